"""A free house (S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.agenda import Decision
from concordia_game.engine.building import place_house, refuse_site
from concordia_game.engine.goods import SALT
from concordia_game.engine.ids import CityId, Seat
from concordia_game.engine.kinds import Fields, Several
from concordia_game.engine.modules.forum.tile import AtAnyTime
from concordia_game.engine.moves import BUILD, Build, Move
from concordia_game.engine.reasons import Reason
from concordia_game.engine.things import BUILDING_SITE, SEAT

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class FoundHouse(AtAnyTime):
    """A free house in a city of a certain good."""

    __slots__ = ()

    does: ClassVar[str] = "found_house"

    def usable(self, state: State, player: Player) -> bool:
        """Whether there is such a city without a house of the player's."""
        return bool(self._cities(state, player))

    def _cities(self, state: State, player: Player) -> list[CityId]:
        if player.house_count >= state.setup.figures.houses:
            return []
        mask = 0
        for good, wanted in enumerate(self.deed.goods[: SALT + 1]):
            if wanted:
                mask |= state.setup.good_masks[good]
        return state.setup.board.cities_in(mask & ~player.houses)

    def use(self, state: State, seat: Seat) -> None:
        """Ask where."""
        state.push(FreeHouse(seat, tuple(self._cities(state, state.players[seat]))))


@final
class FreeHouse(Decision):
    """A house in one of these cities, without cost or colonist."""

    __slots__ = ("cities",)

    fields: ClassVar[Fields] = {"seat": SEAT, "cities": Several("cities", BUILDING_SITE, 1)}
    prompt: ClassVar[str] = "free-house"
    answers: ClassVar[tuple[type[Move], ...]] = (Build,)

    def __init__(self, seat: Seat, cities: tuple[CityId, ...]) -> None:
        super().__init__(seat)
        self.cities: Final = cities

    def fault(self, state: State) -> str:
        """The player can't already have a house in one of the cities."""
        own = state.players[self.seat].houses
        taken = [own & state.setup.board.bits[city] for city in self.cities]
        return "the player already has a house there" if any(taken) else ""

    def moves(self, state: State) -> list[Move]:
        """One for each of the cities."""
        return [BUILD[city] for city in self.cities]

    def refusal(self, state: State, move: Move) -> Reason:
        """Why no house may be built in a city."""
        if not isinstance(move, Build):
            return super().refusal(state, move)
        named: dict[str, int | str] = {"city": state.setup.board.city_ids[move.city]}
        refused = refuse_site(state, state.players[self.seat], move.city)
        return refused or Reason("wrong_city", named)

    def resolve(self, state: State, move: Move) -> None:
        """Build it."""
        assert isinstance(move, Build)
        state.pop()
        place_house(state, self.seat, move.city, 0)
