"""Which numbers stand for which kind of move: blocks with room for what is still to come.

A block never moves and never changes its size. A new kind of move takes numbers that are spare.
"""

from __future__ import annotations

from typing import Final

from concordia_game.engine.errors import ConcordiaError

COMPACT: Final = "compact"
FLAT: Final = "flat"

SPACE: Final = 1024
"""So many numbers has the compact catalogue, whatever is played."""

CITIES: Final = 40
PROVINCES: Final = 16
ROUTES: Final = 96
START_SPACES: Final = 4
"""The largest board for the compact catalogue; those of the game have 31, 12, 79 and 2."""

COUNTS: Final = 32
"""A count below this is one number: of goods traded, of a bid, a digit of a gift."""

FLAT_CITIES: Final = 64
FLAT_PROVINCES: Final = 64
FLAT_TILES: Final = 64
FLAT_BIDS: Final = 32
FLAT_MONEY: Final = 1000
MOST_PAID: Final = 8
"""So many goods are paid at once at most in the flat catalogue: twice as many as anything costs."""
MIXES: Final = 3003
"""The ways to pay up to `MOST_PAID` goods of six kinds."""


class Block:
    """A range of numbers."""

    __slots__ = ("first", "name", "size")

    def __init__(self, name: str, first: int, size: int) -> None:
        self.name = name
        self.first = first
        self.size = size

    def __repr__(self) -> str:
        return f"<Block {self.name}: {self.first} to {self.first + self.size - 1}>"


class Layout:
    """The blocks of a catalogue, in the order of their numbers."""

    __slots__ = (
        "blocks",
        "build",
        "buy",
        "choose",
        "cities",
        "copy",
        "copy_space",
        "count",
        "draw",
        "forgo",
        "home",
        "keep",
        "name_tile",
        "pay",
        "plain",
        "play",
        "produce",
        "recruit",
        "role",
        "sell",
        "settle",
        "size",
        "start",
        "swap",
        "take",
        "take_tile",
        "turn_salt",
        "use",
        "visit",
    )

    def __init__(self, sizes: list[tuple[str, int]], cities: int) -> None:
        self.blocks: list[Block] = []
        self.cities = cities
        """How many cities a block of cities has room for."""
        self.size = 0
        for name, size in sizes:
            self.blocks.append(Block(name, self.size, size))
            self.size += size
        self.plain = self.first("plain")
        self.play = self.first("play")
        self.role = self.first("role")
        self.copy = self.first("copy")
        self.copy_space = self.first("copy_space")
        self.take = self.first("take")
        self.take_tile = self.first("take_tile")
        self.forgo = self.first("forgo")
        self.turn_salt = self.first("turn_salt")
        self.choose = self.first("choose")
        self.swap = self.first("swap")
        self.pay = self.first("pay")
        self.sell = self.first("sell")
        self.buy = self.first("buy")
        self.count = self.first("count")
        self.visit = self.first("visit")
        self.produce = self.first("produce")
        self.build = self.first("build")
        self.settle = self.first("settle")
        self.recruit = self.first("recruit")
        self.home = self.first("home")
        self.start = self.first("start")
        self.use = self.first("use")
        self.keep = self.first("keep")
        self.draw = self.first("draw")
        self.name_tile = self.first("name_tile")

    def __repr__(self) -> str:
        return f"<Layout of {self.size} numbers>"

    def block(self, name: str) -> Block:
        """The block with this name."""
        for block in self.blocks:
            if block.name == name:
                return block
        raise ConcordiaError(f"there is no block {name!r}")

    def first(self, name: str) -> int:
        """The first number of a block."""
        return self.block(name).first

    def room(self, name: str) -> int:
        """How many numbers a block has."""
        return self.block(name).size


SAME_IN_ALL: Final[list[tuple[str, int]]] = [
    ("plain", 16),
    ("play", 40),
    ("role", 8),
    ("copy", 6),
    ("copy_space", 8),
    ("take", 8),
    ("take_tile", 8),
    ("forgo", 7),
    ("turn_salt", 5),
    ("choose", 6),
    ("swap", 6),
    ("visit", 24),
]
"""The blocks that both catalogues begin with."""


def compact_layout() -> Layout:
    """The blocks of the compact catalogue: the same for every game."""
    sizes = SAME_IN_ALL + [
        ("pay", 6),
        ("sell", 5),
        ("buy", 5),
        ("count", COUNTS),
        ("produce", PROVINCES),
        ("build", CITIES),
        ("settle", 2 * CITIES),
        ("recruit", 2 * CITIES),
        ("home", 2),
        ("start", CITIES),
        ("lift_route", ROUTES),
        ("lift_city", 2 * CITIES),
        ("lift_space", 2 * START_SPACES),
        ("drop", ROUTES),
        ("use", 60),
        ("keep", 60),
        ("draw", 60),
        ("name_tile", 60),
    ]
    used = sum([size for _, size in sizes])
    return Layout([*sizes, ("spare", SPACE - used)], CITIES)


def flat_layout(journeys: int) -> Layout:
    """The blocks of the flat catalogue: only the last, the colonists' journeys, depends on the board."""
    sizes = SAME_IN_ALL + [
        ("sell", 5 * COUNTS),
        ("buy", 5 * COUNTS),
        ("count", FLAT_BIDS),
        ("produce", FLAT_PROVINCES),
        ("build", FLAT_CITIES),
        ("settle", 2 * FLAT_CITIES),
        ("recruit", 2 * FLAT_CITIES),
        ("home", 2),
        ("start", FLAT_CITIES),
        ("use", FLAT_TILES),
        ("keep", FLAT_TILES),
        ("draw", FLAT_TILES),
        ("name_tile", FLAT_TILES * FLAT_BIDS),
        ("give", FLAT_MONEY),
        ("pay", MIXES),
        ("spare", 256),
        ("journey", journeys),
    ]
    return Layout(sizes, FLAT_CITIES)
