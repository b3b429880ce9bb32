"""Games have a host, a name and a summary; invites are remembered when they open nothing any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add them; who created the games from before is seen from their seats."""
    op.add_column("games", sa.Column("host", sa.Integer, nullable=True))
    op.add_column("games", sa.Column("name", sa.String(60), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("renewed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "invites",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("replaced", sa.Boolean, nullable=False),
    )
    op.create_table(
        "summaries",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("board", sa.String(40), nullable=False),
        sa.Column("asked", sa.String(8), nullable=True),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("summaries")
    op.drop_table("invites")
    op.drop_column("seats", "renewed")
    op.drop_column("games", "name")
    op.drop_column("games", "host")
