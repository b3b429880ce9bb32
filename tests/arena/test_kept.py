"""Tournaments kept in a file: they go on where they were stopped, and nowhere else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from concordia_game.arena.kept import KeptGames
from concordia_game.arena.pairing import play_pairing, result_from
from concordia_game.arena.sprt import Sprt
from concordia_game.arena.tournament import Tournament, pairings, play_all
from concordia_game.engine.options import Options
from concordia_game.files.journal import JournalError

NAMES = ["greedy", "random"]
HEAD = {"bots": NAMES, "seed": 3}


def played(path: Path, games: int, test: Sprt | None = None) -> dict[str, Any]:
    """All figures of a tournament that is kept in a file, without the times."""
    wanted = pairings(NAMES, Options("italia", 2), games, 3)
    tournament = Tournament(NAMES, test)
    play_all(tournament, wanted, 1, "", lambda done, total: None, KeptGames(path, HEAD, wanted))
    data = tournament.data()
    for bot in data["bots"]:
        del bot["ms_per_decision"]
    return data


def test_a_game_that_is_kept_counts_as_it_did() -> None:
    options = Options("italia", 4, venus=True, teams=True)
    game = play_pairing(pairings(NAMES, options, 1, 3)[0])
    again = result_from(json.loads(json.dumps(game.data())))
    assert again.data() == game.data()
    assert [(side.name, side.place, side.points, side.margin) for side in again.sides] == [
        (side.name, side.place, side.points, side.margin) for side in game.sides
    ]


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = played(path, 4)
    head, *lines = path.read_text("utf-8").splitlines()
    # The first game is marked, so that it shows whether it is read; a kill has cut off the second.
    marked = json.loads(lines[0])
    marked["points"][0] += 1000
    path.write_text(f"{head}\n{json.dumps(marked)}\n{lines[1][:20]}", "utf-8")
    resumed = played(path, 4)
    assert resumed["rows"][0]["points"][0] == whole["rows"][0]["points"][0] + 1000
    assert resumed["rows"][1:] == whole["rows"][1:]
    assert len(path.read_text("utf-8").splitlines()) == 5


def test_more_games_are_added_and_fewer_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    two = played(path, 2)
    four = played(path, 4)
    assert four["rows"][:2] == two["rows"]
    assert played(path, 2) == two
    assert len(path.read_text("utf-8").splitlines()) == 5


def test_a_test_that_was_decided_plays_no_more(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = played(path, 20, Sprt(0.2, 0.8))
    kept = path.read_text("utf-8")
    assert first["games"] < 20
    assert played(path, 20, Sprt(0.2, 0.8)) == first
    assert path.read_text("utf-8") == kept


def test_another_tournament_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    played(path, 2)
    before = path.read_text("utf-8")
    wanted = pairings(NAMES, Options("italia", 2), 2, 4)
    with pytest.raises(JournalError, match=r"^[^:]*: made with other arguments"):
        KeptGames(path, {"bots": NAMES, "seed": 4}, wanted)
    with pytest.raises(JournalError, match=r"not those of this tournament"):
        KeptGames(path, HEAD, wanted)
    assert path.read_text("utf-8") == before


@pytest.mark.parametrize("text", ["no games\n", '{"format": 1}\n[]\n', '{"format": 1, "bots": []}\n'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text, "utf-8")
    with pytest.raises(JournalError, match=r"games\.jsonl"):
        KeptGames(path, HEAD, [])
    assert path.read_text("utf-8") == text
