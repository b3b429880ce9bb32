"""Scenarios: rule tests as TOML files, with a position, moves and the expected outcome.

The format is a contract, described in docs/scenarios.md.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from concordia_game.engine.play import apply, chance_move
from concordia_game.engine.state import State
from concordia_game.files.errors import FileError
from concordia_game.notation.texts import legal_texts, move_text
from concordia_game.notation.why import why_not
from concordia_game.scenarios.expectation import differences
from concordia_game.scenarios.shapes import check_shapes
from concordia_game.scenarios.staging import stage

CLOSERS = ("done", "close", "skip-tile")
MOST_READINGS = 64


class Outcome:
    """How a scenario ended: its rule and title, and what differed."""

    def __init__(self, file: str, rule: str, title: str, problems: list[str]) -> None:
        self.file = file
        self.rule = rule
        self.title = title
        self.problems = problems

    @property
    def passed(self) -> bool:
        """Whether everything was as expected."""
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
    # A number with too many digits is another ValueError, endless brackets are a RecursionError.
    except (ValueError, RecursionError) as error:
        raise FileError(path.name, "", f"not TOML: {error}") from error
    except OSError as error:
        raise FileError(path.name, "", f"can't be read: {error.strerror}") from error


def run_file(path: Path, own_tiles: str = "") -> Outcome:
    """Run one scenario file; a fault in the file counts as a failure and is reported.

    `own_tiles` are further tiles for a file with the forum that names none itself (S5.1).
    """
    try:
        data = read_scenario(path)
        _find_tiles(data, path.parent, own_tiles)
        return run_scenario(data, path.name)
    except FileError as error:
        return Outcome(path.name, "", "", [str(error).removeprefix(f"{error.file}: ")])


def _find_tiles(data: dict[str, Any], folder: Path, own_tiles: str) -> None:
    """A file of tiles that a scenario names lies where the scenario says, seen from its own folder."""
    game = data.get("game")
    if not isinstance(game, dict) or not isinstance(game.setdefault("options", {}), dict):
        return
    options = game["options"]
    named = options.get("own_tiles")
    if isinstance(named, str) and named.endswith(".toml"):
        options["own_tiles"] = str(folder / named)
    elif named is None and own_tiles and ("forum" in game.get("modules", []) or options.get("forum")):
        options["own_tiles"] = own_tiles


def run_scenario(data: dict[str, Any], file: str = "scenario") -> Outcome:
    """Run a scenario given as plain data; a fault in it is refused with its place."""
    try:
        return _run(data, file)
    except FileError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise FileError(file, "", f"damaged: {type(error).__name__}: {error}") from error


def _run(data: dict[str, Any], file: str) -> Outcome:
    check_shapes(file, "", data)
    state = stage(data, file)
    reader = _Reader(data.get("moves", []))
    expect = data.get("expect", {})
    problems: list[str] | None = None
    for ending, events in islice(reader.endings(state, 0, []), MOST_READINGS):
        found = differences(ending, expect, events, file)
        problems = found if problems is None or not found else problems
        if not found:
            break
    if problems is None:
        problems = [reader.failure]
    return Outcome(file, data.get("rule", ""), data.get("title", ""), problems)


class _Reader:
    """Reads a file's moves. Which closing moves the engine asks for is its own business, so a listed one
    may not have been asked for, and one that was asked for may be left out."""

    def __init__(self, moves: list[str]) -> None:
        self.moves = [" ".join(text.split()) for text in moves]
        self.failure = ""
        self._farthest = -1

    def endings(self, state: State, number: int, events: list[str]) -> Iterator[tuple[State, list[str]]]:
        """Every position to which the moves from `number` on can lead, the plainest reading first."""
        drawn = chance_move(state)
        if number == len(self.moves):
            if drawn is None:
                yield state, events
            else:
                yield from self._after(state, move_text(state.setup, drawn), number, events)
            return
        text = self.moves[number]
        if text in legal_texts(state):
            yield from self._after(state, text, number + 1, events)
            if text in CLOSERS:
                yield from self.endings(state, number + 1, events)
        elif drawn is not None:
            yield from self._after(state, move_text(state.setup, drawn), number, events)
        elif text in CLOSERS:
            yield from self.endings(state, number + 1, events)
        else:
            self._note_failure(state, number)
            yield from self._closing_first(state, number, events)

    def _closing_first(
        self, state: State, number: int, events: list[str]
    ) -> Iterator[tuple[State, list[str]]]:
        # This ends: every closing move takes an item off the agenda, and within a turn a card is asked for.
        for closer in CLOSERS:
            if closer in legal_texts(state):
                yield from self._after(state, closer, number, events)

    def _after(
        self, state: State, text: str, number: int, events: list[str]
    ) -> Iterator[tuple[State, list[str]]]:
        child, seen = _apply(state, text)
        yield from self.endings(child, number, events + seen)

    def _note_failure(self, state: State, number: int) -> None:
        if number > self._farthest:
            self._farthest = number
            text = self.moves[number]
            self.failure = f"move {number + 1} '{text}' is not legal: {why_not(state, text)}"


def _apply(state: State, text: str) -> tuple[State, list[str]]:
    child = apply(state, legal_texts(state)[text])
    return child, [event_name(type(event).__name__) for event in child.happened]


def event_name(class_name: str) -> str:
    """`HouseBuilt` as scenarios write it: `house_built`."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in class_name).lstrip("_")
