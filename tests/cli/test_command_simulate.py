"""`simulate` and `perft`: the figures, and that equal arguments give equal games."""

from __future__ import annotations

import json
from pathlib import Path

from concordia_game.files.options import options_from
from concordia_game.games.beginning import new_state
from concordia_game.games.game import count_leaves

from .conftest import Run

KEYS = [
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "wins",
    "mean_scores",
    "mean_winning_score",
    "digest",
]

OWN_BOT = '''
class First:
    """Takes the first move of a card that ends, and any other now and then."""

    def __call__(self, view, decision, moves, rng):
        return rng.choice(moves)

def last(view, decision, moves, rng):
    return moves[int(rng.random() * len(moves))]

number = 3
'''


def test_json_has_exactly_these_keys(run: Run) -> None:
    data = json.loads(run("simulate", "--games", "3", "--players", "4", "--map", "imperium", "--json").out)
    assert list(data) == KEYS
    assert data["games"] == 3 == sum(data["wins"].values())
    assert list(data["wins"]) == list(data["mean_scores"]) == ["red", "green", "blue", "yellow"]
    assert data["mean_winning_score"] >= max(data["mean_scores"].values())


def test_teams_are_told_in_addition(run: Run) -> None:
    argv = ("--games", "3", "--players", "6", "--map", "imperium", "--teams", "--json")
    data = json.loads(run("simulate", *argv).out)
    assert list(data) == [*KEYS, "teams"]
    assert list(data["teams"]) == ["red", "green", "blue"]
    assert data["teams"]["green"]["seats"] == ["green", "black"]
    assert sum(team["wins"] for team in data["teams"].values()) == 3
    for team in data["teams"].values():
        assert {data["wins"][seat] for seat in team["seats"]} == {team["wins"]}
        assert abs(team["mean_score"] - sum(data["mean_scores"][seat] for seat in team["seats"])) < 0.02
    assert data["mean_winning_score"] >= max(team["mean_score"] for team in data["teams"].values())


def test_seed_decides(run: Run) -> None:
    def digest(seed: str) -> str:
        return str(json.loads(run("simulate", "--games", "2", "--seed", seed, "--json").out)["digest"])

    assert digest("1") == digest("1")
    assert digest("1") != digest("2")


def test_table(run: Run) -> None:
    ran = run("simulate", "--games", "2", "--players", "2", "--bots", "random,greedy")
    assert ran.code == 0
    assert [line.split()[:2] for line in ran.out.splitlines()[2:4]] == [
        ["Red", "random"],
        ["Green", "greedy"],
    ]


def test_own_bots(run: Run, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN_BOT, "utf-8")
    argv = ["simulate", "--games", "1", "--players", "2", "--json", "--bots"]
    assert run(*argv, "own.py:First,own.py:last").code == 0
    refused = run(*argv, "own.py:number")
    assert refused.code == 1
    assert "has no function or class" in refused.out
    (tmp_path / "own.py").write_text("1 / 0", "utf-8")
    assert "ZeroDivisionError" in run(*argv, "own.py:last").out


def test_perft(run: Run) -> None:
    ran = run("perft", "--depth", "2", "--json", "--players", "2", "--seed", "4")
    depths = json.loads(ran.out)["depths"]
    state = new_state(options_from({"map": "italia", "players": 2}), 4)
    assert [row["nodes"] for row in depths] == [count_leaves(state, 1), count_leaves(state, 2)]
    assert run("perft", "--depth", "1").out.split()[:5] == ["depth", "nodes", "seconds", "nodes/s", "1"]
