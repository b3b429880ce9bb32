"""What lies on the table."""

from __future__ import annotations

from concordia_game.server.wire.catalog import StallShown
from concordia_game.server.wire.common import Field, Goods, Kind, Outgoing, Seat, Stage


class Cost(Outgoing):
    """A card on the display, with its price and what its space adds."""

    card: str
    cost: Goods
    surcharge: Goods


class ColonistShown(Outgoing):
    """A colonist on the board; `place` is a city, a start space or a route without its kind."""

    kind: Kind
    place: str


class Reserve(Outgoing):
    """The colonists still in the storehouse."""

    land: int
    sea: int


class PlayerShown(Outgoing):
    """One seat's possessions; `room` spaces of `spaces` are free, `bought` cards it did not begin with."""

    seat: Seat
    sestertii: int
    goods: Goods
    fish: int
    hand: list[str]
    discard: list[str]
    colonists: list[ColonistShown]
    houses: list[str]
    tiles: list[str]
    marker: str | None
    room: int
    spaces: int
    colonists_left: Reserve
    houses_left: int
    interim: int | None
    bid: int
    bought: list[str]


class CityShown(Outgoing):
    """A city: what it produces (the start city nothing), and whose houses stand there."""

    good: str | None
    houses: list[Seat]


class ProvinceShown(Outgoing):
    """A province's marker: its good, whether coins show, how many; or with the fish market its fish."""

    good: str | None
    coins: bool
    value: int
    fish: int | None


class ForumShown(Outgoing):
    """The open tiles, space 1 first, and what is known of the others."""

    row: list[str | None]
    stack_size: int
    discard: list[str]
    thresholds: list[int]


class AuctionShown(Outgoing):
    """The running auction: the tiles on offer, and the highest bid once a tile is named."""

    offers: list[str]
    tile: str | None
    bid: int | None
    leader: Seat | None
    bidders: list[Seat]


class Refusal(Outgoing):
    """Why something is not to be had: a message of reasons.ftl."""

    code: str
    details: dict[str, Field]


class MarketShown(Outgoing):
    """The fish market: coins by space, each named by its first stall.

    While somebody is asked for a stall, `closed` says of each that can't be visited why not.
    """

    coins: dict[str, int]
    side: str
    reconstructed: bool
    stalls: list[StallShown]
    closed: dict[str, Refusal]


class CardLaid(Outgoing):
    """A card that was played in this turn, and who laid it down."""

    seat: Seat
    card: str


class TeamTurn(Outgoing):
    """The turn of two partners: `acting` is the one whose part it is, `cards` were laid out so far.

    Both carry out `card`, a double card the active player in `role` and the partner in the other; `alone` is
    what the partner carries out instead.
    """

    stage: Stage
    partner: Seat
    acting: Seat
    cards: list[CardLaid]
    card: str | None
    role: str | None
    alone: str | None


class StateShown(Outgoing):
    """The position as everybody may know it."""

    players: list[PlayerShown]
    cities: dict[str, CityShown]
    routes: dict[str, Seat]
    provinces: dict[str, ProvinceShown]
    display: list[Cost | None]
    stack_size: int
    forum: ForumShown | None
    auction: AuctionShown | None
    market: MarketShown | None
    magnus: Seat | None
    concordia: Seat | None
    active: Seat
    turn: int
    tiles_used: list[str]
    tiles_in_effect: list[str]
    team_turn: TeamTurn | None = None
