"""Tournaments from Python: functions and classes of the caller, beside bots by name."""

from __future__ import annotations

import json
from random import Random

import pytest

from concordia_game import Decision, Move, View, compete
from concordia_game.bots import BotError
from concordia_game.cli.main import main


def last(view: View, decision: Decision, moves: list[Move], rng: Random) -> Move:
    """Any move but the first, if there is another."""
    return moves[rng.randrange(len(moves))]


class Counting:
    """A class is instantiated for each seat of each game."""

    made = 0

    def __init__(self) -> None:
        Counting.made += 1

    def __call__(self, view: View, decision: Decision, moves: list[Move], rng: Random) -> Move:
        return rng.choice(moves)


def cheating(view: View, decision: Decision, moves: list[Move], rng: Random) -> str:
    """Not a move."""
    return "senator"


def test_functions_and_classes_play_beside_named_bots() -> None:
    Counting.made = 0
    data = compete([last, Counting, "random"], games=6, seed=3, map="italia", players=2).data()
    assert [bot["name"] for bot in data["bots"]] == ["last", "Counting", "random"]
    assert data["games"] == 6
    assert Counting.made == 4
    assert (
        compete([last, Counting, "random"], games=6, seed=3, map="italia", players=2).data()["rows"]
        == (data["rows"])
    )


def test_the_data_say_where_it_was_played_as_the_command_does(capsys: pytest.CaptureFixture[str]) -> None:
    command = "arena --bots random --players 4 --teams --salt --games 1 --seed 3 --processes 1 --json"
    assert main(command.split()) == 0
    printed = json.loads(capsys.readouterr().out)
    data = compete(["random"], games=1, seed=3, players=4, teams=True, salt=True).data()
    assert list(data) == list(printed)
    assert (data["teams"], data["options"]["salt"], data["seed"]) == (2, True, 3)
    for found in (printed, data):
        del found["bots"][0]["ms_per_decision"]
    assert data == printed


def test_a_mapping_gives_names() -> None:
    table = compete({"strong": "greedy", "weak": last}, games=2, map="italia", players=2)
    assert table.standings["strong"].wins == 2
    row = table.data()["rows"][0]
    assert row["bots"] == ["strong", "weak"]
    assert row["places"] == [0, 1]


def test_what_can_not_play_is_refused() -> None:
    with pytest.raises(BotError, match="no bots"):
        compete([])
    with pytest.raises(BotError, match="two bots are called Counting"):
        compete([Counting(), Counting(), "random"], games=1, players=2)
    with pytest.raises(BotError, match="7 can't be called"):
        compete({"seven": 7}, games=1, players=2)  # type: ignore[dict-item]
    with pytest.raises(BotError, match="cheating: 'senator' is not one of"):
        compete([cheating, "random"], games=1, players=2)  # type: ignore[list-item]
    with pytest.raises(BotError, match="other processes can't import it"):
        compete([lambda view, decision, moves, rng: moves[0], "random"], games=1, players=2, processes=2)
