"""Running the command in this process, with its exit code, its output and its input."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

import concordia_game
from concordia_game.bots import load_bot, view_for
from concordia_game.cli.main import main
from concordia_game.engine.play import legal_moves
from concordia_game.files.record import write_record
from concordia_game.games.game import Game
from concordia_game.i18n import SOURCE, Translator
from concordia_game.i18n.sentences import Sentences


@dataclass
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


def sentences(language: str) -> Sentences:
    """What a language says."""
    return Sentences(Translator(language))


ENGLISH = sentences(SOURCE)

PATIENCE = 600
"""How long, in seconds, a test waits for a process: on a busy machine it may take a while."""


@pytest.fixture(autouse=True)
def _spoken_to_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the locale of this machine says."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run a command in an empty folder; `typed` is its standard input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")

    def running(*argv: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(argv)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return running


def environment(**more: str) -> dict[str, str]:
    """The environment for a separate process: it uses the same package as here, wherever it runs."""
    return {**os.environ, "PYTHONPATH": str(Path(concordia_game.__file__).parents[1]), **more}


def started(tmp_path: Path, *argv: str, before: str = "") -> subprocess.Popen[str]:
    """A command in a separate process that does not inherit an ignored interrupt."""
    begin = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    program = f"{begin}{before}from concordia_game.cli.main import main; sys.exit(main(sys.argv[1:]))"
    return subprocess.Popen(
        [sys.executable, "-c", program, *argv],
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def random_game(**options: Any) -> Game:
    """A whole game of random moves."""
    game = Game.new(**{"map": "italia", "players": 2, "seed": 3, **options})
    bot, rng = load_bot("random"), Random(1)
    while not game.over:
        state = game.state
        game.play(bot(view_for(state, state.decision.seat), state.decision, legal_moves(state), rng))
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game."""
    path = tmp_path / "game.record"
    path.write_text(write_record(random_game().record()), "utf-8")
    return path
