"""The live score: what each god is worth to a seat, and what one thing more would add (B15)."""

from __future__ import annotations

from concordia_game.engine.display import EMPTY
from concordia_game.engine.goods import BRICK, SALT, TRADED
from concordia_game.engine.scoring import bit_count, god_values, score
from concordia_game.engine.setup import CONCORDIA, GODS, JUPITER, MARS, MERCURIUS, MINERVA, SATURNUS
from concordia_game.engine.state import Player, State
from concordia_game.server import wire
from concordia_game.server.tabletop import wire_seat


def scores_shown(state: State) -> list[wire.ScoreShown]:
    """Every seat's points if the game ended now."""
    return [_score_shown(state, player) for player in state.players]


def _score_shown(state: State, player: Player) -> wire.ScoreShown:
    points = score(state, player.seat)
    values = god_values(state, player)
    cards = _cards_of_gods(state, player)
    if state.concordia == player.seat:
        values[CONCORDIA], cards[CONCORDIA] = state.setup.figures.concordia_points, 1
    gods = {name: wire.GodShown(values[god], cards[god], points.gods[god]) for god, name in enumerate(GODS)}
    more = wire.NextShown(
        house=_best_house(state, player, cards),
        colonist=2 * cards[MARS] if player.colonists() < state.setup.figures.colonists else 0,
        card=_best_card(state, player, values),
    )
    return wire.ScoreShown(wire_seat(player.seat), gods, points.rest, points.total, more)


def _cards_of_gods(state: State, player: Player) -> list[int]:
    counts = [0] * len(GODS)
    for kind in player.hand + player.discard:
        counts[state.setup.cards[kind].god] += 1
    return counts


def _best_house(state: State, player: Player, cards: list[int]) -> int:
    """The most that a house would add anywhere, its price left out."""
    if player.house_count >= state.setup.figures.houses:
        return 0
    setup = state.setup
    by_good = _specialists(state, player)
    best = 0
    for number, city in enumerate(setup.board.cities):
        good = setup.tokens[number]
        if good < 0 or player.houses & setup.board.bits[number]:
            continue
        gain = by_good[good]
        if good != BRICK:
            gain += cards[JUPITER]
        if not setup.board.province_masks[city.province] & player.houses:
            gain += cards[SATURNUS]
        if good < TRADED and not setup.good_masks[good] & player.houses:
            gain += 2 * cards[MERCURIUS]
        best = max(best, gain)
    return best


def _specialists(state: State, player: Player) -> list[int]:
    """What the specialists give for one more house of each good, salt included (S1.6)."""
    points = [0] * (SALT + 1)
    for kind in player.hand + player.discard:
        card = state.setup.cards[kind]
        if card.god == MINERVA:
            points[card.good] += card.points
    points[SALT] = max(points[:TRADED])
    return points


def _best_card(state: State, player: Player, values: list[int]) -> int:
    """The most that a card on the display would add, its price left out."""
    best = 0
    for kind in state.display:
        if kind != EMPTY:
            card = state.setup.cards[kind]
            houses = (
                bit_count(player.houses & state.setup.good_masks[card.good]) if card.god == MINERVA else 0
            )
            best = max(best, card.points * houses if card.god == MINERVA else values[card.god])
    return best
