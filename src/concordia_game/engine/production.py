"""Production: a province's bonus and houses, and the bonus markers (B6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine import amend
from concordia_game.engine.agenda import Offer, Task
from concordia_game.engine.amendment import ANYTHING
from concordia_game.engine.bonus import Bonus, Taken
from concordia_game.engine.choosing import ChooseGood
from concordia_game.engine.events import MarkersRestored, MarkerTurned
from concordia_game.engine.goods import KINDS, TRADED
from concordia_game.engine.ids import Good, ProvinceId, Seat
from concordia_game.engine.kinds import Fields, Number
from concordia_game.engine.moments import AT_PRODUCTION
from concordia_game.engine.moves import DONE, Done, Move
from concordia_game.engine.reasons import Reason
from concordia_game.engine.scoring import bit_count
from concordia_game.engine.storehouse import receive, room
from concordia_game.engine.things import BONUS_GOOD, PROVINCE, RECEIPTS, SEAT

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State

ALL_GOODS = tuple([Good(good) for good in range(TRADED)])


def produce(state: State, seat: Seat, province: ProvinceId) -> None:
    """The bonus for the seat, goods for every house in the province; one receipt per player (B3.3, B6.1)."""
    receipts = house_yields(state, province)
    extra = use_magnus(state, seat)
    good, bonus, coins = state.setup.bonus.take(state, seat, province, extra, receipts[seat])
    amend.produced(state, seat, coins)
    if amend.replaces_bonus(state, state.players[seat]):
        state.push(Produced(province, bonus))
    state.push(Yield(seat, good, bonus, tuple([tuple(receipt) for receipt in receipts])))


def use_magnus(state: State, seat: Seat) -> int:
    """One more good with the PM, which must be used and is then passed on (B12.1)."""
    if state.magnus is None or state.magnus != seat:
        return 0
    state.magnus_used = True
    return 1


def house_yields(state: State, province: ProvinceId) -> list[list[int]]:
    """What the houses in a province bring each seat."""
    board = state.setup.board
    receipts = [[0] * KINDS for _ in state.players]
    mask = board.province_masks[province]
    for seat, player in enumerate(state.players):
        if player.houses & mask:
            for city, good in enumerate(state.setup.tokens):
                if good is not None and player.houses & mask & board.bits[city]:
                    receipts[seat][good] += 1
    return receipts


@final
class Yield(Offer):
    """What a province produces, before it is stored: `bonus` goods of a kind for the seat, and the receipts.

    A tile may change the bonus here; without such a tile nobody is asked.
    """

    __slots__ = ("bonus", "good", "receipts")

    fields: ClassVar[Fields] = {
        "seat": SEAT,
        "good": BONUS_GOOD,
        "bonus": Number("count", 0, 2),
        "receipts": RECEIPTS,
    }
    prompt: ClassVar[str] = "yield"
    answers: ClassVar[tuple[type[Move], ...]] = (Done,)

    def __init__(self, seat: Seat, good: Good, bonus: int, receipts: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(seat)
        self.good: Final = good
        self.bonus: Final = bonus
        self.receipts: Final = receipts

    def enter(self, state: State) -> bool:
        """Hand out everything unless a tile may be used first."""
        if amend.amended(state, state.players[self.seat], ANYTHING) and super().enter(state):
            return True
        if state.agenda.item is self:
            state.pop()
        self.hand_out(state)
        return False

    def moves(self, state: State) -> list[Move]:
        """Just `done`: the only alternative is to use tiles."""
        return [DONE]

    def resolve(self, state: State, move: Move) -> None:
        """Hand out everything."""
        state.pop()
        self.hand_out(state)

    def moment(self) -> int:
        """Right after the province was chosen."""
        return AT_PRODUCTION

    def hand_out(self, state: State) -> None:
        """Put the receipts on the agenda: the active player first, then clockwise (B3.3)."""
        count = len(self.receipts)
        for distance in range(count - 1, -1, -1):
            receiver = Seat((self.seat + distance) % count)
            goods = list(self.receipts[receiver])
            if receiver == self.seat:
                goods[self.good] += self.bonus
            receive(state, receiver, tuple(goods))


@final
class Produced(Task):
    """Lies below a yield if a tile may replace the bonus: remembers the province and its whole bonus."""

    __slots__ = ("bonus", "province")

    fields: ClassVar[Fields] = {"province": PROVINCE, "bonus": Number("count", 1, 2)}

    def __init__(self, province: ProvinceId, bonus: int) -> None:
        self.province: Final = province
        self.bonus: Final = bonus

    def run(self, state: State) -> None:
        """The production is over."""


@final
class BonusMarkers(Bonus):
    """A marker in each province shows its good, or coins once it has been used (B6)."""

    __slots__ = ()

    def sides(self) -> tuple[int | str, ...]:
        """The two sides of a marker."""
        return ("goods", "coins")

    def side(self, state: State, province: ProvinceId) -> int | str:
        """The side that is up."""
        return self.sides()[1 if state.coins & (1 << province) else 0]

    def lay(self, state: State, province: ProvinceId, side: int | str) -> None:
        """Turn the marker."""
        bit = 1 << province
        state.coins = state.coins | bit if side == "coins" else state.coins & ~bit

    def provinces(self, state: State) -> list[ProvinceId]:
        """The provinces whose markers show their goods."""
        every = range(len(state.setup.markers))
        return [ProvinceId(province) for province in every if self.ready(state, ProvinceId(province))]

    def ready(self, state: State, province: ProvinceId) -> bool:
        """Whether the marker shows its good (B6.1)."""
        return not state.coins & (1 << province) and state.setup.markers[province] is not None

    def lying(self, state: State) -> object:
        """Which markers are turned."""
        return state.coins

    def refusal(self, state: State, province: ProvinceId) -> Reason:
        """The marker shows coins."""
        return Reason("marker_turned", {"province": state.setup.board.province_ids[province]})

    def take(self, state: State, seat: Seat, province: ProvinceId, extra: int, receipt: list[int]) -> Taken:
        """Take the marker's good and turn it to its coin side."""
        good = marker_of(state, province)
        state.coins |= 1 << province
        state.tell(MarkerTurned(seat, province))
        return good, 1 + extra, state.setup.figures.marker_coins[good]

    def coins(self, state: State) -> int:
        """The coins on all markers that lie coin side up (B6.2)."""
        total = 0
        for province, good in enumerate(state.setup.markers):
            if good is not None and state.coins & (1 << province):
                total += state.setup.figures.marker_coins[good]
        return total

    def income(self, state: State, seat: Seat) -> None:
        """Give the coins to the seat and turn the markers back (B6.2)."""
        state.earn(seat, self.coins(state))
        state.tell(MarkersRestored(seat, bit_count(state.coins)))
        state.coins = 0

    def shown(self, state: State, player: Player) -> bool:
        """Whether a marker shows its good, and there is room for one."""
        return room(state, player) > 0 and bool(self._goods(state))

    def take_shown(self, state: State, seat: Seat) -> None:
        """Ask for one of these goods; the marker is not turned, and the PM plays no part."""
        state.push(ChooseGood(seat, tuple(self._goods(state)), None))

    def _goods(self, state: State) -> list[Good]:
        return sorted({marker_of(state, province) for province in self.provinces(state)})

    def sale(self, state: State, good: Good, bonus: int, at_most: int) -> tuple[int, int]:
        """Up to the limit, at list price."""
        return at_most, state.setup.figures.prices[good] * at_most

    def instead(self, state: State, province: ProvinceId, good: Good) -> list[Good]:
        """The other goods that markers still show."""
        return [shown for shown in self._goods(state) if shown != good]

    def replaced(self, bonus: int) -> int:
        """As many, so that the PM doubles it."""
        return bonus


def marker_of(state: State, province: ProvinceId) -> Good:
    """The good of a province's marker, where it has one."""
    good = state.setup.markers[province]
    assert good is not None
    return good
