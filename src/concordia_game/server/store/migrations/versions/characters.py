"""Bots sit down as somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add who that is; in games from before they go on as nobody."""
    op.add_column("seats", sa.Column("character", sa.String(40), nullable=True))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("seats", "character")
