"""The live score: what each god is worth to a seat, and what one more of something would add (B15)."""

from __future__ import annotations

from concordia_game.engine.ids import ProvinceId
from concordia_game.engine.scoring import (
    bit_count,
    card_points,
    cards_of_gods,
    god_values,
    house_points,
    score,
    specialist_points,
)
from concordia_game.engine.setup import CONCORDIA, GODS, MARS, VENUS
from concordia_game.engine.state import Player, State
from concordia_game.games.standing import gods_in_play
from concordia_game.server import wire
from concordia_game.server.tabletop import wire_seat


def scores_shown(state: State) -> list[wire.ScoreShown]:
    """Every seat's points if the game ended now."""
    return [score_shown(state, player) for player in state.players]


def score_shown(state: State, player: Player) -> wire.ScoreShown:
    """A seat's points if the game ended now."""
    points = score(state, player.seat)
    values = god_values(state, player)
    cards = cards_of_gods(state.setup, player)
    if state.concordia == player.seat:
        values[CONCORDIA], cards[CONCORDIA] = state.setup.figures.concordia_points, 1
    gods = {
        GODS[god]: wire.GodShown(values[god], cards[god], points.gods[god])
        for god in gods_in_play(state.setup)
    }
    house, cities = best_of(_houses(state, player, cards))
    card, kinds = best_of(_cards(state, player, values))
    more = wire.NextShown(
        house=house,
        colonist=2 * cards[MARS] if player.colonists() < state.setup.figures.colonists else 0,
        card=card,
        cities=cities,
        cards=kinds,
    )
    return wire.ScoreShown(wire_seat(player.seat), gods, points.rest, points.total, more)


def best_of(gains: dict[str, int]) -> tuple[int, list[str]]:
    """The largest gain, and everything that brings it; nothing is gained where there is nothing to get."""
    best = max([0, *gains.values()])
    return best, [id for id, gain in gains.items() if gain == best > 0]


def _houses(state: State, player: Player, cards: list[int]) -> dict[str, int]:
    """What a house in each city would add, ignoring its price."""
    if player.house_count >= state.setup.figures.houses:
        return {}
    setup = state.setup
    board = setup.board
    by_good = specialist_points(setup, player)
    of_gods = [*map(float, cards)]
    venus = setup.options.venus
    gains: dict[str, int] = {}
    for number, city in enumerate(board.cities):
        good = setup.tokens[number]
        # The start city, where nobody builds, has neither a good nor a province.
        if good is not None and city.province is not None and not player.houses & board.bits[number]:
            new_province = not board.province_masks[city.province] & player.houses
            new_kind = not setup.good_masks[good] & player.houses
            gain = int(house_points(of_gods, by_good, good, new_province, new_kind))
            if venus:
                gain += cards[VENUS] * _venus_gain(state, player, city.province)
            gains[city.id] = gain
    return gains


def _venus_gain(state: State, player: Player, province: ProvinceId) -> int:
    """What one more house in a province adds to the value of a card of Venus (V1.7, V2.12)."""
    mask, partner = state.setup.board.province_masks[province], state.setup.partners[player.seat]
    own = bit_count(mask & player.houses)
    if partner is None:
        return 2 if own == 1 else 0
    return 1 if own == 0 and mask & state.players[partner].houses else 0


def _cards(state: State, player: Player, values: list[int]) -> dict[str, int]:
    """What each card on the display would add, ignoring its price."""
    houses = [bit_count(player.houses & mask) for mask in state.setup.good_masks]
    offered = [state.setup.cards[kind] for kind in state.display if kind is not None]
    return {card.id: card_points(card, values, houses) for card in offered}
