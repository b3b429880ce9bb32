"""The box: whatever the data files name, the engine must have."""

from __future__ import annotations

from typing import Any

import pytest

from concordia_game.data.box import _card
from concordia_game.data.tiles import TileFileError, read_tile
from concordia_game.engine.ids import CardId, TileId


def test_a_card_without_a_behaviour_is_refused() -> None:
    with pytest.raises(ValueError, match=r"cards\.toml: banker: the engine has no persona 'banker'"):
        _card(CardId(0), {"id": "banker", "persona": "banker", "god": "vesta"})


FESTINA: dict[str, Any] = {"id": "festina", "name": "Festina", "kind": "citizen"}
BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "behaviour": ({"does": "dance"}, r"festina: does: 'dance' is not one of 'bargain', 'builder'"),
    "kind": ({"kind": "senator"}, r"festina: kind: 'senator' is not one of 'patrician', 'citizen'"),
    "key": ({"hat": 1}, r"festina: there is no key 'hat'; known keys are id, name"),
    "amendment": ({"amends": {"luck": 1}}, r"festina: there is no key 'luck'; known keys are steps, spaces"),
    "type": ({"amends": {"steps": True}}, r"festina: steps: True is not of type int"),
    "good": ({"goods": ["gold"]}, r"festina: goods: 'gold' is not one of 'brick'"),
    "moment": ({"at": "noon"}, r"festina: at: 'noon' is not one of 'any_time'"),
    "city": ({"house": {"city": "gold"}}, r"festina: city: 'gold' is not one of"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_tile_that_cant_be_read_is_refused_with_its_fault(case: str) -> None:
    changes, message = BROKEN[case]
    with pytest.raises(TileFileError, match=message):
        read_tile(TileId(0), {**FESTINA, **changes})


def test_a_tile_without_a_name_is_refused() -> None:
    with pytest.raises(TileFileError, match="festina: no name"):
        read_tile(TileId(0), {"id": "festina", "kind": "citizen"})
