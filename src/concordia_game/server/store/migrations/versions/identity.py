"""People come back with a passkey or a recovery link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add ways to come back, and how games ended; those from before are entered when somebody asks."""
    op.add_column("persons", sa.Column("recovery_hash", sa.String(64), nullable=True))
    op.add_column("persons", sa.Column("rated_since", sa.Float, nullable=True))
    op.create_index("ix_persons_recovery_hash", "persons", ["recovery_hash"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id"), nullable=False, index=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_table(
        "seat_keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("session", sa.String(64), sa.ForeignKey("sessions.hash"), nullable=False, index=True),
    )
    op.create_table(
        "results",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("ended", sa.Float, nullable=False, index=True),
        sa.Column("board", sa.String(40), nullable=False),
        sa.Column("modules", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("god", sa.String(16), nullable=False),
        sa.Column("lead", sa.Integer, nullable=False),
        sa.Column("rated", sa.Text, nullable=True),
    )


def downgrade() -> None:
    """Forget them."""
    for table in ("results", "seat_keys", "passkeys"):
        op.drop_table(table)
    op.drop_index("ix_persons_recovery_hash", "persons")
    op.drop_column("persons", "rated_since")
    op.drop_column("persons", "recovery_hash")
