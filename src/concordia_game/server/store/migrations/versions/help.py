"""What a table lets its players know beyond the rules: hints, and how everybody stands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Games from before keep what they could do: both."""
    op.add_column("games", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("games", sa.Column("live_scores", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Allow both everywhere again."""
    op.drop_column("games", "live_scores")
    op.drop_column("games", "hints")
