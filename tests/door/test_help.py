"""Documentation at the prompt, on the compiled engine as on the pure one."""

from __future__ import annotations

import inspect
import pydoc

import pytest

import concordia_game
from concordia_game import Game, Options, Possessions, SetUp, State, View

PUBLIC = [name for name in concordia_game.__all__ if callable(getattr(concordia_game, name))]


@pytest.mark.parametrize("name", PUBLIC)
def test_every_name_at_the_door_is_documented(name: str) -> None:
    thing = getattr(concordia_game, name)
    assert (inspect.getdoc(thing) or "").strip(), name
    if inspect.isroutine(thing):
        assert inspect.signature(thing).parameters or name in ("all_cores", "board_ids")


@pytest.mark.parametrize(
    "cls", [Game, State, View, Possessions, SetUp, Options], ids=lambda cls: cls.__name__
)
def test_every_method_is_documented(cls: type) -> None:
    silent = []
    for name, member in vars(cls).items():
        method = inspect.isroutine(member) or isinstance(member, property | classmethod | staticmethod)
        if method and not name.startswith("_") and not (inspect.getdoc(getattr(cls, name)) or "").strip():
            silent.append(name)
    assert silent == []


def test_properties_and_attributes_are_documented() -> None:
    assert "seat" in (inspect.getdoc(State.asked) or "")
    assert "happened" in dir(State)


def test_help_is_an_introduction() -> None:
    page = pydoc.plain(pydoc.render_doc(concordia_game))
    for word in (
        "Game.new",
        "legal_moves",
        "State.from_line",
        "read_record",
        "ConcordiaError",
        "docs/library.md",
    ):
        assert word in page
    assert "State" in pydoc.plain(pydoc.render_doc(State))
    assert "one line of text" in pydoc.plain(pydoc.render_doc(State))


def test_the_door_is_complete() -> None:
    assert sorted(concordia_game.__all__) == sorted(set(concordia_game.__all__))
    for name in concordia_game.__all__:
        assert hasattr(concordia_game, name)
