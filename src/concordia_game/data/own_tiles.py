"""Tiles of one's own: those that come with the game by name, others by the path of their file (S5)."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from concordia_game.data.board_problems import Problem, ProblemsError
from concordia_game.data.tile_checks import tile_problems
from concordia_game.data.tiles import TileFileError, card_of, read_tile
from concordia_game.engine.ids import TileId
from concordia_game.engine.modules.forum.tile import Tile

_HERE = files("concordia_game.data").joinpath("own_tiles")

Entries = list[dict[str, Any]]


class OwnTilesError(ProblemsError, TileFileError):
    """Tiles that can't be played with."""


@cache
def shipped_tiles() -> tuple[str, ...]:
    """The names of the files that come with the game."""
    names = [file.name for file in _HERE.iterdir()]
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def tiles_name(source: str) -> str:
    """What a set of tiles is called where its path is nobody's business."""
    return source if source in shipped_tiles() else Path(source).stem


def load_entries(source: str, taken: Sequence[str]) -> Entries:
    """The entries of a file, by its name or path; one with faults is refused with all of them."""
    file = f"{source}.toml" if source in shipped_tiles() else source
    try:
        data = tomllib.loads(_text(source))
    except OSError as error:
        problem = Problem("file", f"it can't be read: {error.strerror}", f"say a path, or {_shipped()}")
        raise OwnTilesError(file, [problem]) from error
    # A number with too many digits is another ValueError, endless brackets are a RecursionError.
    except (ValueError, RecursionError) as error:
        raise OwnTilesError(file, [Problem("file", f"not TOML: {error}", "correct it there")]) from error
    entries = data.pop("tile", [])
    problems = [Problem(key, "there is no such key here", "write [[tile]] above it") for key in data]
    if not isinstance(entries, list):
        problems.append(Problem("tile", "a list is expected", "write [[tile]] with two brackets"))
        entries = []
    else:
        problems += tile_problems(entries, taken)
    if problems:
        raise OwnTilesError(file, problems)
    return entries


def _shipped() -> str:
    return " or ".join(shipped_tiles())


def _text(source: str) -> str:
    if source in shipped_tiles():
        return _HERE.joinpath(f"{source}.toml").read_text("utf-8")
    return Path(source).read_text("utf-8")


def written(entries: Sequence[Mapping[str, Any]]) -> str:
    """Entries in one line, as a box and a record carry them."""
    return json.dumps(list(entries), ensure_ascii=False, separators=(",", ":"))


def checked(entries: Any, taken: Sequence[str], file: str) -> str:
    """Entries that a record or a saved game brings, in one line."""
    if not isinstance(entries, list):
        raise OwnTilesError(file, [Problem("own_tiles", "a list is expected", "take it from the game again")])
    problems = tile_problems(entries, taken)
    if problems:
        raise OwnTilesError(file, problems)
    return written(entries)


def read_own_tiles(line: str, first: int) -> list[Tile]:
    """The tiles of such a line, numbered after those in the box."""
    return [_own_tile(TileId(first + number), entry) for number, entry in enumerate(entries_in(line))]


@cache
def entries_in(line: str) -> Entries:
    """The entries of such a line; nobody changes them."""
    found: Entries = json.loads(line) if line else []
    return found


def _own_tile(number: TileId, entry: Mapping[str, Any]) -> Tile:
    names, own = dict(entry.get("names", {})), dict(entry)
    own.pop("names", None)
    own.pop("texts", None)
    own.setdefault("name", names.get("en") or next(iter(names.values()), ""))
    if card_of(own):
        # A tile that lists no stall works at none: the tiles of the box say so nowhere.
        own.setdefault("stalls", [])
    return read_tile(number, own, own=True)


def own_name(line: str, id: str, language: str) -> str | None:
    """What a tile is called in a language; None if it is none of the players' own."""
    entry = _entry(line, id)
    if entry is None:
        return None
    return _in_language(entry.get("names", {}), language) or entry.get("name")


def own_text(line: str, id: str, language: str) -> str | None:
    """What a tile does, in a language or, failing that, in another; None if it is not of the players."""
    entry = _entry(line, id)
    return None if entry is None else _in_language(entry["texts"], language)


def _entry(line: str, id: str) -> Mapping[str, Any] | None:
    return next((entry for entry in entries_in(line) if entry["id"] == id), None)


def _in_language(texts: Mapping[str, str], language: str) -> str | None:
    """The language itself, its other script, English, or any."""
    near = [tag for tag in texts if tag.partition("-")[0] == language.partition("-")[0]]
    tag = next((tag for tag in (language, *near, "en", *texts) if tag in texts), None)
    return None if tag is None else texts[tag]
