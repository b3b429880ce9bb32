"""Seats that are kept for their people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what opens the seats of a rematch; those of games from before have tokens of their own."""
    op.add_column("seats", sa.Column("kept_hash", sa.String(64), nullable=True))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("seats", "kept_hash")
