"""What the numbers of a game mean: everything that can be said in it, by the number that it has."""

from __future__ import annotations

from collections.abc import Iterator

from concordia_game.actions.layout import COUNTS, FLAT_MONEY, MOST_PAID
from concordia_game.actions.numbering import GIVE, PAID, CompactNumbering, Numbering, mixes_of
from concordia_game.actions.steps import (
    BuySome,
    Count,
    Drop,
    GiveSome,
    Lift,
    NameTile,
    Paid,
    PayOne,
    SellSome,
    Step,
)
from concordia_game.engine.board import Board
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.goods import FISH, KINDS, TRADED
from concordia_game.engine.ids import COLONIST_KINDS, LAND, RED, Good, PlaceId, RouteId, TileId
from concordia_game.engine.modules.fish.moves import CLOSE, VISIT
from concordia_game.engine.modules.forum.deeds.exchange import SWAP
from concordia_game.engine.modules.forum.kinds import HIGHEST_BID
from concordia_game.engine.modules.forum.moves import (
    BIDS,
    DRAW,
    KEEP,
    PASS,
    SKIP_TILE,
    TAKE_TILE,
    USE,
    OpenBid,
)
from concordia_game.engine.modules.teams.moves import START_IN, Give
from concordia_game.engine.moves import (
    BUILD,
    BUY,
    CHOOSE,
    COPY,
    COPY_SPACE,
    DONE,
    FORGO,
    INCOME,
    PLAY,
    PRODUCE,
    RECRUIT,
    RECRUIT_HOME,
    SELL,
    SETTLE,
    TAKE,
    TAKE_ROLE,
    TAX,
    TURN_SALT,
    Move,
    MoveColonist,
    PayGoods,
)
from concordia_game.engine.setup import SetUp


def meanings(setup: SetUp, numbering: Numbering) -> dict[int, Move | Step]:
    """Every number that means something in a game, and what."""
    found: dict[int, Move | Step] = {}
    for move in whole_moves(setup):
        _enter(found, numbering.number(move, 0, RED), move)
    if isinstance(numbering, CompactNumbering):
        for number, step in _steps(setup, numbering):
            _enter(found, number, step)
    else:
        for move in larger_moves(setup):
            _enter(found, numbering.number(move, 0, RED), move)
    return dict(sorted(found.items()))


def _enter(found: dict[int, Move | Step], number: int, meaning: Move | Step) -> None:
    if number in found:
        raise ConcordiaError(f"{number} means both {found[number]!r} and {meaning!r}")
    found[number] = meaning


def whole_moves(setup: SetUp) -> Iterator[Move]:
    """The moves that are a single step in both catalogues; bids are counts in the compact one."""
    board, box = setup.board, setup.box
    cities, tiles = len(board.cities), len(box.tiles)
    yield from (DONE, CLOSE, SKIP_TILE, PASS, INCOME, TAX)
    yield from PLAY[: len(box.cards)]
    yield from TAKE_ROLE[: len(box.role_ids)]
    yield from COPY[: setup.players]
    for spaces in (COPY_SPACE, TAKE, TAKE_TILE):
        yield from spaces[1:]
    for goods in (FORGO, TURN_SALT, CHOOSE, SWAP):
        yield from goods
    if setup.options.fish:
        yield from VISIT[: len(box.markets[setup.options.fish].offers)]
    yield from PRODUCE[: len(board.provinces)]
    yield from RECRUIT_HOME
    for kind in COLONIST_KINDS:
        yield from SETTLE[kind][:cities]
        yield from RECRUIT[kind][:cities]
    for places in (BUILD, START_IN):
        yield from places[:cities]
    for moves in (USE, KEEP, DRAW):
        yield from moves[:tiles]


def larger_moves(setup: SetUp) -> Iterator[Move]:
    """The moves that take several steps in the compact catalogue, and bids."""
    yield from BIDS
    for good in range(TRADED):
        yield from SELL[good][1:]
        yield from BUY[good][1:]
    for tile in range(len(setup.box.tiles)):
        for bid in range(HIGHEST_BID + 1):
            yield OpenBid(TileId(tile), bid)
    for count in range(1, FLAT_MONEY):
        yield Give(count)
    for mix in mixes_of(FISH, MOST_PAID):
        yield PayGoods(mix)
    yield from journeys(setup.board)


def journeys(board: Board) -> Iterator[Move]:
    """Every journey of a colonist; where ships carry them, those that take a ship have 0 steps here."""
    for kind in COLONIST_KINDS:
        for place, reach in enumerate(board.reach[kind]):
            yield from reach
            if (
                kind == LAND
                and board.carries
                and (place >= board.first_city or board.routes[place].kind == LAND)
            ):
                near = {move.route for move in reach if isinstance(move, MoveColonist)}
                for number, route in enumerate(board.routes):
                    if route.kind == LAND and number not in (*near, place):
                        yield MoveColonist(kind, PlaceId(place), RouteId(PlaceId(number)), 0)


def _steps(setup: SetUp, numbering: CompactNumbering) -> Iterator[tuple[int, Step]]:
    layout, board, slots = numbering.layout, setup.board, numbering.slots
    yield layout.plain + PAID, Paid()
    yield layout.plain + GIVE, GiveSome()
    for good in range(KINDS - 1):
        yield layout.pay + good, PayOne(Good(good))
    for good in range(TRADED):
        yield layout.sell + good, SellSome(Good(good))
        yield layout.buy + good, BuySome(Good(good))
    for count in range(COUNTS):
        yield layout.count + count, Count(count)
    for tile, slot in enumerate(slots.tiles):
        yield layout.name_tile + slot, NameTile(TileId(tile))
    for kind in COLONIST_KINDS:
        for place, number in enumerate(numbering.lifts[kind]):
            if place >= board.first_city or board.routes[place].kind == kind:
                yield number, Lift(kind, PlaceId(place))
    for number, slot in enumerate(slots.routes):
        yield numbering.drop + slot, Drop(RouteId(PlaceId(number)))
