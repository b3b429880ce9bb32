"""Seats that are kept for their people: in a rematch, and while they are away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what opens the seats of a rematch, and who was away when; games from before get the usual grace."""
    op.add_column("games", sa.Column("grace", sa.Integer, nullable=False, server_default="3"))
    op.add_column("seats", sa.Column("kept_hash", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("due", sa.Float, nullable=True))
    op.add_column("seats", sa.Column("away_from", sa.Integer, nullable=True))
    op.add_column("seats", sa.Column("away_to", sa.Integer, nullable=True))


def downgrade() -> None:
    """Drop them."""
    for column in ("away_to", "away_from", "due", "kept_hash"):
        op.drop_column("seats", column)
    op.drop_column("games", "grace")
