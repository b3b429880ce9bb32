"""Summaries say where houses stand, for the small pictures of the desk."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add them; games from before are looked at when somebody sees their desk."""
    op.add_column("summaries", sa.Column("houses", sa.Text, nullable=True))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("summaries", "houses")
