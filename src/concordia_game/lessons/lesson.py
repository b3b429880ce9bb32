"""A lesson as its file tells it: a position, and step by step what is asked of whoever learns.

The files are in `data/lessons`; docs/lessons.md describes the format. The words are messages:
`lesson-<lesson>-<step>` asks, the same with `-done` answers the deed, with `-wrong` says why another one was
not meant.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from concordia_game.engine.ids import Seat
from concordia_game.engine.state import State
from concordia_game.files.errors import FileError
from concordia_game.files.line import read_line
from concordia_game.scenarios.staging import check_keys, stage

ORDER = ("build", "trade", "cards", "gods", "game", "salt", "fish")
"""The first five are the course; the others teach an expansion each."""

PUPIL = Seat(0)
"""Whoever learns plays red."""

POINTS = ("", "board", "hand", "store", "display", "score")
"""The parts of the table that a step can point at; those that hold what is lit come up by themselves."""

LESSON_KEYS = {"step", "position", "line", "rival"}
STEP_KEYS = {"id", "deeds", "point", "rivals", "script", "again", "to_the_end"}


@dataclass(frozen=True, slots=True)
class Step:
    """What is asked at one point of a lesson; a step without deeds is only read.

    `deeds` are texts of moves, in which `*` stands for anything; `script` is the one that the lesson's own
    script makes. `rivals` are the moves that the others make after it. Where it may be tried `again`, whoever
    learns can go back and choose otherwise. `to_the_end` asks for all that is left of the game.
    """

    id: str
    deeds: tuple[str, ...] = ()
    point: str = ""
    rivals: tuple[str, ...] = ()
    script: str = ""
    again: bool = False
    to_the_end: bool = False

    def asks_for(self, text: str) -> bool:
        """Whether a move is what this step is about."""
        return self.to_the_end or any(fnmatchcase(text, deed) for deed in self.deeds)

    @property
    def read_only(self) -> bool:
        """Whether nothing has to be done but to read on."""
        return not self.deeds and not self.to_the_end


@dataclass(frozen=True)
class Lesson:
    """A lesson: a position, put together as in a scenario or written as a line, and its steps.

    `rival` is the bot that plays the others' seats where no step says what they do; it needs a line, since
    what is put together need not be a position that a game can lead to.
    """

    id: str
    steps: tuple[Step, ...]
    position: dict[str, Any]
    line: str | None = None
    rival: str | None = None

    def begin(self) -> State:
        """The position in which it begins."""
        return stage(self.position, self.file) if self.line is None else read_line(self.line, self.file)

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.id}.toml"


@cache
def load_lesson(id: str) -> Lesson:
    """One of the lessons that come with the game."""
    if id not in ORDER:
        raise KeyError(id)
    text = files("concordia_game.data").joinpath("lessons", f"{id}.toml").read_text("utf-8")
    return read_lesson(id, tomllib.loads(text))


def read_lesson(id: str, data: dict[str, Any]) -> Lesson:
    """A lesson from its table; a mistake is named with its place."""
    file = f"{id}.toml"
    check_keys(file, "", data, LESSON_KEYS)
    steps = tuple(_step(file, n, entry) for n, entry in enumerate(data.get("step", []), 1))
    if not steps:
        raise FileError(file, "step", "a lesson has steps")
    names = [step.id for step in steps]
    if len(set(names)) < len(names):
        raise FileError(file, "step", "two steps have the same id")
    if "rival" in data and "line" not in data:
        raise FileError(file, "rival", "a bot needs a position that is given as a line")
    return Lesson(id, steps, data.get("position", {}), data.get("line"), data.get("rival"))


def _step(file: str, number: int, entry: dict[str, Any]) -> Step:
    place = f"step {number}"
    check_keys(file, place, entry, STEP_KEYS)
    if not isinstance(entry.get("id"), str):
        raise FileError(file, f"{place}.id", "a step has an id")
    deeds = tuple(entry.get("deeds", ()))
    script = entry.get("script") or (deeds[0] if deeds else "")
    if "*" in script:
        raise FileError(file, f"{place}.script", f"{script!r} is no move: say which one the script makes")
    step = Step(
        id=entry["id"],
        deeds=deeds,
        point=entry.get("point", ""),
        rivals=tuple(entry.get("rivals", ())),
        script=script,
        again=entry.get("again", False),
        to_the_end=entry.get("to_the_end", False),
    )
    if step.point not in POINTS:
        raise FileError(file, f"{place}.point", f"there is no part {step.point!r}")
    return step
