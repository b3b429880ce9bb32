"""Bots in a user's file: loaded once, free to do what any module may, and named when they fail."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from concordia_game.bots import Bot, BotError, load_bot, view_for
from concordia_game.engine.ids import Seat
from concordia_game.engine.moves import Move
from concordia_game.engine.options import Options
from concordia_game.engine.play import legal_moves
from concordia_game.games.beginning import new_state

OWN = """
from __future__ import annotations
from dataclasses import dataclass
from beside_own_bot import CHOSEN

with open("read", "a") as file:
    file.write("+")

@dataclass
class Own:
    chosen: int = CHOSEN

    def __call__(self, view, decision, moves, rng):
        self.chosen -= 1
        return moves[self.chosen + 1]
"""

FAILING = """
import beside_failing_bot

def text(view, decision, moves, rng):
    return "architect"

def raises(view, decision, moves, rng):
    return {}[decision.seat]

def in_another_file(view, decision, moves, rng):
    return beside_failing_bot.choose(moves)

def two_arguments(view, moves):
    return moves[0]

class Unmade:
    def __init__(self, weights):
        self.weights = weights

NUMBER = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's folder; nothing from earlier ones is left in the process."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    for beside in ("beside_own_bot", "beside_failing_bot"):
        sys.modules.pop(beside, None)
    return tmp_path


def first_answer(bot: Bot) -> Move:
    """What a bot answers at the start of a game, when six cards can be played."""
    state = new_state(Options("italia", 2), 1)
    return bot(view_for(state, Seat(0)), state.decision, legal_moves(state), Random(1))


def test_a_file_is_read_once_and_bots_are_made_anew(folder: Path) -> None:
    Path("beside_own_bot.py").write_text("CHOSEN = -1", "utf-8")
    Path("own.py").write_text(OWN, "utf-8")
    first, second = load_bot("own.py:Own"), load_bot(f"{folder}/own.py:Own")
    last = first_answer(first)
    assert first_answer(first) != last
    assert first_answer(second) == last
    assert Path("read").read_text("utf-8") == "+"


def test_a_changed_file_is_read_again(folder: Path) -> None:
    own = folder / "changing.py"
    own.write_text("def bot(view, decision, moves, rng): return moves[0]", "utf-8")
    first = load_bot(f"{own}:bot")
    own.write_text("def bot(view, decision, moves, rng): return moves[1]  # another one", "utf-8")
    assert first_answer(load_bot(f"{own}:bot")) != first_answer(first)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("text", "'architect' is not one of the 6 moves at ChooseCard"),
        ("raises", "KeyError: 0 (failing.py, line 8)"),
        ("in_another_file", "ValueError: no idea (beside_failing_bot.py, line 2)"),
        ("two_arguments", "TypeError: two_arguments() takes 2 positional arguments but 4 were given"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_a_bot_that_fails_at_the_table_is_named(name: str, told: str) -> None:
    Path("beside_failing_bot.py").write_text("def choose(moves):\n    raise ValueError('no idea')\n", "utf-8")
    Path("failing.py").write_text(FAILING, "utf-8")
    bot = load_bot(f"failing.py:{name}")
    with pytest.raises(BotError) as caught:
        first_answer(bot)
    assert str(caught.value) == f"failing.py:{name}: {told}"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("failing.py:Unmade", "missing 1 required positional argument: 'weights'"),
        ("failing.py:NUMBER", "the file has no function or class 'NUMBER'"),
        ("failing.py:nobody", "the file has no function or class 'nobody'"),
        ("broken.py:bot", "ModuleNotFoundError: No module named 'no_such_module' (broken.py, line 2)"),
        ("unfinished.py:bot", "SyntaxError: '(' was never closed (unfinished.py, line 1)"),
        ("notes.txt:bot", "ImportError: not a Python file"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_a_bot_that_cannot_be_made_is_named(name: str, told: str) -> None:
    Path("beside_failing_bot.py").touch()
    Path("failing.py").write_text(FAILING, "utf-8")
    Path("broken.py").write_text("\nimport no_such_module\n", "utf-8")
    Path("unfinished.py").write_text("def bot(", "utf-8")
    Path("notes.txt").write_text("a bot that wins", "utf-8")
    with pytest.raises(BotError) as caught:
        load_bot(name)
    assert str(caught.value).startswith(f"{name}: ")
    assert str(caught.value).endswith(told)
