"""Random damage to a board file: it loads or is refused, and nothing else happens."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards.writing import TEXTS, write
from concordia_game.data.boards import BoardFileError, board_ids, load_board


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all values inside a value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield (*path, key)
        yield from places(item, (*path, key))


def item_at(value: Any, path: tuple[Any, ...]) -> Any:
    """The value at a path."""
    for key in path:
        value = value[key]
    return value


def load_or_refuse(path: Path) -> None:
    """A file may be good or bad, but loading it must raise nothing but a BoardFileError."""
    try:
        load_board(path)
    except BoardFileError as error:
        lines = str(error).splitlines()
        assert lines
        assert all(line.startswith(f"{path}: ") for line in lines)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that every example rewrites."""
    return tmp_path_factory.mktemp("boards") / "mine.toml"


BOARDS = {id: tomllib.loads(text) for id, text in TEXTS.items()}
PLACES = [(id, place) for id, board in BOARDS.items() for place in places(board)]
NUMBERS = st.integers() | st.floats()
VALUES = st.recursive(
    st.booleans() | NUMBERS | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)


@settings(deadline=None, max_examples=300)
@given(damaged=st.sampled_from(PLACES), value=VALUES | st.sampled_from(PLACES) | st.none())
def test_random_damage(path: Path, damaged: tuple[str, tuple[Any, ...]], value: object) -> None:
    """Drop a value (None), or replace it by another one or by one from elsewhere in the boards."""
    id, (*parents, last) = damaged
    board = deepcopy(BOARDS[id])
    holder = item_at(board, tuple(parents))
    if value is None:
        del holder[last]
    elif isinstance(value, tuple):
        holder[last] = deepcopy(item_at(BOARDS[value[0]], value[1]))
    else:
        holder[last] = value
    load_or_refuse(write(path, board))


@settings(deadline=None, max_examples=300)
@given(
    id=st.sampled_from(board_ids()),
    where=st.floats(0, 1),
    length=st.integers(0, 20),
    patch=st.text(max_size=5),
)
def test_random_damage_of_the_text(path: Path, id: str, where: float, length: int, patch: str) -> None:
    text = TEXTS[id]
    start = int(where * len(text))
    path.write_text(text[:start] + patch + text[start + length :], "utf-8")
    load_or_refuse(path)
