"""Planning: what the things on the table would bring a seat, and turns that are played ahead on a copy."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Raw, UnsetType

from concordia_game.server.wire.common import Goods, Incoming, MoveText, Outgoing, Ply, Seat
from concordia_game.server.wire.position import Position
from concordia_game.server.wire.tabletop import Refusal

LONGEST_PLAN = 80
"""Moves; a turn has some five."""


class AskFacts(Incoming, tag_field="type", tag="facts"):
    """Ask what everything on the table would cost and bring a seat now, whoever is to move."""

    seat: Seat | UnsetType = UNSET


class Gain(Outgoing):
    """The points that something brings, in all and `gods` by god; `partner` are the partner's."""

    points: int
    gods: dict[str, int]
    partner: int = 0


class Price(Outgoing):
    """What something costs a seat now, and what of it the seat lacks."""

    sestertii: int
    goods: Goods
    lacks_sestertii: int
    lacks_goods: Goods


class CityFact(Outgoing):
    """A house in a city: its price, what it brings apart from that, and whether a colonist is `near` enough.

    Where the seat can have none at all, there is the reason instead.
    """

    near: bool = False
    price: Price | None = None
    gain: Gain | None = None
    refused: Refusal | None = None


class ProvinceFact(Outgoing):
    """What each seat would get if the asking one had a province produce.

    Where it can't produce now, there is the reason, and what the houses alone would bring.
    """

    yields: dict[Seat, Goods]
    refused: Refusal | None = None


class OfferFact(Outgoing):
    """A card on the display: its points, its price with a `senator`, and with a `consul`."""

    card: str
    gain: Gain
    senator: Price
    consul: Price


class Facts(Outgoing, tag_field="type", tag="facts"):
    """What everything would cost and bring a seat; `cards` are its own, `display` has the spaces in order.

    `reach` are for each of its colonists, as in `touches`, the routes within `steps`, and how many they take.
    """

    ply: int
    seat: Seat
    cities: dict[str, CityFact]
    provinces: dict[str, ProvinceFact]
    cards: dict[str, Gain]
    display: list[OfferFact | None]
    steps: int
    reach: dict[str, dict[str, int]]


class AskPlan(Incoming, tag_field="type", tag="plan"):
    """Play a seat's next moves ahead on a copy, from the current position or an earlier one.

    The client keeps its plan: it sends all moves each time, with a `number` that the answer repeats.
    """

    number: Ply
    moves: Annotated[list[MoveText], Meta(max_length=LONGEST_PLAN)]
    seat: Seat | UnsetType = UNSET
    ply: Ply | None = None


class Planned(Outgoing, tag_field="type", tag="planned"):
    """A plan as far as it is possible: the first `taken` moves, and why the next one is not.

    `drawn` says that something hidden came up, which was drawn for the plan. The other seats stand still.
    """

    number: int
    ply: int
    seat: Seat
    taken: int
    refused: Refusal | None
    drawn: bool
    facts: Facts
    position: Position


class PlannedParts(Outgoing, tag_field="type", tag="planned"):
    """The same with a position that is already JSON."""

    number: int
    ply: int
    seat: Seat
    taken: int
    refused: Refusal | None
    drawn: bool
    facts: Facts
    position: Raw
