"""The key of a position: everything that play depends on is in it."""

from __future__ import annotations

from typing import Any

import pytest

from concordia_game.engine.agenda import Frame
from concordia_game.engine.ids import GREEN, LAND, RED, SEA, PlaceId
from concordia_game.engine.options import Options
from concordia_game.engine.state import State
from concordia_game.engine.turn import ChooseCard
from concordia_game.records.beginning import new_state
from concordia_game.records.position import player_data, state_data

CHANGES: dict[str, Any] = {
    "coins": 1,
    "display": [],
    "drawn": 8,
    "active": GREEN,
    "magnus": RED,
    "magnus_used": True,
    "concordia": GREEN,
    "copied": 0,
    "row": [3],
    "tile_stack": [4],
    "tile_discard": [5],
    "in_effect": [6],
    "used": 2,
    "fish": [2],
    "market_coins": [7],
    "chance": 99,
}
PLAYER_CHANGES: dict[str, Any] = {
    "sestertii": 99,
    "goods": [0] * 7,
    "hand": [1],
    "discard": [1],
    "land": [0],
    "sea": [1],
    "houses": 2,
    "interim": 5,
    "tiles": [1],
    "bid": 3,
    "marker": 2,
}


def first() -> State:
    """A position open to change."""
    return new_state(Options(map="italia", players=2, fish="coast"), 1).child()


@pytest.mark.parametrize("field", CHANGES)
def test_the_key_tells_positions_apart(field: str) -> None:
    state = first()
    assert getattr(state, field) != CHANGES[field]
    setattr(state, field, CHANGES[field])
    assert state.key() != first().key()


@pytest.mark.parametrize("field", PLAYER_CHANGES)
def test_the_key_tells_possessions_apart(field: str) -> None:
    state = first()
    player = state.edit(GREEN)
    assert getattr(player, field) != PLAYER_CHANGES[field]
    setattr(player, field, PLAYER_CHANGES[field])
    assert state.key() != first().key()


def test_the_key_tells_agendas_apart() -> None:
    state = first()
    state.agenda = Frame(ChooseCard(GREEN), state.agenda.below)
    assert state.key() != first().key()
    state = first()
    state.push(ChooseCard(RED))
    assert state.key() != first().key()


def test_the_key_leaves_history_out() -> None:
    state = first()
    state.turn += 2
    state.events = []
    assert state.key() == first().key()
    assert hash(state.key()) == hash(first().key())


def test_nothing_is_forgotten_here() -> None:
    """What a saved state holds is what the key must know; a new field needs a line above."""
    saved = set(state_data(first())) - {"format", "setup", "turn", "players", "agenda"}
    assert saved == set(CHANGES)
    owned = set(player_data(first().setup, first().players[RED])) - {"seat", "colonists"}
    assert owned == set(PLAYER_CHANGES) - {"land", "sea"}


def test_places_by_their_kind() -> None:
    player = first().edit(RED)
    player.set_places(SEA, [PlaceId(4), PlaceId(5)])
    player.set_places(LAND, [PlaceId(6)])
    assert (player.places(LAND), player.places(SEA), player.colonists()) == ([6], [4, 5], 3)
    assert (player.land, player.sea) == ([6], [4, 5])


def test_spaces_that_goods_and_fish_take() -> None:
    """F1.2: two fish share a space."""
    player = first().edit(RED)
    for fish, spaces in ((0, 0), (1, 1), (2, 1), (3, 2), (4, 2)):
        player.goods = [1, 0, 0, 0, 0, 1, fish]
        assert player.stored() == 2 + spaces
