"""The rules as a booklet: its sections, and examples that the engine has played."""

from __future__ import annotations

from concordia_game.server.wire.common import Goods, Outgoing, Seat
from concordia_game.server.wire.position import EventShown, GodShown


class BookletSection(Outgoing):
    """A section: what it needs to be in play, what it shows, and its examples by their ids."""

    id: str
    chapter: str
    needs: list[str]
    shows: list[str]
    examples: list[str]


class Purse(Outgoing):
    """What somebody has."""

    sestertii: int
    goods: Goods


class PurseChanged(Outgoing):
    """What somebody had and has."""

    seat: Seat
    before: Purse
    after: Purse


class BookletExample(Outgoing):
    """An example: a picture of the board, an SVG element for the page, and what was done there.

    Its text may name the cities `around` which the picture was made, their `provinces`, and the `figures`.
    `display` has the cards for sale as they lay, `cards` what was played, `scores` red's points at the end;
    each is empty where the example is not about it.
    """

    id: str
    board: str
    around: list[str]
    provinces: list[str]
    picture: str
    events: list[EventShown]
    purses: list[PurseChanged]
    cards: list[str]
    display: list[str]
    scores: dict[str, GodShown]
    figures: dict[str, int]


class StartShown(Outgoing):
    """What everybody starts with; `sestertii` by seat."""

    sestertii: list[int]
    goods: Goods
    goods_with_salt: Goods


class Booklet(Outgoing):
    """The whole booklet without its words, and figures that the catalog does not have.

    `surcharges` are those of each side of the display, space by space.
    """

    sections: list[BookletSection]
    examples: list[BookletExample]
    surcharges: dict[str, list[Goods]]
    colonist: Goods
    start: StartShown
