"""What an observation consists of: sections, each a table with named rows and columns.

The vector is these tables row by row, one after the other. A value is a small count times the unit of its
column; units are powers of two, so a float of any size holds it exactly.
"""

from __future__ import annotations

from typing import Final

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.goods import GOODS, SALT, TRADED
from concordia_game.engine.setup import SetUp

MOST: Final = 255
"""Whatever is counted, an observation counts no further."""

FLAG: Final = 1.0
FEW: Final = 1 / 4
SOME: Final = 1 / 8
MANY: Final = 1 / 16
HUNDRED: Final = 1 / 64
"""The units: what one more adds to a value."""

QUESTIONS: Final[tuple[str, ...]] = (
    "Yield",
    "Trade",
    "FirstPurchase",
    "BuildHouses",
    "BuyCards",
    "SettleMore",
    "RecruitOne",
    "StallColonist",
    "MarketPhase",
    "VisitForum",
    "LastTiles",
    "GiveMoney",
    "Store",
    "ChooseGood",
    "Pay",
    "ChooseCard",
    "GameOver",
    "MoveColonists",
    "SettleOrTax",
    "StepOrBuild",
    "SwapGoods",
    "FreeHouse",
    "ChooseBonus",
    "SettleForMoney",
    "DrawTile",
    "KeepPatrician",
    "OpenAuction",
    "PickFree",
    "RaiseBid",
    "CopyCard",
    "ChooseRole",
    "ProduceOrIncome",
    "CallCard",
    "NameStart",
)
"""The decisions by class; a new one is added at the end."""

Columns = list[tuple[str, float]]
"""The columns of a section with their units."""


class Section:
    """A table of an observation."""

    __slots__ = ("columns", "first", "name", "rows", "size", "units", "width")

    def __init__(self, name: str, first: int, rows: list[str], columns: Columns) -> None:
        self.name = name
        self.first = first
        """Where it begins in the vector."""
        self.rows = rows
        self.columns = [column for column, _ in columns]
        self.units = [unit for _, unit in columns]
        self.width = len(columns)
        self.size = len(rows) * len(columns)

    def __repr__(self) -> str:
        return f"<Section {self.name}: {len(self.rows)} rows of {self.width} columns from {self.first} on>"

    def slice(self) -> slice:
        """Its place in the vector."""
        return slice(self.first, self.first + self.size)

    def at(self, column: str) -> int:
        """The place of a column in the first row."""
        if column not in self.columns:
            raise ConcordiaError(f"there is no column {column!r} in {self.name}")
        return self.first + self.columns.index(column)


class Spec:
    """The sections of a game's observations, in their order."""

    __slots__ = ("sections", "size", "units")

    def __init__(self, setup: SetUp) -> None:
        self.sections: dict[str, Section] = {}
        self.size = 0
        self.units: list[float] = []
        """The unit of every value of the vector."""
        for name, rows, columns in tables(setup):
            section = Section(name, self.size, rows, columns)
            self.sections[name] = section
            self.size += section.size
            self.units.extend(section.units * len(rows))

    def __repr__(self) -> str:
        return f"<Spec of {self.size} values in {len(self.sections)} sections>"

    def __getitem__(self, name: str) -> Section:
        if name not in self.sections:
            raise ConcordiaError(f"there is no section {name!r}: {', '.join(self.sections)}")
        return self.sections[name]

    def names(self) -> list[str]:
        """A name for every value: section, row and column."""
        return [
            f"{section.name}.{row}.{column}"
            for section in self.sections.values()
            for row in section.rows
            for column in section.columns
        ]


def flags(*names: str) -> Columns:
    """Columns that are 0 or 1."""
    return [(name, FLAG) for name in names]


def seat_rows(setup: SetUp) -> list[str]:
    """The seats, counted from the one that looks."""
    return [f"+{number}" for number in range(setup.players)]


def tables(setup: SetUp) -> list[tuple[str, list[str], Columns]]:
    """Name, rows and columns of every section."""
    board = setup.board
    seats = seat_rows(setup)
    found: list[tuple[str, list[str], Columns]] = [
        ("game", ["game"], _game()),
        ("question", ["question"], flags(*QUESTIONS)),
        ("begun", ["begun"], _begun()),
        ("players", seats, _player(setup)),
        ("cities", board.city_ids, _city(seats)),
        ("provinces", board.province_ids, _province(setup)),
        ("routes", board.route_ids, flags("land", "sea", "lifted", *[f"colonist{seat}" for seat in seats])),
        ("display", [str(space + 1) for space in range(len(setup.surcharges))], flags(*setup.box.card_ids)),
        ("stack", setup.box.card_ids, [("to_come", FEW)]),
    ]
    if board.start_spaces:
        spaces = [space.id for space in board.start_spaces]
        found.append(("spaces", spaces, flags("lifted_land", "lifted_sea") + _colonists(seats)))
    if setup.options.forum:
        found.append(("tiles", setup.box.tile_ids, _tile(seats)))
    if setup.options.fish:
        market = setup.box.markets[setup.options.fish]
        columns = [("coins", SOME), *flags(*[f"marker{seat}" for seat in seats])]
        found.append(("market", market.space_ids, columns))
    return found


def _game() -> Columns:
    return [
        ("turn", HUNDRED),
        ("cards_to_come", MANY),
        ("last_turns", FLAG),
        ("magnus_used", FLAG),
        ("steps", FEW),
        ("kinds", FEW),
        ("count", FEW),
        ("bid", MANY),
    ]


def _begun() -> Columns:
    """What has been named of a move that is half made."""
    return (
        [(f"pay_{good}", FEW) for good in GOODS[: SALT + 1]]
        + flags(*[f"sell_{good}" for good in GOODS[:TRADED]], *[f"buy_{good}" for good in GOODS[:TRADED]])
        + [("give", FLAG), ("count", MANY)]
    )


def _player(setup: SetUp) -> Columns:
    cards = setup.box.card_ids
    columns = flags("asked", "active", "partner", "magnus", "concordia")
    columns.append(("sestertii", HUNDRED))
    columns.extend([(good, SOME) for good in GOODS])
    columns.extend([("houses", MANY), ("land", FEW), ("sea", FEW), ("bid", MANY), ("interim", HUNDRED)])
    columns.extend([(f"hand_{card}", FLAG) for card in cards])
    columns.extend([(f"pile_{card}", FLAG) for card in cards])
    columns.extend(flags(*[f"top_{card}" for card in cards]))
    return columns


def _colonists(seats: list[str]) -> Columns:
    return [(f"{kind}{seat}", FEW) for kind in ("land", "sea") for seat in seats]


def _city(seats: list[str]) -> Columns:
    return (
        flags(*GOODS[: SALT + 1], "start", "lifted_land", "lifted_sea")
        + flags(*[f"house{seat}" for seat in seats])
        + _colonists(seats)
    )


def _province(setup: SetUp) -> Columns:
    return flags(*GOODS[: SALT + 1], "coins_up") + [("fish", FEW)]


def _tile(seats: list[str]) -> Columns:
    spaces = [f"space_{space}" for space in range(1, 5)]
    return flags(
        "patrician",
        "offered",
        "named",
        *spaces,
        "discarded",
        "renewed",
        "used",
        "in_effect",
        *[f"held{seat}" for seat in seats],
    )
