"""What is said and noted at a table, and how open it is to others."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import UNSET, Meta, UnsetType

from concordia_game.server.wire.agreements import ClockAgreed
from concordia_game.server.wire.common import Incoming, Name, Outgoing, Seat

LONGEST_SAID, LONGEST_NOTE = 500, 4_000
"""In characters."""

Emoji = Literal["👍", "👏", "😄", "😮", "😢", "🎉"]
EMOJIS: tuple[str, ...] = get_args(Emoji)

TalkMode = Literal["all", "seats", "off"]
"""Who hears what is said: everybody who is there, the seats, or nobody as nothing can be said."""

Delay = Literal[0, 1, 3]
"""How many turns spectators are behind."""

SaidNumber = Annotated[int, Meta(ge=1, le=1_000_000_000)]


class Say(Incoming, tag_field="type", tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(max_length=LONGEST_SAID)]
    seat: Seat | UnsetType = UNSET


class React(Incoming, tag_field="type", tag="react"):
    """Answer what was said with an emoji, or take that back."""

    number: SaidNumber
    emoji: Emoji
    seat: Seat | UnsetType = UNSET


class Unsay(Incoming, tag_field="type", tag="unsay"):
    """Take back what one has just said."""

    number: SaidNumber
    seat: Seat | UnsetType = UNSET


class Earlier(Incoming, tag_field="type", tag="earlier"):
    """Ask for what was said before."""

    before: SaidNumber


class Note(Incoming, tag_field="type", tag="note"):
    """Keep a seat's notes, which nobody else gets to see."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]
    seat: Seat | UnsetType = UNSET


class SetManners(Incoming, tag_field="type", tag="manners"):
    """The host changes who hears what is said, and whether strangers find the table."""

    talk: TalkMode | UnsetType = UNSET
    listed: bool | UnsetType = UNSET


TalkMessage = Say | React | Unsay | Earlier | Note | SetManners


class Said(Outgoing):
    """Something that was said; `gone` if it was taken back. `at` are seconds since 1970."""

    number: int
    seat: Seat
    text: str
    at: float
    reactions: dict[str, list[Seat]] = {}
    gone: bool = False


class Talk(Outgoing, tag_field="type", tag="talk"):
    """What was said, or has changed of it; `first` is the number of the earliest that is kept."""

    messages: list[Said]
    first: int


class Notes(Outgoing, tag_field="type", tag="notes"):
    """The notes of seats that this connection holds."""

    notes: dict[str, str]


class OpenTable(Outgoing):
    """A table with free seats for whoever likes; `bots` are the levels of those who play already."""

    game: str
    host: str
    board: str
    options: dict[str, bool | int | str]
    players: int
    free: int
    bots: list[str]
    language: str
    clock: ClockAgreed | None = None


class OpenTables(Outgoing):
    """All tables with free seats, the newest first."""

    tables: list[OpenTable]


class JoinOpen(Incoming):
    """Take a free seat at an open table."""

    name: Name = ""
