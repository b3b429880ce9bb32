"""Clocks, holidays, resignations, and what the others have to agree to."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def new_columns() -> list[sa.Column[Any]]:
    """What is known of every seat from now on."""
    return [
        sa.Column("bank", sa.Float, nullable=True),
        sa.Column("since", sa.Float, nullable=True),
        sa.Column("clock_turn", sa.Integer, nullable=True),
        sa.Column("only_turn", sa.Integer, nullable=True),
        sa.Column("overdue", sa.Integer, nullable=False, server_default="0"),
        sa.Column("holiday_from", sa.Float, nullable=True),
        sa.Column("holiday_until", sa.Float, nullable=True),
        sa.Column("holiday_spent", sa.Float, nullable=False, server_default="0"),
        sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()),
    ]


def upgrade() -> None:
    """Games from before have no clock, and a bot takes over from whoever resigns."""
    op.add_column("games", sa.Column("clock", sa.Text, nullable=True))
    op.add_column("games", sa.Column("leaving", sa.String(8), nullable=False, server_default="bot"))
    for column in new_columns():
        op.add_column("seats", column)
    op.create_table(
        "agreements",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("pulse")
    op.drop_table("agreements")
    for column in reversed(new_columns()):
        op.drop_column("seats", column.name)
    op.drop_column("games", "leaving")
    op.drop_column("games", "clock")
