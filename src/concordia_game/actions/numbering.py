"""The number of a move: one for all of it (flat), or one for each of its steps (compact).

This runs once for every legal move of every position: plain comparisons and lists, which mypyc compiles well.
The most frequent kinds of moves come first.
"""

from __future__ import annotations

from typing import Final

from concordia_game.actions.layout import (
    COUNTS,
    FLAT_BIDS,
    FLAT_MONEY,
    FLAT_TILES,
    MOST_PAID,
    ROUTES,
    START_SPACES,
    Layout,
    compact_layout,
    flat_layout,
)
from concordia_game.actions.slots import Names, Slots
from concordia_game.engine.board import Board
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.goods import FISH
from concordia_game.engine.ids import COLONIST_KINDS, ColonistKind, PlaceId, Seat
from concordia_game.engine.modules.fish.moves import Close, Visit
from concordia_game.engine.modules.forum.deeds.exchange import Swap
from concordia_game.engine.modules.forum.moves import (
    Bid,
    Draw,
    KeepTile,
    OpenBid,
    Pass,
    SkipTile,
    TakeTile,
    UseTile,
)
from concordia_game.engine.modules.teams.moves import Give, StartIn
from concordia_game.engine.moves import (
    Build,
    Buy,
    Choose,
    Copy,
    CopySpace,
    Done,
    Forgo,
    Income,
    Move,
    MoveColonist,
    PayGoods,
    PlayCard,
    Produce,
    Recruit,
    Sell,
    Settle,
    Take,
    TakeRole,
    Tax,
    TurnSalt,
)
from concordia_game.engine.setup import SetUp

DONE: Final = 0
CLOSE: Final = 1
SKIP_TILE: Final = 2
PASS: Final = 3
INCOME: Final = 4
TAX: Final = 5
PAID: Final = 6
GIVE: Final = 7
"""The moves and steps that name nothing, in their block."""

MANY: Final = 1 << 30
"""Room for any number of things."""


class Numbering:
    """What both catalogues have in common: the moves that are a single step in either."""

    __slots__ = ("layout", "players", "setup", "slots")

    def __init__(self, setup: SetUp, layout: Layout, slots: Slots) -> None:
        self.setup = setup
        self.layout = layout
        self.slots = slots
        self.players = setup.players

    def __repr__(self) -> str:
        return f"<{type(self).__name__} numbering of {self.setup!r}>"

    def steps(self, move: Move) -> int:
        """How many steps a move has."""
        raise NotImplementedError

    def number(self, move: Move, depth: int, asked: Seat) -> int:
        """The number of a move's step, the first at depth 0; past the last one, that of ending there."""
        raise NotImplementedError

    def pile(self, owner: Seat, asked: Seat) -> int:
        """Which pile it is."""
        raise NotImplementedError

    def whole(self, move: Move, asked: Seat) -> int:
        """The number of a move that is a single step."""
        layout = self.layout
        slots = self.slots
        if isinstance(move, Settle):
            return layout.settle + move.kind * layout.cities + slots.cities[move.city]
        if isinstance(move, Done):
            return layout.plain + DONE
        if isinstance(move, Build):
            return layout.build + slots.cities[move.city]
        if isinstance(move, PlayCard):
            return layout.play + slots.cards[move.card]
        if isinstance(move, Produce):
            return layout.produce + slots.provinces[move.province]
        if isinstance(move, UseTile):
            return layout.use + slots.tiles[move.tile]
        if isinstance(move, Take):
            return layout.take + move.space
        if isinstance(move, Copy):
            return layout.copy + self.pile(move.seat, asked)
        return self.rarer(move)

    def rarer(self, move: Move) -> int:
        """The number of a less frequent move."""
        layout = self.layout
        slots = self.slots
        if isinstance(move, Recruit):
            if move.city is None:
                return layout.home + move.kind
            return layout.recruit + move.kind * layout.cities + slots.cities[move.city]
        if isinstance(move, Forgo):
            return layout.forgo + move.good
        if isinstance(move, Income):
            return layout.plain + INCOME
        if isinstance(move, Tax):
            return layout.plain + TAX
        if isinstance(move, TurnSalt):
            return layout.turn_salt + move.good
        if isinstance(move, Choose):
            return layout.choose + move.good
        if isinstance(move, Visit):
            return layout.visit + slots.offers[move.offer]
        return self.rarest(move)

    def rarest(self, move: Move) -> int:
        """The number of a move that is made now and then in a game."""
        layout = self.layout
        slots = self.slots
        if isinstance(move, Close):
            return layout.plain + CLOSE
        if isinstance(move, TakeTile):
            return layout.take_tile + move.space
        if isinstance(move, SkipTile):
            return layout.plain + SKIP_TILE
        if isinstance(move, KeepTile):
            return layout.keep + slots.tiles[move.tile]
        if isinstance(move, Draw):
            return layout.draw + slots.tiles[move.tile]
        if isinstance(move, Bid):
            return layout.count + move.bid
        if isinstance(move, Pass):
            return layout.plain + PASS
        if isinstance(move, CopySpace):
            return layout.copy_space + move.space
        return self.of_expansions(move)

    def of_expansions(self, move: Move) -> int:
        """The number of a move that belongs to a tile, to double cards or to team play."""
        layout = self.layout
        if isinstance(move, Swap):
            return layout.swap + move.good
        if isinstance(move, TakeRole):
            return layout.role + self.slots.roles[move.role]
        if isinstance(move, StartIn):
            return layout.start + self.slots.cities[move.city]
        raise ConcordiaError(f"{move!r} has no number: give it a block in actions/layout.py")


class CompactNumbering(Numbering):
    """Steps: a colonist is lifted and dropped, goods are paid one by one, seats count from the one asked."""

    __slots__ = ("drop", "lifts")

    def __init__(self, setup: SetUp, published: Names) -> None:
        layout = compact_layout()
        rooms = {
            "cards": layout.room("play"),
            "roles": layout.room("role"),
            "tiles": layout.room("use"),
            "offers": layout.room("visit"),
            "cities": layout.cities,
            "provinces": layout.room("produce"),
            "routes": ROUTES,
            "spaces": START_SPACES,
        }
        super().__init__(setup, layout, Slots(setup, published, rooms))
        self.drop = layout.first("drop")
        self.lifts: list[list[int]] = [self._lifts(kind) for kind in COLONIST_KINDS]
        """The number of lifting a colonist of each kind from each place."""

    def _lifts(self, kind: ColonistKind) -> list[int]:
        layout = self.layout
        slots = self.slots
        routes, cities, spaces = [layout.first(f"lift_{what}") for what in ("route", "city", "space")]
        return (
            [routes + slot for slot in slots.routes]
            + [cities + kind * layout.cities + slot for slot in slots.cities]
            + [spaces + kind * START_SPACES + slot for slot in slots.spaces]
        )

    def pile(self, owner: Seat, asked: Seat) -> int:
        """Counted from the seat that is asked."""
        return (owner - asked) % self.players

    def steps(self, move: Move) -> int:
        """Two for most moves that name two things; as many as there are goods for a payment."""
        if isinstance(move, (MoveColonist, Sell, Buy, OpenBid)):
            return 2
        if isinstance(move, PayGoods):
            return sum(move.goods)
        return 4 if isinstance(move, Give) else 1

    def number(self, move: Move, depth: int, asked: Seat) -> int:
        """What is named first, then what follows."""
        if isinstance(move, MoveColonist):
            if depth == 0:
                return self.lifts[move.kind][move.origin]
            return self.drop + self.slots.routes[move.route]
        if isinstance(move, Sell):
            return self.layout.sell + move.good if depth == 0 else self._count(move.count)
        if isinstance(move, Buy):
            return self.layout.buy + move.good if depth == 0 else self._count(move.count)
        if isinstance(move, PayGoods):
            return self._paid(move, depth)
        if isinstance(move, OpenBid):
            if depth == 0:
                return self.layout.name_tile + self.slots.tiles[move.tile]
            return self._count(move.bid)
        if isinstance(move, Give):
            return self._given(move.count, depth)
        return self.whole(move, asked)

    def _count(self, count: int) -> int:
        if count >= COUNTS:
            raise ConcordiaError(f"the catalogue counts to {COUNTS - 1}, not to {count}")
        return self.layout.count + count

    def _paid(self, move: PayGoods, depth: int) -> int:
        before = 0
        for good, count in enumerate(move.goods):
            before += count
            if depth < before:
                return self.layout.pay + good
        return self.layout.plain + PAID

    def _given(self, count: int, depth: int) -> int:
        if depth == 0:
            return self.layout.plain + GIVE
        if depth == 1:
            return self._count(count // 100)
        return self._count(count // 10 % 10 if depth == 2 else count % 10)


def mixes_of(kinds: int, most: int) -> list[tuple[int, ...]]:
    """Every set of up to `most` goods, as counts; in an order that a new kind of good would not disturb."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(kinds):
        found = [(*mix, count) for mix in found for count in range(most + 1 - sum(mix))]
    found.sort(key=lambda mix: (sum(mix), mix))
    return found


class FlatNumbering(Numbering):
    """One number for a whole move."""

    __slots__ = ("journey", "journeys", "mixes", "ranks")

    def __init__(self, setup: SetUp, published: Names) -> None:
        board = setup.board
        self.ranks: list[int] = []
        """The place of each route among those of its kind."""
        # The layout needs only how many journeys there are, not their slots.
        layout = flat_layout(journeys_on(board))
        rooms = {
            "cards": layout.room("play"),
            "roles": layout.room("role"),
            "tiles": FLAT_TILES,
            "offers": layout.room("visit"),
            "cities": layout.cities,
            "provinces": layout.room("produce"),
            "routes": MANY,
            "spaces": MANY,
        }
        super().__init__(setup, layout, Slots(setup, published, rooms))
        self.journey = layout.first("journey")
        self.journeys = self._journeys()
        """The number of the journey from each place that ends on the first route of each kind."""
        self.mixes = {mix: rank for rank, mix in enumerate(mixes_of(FISH, MOST_PAID))}

    def _journeys(self) -> list[list[int]]:
        """Place by place, in the order of the slots: from a road to each road, from a city to each route."""
        board = self.setup.board
        slots = self.slots
        routes = in_order(slots.routes)
        counts = [0, 0]
        self.ranks = [0] * len(routes)
        for route in routes:
            kind = board.routes[route].kind
            self.ranks[route] = counts[kind]
            counts[kind] += 1
        cities = [board.first_city + city for city in in_order(slots.cities)]
        spaces = [board.first_space + space for space in in_order(slots.spaces)]
        firsts = [[0] * len(board.place_ids) for _ in COLONIST_KINDS]
        following = self.journey
        for place in routes + cities + spaces:
            for kind in COLONIST_KINDS:
                firsts[kind][place] = following
                if goes_by(board, PlaceId(place), kind):
                    following += counts[kind]
        return firsts

    def pile(self, owner: Seat, asked: Seat) -> int:
        """The owner's own seat."""
        return owner

    def steps(self, move: Move) -> int:
        """Every move is one."""
        return 1

    def number(self, move: Move, depth: int, asked: Seat) -> int:
        """The number of the move."""
        layout = self.layout
        if isinstance(move, MoveColonist):
            return self.journeys[move.kind][move.origin] + self.ranks[move.route]
        if isinstance(move, Sell):
            return layout.sell + move.good * COUNTS + move.count
        if isinstance(move, Buy):
            return layout.buy + move.good * COUNTS + move.count
        if isinstance(move, PayGoods):
            rank = self.mixes.get(move.goods)
            if rank is None:
                raise ConcordiaError(f"the flat catalogue has no number for {sum(move.goods)} goods at once")
            return layout.pay + rank
        if isinstance(move, OpenBid):
            return layout.name_tile + self.slots.tiles[move.tile] * FLAT_BIDS + move.bid
        if isinstance(move, Give):
            if move.count >= FLAT_MONEY:
                raise ConcordiaError(f"the flat catalogue has no number for a gift of {move.count}")
            return layout.first("give") + move.count
        return self.whole(move, asked)


def in_order(slots: list[int]) -> list[int]:
    """The numbers of things in the order of their slots."""
    return [number for _, number in sorted([(slot, number) for number, slot in enumerate(slots)])]


def goes_by(board: Board, place: PlaceId, kind: ColonistKind) -> bool:
    """Whether a colonist of a kind may stand there: on a route only one of its own kind does."""
    return place >= board.first_city or board.routes[place].kind == kind


def journeys_on(board: Board) -> int:
    """How many pairs of a place and a route a colonist may go between, near or far."""
    counts = [len([route for route in board.routes if route.kind == kind]) for kind in COLONIST_KINDS]
    found = 0
    for place in range(len(board.place_ids)):
        for kind in COLONIST_KINDS:
            if goes_by(board, PlaceId(place), kind):
                found += counts[kind]
    return found
