"""Production: a province's bonus and houses, the coins of the markers, a specialist's houses (B6, B11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordia.engine.events import MarkersRestored, MarkerTurned
from concordia.engine.goods import KINDS
from concordia.engine.scoring import bit_count
from concordia.engine.storehouse import receive

if TYPE_CHECKING:
    from concordia.engine.state import State


def produce(state: State, seat: int, province: int) -> None:
    """Bonus for the seat, goods for every house in the province, one receipt each (B3.3, B6.1)."""
    state.coins |= 1 << province
    state.tell(MarkerTurned(seat, province))
    receipts = house_yields(state, province)
    receipts[seat][state.setup.markers[province]] += bonus(state, seat)
    hand_out(state, seat, receipts)


def bonus(state: State, seat: int) -> int:
    """The marker's good once, twice with the PM, which must be used (B12.1)."""
    if state.magnus != seat:
        return 1
    state.magnus_used = True
    return 2


def house_yields(state: State, province: int) -> list[list[int]]:
    """What the houses of a province give each seat."""
    board = state.setup.board
    receipts = [[0] * KINDS for _ in state.players]
    mask = board.province_masks[province]
    for seat, player in enumerate(state.players):
        if player.houses & mask:
            for city, good in enumerate(state.setup.tokens):
                if player.houses & mask & board.bits[city]:
                    receipts[seat][good] += 1
    return receipts


def hand_out(state: State, seat: int, receipts: list[list[int]]) -> None:
    """Put the receipts on the agenda: the active player first, then clockwise (B3.3)."""
    count = len(receipts)
    for distance in range(count - 1, -1, -1):
        receiver = (seat + distance) % count
        receive(state, receiver, tuple(receipts[receiver]))


def visible_coins(state: State) -> int:
    """The coins on all markers that lie coin side up (B6.2)."""
    total = 0
    for province, good in enumerate(state.setup.markers):
        if state.coins & (1 << province):
            total += state.setup.figures.marker_coins[good]
    return total


def take_income(state: State, seat: int) -> None:
    """The coins for the seat; the markers turn back (B6.2)."""
    state.earn(seat, visible_coins(state))
    state.tell(MarkersRestored(seat, bit_count(state.coins)))
    state.coins = 0
