"""Fish markers in the provinces, instead of the bonus markers (F2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from concordia_game.engine.bonus import Bonus, Taken
from concordia_game.engine.choosing import ChooseGood
from concordia_game.engine.goods import FISH
from concordia_game.engine.ids import Good, ProvinceId, Seat
from concordia_game.engine.modules.fish.events import FishRestored, FishTaken
from concordia_game.engine.modules.fish.part import edit_market, market_part
from concordia_game.engine.production import ALL_GOODS
from concordia_game.engine.reasons import Reason
from concordia_game.engine.storehouse import receive_one, room

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class FishMarkers(Bonus):
    """One or two fish in each province, or an empty space once they have been taken."""

    __slots__ = ()

    def sides(self) -> tuple[int | str, ...]:
        """The possible numbers of fish."""
        return (0, 1, 2)

    def side(self, state: State, province: ProvinceId) -> int | str:
        """The fish that lie there."""
        return market_part(state).fish[province]

    def lay(self, state: State, province: ProvinceId, side: int | str) -> None:
        """Lay fish there."""
        assert isinstance(side, int)
        edit_market(state).lay_fish(province, side)

    def provinces(self, state: State) -> list[ProvinceId]:
        """The provinces where fish lie."""
        return [ProvinceId(n) for n, fish in enumerate(market_part(state).fish) if fish]

    def ready(self, state: State, province: ProvinceId) -> bool:
        """Whether fish lie there (F2.1)."""
        return market_part(state).fish[province] > 0

    def lying(self, state: State) -> object:
        """The fish in each province."""
        return market_part(state).fish

    def refusal(self, state: State, province: ProvinceId) -> Reason:
        """The space is empty."""
        return Reason("no_fish_there", {"province": state.setup.board.province_ids[province]})

    def take(self, state: State, seat: Seat, province: ProvinceId, extra: int, receipt: list[int]) -> Taken:
        """Take the fish marker and leave its space empty; each fish counts as a coin (F2.1)."""
        market = edit_market(state)
        count = market.fish[province]
        market.lay_fish(province, 0)
        state.tell(FishTaken(seat, province, count))
        receipt[FISH] += extra
        return FISH, count, count

    def coins(self, state: State) -> int:
        """A sestertius for every empty space (F2.2)."""
        return market_part(state).fish.count(0)

    def income(self, state: State, seat: Seat) -> None:
        """Take the coins and a good of choice; then the fish grow (F2.2)."""
        empty = self.coins(state)
        state.earn(seat, empty)
        market = edit_market(state)
        market.fish = tuple([2 if fish else 1 for fish in market.fish])
        state.tell(FishRestored(seat, empty))
        if room(state, state.players[seat]) > 0:
            state.push(ChooseGood(seat, ALL_GOODS, None))

    def shown(self, state: State, player: Player) -> bool:
        """Whether a fish fits: a half-full fish space has room for one (F4.2)."""
        return room(state, player) > 0 or player.goods[FISH] % 2 == 1

    def take_shown(self, state: State, seat: Seat) -> None:
        """Take a fish from the bank (F4.2)."""
        receive_one(state, seat, FISH, 1)

    def sale(self, state: State, good: Good, bonus: int, at_most: int) -> tuple[int, int]:
        """The whole marker (F4.2), or a good received instead of it, at list price (S5.2)."""
        if good != FISH:
            return at_most, state.setup.figures.prices[good] * at_most
        return bonus, state.setup.figures.fish_prices[bonus]

    def instead(self, state: State, province: ProvinceId, good: Good) -> list[Good]:
        """The province's most valuable good, where the fish marker would be taken (S5.2)."""
        dearest = state.setup.markers[province]
        return [] if dearest is None or good != FISH else [dearest]

    def replaced(self, bonus: int) -> int:
        """One good, however many fish the discarded marker had (S5.2)."""
        return 1
