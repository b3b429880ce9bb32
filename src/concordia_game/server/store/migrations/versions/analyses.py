"""Analyses of games, under way and done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """None has been made yet."""
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("depth", sa.String(8), nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False, index=True),
        sa.Column("data", sa.LargeBinary, nullable=True),
    )


def downgrade() -> None:
    """They can be made again."""
    op.drop_table("analyses")
