"""States that were written in format 1, and early in format 2, are read as the positions that they were."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from concordia_game.engine.deal import begin
from concordia_game.engine.options import OPTIONS
from concordia_game.engine.play import apply
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.files.errors import FileError
from concordia_game.files.items import items
from concordia_game.files.position import state_data
from concordia_game.files.reading import state_from
from concordia_game.files.setups import setup_data, setup_from
from concordia_game.notation.texts import IllegalMoveText, parse_move


def kept(name: str) -> list[dict[str, Any]]:
    """Games with some of their positions, as they were written then."""
    games: list[dict[str, Any]] = json.loads(
        (Path(__file__).parent / "states" / f"{name}.json").read_text("utf-8")
    )
    return games


GAMES = kept("format1")
STATES = [(game, int(ply)) for game in (*GAMES, *kept("format2")) for ply in game["states"]]


OUTLAWED = {(106, 236): "'market colonist': stall_behind: stall=colonist"}
"""Seed and ply of positions that today's rules don't lead to (F3.3), and where they stop."""


@pytest.mark.parametrize(("game", "ply"), STATES)
def test_a_state_is_the_position_after_its_moves(game: dict[str, Any], ply: int) -> None:
    """From the same deal: today's seeds give others (S2.2)."""
    state = state_from(game["states"][str(ply)])
    if (game["seed"], ply) in OUTLAWED:
        with pytest.raises(IllegalMoveText) as refused:
            replayed(state.setup, game["moves"][:ply])
        assert str(refused.value) == OUTLAWED[game["seed"], ply]
        assert state_data(state_from(state_data(state))) == state_data(state)
    else:
        assert state_data(state) == state_data(replayed(state.setup, game["moves"][:ply]))


def replayed(setup: SetUp, moves: list[str]) -> State:
    """The position after some moves."""
    state = begin(setup)
    for move in moves:
        state = apply(state, parse_move(state, move))
    return state


def test_nearly_every_item_of_the_agenda_is_among_them() -> None:
    found = {item["item"] for game in GAMES for state in game["states"].values() for item in state["agenda"]}
    assert found <= set(items())
    assert len(found) >= 30


def first(**options: Any) -> dict[str, Any]:
    """A saved state of a game with these options."""
    for game in GAMES:
        if game["options"].items() >= options.items():
            return deepcopy(next(iter(game["states"].values())))
    raise LookupError(options)


def test_what_belongs_to_a_module_that_is_not_in_play_is_refused() -> None:
    plain = {"map": "italia", "players": 2}
    for place, change in (
        ("row", {"row": ["julius"]}),
        ("fish", {"market_coins": [1]}),
        ("unread", {"unread": 1}),
    ):
        with pytest.raises(FileError) as refused:
            state_from({**first(**plain), **change})
        assert refused.value.place == place
    bidding = first(**plain)
    bidding["players"][0]["bid"] = 3
    with pytest.raises(FileError, match="there was no auction"):
        state_from(bidding)


def test_a_number_that_cant_be_is_refused_with_its_place() -> None:
    data = first(map="italia", players=2)
    data["agenda"][-1]["seat"] = 7
    with pytest.raises(FileError) as refused:
        state_from(data)
    assert refused.value.place == f"agenda[{len(data['agenda']) - 1}].seat"


def test_other_formats_are_refused() -> None:
    with pytest.raises(FileError, match="3 is not one of the formats read here, 1 and 2"):
        state_from({**first(map="italia", players=2), "format": 3})


def test_a_set_up_from_before_modules_had_keys_is_read() -> None:
    """Servers keep the set-ups of their games: those without the forum had an empty list of tiles."""
    old = first(map="italia", players=2)["setup"]
    assert old["tiles"] == []
    setup = setup_from(old, "setup")
    assert setup_data(setup) == {name: value for name, value in old.items() if name != "tiles"}
    with pytest.raises(FileError, match="tiles: none without the module"):
        setup_from({**old, "tiles": ["julius"]}, "setup")


def test_an_option_that_a_state_leaves_out_has_its_default() -> None:
    """It may be from before there was such an option."""
    data = deepcopy(kept("format2")[0]["states"].popitem()[1])
    whole = deepcopy(data)
    for name, value in whole["setup"]["options"].items():
        if value == OPTIONS[name].default:
            del data["setup"]["options"][name]
    assert data["setup"]["options"].keys() < whole["setup"]["options"].keys()
    assert state_data(state_from(data)) == whole
    data["setup"]["options"]["colour"] = "red"
    with pytest.raises(FileError, match="colour: there is no such option"):
        state_from(data)
