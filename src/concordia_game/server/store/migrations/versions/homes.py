"""Which processes serve a database, and in which of them each game is at home."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nobody serves while the tables change: no game is at home anywhere."""
    op.create_table(
        "processes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "homes",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("process", sa.Integer, nullable=False, index=True),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("homes")
    op.drop_table("processes")
