"""People talk at the table and take notes, others watch, and strangers find tables that are open."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def columns() -> list[sa.Column[Any]]:
    """What a game has in addition."""
    return [
        sa.Column("talk", sa.String(8), nullable=False, server_default="all"),
        sa.Column("watchers", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("delay", sa.Integer, nullable=False, server_default="0"),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("language", sa.String(16), nullable=False, server_default=""),
        sa.Column("attended", sa.Float, nullable=False, server_default="0"),
    ]


def upgrade() -> None:
    """Add what is said and noted; at tables from before people may talk and others watch, as they could."""
    for column in columns():
        op.add_column("games", column)
    op.create_table(
        "talk",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "reactions",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("emoji", sa.String(8), primary_key=True),
    )
    op.create_table(
        "notes",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget all of it."""
    for table in ("notes", "reactions", "talk"):
        op.drop_table(table)
    for column in reversed(columns()):
        op.drop_column("games", column.name)
