"""What each god is worth (B15), the tie break (B14.3) and the intermediate scoring (B13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from concordia_game.engine import amend
from concordia_game.engine.events import InterimPaid, InterimScored
from concordia_game.engine.goods import BRICK, SALT, TRADED
from concordia_game.engine.ids import SEATS, Good, Seat
from concordia_game.engine.setup import (
    CONCORDIA,
    GODS,
    JUPITER,
    MARS,
    MERCURIUS,
    MINERVA,
    SATURNUS,
    VENUS,
    VESTA,
    check_seat,
)

if TYPE_CHECKING:
    from concordia_game.engine.setup import Card, SetUp
    from concordia_game.engine.state import Player, State


class Score:
    """A seat's points by god; `rest` holds what comes from no god (a tile's points, less a bid)."""

    __slots__ = ("gods", "rest", "seat")

    def __init__(self, seat: Seat, gods: list[int], rest: int) -> None:
        self.seat: Final = seat
        self.gods: Final = gods
        self.rest: Final = rest

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash((self.seat, tuple(self.gods), self.rest))

    def __reduce__(self) -> tuple[object, ...]:
        return Score, self._values()

    def __repr__(self) -> str:
        return f"<Score of {SEATS[self.seat]}: {self.total}>"

    def _values(self) -> tuple[Seat, list[int], int]:
        return (self.seat, self.gods, self.rest)

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
    """Sestertii, with all goods sold at list price, for Vesta."""
    vesta = state.setup.figures.vesta
    total = player.sestertii
    for good, count in enumerate(player.goods):
        total += count * vesta[good]
    return total


def provinces(state: State, player: Player) -> int:
    """In how many provinces the player has a house."""
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
    """What one card of each god is worth to a player now; Minerva and Concordia are scored separately."""
    values = [0] * len(GODS)
    values[VESTA] = wealth(state, player) // 10
    bricks = bit_count(player.houses & state.setup.good_masks[BRICK])
    values[JUPITER] = player.house_count - bricks
    values[SATURNUS] = provinces(state, player)
    values[MERCURIUS] = 2 * kinds_produced(state, player)
    values[MARS] = 2 * player.colonists()
    if state.setup.options.venus:
        values[VENUS] = venus_value(state, player)
    return values


def venus_value(state: State, player: Player) -> int:
    """2 for each province with two or more own houses (V1.7); in a team 1 where both have one (V2.12)."""
    partner = state.setup.partners[player.seat]
    shared = 0
    for mask in state.setup.board.province_masks:
        houses = mask & player.houses
        if partner is not None:
            shared += 1 if houses and mask & state.players[partner].houses else 0
        elif houses & (houses - 1):
            shared += 2
    return shared


def score(state: State, seat: Seat) -> Score:
    """A seat's points if the game ended now (B15)."""
    check_seat(state.setup, seat)
    player = state.players[seat]
    values = god_values(state, player)
    gods = [0] * len(GODS)
    specialists: list[Card] = []
    for kind in player.hand + player.discard:
        card = state.setup.cards[kind]
        if card.good is not None:
            specialists.append(card)
        else:
            for god in card.gods:
                gods[god] += values[god]
    gods[MINERVA] = minerva(state, player, specialists)
    if state.concordia is not None and state.concordia == seat:
        gods[CONCORDIA] = state.setup.figures.concordia_points
    return Score(seat, gods, amend.points(state, player))


def minerva(state: State, player: Player, specialists: list[Card]) -> int:
    """The specialists' points; each salt city counts as the good that brings the most (S1.6)."""
    if not specialists:
        return 0
    masks = state.setup.good_masks
    by_good = [0] * TRADED
    points = 0
    for card in specialists:
        assert card.good is not None
        by_good[card.good] += card.points
        points += card.points * bit_count(player.houses & masks[card.good])
    return points + max(by_good) * bit_count(player.houses & masks[SALT])


def cards_of_gods(setup: SetUp, player: Player) -> list[int]:
    """How many cards of each god a player has, in hand and on the pile."""
    counts = [0] * len(GODS)
    for kind in player.hand + player.discard:
        for god in setup.cards[kind].gods:
            counts[god] += 1
    return counts


def specialist_points(setup: SetUp, player: Player) -> list[int]:
    """What Minerva's cards give for one more house of each good, salt included (S1.6)."""
    points = [0] * (SALT + 1)
    for kind in player.hand + player.discard:
        card = setup.cards[kind]
        if card.good is not None:
            points[card.good] += card.points
    points[SALT] = max(points)
    return points


def house_points(
    cards: list[float], by_good: list[int], good: Good, new_province: bool, new_kind: bool
) -> float:
    """What one more house would score: for the cards of each god, Minerva's by its good (B15)."""
    points = float(by_good[good])
    if good != BRICK:
        points += cards[JUPITER]
    if new_province:
        points += cards[SATURNUS]
    if new_kind and good < TRADED:
        points += 2 * cards[MERCURIUS]
    return points


def card_points(card: Card, values: list[int], houses: list[int]) -> int:
    """What one more card would score: its god's value, or for Minerva's the houses of its good (B15)."""
    if card.good is not None:
        return card.points * houses[card.good]
    points = 0
    for god in card.gods:
        points += values[god]
    return points


def ranking(state: State) -> list[Seat]:
    """The seats from first to last; ties go to the PM's holder, then by the way it is passed on (B14.3)."""
    count = state.setup.players
    totals = [score(state, seat).total for seat in state.setup.seats]
    for module in state.setup.modules:
        totals = module.rank(state, totals)
    holder = tie_breaker(state)
    order = [(-totals[seat], (holder - seat) % count, seat) for seat in state.setup.seats]
    order.sort()
    return _side_by_side(state.setup, [entry[2] for entry in order])


def _side_by_side(setup: SetUp, order: list[Seat]) -> list[Seat]:
    """The same ranking with partners next to each other, the first of them in front (V2.1)."""
    found: list[Seat] = []
    for seat in order:
        if seat not in found:
            found.extend([other for other in setup.seats if setup.teams[other] == setup.teams[seat]])
    return found


def team_totals(state: State) -> list[int]:
    """The points of each team; without team play those of each seat (V2.1)."""
    totals = [0] * (max(state.setup.teams) + 1)
    for seat in state.setup.seats:
        totals[state.setup.teams[seat]] += score(state, seat).total
    return totals


def tie_breaker(state: State) -> Seat:
    """Who wins ties: the holder of the PM, or if there is none the last in turn order (B14.3)."""
    return state.setup.seats[-1] if state.magnus is None else state.magnus


def winner(state: State) -> Seat:
    """The seat that has won, or would win now."""
    return ranking(state)[0]


def score_interim(state: State, seat: Seat) -> None:
    """Score a player at his first Tribune; once all have been scored, pay the best two (B13)."""
    points = score(state, seat).gods
    state.edit(seat).interim = sum(points)
    state.tell(InterimScored(seat, sum(points)))
    marks = [player.interim for player in state.players if player.interim is not None]
    if len(marks) == state.setup.players:
        _pay_interim(state, marks)


def _pay_interim(state: State, marks: list[int]) -> None:
    places = sorted(set(marks), reverse=True)[:2]
    for seat in state.setup.seats:
        if marks[seat] in places:
            reward = 2 - places.index(marks[seat])
            state.earn(seat, reward)
            state.tell(InterimPaid(seat, reward))
