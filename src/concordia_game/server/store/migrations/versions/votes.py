"""Votes to let a bot play for somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the votes; nobody has voted yet.

    Before migrations were whole, a server killed here could leave the column behind and not know it.
    """
    if "votes" not in [column["name"] for column in sa.inspect(op.get_bind()).get_columns("seats")]:
        op.add_column("seats", sa.Column("votes", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget the votes."""
    op.drop_column("seats", "votes")
