"""What each god is worth (B15), the tie break (B14.3) and the intermediate scoring (B13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordia_game.engine import amend
from concordia_game.engine.events import InterimPaid, InterimScored
from concordia_game.engine.goods import BRICK, SALT, TRADED
from concordia_game.engine.setup import CONCORDIA, GODS, JUPITER, MARS, MERCURIUS, MINERVA, SATURNUS, VESTA

if TYPE_CHECKING:
    from concordia_game.engine.setup import Card, SetUp
    from concordia_game.engine.state import Player, State


class Score:
    """A seat's points by god; `rest` holds what no god gives (a tile's points, less a bid)."""

    __slots__ = ("gods", "rest", "seat")

    def __init__(self, seat: int, gods: list[int], rest: int) -> None:
        self.seat = seat
        self.gods = gods
        self.rest = rest

    @property
    def total(self) -> int:
        """All points together."""
        return sum(self.gods) + self.rest

    def by_name(self) -> dict[str, int]:
        """The points under their names, as tables and scenarios show them."""
        named = dict(zip(GODS, self.gods, strict=True))
        named["total"] = self.total
        return named


def bit_count(mask: int) -> int:
    """How many bits of a mask are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def wealth(state: State, player: Player) -> int:
    """Sestertii with all goods sold at list price, for Vesta."""
    vesta = state.setup.figures.vesta
    total = player.sestertii
    for good, count in enumerate(player.goods):
        total += count * vesta[good]
    return total


def provinces(state: State, player: Player) -> int:
    """How many provinces have a house of the player."""
    count = 0
    for mask in state.setup.board.province_masks:
        if mask & player.houses:
            count += 1
    return count


def kinds_produced(state: State, player: Player) -> int:
    """How many kinds of goods the player's houses produce, salt left out (S1.6)."""
    count = 0
    masks = state.setup.good_masks
    for good in range(TRADED):
        if masks[good] & player.houses:
            count += 1
    return count


def god_values(state: State, player: Player) -> list[int]:
    """What one card of each god is worth to a player now; Minerva and Concordia score by themselves."""
    values = [0] * len(GODS)
    values[VESTA] = wealth(state, player) // 10
    bricks = bit_count(player.houses & state.setup.good_masks[BRICK])
    values[JUPITER] = player.house_count - bricks
    values[SATURNUS] = provinces(state, player)
    values[MERCURIUS] = 2 * kinds_produced(state, player)
    values[MARS] = 2 * player.colonists()
    return values


def score(state: State, seat: int) -> Score:
    """A seat's points if the game ended now (B15)."""
    player = state.players[seat]
    values = god_values(state, player)
    gods = [0] * len(GODS)
    specialists: list[Card] = []
    for kind in player.hand + player.discard:
        card = state.setup.cards[kind]
        if card.god == MINERVA:
            specialists.append(card)
        else:
            gods[card.god] += values[card.god]
    gods[MINERVA] = minerva(state, player, specialists)
    if state.concordia == seat:
        gods[CONCORDIA] = state.setup.figures.concordia_points
    return Score(seat, gods, amend.points(state, player))


def minerva(state: State, player: Player, specialists: list[Card]) -> int:
    """The specialists' points; each salt city counts for the one good that brings most (S1.6)."""
    if not specialists:
        return 0
    masks = state.setup.good_masks
    by_good = [0] * TRADED
    points = 0
    for card in specialists:
        by_good[card.good] += card.points
        points += card.points * bit_count(player.houses & masks[card.good])
    return points + max(by_good) * bit_count(player.houses & masks[SALT])


def cards_of_gods(setup: SetUp, player: Player) -> list[int]:
    """How many cards of each god a player has, in the hand and on the pile."""
    counts = [0] * len(GODS)
    for kind in player.hand + player.discard:
        counts[setup.cards[kind].god] += 1
    return counts


def specialist_points(setup: SetUp, player: Player) -> list[int]:
    """What Minerva's cards give for one more house of each good, salt included (S1.6)."""
    points = [0] * (SALT + 1)
    for kind in player.hand + player.discard:
        card = setup.cards[kind]
        if card.god == MINERVA:
            points[card.good] += card.points
    points[SALT] = max(points)
    return points


def house_points(
    cards: list[float], by_good: list[int], good: int, new_province: bool, new_kind: bool
) -> float:
    """What one more house would score: for the cards of each god, and by its good for Minerva's (B15)."""
    points = float(by_good[good])
    if good != BRICK:
        points += cards[JUPITER]
    if new_province:
        points += cards[SATURNUS]
    if new_kind and good < TRADED:
        points += 2 * cards[MERCURIUS]
    return points


def card_points(card: Card, values: list[int], houses: list[int]) -> int:
    """What one more card would score: its god's value, for Minerva's by the houses of its good (B15)."""
    return card.points * houses[card.good] if card.god == MINERVA else values[card.god]


def ranking(state: State) -> list[int]:
    """The seats from first to last; ties go to the PM, then to whom it would reach first (B14.3)."""
    count = state.setup.players
    totals = [score(state, seat).total for seat in range(count)]
    order = [(-totals[seat], (state.magnus - seat) % count, seat) for seat in range(count)]
    order.sort()
    return [entry[2] for entry in order]


def winner(state: State) -> int:
    """The seat that has won, or would win now."""
    return ranking(state)[0]


def score_interim(state: State, seat: int) -> None:
    """Score a player at the first Tribune; when all have been scored, pay the best two places (B13)."""
    points = score(state, seat).gods
    state.edit(seat).interim = sum(points)
    state.tell(InterimScored(seat, sum(points)))
    if all([player.interim >= 0 for player in state.players]):
        _pay_interim(state)


def _pay_interim(state: State) -> None:
    marks = [player.interim for player in state.players]
    places = sorted(set(marks), reverse=True)[:2]
    for seat, mark in enumerate(marks):
        if mark in places:
            reward = 2 - places.index(mark)
            state.earn(seat, reward)
            state.tell(InterimPaid(seat, reward))
