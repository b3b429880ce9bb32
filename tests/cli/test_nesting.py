"""Lists in lists without end, at any place of a state or a set-up, are refused like any other damage."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from concordia_game.engine.options import Options
from concordia_game.files.errors import TOO_DEEP, FileError
from concordia_game.files.position import state_json
from concordia_game.files.reading import state_from
from concordia_game.files.setups import setup_from
from concordia_game.games.beginning import new_state

TEXT = state_json(new_state(Options(map="italia", players=2, forum=True), 3))


def nested(table: bool) -> Any:
    """Lists or tables in each other, deeper than Python follows them."""
    found: Any = 1
    for _ in range(100_000):
        found = {"a": found} if table else [found]
    return found


def places(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Ways to the values in plain data; of a list to its first entry."""
    if way:
        yield way
    for key, value in data.items() if isinstance(data, dict) else list(enumerate(data))[:1]:
        if isinstance(value, (dict, list)):
            yield from places(value, (*way, key))
        else:
            yield (*way, key)


def replaced(way: tuple[Any, ...], value: Any) -> Any:
    """The state with something else at the end of a way."""
    data = inner = json.loads(TEXT)
    for key in way[:-1]:
        inner = inner[key]
    inner[way[-1]] = value
    return data


@pytest.mark.parametrize("table", [False, True], ids=["lists", "tables"])
def test_nothing_nested_without_end_gets_through(table: bool) -> None:
    deep = nested(table)
    told = set()
    for way in places(json.loads(TEXT)):
        with pytest.raises(FileError) as refused:
            state_from(replaced(way, deep))
        told.add(refused.value.problem)
    assert TOO_DEEP in told
    with pytest.raises(FileError, match="lists in lists"):
        setup_from(replaced(("setup", "seed"), deep)["setup"], "game")


@pytest.mark.parametrize("command", ["score", "state", "draw"])
def test_commands_refuse_it_in_one_line(
    run: Run, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How deep a text may be nested to be just parsed depends on Python, so it is parsed already."""
    (tmp_path / "s.json").write_text("{}", "utf-8")
    parsed = {**json.loads(TEXT), "players": nested(False)}
    monkeypatch.setattr(json, "loads", lambda _: parsed)
    ran = run(command, str(tmp_path / "s.json"))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.strip().endswith(f"s.json: {TOO_DEEP}")
