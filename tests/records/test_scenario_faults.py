"""Scenario files that ask for the impossible: the place is named, in plain words instead of Python's."""

from __future__ import annotations

from typing import Any

import pytest

from concordia_game.files.errors import FileError
from concordia_game.scenarios.scenario import run_scenario


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"moves": "architect"}, "moves: a list of texts"),
        ({"red": {"hand": 5}}, "red.hand: a list of texts"),
        ({"red": {"goods": ["brick"]}}, "red.goods: a table"),
        ({"red": 5}, "red: a table"),
        ({"expect": {"legal": [5]}}, "expect.legal: a list of texts"),
        ({"expect": {"red": {"houses": "roma"}}}, "expect.red.houses: a list of texts"),
        ({"expect": {"red": {"score": 114}}}, "expect.red.score: a table"),
        ({"expect": {"red": {"marker": "brick"}}}, "expect.red.marker: there is no stall 'brick'"),
        ({"red": {"marker": 5}}, "red.marker: there is no stall 5"),
        ({"market": {"coins": {"brick": 1}}}, "market.coins: there is no stall 'brick'"),
        ({"expect": {"market": {"coins": {"brick": 1}}}}, "expect.market.coins: there is no stall"),
        ({"game": {"seed": "one"}}, "game.seed: 'one' is not a whole number"),
        ({"game": {"players": 7}}, "game: players: 7 is not between 2 and 6"),
        ({"game": {"players": 6}}, "game: players: 6 play in teams only"),
        ({"game": {"map": "atlantis"}}, "game: atlantis: file: no such board"),
    ],
)
def test_the_place_of_a_fault_is_named(data: dict[str, Any], said: str) -> None:
    with pytest.raises(FileError) as refused:
        run_scenario(data, "my.toml")
    assert str(refused.value).startswith(f"my.toml: {said}")
