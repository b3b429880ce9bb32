"""The tables. Moves are only ever appended; the position is what they add up to."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, DateTime, Float, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("setup", Text, nullable=False),  # JSON of files/setups.setup_data, options included
    Column("seed_hidden", Boolean, nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("guided", Boolean, nullable=False),
    Column("rematch", String(32), nullable=True),
    Column("grace", Integer, nullable=False),  # minutes before a bot plays for somebody who is away
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Integer, nullable=False),  # the index in the creator's list
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=True),
    Column("stand_in", String(40), nullable=True),  # the bot that plays for an absent person
    Column("votes", Integer, nullable=False),  # one bit for every seat that wants a bot here
    Column("token_hash", String(64), nullable=True, unique=True),
    Column("invite_hash", String(64), nullable=True, unique=True),
    Column(
        "kept_hash", String(64), nullable=True
    ),  # of the token that opened its person's seat in the game before
    Column("due", Float, nullable=True),  # when a bot sits down, in seconds since 1970
    Column("away_from", Integer, nullable=True),  # the ply at which a bot sat down the last time
    Column("away_to", Integer, nullable=True),  # the ply at which the person was back
    Column("character", String(40), nullable=True),  # who a bot sits down as
)

moves = Table(
    "moves",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # move, retract, confirm, hold or release
    Column("text", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
