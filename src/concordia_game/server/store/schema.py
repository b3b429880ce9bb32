"""The tables. Moves are only ever appended; the position is what they add up to."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

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
    Column("host", Integer, nullable=True),  # the person who created it, if that is known
    Column("name", String(60), nullable=False),
    Column("talk", String(8), nullable=False),  # who hears what is said: all, seats, or off for nobody
    Column("watchers", Boolean, nullable=False),  # whether people without a seat may look on
    Column("delay", Integer, nullable=False),  # how many turns they are behind
    Column("listed", Boolean, nullable=False),  # whether strangers may find it and take a free seat
    Column("language", String(16), nullable=False),
    Column("attended", Float, nullable=False),  # when its host was last there, in seconds since 1970
    Column("clock", Text, nullable=True),  # JSON of wire.ClockAgreed; null without one
    Column("leaving", String(8), nullable=False),  # what a resignation does: bot or end
    Column("hints", Boolean, nullable=False),  # whether players may ask what to do
    Column("live_scores", Boolean, nullable=False),  # whether points are shown before the end
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
    Column("holder", String(32), nullable=True, index=True),  # the person whose seat it is, if known
    Column("renewed", Boolean, nullable=False),  # whether its link was ever sent anew
    Column("bank", Float, nullable=True),  # seconds on the clock when it last stopped
    Column(
        "since", Float, nullable=True
    ),  # when it began to run, in seconds since 1970; null while it stands
    Column("clock_turn", Integer, nullable=True),  # the turn for which time was given the last time
    Column("only_turn", Integer, nullable=True),  # the turn for which alone a bot stands in
    Column("overdue", Integer, nullable=False),  # how often time was up
    Column("holiday_from", Float, nullable=True),
    Column("holiday_until", Float, nullable=True),
    Column("holiday_spent", Float, nullable=False),  # seconds of the holidays before
    Column("resigned", Boolean, nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made", Float, nullable=False),  # in seconds since 1970
    Column("recovery_hash", String(64), nullable=True, index=True),  # of what the recovery link has
    Column("rated_since", Float, nullable=True),  # None for whoever wants no rating
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the key that a browser has
    Column("person", String(32), ForeignKey("persons.id"), nullable=False, index=True),
    Column("made", Float, nullable=False),
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

invites = Table(
    "invites",
    metadata,
    Column("hash", String(64), primary_key=True),  # of an invite that opens nothing any more
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("replaced", Boolean, nullable=False),  # whether a newer one was sent after it
)

summaries = Table(
    "summaries",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("ply", Integer, nullable=False),  # where the game was: it says nothing of any other ply
    Column("board", String(40), nullable=False),
    Column("asked", String(8), nullable=True),
    Column("over", Boolean, nullable=False),
    Column("begun", Boolean, nullable=False),  # whether a person has moved
    Column("scores", Text, nullable=False),  # JSON: the points by seat
    Column("winners", Text, nullable=False),  # JSON: the seats that have won
    Column("houses", Text, nullable=True),  # JSON: the cities by seat; null before they were kept
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # of the credential, in base64url
    Column("person", String(32), ForeignKey("persons.id"), nullable=False, index=True),
    Column("public_key", Text, nullable=False),  # in base64url
    Column("uses", BigInteger, nullable=False),  # how often it was used, as it says itself
    Column("label", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=True),
)

seat_keys = Table(
    "seat_keys",
    metadata,
    Column("hash", String(64), primary_key=True),  # of a token that opens a seat for its holder's browser
    Column("game", String(32), ForeignKey("games.id"), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    Column("session", String(64), ForeignKey("sessions.hash"), nullable=False, index=True),
)

results = Table(
    "results",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("ended", Float, nullable=False, index=True),
    Column("board", String(40), nullable=False),
    Column("modules", Text, nullable=False),  # JSON: the options that are on
    Column("seats", Text, nullable=False),  # JSON: what each seat came to
    Column("god", String(16), nullable=False),  # behind most of the winner's lead
    Column("lead", Integer, nullable=False),
    Column("rated", Text, nullable=True),  # JSON: who was rated, side by side from the first to the last
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),  # what the server made up once, and signs with
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("persons.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, webhook or email
    Column("address", Text, nullable=False),
    Column("details", Text, nullable=False),  # JSON: a browser's keys, or how a webhook wants to be told
    Column("base", Text, nullable=False),  # this server's address as the person reached it, for links
    Column("confirmed", Boolean, nullable=False),
    Column("made", Float, nullable=False),
)

wishes = Table(
    "wishes",
    metadata,
    Column("person", String(32), ForeignKey("persons.id"), primary_key=True),
    Column("language", String(16), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer, nullable=True),  # minutes after midnight, in that zone
    Column("quiet_to", Integer, nullable=True),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), ForeignKey("persons.id"), primary_key=True),
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
)

told = Table(
    "told",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("person", String(32), ForeignKey("persons.id"), primary_key=True),
    Column("mark", String(40), primary_key=True),  # which turn it was
    Column("ply", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("person", String(32), ForeignKey("persons.id"), nullable=False),
    Column("mark", String(40), nullable=False),
    Column("channel", String(32), ForeignKey("channels.id"), nullable=False, index=True),
    Column("state", String(8), nullable=False, index=True),  # due, sending, sent, failed or dropped
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=True),  # null if it was taken back
    Column("at", Float, nullable=False),  # in seconds since 1970
)

reactions = Table(
    "reactions",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of what was said
    Column("seat", Integer, primary_key=True),
    Column("emoji", String(8), primary_key=True),
)

notes = Table(
    "notes",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

agreements = Table(
    "agreements",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),  # see agreements/rows.py
    Column("text", Text, nullable=False),  # JSON of its details
    Column("at", Float, nullable=False),  # in seconds since 1970
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),  # when the server was last known to run
)

orders = Table(
    "orders",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", Float, nullable=False),
    Column("what", String(16), nullable=False),  # see admin/deeds.py
    Column("text", Text, nullable=False),  # JSON of its details; no secret, only hashes
    Column("state", String(8), nullable=False),  # new, taken or done
    Column("answer", Text, nullable=True),  # JSON: what came of it
)

visits = Table(
    "visits",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("at", Float, nullable=False),  # when somebody was last there, in seconds since 1970
)

processes = Table(
    "processes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("address", String(200), nullable=False),  # where the others reach it
    Column("gone", Boolean, nullable=False),  # whether another one found it gone: it writes no more
)

homes = Table(
    "homes",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("process", Integer, nullable=False, index=True),  # the only one that writes to the game
)

analyses = Table(
    "analyses",
    metadata,
    Column("id", String(32), primary_key=True),  # a digest of the record, the depth and the rules
    Column("depth", String(8), nullable=False),
    Column("record", LargeBinary, nullable=False),  # compressed, as is the data
    Column("done", Integer, nullable=False),  # how many turns have been judged
    Column("count", Integer, nullable=False),
    Column("at", Float, nullable=False, index=True),  # when it was last written or looked at
    Column("data", LargeBinary, nullable=True),  # what came out
)
