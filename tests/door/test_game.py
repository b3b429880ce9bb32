"""A game as an object: positions, taking back, legal moves, arguments that type checkers know."""

from __future__ import annotations

import inspect
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import engine_kind

from concordia_game import ConcordiaError, Game, Move, Options, UndoRefused, write_record
from concordia_game.engine.options import OPTIONS
from door.positions import TABLES, played

ROOT = Path(__file__).parents[2]


def test_positions_lead_from_the_deal_to_now() -> None:
    game = played(1)
    assert len(game.positions) == game.ply + 1
    assert game.positions[-1] == game.state
    assert list(game.positions) == [game.at(ply) for ply in range(game.ply + 1)]
    for ply in (-1, game.ply + 1):
        with pytest.raises(ConcordiaError, match=str(ply)):
            game.at(ply)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_pop_takes_back_what_play_did(number: int) -> None:
    game = played(number).copy()
    before = game.copy()
    history = []
    while game.ply:
        history.append(game.pop())
    assert game.state == before.at(0)
    assert all(isinstance(move, Move) for move in history)
    for move in reversed(history):
        game.play(move)
    assert game == before, "chance draws the same again"


def test_pop_takes_back_one_draw_where_chance_is_played_by_hand() -> None:
    whole = Game.replay(
        (ROOT / "tests/records/games/first_edition/cyprus_everything.record").read_text("utf-8")
    )
    ply = [seat for seat, _ in whole.history()].index("chance")
    game = Game(whole.setup, chance=False)
    for _, text in whole.history()[:ply]:
        game.play(text)
    assert game.seat == "chance"
    move = game.legal[0]
    assert game.play(move).pop() == move
    assert game.ply == ply


def test_a_game_is_replayed_from_a_record_or_its_text() -> None:
    game = played(0)
    assert Game.replay(write_record(game.record())) == Game.replay(game.record()) == game


def test_pop_knows_no_policy_and_undo_does() -> None:
    game = Game.new(map="imperium", players=3, forum=True)
    game.play(game.legal[0])  # a patrician is kept, which reveals something
    with pytest.raises(UndoRefused):
        game.undo()
    game.pop()
    assert game.ply == 0


def test_legal_moves_are_objects_and_texts() -> None:
    game = Game.new(map="italia", players=2, seed=7)
    assert [move.text(game.setup) for move in game.legal] == game.moves()
    assert "PlayCard(card='architect')" in [repr(move) for move in game.legal]
    assert game.decision.seat == 0


def test_arguments_are_shown_at_the_prompt() -> None:
    shown = inspect.signature(Game.new).parameters
    assert list(shown) == ["seed", "names", *OPTIONS]
    assert shown["players"].default == Options().players
    with pytest.raises(ConcordiaError, match="playerz"):
        Game.new(playerz=2)  # type: ignore[call-arg]


@pytest.mark.skipif(engine_kind() == "pure", reason="once is enough: types don't depend on the engine")
def test_a_wrong_argument_is_a_type_error(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "from concordia_game import Game\n"
        "Game.new(map='italia', players=2, salt=True, seed=7, names=['Ada', 'Bo'])\n"
        "Game.new(playerz=2)\n"
        "Game.new(players='2')\n"
    )
    # What `make lint` has found out about the package is found out once.
    kept = ROOT / ".mypy_cache" / "lint"
    command = [sys.executable, "-m", "mypy", "--strict", f"--cache-dir={kept}", str(program)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    complaints = [line for line in done.stdout.splitlines() if "program.py" in line and ": error:" in line]
    assert [line.split(":")[1] for line in complaints] == ["3", "4"], done.stdout
    assert "playerz" in complaints[0]
