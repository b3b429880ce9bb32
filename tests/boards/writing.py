"""Board files written and damaged by tests, and what the loader says about them."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from concordia_game.data.boards import BoardFileError, board_ids, load_board

Values = dict[str, Any]
Damage = Callable[[Values], None]

TEXTS = {
    id: files("concordia_game.data").joinpath("maps", f"{id}.toml").read_text("utf-8") for id in board_ids()
}


def toml(value: object) -> str:
    """A value as TOML, which is like JSON except for tables."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return repr(value) if isinstance(value, float) else json.dumps(value, ensure_ascii=False)


def write(path: Path, board: Values) -> Path:
    """Write a board file and return its path."""
    text = "\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in board.items())
    path.write_text(text, "utf-8")
    return path


def problems_of(source: str | Path, tokens: dict[str, int] | None = None) -> list[str]:
    """The lines of the error, each of which begins with the name of the file."""
    with pytest.raises(BoardFileError) as caught:
        load_board(source, tokens)
    lines = str(caught.value).splitlines()
    assert lines == [f"{source}: {problem}" for problem in caught.value.problems]
    return [line.removeprefix(f"{source}: ") for line in lines]


def find(holder: Any, path: str) -> tuple[Any, Any]:
    """The list or table that holds a value, and its key there: "city.roma.lat", "routes.land.0"."""
    *parents, last = path.split(".")
    for part in parents:
        holder = holder[key_of(holder, part)]
    return holder, key_of(holder, last)


def key_of(holder: Any, part: str) -> Any:
    """A key of a table, the index of an item, or the index of the table with that id."""
    if isinstance(holder, dict):
        return part
    return int(part) if part.isdigit() else [row["id"] for row in holder].index(part)


def put(path: str, value: object) -> Damage:
    """Damage that changes or adds a value."""

    def damage(board: Values) -> None:
        holder, key = find(board, path)
        holder[key] = value

    return damage


def drop(path: str) -> Damage:
    """Damage that removes a value."""

    def damage(board: Values) -> None:
        holder, key = find(board, path)
        del holder[key]

    return damage


def add(path: str, *values: object) -> Damage:
    """Damage that appends to a list."""

    def damage(board: Values) -> None:
        holder, key = find(board, path)
        holder[key].extend(values)

    return damage


def every(*damages: Damage) -> Damage:
    """Several damages, one after the other."""

    def damage(board: Values) -> None:
        for each in damages:
            each(board)

    return damage


def isolate(city: str) -> Damage:
    """Damage that removes every route of a city."""

    def damage(board: Values) -> None:
        for kind, lines in board["routes"].items():
            board["routes"][kind] = [line for line in lines if city not in line]

    return damage


def towns(count: int) -> list[Values]:
    """Cities in a row in the north of Italia."""
    form = {"province": "venetia", "letter": "A", "lat": 46.9}
    return [form | {"id": f"town_{n}", "name": f"Town {n}", "lon": 8 + n / 10} for n in range(count)]
