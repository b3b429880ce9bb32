"""The words that all parts of the wire use."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seat = Literal["red", "green", "blue", "yellow", "black", "white"]
Kind = Literal["land", "sea"]
SeatKind = Literal["you", "local", "friend", "bot"]
Stage = Literal["laying-out", "active", "between", "partner"]
"""How far the turn of two partners has come: cards are laid out, one carries out, then the other."""

Tie = Literal["holder", "next", "order"]
"""What broke a tie: holding the Præfectus, being the first to get it, or if nobody has it the turn order."""

Name = Annotated[str, Meta(max_length=40)]
GameName = Annotated[str, Meta(max_length=60)]
Token = Annotated[str, Meta(max_length=80)]
MoveText = Annotated[str, Meta(max_length=200)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
GRACE, LONGEST_GRACE = 3, 24 * 60
"""The usual grace and the longest, in minutes."""

Goods = dict[str, int]
"""How many of each, by id; `any` for one of choice. What there is none of is left out."""
Field = int | str | Goods
"""What fills a prompt or a reason: a number, an id, or goods."""


class Incoming(Struct, forbid_unknown_fields=True):
    """Something a client sends: unknown fields are refused."""


class Outgoing(Struct):
    """Something the server sends."""
