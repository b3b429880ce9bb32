"""Scenarios: rule tests as TOML files, with a given position, moves and what must follow.

The format is a contract, described in docs/scenarios.md.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from concordia.engine.play import apply
from concordia.engine.state import State
from concordia.records.errors import FileError
from concordia.records.expectation import differences
from concordia.records.notation import legal_texts
from concordia.records.staging import stage
from concordia.records.why import why_not

CLOSERS = ("done", "close", "skip-tile")


class Outcome:
    """How a scenario ended: its rule and title, and what differed."""

    def __init__(self, file: str, rule: str, title: str, problems: list[str]) -> None:
        self.file = file
        self.rule = rule
        self.title = title
        self.problems = problems

    @property
    def passed(self) -> bool:
        """Whether everything came out as expected."""
        return not self.problems

    def data(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return {
            "file": self.file,
            "rule": self.rule,
            "title": self.title,
            "passed": self.passed,
            "problems": self.problems,
        }


def read_scenario(path: Path) -> dict[str, Any]:
    """A scenario file as plain data."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise FileError(path.name, "", f"not TOML: {error}") from error
    except OSError as error:
        raise FileError(path.name, "", f"can't be read: {error.strerror}") from error


def run_file(path: Path) -> Outcome:
    """Run one scenario file; damage in it counts as a failure and is named."""
    try:
        data = read_scenario(path)
        return run_scenario(data, path.name)
    except FileError as error:
        return Outcome(path.name, "", path.stem, [str(error)])


def run_scenario(data: dict[str, Any], file: str = "scenario") -> Outcome:
    """Run a scenario given as plain data."""
    state = stage(data, file)
    rule, title = data.get("rule", ""), data.get("title", "")
    events: list[str] = []
    for number, text in enumerate(data.get("moves", []), 1):
        following = _play(state, text, events)
        if following is None:
            problem = f"move {number} '{text}' is not legal: {why_not(state, text)}"
            return Outcome(file, rule, title, [problem])
        state = following
    return Outcome(file, rule, title, differences(state, data.get("expect", {}), events, file))


def _play(state: State, text: str, events: list[str]) -> State | None:
    """The state after a listed move; closing moves that were not asked for, or left out, are bridged."""
    words = " ".join(text.split())
    if words in legal_texts(state):
        return _apply(state, words, events)
    if words in CLOSERS:
        return state
    return _play_after_closing(state, words, events)


def _play_after_closing(state: State, text: str, events: list[str]) -> State | None:
    seen: list[str] = []
    for _ in range(len(CLOSERS) + 3):
        closer = next((word for word in CLOSERS if word in legal_texts(state)), None)
        if closer is None:
            return None
        state = _apply(state, closer, seen)
        if text in legal_texts(state):
            events.extend(seen)
            return _apply(state, text, events)
    return None


def _apply(state: State, text: str, events: list[str]) -> State:
    child = apply(state, legal_texts(state)[text])
    events.extend(event_name(type(event).__name__) for event in child.events)
    return child


def event_name(class_name: str) -> str:
    """`HouseBuilt` as scenarios write it: `house_built`."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in class_name).lstrip("_")
