"""The contents of the booklet: its sections in order, what each needs to be in play, and what it shows.

The file is `data/booklet/contents.toml`; docs/booklet.md describes it. The words are messages:
`booklet-<section>-title` and `booklet-<section>-1`, `-2` ... for its paragraphs.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from concordia_game.files.errors import FileError
from concordia_game.scenarios.staging import check_keys

FILE = "contents.toml"
KEYS = {"id", "chapter", "needs", "shows", "examples"}


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the booklet.

    It belongs to a game with all that it `needs`: an option (`salt`), none of it (`!fish`), or a value
    (`map=cyprus`). It `shows` cards (`card:tribune`), tables (`houses`) or a board.
    """

    id: str
    chapter: str
    needs: tuple[str, ...]
    shows: tuple[str, ...]
    examples: tuple[str, ...]


@cache
def contents() -> tuple[Section, ...]:
    """All sections."""
    text = files("concordia_game.data").joinpath("booklet", FILE).read_text("utf-8")
    return read_contents(tomllib.loads(text))


def read_contents(data: dict[str, Any]) -> tuple[Section, ...]:
    """The sections from their table; a mistake is named with its place."""
    check_keys(FILE, "", data, {"section"})
    sections = tuple(_section(n, entry) for n, entry in enumerate(data.get("section", []), 1))
    ids = [section.id for section in sections]
    if len(set(ids)) < len(ids):
        raise FileError(FILE, "section", "two sections have the same id")
    return sections


def _section(number: int, entry: dict[str, Any]) -> Section:
    place = f"section {number}"
    check_keys(FILE, place, entry, KEYS)
    for key in ("id", "chapter"):
        if not isinstance(entry.get(key), str):
            raise FileError(FILE, f"{place}.{key}", "a text is expected here")
    needs, shows, examples = (tuple(entry.get(key, ())) for key in ("needs", "shows", "examples"))
    return Section(entry["id"], entry["chapter"], needs, shows, examples)
