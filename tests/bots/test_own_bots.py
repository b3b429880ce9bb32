"""Bots in a user's file: loaded once, free to do what any module may, and named when they fail."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from concordia_game.bots import Bot, BotError, load_bot, view_for
from concordia_game.bots.weights import write_weights
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


WITH_ARGUMENTS = """
class Sims:
    def __init__(self, sims=1, rate=0.5, name="", deep=False):
        self.told = (sims, rate, name, deep)

    def __call__(self, view, decision, moves, rng):
        return moves[self.told[0]]

def at(view, decision, moves, rng, place=0):
    return moves[place]
"""


def test_arguments_reach_classes_and_functions(folder: Path) -> None:
    Path("own.py").write_text(WITH_ARGUMENTS, "utf-8")
    bot = load_bot("own.py:Sims?sims=3&rate=0.25&name=a:b&deep=true")
    assert bot.bot.told == (3, 0.25, "a:b", True)  # type: ignore[attr-defined]
    plain = load_bot("own.py:Sims")
    assert plain.bot.told == (1, 0.5, "", False)  # type: ignore[attr-defined]
    assert first_answer(bot) == first_answer(load_bot("own.py:at?place=3")) != first_answer(plain)
    with pytest.raises(BotError, match=r"unexpected keyword argument 'depth'"):
        load_bot("own.py:Sims?depth=3")
    with pytest.raises(BotError, match="does not set anything"):
        load_bot("own.py:Sims?sims")


COUNTING = """
class Counting:
    def __init__(self, place=0):
        self.place, self.answers = place, 0

    def __call__(self, view, decision, moves, rng):
        self.answers += 1
        return moves[min(self.place, len(moves) - 1)]
"""


GOES_ON = """
import pickle, sys
bot, view, decision, moves, rng = pickle.load(sys.stdin.buffer)
print(moves.index(bot(view, decision, moves, rng)), bot.name, bot.bot.answers)
"""


def went_on(told: bytes) -> subprocess.CompletedProcess[bytes]:
    """What another process says that is handed a bot and a question."""
    command = [sys.executable, "-c", GOES_ON]
    found = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(command, input=told, capture_output=True, env=found, check=False)


@pytest.mark.usefixtures("folder")
def test_a_bot_of_a_file_goes_on_in_another_process() -> None:
    """Its file is read there first: its module's name means nothing to an import."""
    Path("counting.py").write_text(COUNTING, "utf-8")
    bot = load_bot("counting.py:Counting?place=2")
    first_answer(bot)
    state = new_state(Options("italia", 2), 1)
    question = (view_for(state, Seat(0)), state.decision, legal_moves(state), Random(1))
    told = pickle.dumps((bot, *question))
    assert went_on(told).stdout.split() == [b"2", b"counting.py:Counting?place=2", b"2"]
    other = pickle.loads(told)[0]
    assert type(other.bot) is type(bot.bot)  # type: ignore[attr-defined]
    Path("counting.py").unlink()
    assert b"BotError: " in went_on(told).stderr
    assert b"FileNotFoundError" in went_on(told).stderr


def test_bots_of_a_package(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = folder / "bots_of_ours"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "some.py").write_text(WITH_ARGUMENTS, "utf-8")
    monkeypatch.syspath_prepend(str(folder))
    assert first_answer(load_bot("bots_of_ours.some:at?place=2")) == first_answer(
        load_bot("bots_of_ours.some:Sims?sims=2")
    )
    with pytest.raises(BotError, match="the module has no function or class 'nothing'"):
        load_bot("bots_of_ours.some:nothing")
    with pytest.raises(BotError, match="No module named 'bots_of_nobody'"):
        load_bot("bots_of_nobody:at")


def test_bots_that_installed_packages_offer(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As pip leaves them: metadata beside the module, in a folder where Python looks."""
    (folder / "offered_bots.py").write_text(WITH_ARGUMENTS, "utf-8")
    metadata = folder / "offered_bots-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: offered-bots\nVersion: 1.0\n", "utf-8")
    (metadata / "entry_points.txt").write_text("[concordia_game.bots]\nsims = offered_bots:Sims\n", "utf-8")
    monkeypatch.syspath_prepend(str(folder))
    assert first_answer(load_bot("sims?sims=4")) != first_answer(load_bot("sims"))
    with pytest.raises(BotError, match="choose from easy, normal, hard, master, greedy, random, sims"):
        load_bot("nobody")


def test_weights_of_ones_own(folder: Path) -> None:
    weights = {players: {"money_to_10": [1.0, 1.0, 1.0]} for players in (2, 3, 4, 5)}
    write_weights(folder / "mine.json", weights, {})
    assert load_bot("normal?weights=mine.json").weights == weights  # type: ignore[attr-defined]
    assert load_bot("normal").weights != weights  # type: ignore[attr-defined]
    with pytest.raises(BotError, match=r"weights=none.json: no weights can be read there"):
        load_bot("normal?weights=none.json")
    (folder / "broken.json").write_text("{}", "utf-8")
    with pytest.raises(BotError, match=r"weights=broken.json"):
        load_bot("normal?weights=broken.json")
