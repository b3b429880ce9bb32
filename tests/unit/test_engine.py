"""The engine as a whole: all compiled or all pure, and it says which."""

from __future__ import annotations

import importlib
import os
import pkgutil
import runpy
import sys

import pytest

import concordia_game.engine
from concordia_game.engine import __main__ as saying
from concordia_game.engine import play

INTERPRETED = ("__main__", "errors")
"""What is never compiled: what only prints, and the base of errors that others inherit from."""


def engine_modules() -> list[str]:
    """Every module of the engine that is compiled where it can be; packages only collect others."""
    found = pkgutil.walk_packages(concordia_game.engine.__path__, "concordia_game.engine.")
    return [info.name for info in found if not info.ispkg and not info.name.endswith(INTERPRETED)]


def test_all_modules_are_compiled_or_none_is() -> None:
    files = {name: importlib.import_module(name).__file__ or "" for name in engine_modules()}
    assert len(files) > 20
    pure = {name for name, file in files.items() if file.endswith(".py")}
    assert pure in (set(), set(files)), "a half-compiled engine"


def test_it_is_the_engine_asked_for() -> None:
    compiled = not play.__file__.endswith(".py")
    assert compiled == saying.COMPILED
    wanted = os.environ.get("CONCORDIA_ENGINE")
    assert wanted in (None, "", "compiled" if compiled else "pure")


@pytest.mark.parametrize(("compiled", "words"), [(True, "Engine: compiled."), (False, "Engine: pure Python")])
def test_it_says_so_in_one_line(
    compiled: bool, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(saying, "COMPILED", compiled)
    saying.main()
    out = capsys.readouterr().out
    assert out.startswith(words)
    assert out.count("\n") == 1


def test_it_can_be_asked_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`python -m concordia_game.engine`."""
    monkeypatch.delitem(sys.modules, saying.__name__)
    runpy.run_module("concordia_game.engine", run_name="__main__")
    assert capsys.readouterr().out.startswith("Engine: ")
