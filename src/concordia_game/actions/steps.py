"""The parts of a move that the compact catalogue asks for one after the other.

A colonist is lifted, then dropped; goods are paid one at a time; a tile is named before the bid, a kind of
good before the count. A step is a value like a move and has a text of the same kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.actions.layout import COUNTS
from concordia_game.engine.ids import ColonistKind, Good, PlaceId, RouteId, TileId
from concordia_game.engine.kinds import Fields, Number
from concordia_game.engine.modules.forum.kinds import TILE
from concordia_game.engine.moves import words_of
from concordia_game.engine.things import COLONIST_KIND, GOOD, PLACE, ROUTE
from concordia_game.engine.values import Value

if TYPE_CHECKING:
    from concordia_game.engine.setup import SetUp


class Step(Value):
    """A part of a move."""

    __slots__ = ()

    verb: ClassVar[str] = ""

    def text(self, setup: SetUp) -> str:
        """The step in words."""
        return words_of(self, type(self).verb, setup)


@final
class Lift(Step):
    """The colonist that is to move."""

    __slots__ = ("kind", "origin")

    verb: ClassVar[str] = "lift"
    fields: ClassVar[Fields] = {"kind": COLONIST_KIND, "origin": PLACE}

    def __init__(self, kind: ColonistKind, origin: PlaceId) -> None:
        self.kind: Final = kind
        self.origin: Final = origin


@final
class Drop(Step):
    """The route that the lifted colonist goes to."""

    __slots__ = ("route",)

    verb: ClassVar[str] = "drop"
    fields: ClassVar[Fields] = {"route": ROUTE}

    def __init__(self, route: RouteId) -> None:
        self.route: Final = route

    def text(self, setup: SetUp) -> str:
        """With the kind of the route: two cities may be joined by land and by sea."""
        return f"drop {setup.board.route_ids[self.route]}"


class OfGood(Step):
    """A step that names a good."""

    __slots__ = ("good",)

    fields: ClassVar[Fields] = {"good": GOOD}

    def __init__(self, good: Good) -> None:
        self.good: Final = good


@final
class PayOne(OfGood):
    """One of the goods that are paid, from brick on."""

    __slots__ = ()

    verb: ClassVar[str] = "pay"


@final
class SellSome(OfGood):
    """The kind that is sold."""

    __slots__ = ()

    verb: ClassVar[str] = "sell"


@final
class BuySome(OfGood):
    """The kind that is bought."""

    __slots__ = ()

    verb: ClassVar[str] = "buy"


@final
class NameTile(Step):
    """The tile that an auction begins with."""

    __slots__ = ("tile",)

    verb: ClassVar[str] = "bid"
    fields: ClassVar[Fields] = {"tile": TILE}

    def __init__(self, tile: TileId) -> None:
        self.tile: Final = tile


@final
class Paid(Step):
    """No further goods; asked only where a payment could go on."""

    __slots__ = ()

    verb: ClassVar[str] = "paid"


@final
class GiveSome(Step):
    """A gift of money: hundreds, tens and ones follow."""

    __slots__ = ()

    verb: ClassVar[str] = "give"


@final
class Count(Step):
    """How many: goods traded, points bid, or a digit of a gift."""

    __slots__ = ("count",)

    fields: ClassVar[Fields] = {"count": Number("count", 0, COUNTS - 1)}

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def text(self, setup: SetUp) -> str:
        """Just the number."""
        return str(self.count)
