"""What the fish market adds to the position: fish, markers, and coins on its spaces (F2, F3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.ids import ProvinceId, Seat
from concordia_game.engine.kinds import Each, Fields, Number
from concordia_game.engine.modules.fish.kinds import MARKET_SPACE, MAYBE_MARKET_SPACE, market_of
from concordia_game.engine.part import Part
from concordia_game.engine.things import COUNT, PROVINCE, SEAT

if TYPE_CHECKING:
    from concordia_game.engine.state import State


@final
class MarketPart(Part):
    """What lies on the board and on the market board."""

    __slots__ = ("coins", "fish", "markers")

    name: ClassVar[str] = "fish"
    fields: ClassVar[Fields] = {
        "fish": Each("fish", PROVINCE, Number("fish", 0, 2)),
        "coins": Each("coins", MARKET_SPACE, COUNT),
        "markers": Each("markers", SEAT, MAYBE_MARKET_SPACE),
    }

    def __init__(
        self, fish: tuple[int, ...], coins: tuple[int, ...], markers: tuple[int | None, ...]
    ) -> None:
        self.fish = fish
        """The fish on each province's space."""
        self.coins = coins
        """The coins on each space of the market."""
        self.markers = markers
        """The space where each seat's marker stands; None before its first visit."""

    def copy(self) -> MarketPart:
        """Another part with the same contents."""
        return MarketPart(self.fish, self.coins, self.markers)

    def key(self) -> tuple[object, ...]:
        """All of it; written out for speed, since searches ask for it."""
        return (self.fish, self.coins, self.markers)

    def alike(self, other: Part, seat: Seat) -> bool:
        """Whether the same fish lie in the provinces."""
        assert isinstance(other, MarketPart)
        return self.fish is other.fish

    def lay_fish(self, province: ProvinceId, count: int) -> None:
        """Set the number of fish in a province."""
        self.fish = (*self.fish[:province], count, *self.fish[province + 1 :])

    def lay_coins(self, space: int, count: int) -> None:
        """Set the number of coins on a space."""
        self.coins = (*self.coins[:space], count, *self.coins[space + 1 :])

    def place_marker(self, seat: Seat, space: int | None) -> None:
        """Put a seat's marker on a space."""
        self.markers = (*self.markers[:seat], space, *self.markers[seat + 1 :])


def market_part(state: State) -> MarketPart:
    """The fish market of a position, in a game with one."""
    for part in state.parts:
        if isinstance(part, MarketPart):
            return part
    raise LookupError("the fish market is not in play")


def marker_name(state: State, seat: Seat) -> str | None:
    """The market space where a seat's marker stands, by its first stall."""
    if not state.setup.options.fish:
        return None
    space = market_part(state).markers[seat]
    return None if space is None else market_of(state.setup).space_ids[space]


def edit_market(state: State) -> MarketPart:
    """The fish market, private to the state."""
    for place, part in enumerate(state.parts):
        if isinstance(part, MarketPart):
            private = state.edit_part(place)
            assert isinstance(private, MarketPart)
            return private
    raise LookupError("the fish market is not in play")
