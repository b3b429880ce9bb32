"""Production: a province's bonus and houses, and the income of the markers (B6; F2 with the fish market)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine import amend
from concordia_game.engine.agenda import Offer
from concordia_game.engine.choosing import ChooseGood
from concordia_game.engine.events import FishRestored, FishTaken, MarkersRestored, MarkerTurned
from concordia_game.engine.goods import FISH, KINDS, TRADED
from concordia_game.engine.ids import Good, ProvinceId, Seat
from concordia_game.engine.kinds import RECEIPTS, SEAT, Fields, Number, OneOf
from concordia_game.engine.moves import DONE, Done, Move
from concordia_game.engine.reasons import Reason
from concordia_game.engine.scoring import bit_count
from concordia_game.engine.storehouse import receive, room
from concordia_game.engine.tile import AT_PRODUCTION

if TYPE_CHECKING:
    from concordia_game.engine.state import State

ALL_GOODS = tuple([Good(good) for good in range(TRADED)])


def can_produce(state: State, province: ProvinceId) -> bool:
    """Whether a province's marker shows its good, or fish lie there (B6.1, F2.1)."""
    if state.fish:
        return state.fish[province] > 0
    return not state.coins & (1 << province) and state.setup.markers[province] is not None


def refuse_production(state: State, province: ProvinceId) -> Reason:
    """Why a province can't produce now."""
    named: dict[str, int | str] = {"province": state.setup.board.province_ids[province]}
    return Reason("no_fish_there" if state.fish else "marker_turned", named)


def produce(state: State, seat: Seat, province: ProvinceId) -> None:
    """Bonus for the seat, goods for every house in the province, one receipt each (B3.3, B6.1)."""
    receipts = house_yields(state, province)
    extra = use_magnus(state, seat)
    if state.fish:
        good, bonus = FISH, take_fish(state, seat, province)
        coins = bonus
        receipts[seat][FISH] += extra
    else:
        good, bonus = marker_of(state, province), 1 + extra
        coins = turn_marker(state, seat, province)
    amend.produced(state, seat, coins)
    state.push(Yield(seat, good, bonus, tuple([tuple(receipt) for receipt in receipts])))


def use_magnus(state: State, seat: Seat) -> int:
    """One more with the PM, which must be used and is passed on (B12.1)."""
    if state.magnus is None or state.magnus != seat:
        return 0
    state.magnus_used = True
    return 1


def turn_marker(state: State, seat: Seat, province: ProvinceId) -> int:
    """The marker shows its coins now; how many there are."""
    state.coins |= 1 << province
    state.tell(MarkerTurned(seat, province))
    return state.setup.figures.marker_coins[marker_of(state, province)]


def marker_of(state: State, province: ProvinceId) -> Good:
    """The good of a province's marker, where it has one."""
    good = state.setup.markers[province]
    assert good is not None
    return good


def take_fish(state: State, seat: Seat, province: ProvinceId) -> int:
    """The province's fish marker; its space is empty now (F2.1)."""
    fish = state.fish[:]
    count = fish[province]
    fish[province] = 0
    state.fish = fish
    state.tell(FishTaken(seat, province, count))
    return count


def house_yields(state: State, province: ProvinceId) -> list[list[int]]:
    """What the houses of a province give each seat."""
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
    """What a production brings, before it is stored: `bonus` of a good for the seat, and the receipts.

    A tile may change the bonus here; without one nobody is asked.
    """

    __slots__ = ("bonus", "good", "receipts")

    fields: ClassVar[Fields] = {
        "seat": SEAT,
        "good": OneOf("good", (*range(TRADED), FISH)),
        "bonus": Number("count", 0, 2),
        "receipts": RECEIPTS,
    }
    prompt: ClassVar[str] = "yield"
    answers: ClassVar[tuple[type[Move], ...]] = (Done,)

    def __init__(self, seat: Seat, good: Good, bonus: int, receipts: tuple[tuple[int, ...], ...]) -> None:
        self.seat = seat
        self.good = good
        self.bonus = bonus
        self.receipts = receipts

    def enter(self, state: State) -> bool:
        """Hand everything out unless a tile may be used first."""
        if state.players[self.seat].tiles and super().enter(state):
            return True
        if state.agenda.item is self:
            state.pop()
        self.hand_out(state)
        return False

    def moves(self, state: State) -> list[Move]:
        """Only tiles stand beside this."""
        return [DONE]

    def resolve(self, state: State, move: Move) -> None:
        """Hand everything out."""
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


def visible_coins(state: State) -> int:
    """The coins on all markers that lie coin side up (B6.2)."""
    total = 0
    for province, good in enumerate(state.setup.markers):
        if good is not None and state.coins & (1 << province):
            total += state.setup.figures.marker_coins[good]
    return total


def take_income(state: State, seat: Seat) -> None:
    """The coins for the seat; the markers turn back (B6.2)."""
    if state.fish:
        take_fish_income(state, seat)
        return
    state.earn(seat, visible_coins(state))
    state.tell(MarkersRestored(seat, bit_count(state.coins)))
    state.coins = 0


def take_fish_income(state: State, seat: Seat) -> None:
    """A sestertius for every empty space and a good of choice; then the fish grow (F2.2)."""
    empty = state.fish.count(0)
    state.earn(seat, empty)
    state.fish = [2 if fish else 1 for fish in state.fish]
    state.tell(FishRestored(seat, empty))
    if room(state, state.players[seat]) > 0:
        state.push(ChooseGood(seat, ALL_GOODS, None))
