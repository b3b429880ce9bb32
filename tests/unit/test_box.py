"""The box: what the data files name, the engine must have."""

from __future__ import annotations

import pytest

from concordia_game.data.box import _card, _tile
from concordia_game.engine.ids import CardId, TileId


def test_a_card_without_a_behaviour_is_refused() -> None:
    with pytest.raises(ValueError, match=r"cards\.toml: banker: the engine has no persona 'banker'"):
        _card(CardId(0), {"id": "banker", "persona": "banker", "god": "vesta"})


def test_a_tile_without_a_class_is_refused() -> None:
    with pytest.raises(ValueError, match=r"tiles\.toml: festina: the engine has no id 'festina'"):
        _tile(TileId(0), {"id": "festina", "name": "Festina", "kind": "citizen"})
