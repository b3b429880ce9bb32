"""The key of a position: everything that play depends on is in it."""

from __future__ import annotations

from typing import Any

import pytest

from concordia_game.engine.agenda import Frame
from concordia_game.engine.ids import GREEN, LAND, RED, SEA, PlaceId, TileId
from concordia_game.engine.options import Options
from concordia_game.engine.state import State
from concordia_game.engine.turn import ChooseCard
from concordia_game.files.position import player_data, state_data
from concordia_game.games.beginning import new_state

CHANGES: dict[str, Any] = {
    "coins": 1,
    "display": [],
    "drawn": 8,
    "active": GREEN,
    "magnus": RED,
    "magnus_used": True,
    "concordia": GREEN,
    "copied": 0,
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
}
PART_CHANGES: dict[str, dict[str, Any]] = {
    "forum": {
        "held": ((), (TileId(1),)),
        "row": (TileId(3),),
        "stack": (TileId(4),),
        "renewed": (TileId(7),),
        "discard": (TileId(5),),
        "in_effect": (TileId(6),),
        "used": 2,
    },
    "auction": {"bids": (3, 0)},
    "fish": {"fish": (2,), "coins": (7,), "markers": (2, None)},
}


def first() -> State:
    """A position that may be changed."""
    options = Options(map="italia", players=2, fish="coast", forum=True, auction=True)
    return new_state(options, 1).child()


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


@pytest.mark.parametrize(
    ("module", "field"), [(module, field) for module in PART_CHANGES for field in PART_CHANGES[module]]
)
def test_the_key_tells_what_modules_add_apart(module: str, field: str) -> None:
    state = first()
    place = list(PART_CHANGES).index(module)
    part: Any = state.edit_part(place)
    changed = PART_CHANGES[module][field]
    assert (type(part).name, getattr(part, field) != changed) == (module, True)
    setattr(part, field, changed)
    assert getattr(part.copy(), field) == changed
    assert state.key() != first().key()


@pytest.mark.parametrize("place", range(len(PART_CHANGES)))
def test_a_part_is_copied_when_it_is_touched(place: int) -> None:
    """The position before, and the other parts, stay as they are."""
    state = first()
    child = state.child()
    part = child.edit_part(place)
    assert part is not state.parts[place]
    assert part == state.parts[place]
    assert child.edit_part(place) is part
    assert [child.parts[n] is state.parts[n] for n in range(len(state.parts))] == [
        n != place for n in range(len(state.parts))
    ]


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
    state.happened = []
    assert state.key() == first().key()
    assert hash(state.key()) == hash(first().key())


def test_nothing_is_forgotten_here() -> None:
    """Everything in a saved state must be in the key; a new field needs a line above."""
    saved = set(state_data(first())) - {"format", "setup", "turn", "players", "modules", "agenda"}
    assert saved == set(CHANGES)
    assert {type(part).name: set(type(part).fields) for part in first().parts} == {
        name: set(changes) for name, changes in PART_CHANGES.items()
    }
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
