"""People whom the server knows again: in whichever browser they are, their seats are theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add people, the keys of their browsers, and whose a seat is; in games from before it is nobody's."""
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id"), nullable=False, index=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.add_column("seats", sa.Column("holder", sa.String(32), nullable=True))
    op.create_index("ix_seats_holder", "seats", ["holder"])


def downgrade() -> None:
    """Forget them."""
    op.drop_index("ix_seats_holder", "seats")
    op.drop_column("seats", "holder")
    op.drop_table("sessions")
    op.drop_table("persons")
