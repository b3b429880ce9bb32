"""A puzzle, and the file with all of them; docs/puzzles.md describes the format."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from concordia_game.engine.ids import CHANCE, NOBODY, Seat
from concordia_game.engine.moves import Move
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.state import State
from concordia_game.files.errors import FileError
from concordia_game.files.line import read_line
from concordia_game.notation.texts import parse_move
from concordia_game.puzzles.grades import NAMES, THEMES

FORMAT: Final = 1
FILE: Final = "puzzles.json"
"""In `data/puzzles`."""

Texts = tuple[str, ...]


@dataclass(frozen=True)
class Puzzle:
    """A position at the beginning of a turn, the turn that is clearly best, and why it is."""

    id: str
    line: str
    """The position as its seat may know it: nothing hidden is in it."""
    modules: tuple[str, ...]
    """The expansions that it is played with: `salt`, `forum`, `fish`."""
    theme: str
    grade: str
    gap: float
    """By how much of the chance to win the best turn is ahead of the best one with another idea."""
    chance: float
    next: float
    """The chance to win after the best turn, and after that other one."""
    best: Texts
    also: tuple[Texts, ...]
    """Further turns that are as good."""
    second: Texts
    gains: dict[str, Any]
    why: list[dict[str, Any]]
    """What the best turn has for it, and against it, beside the second."""

    def begin(self) -> State:
        """The position."""
        return read_line(self.line, FILE)

    @property
    def board(self) -> str:
        """Where it is played; the line says so in plain words."""
        return self.line.split()[1]

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.line.split()[2])


@dataclass(frozen=True)
class Collection:
    """All puzzles of a file; the edition is a digest of them, from which the choice of a day follows."""

    edition: str
    made: dict[str, Any]
    puzzles: tuple[Puzzle, ...]

    def find(self, id: str) -> Puzzle | None:
        """A puzzle by its id."""
        return next((puzzle for puzzle in self.puzzles if puzzle.id == id), None)

    def chosen(self, theme: str = "", grade: str = "") -> list[Puzzle]:
        """Those of a theme and of a grade, in their order; all if nothing is asked for."""
        return [one for one in self.puzzles if theme in ("", one.theme) and grade in ("", one.grade)]


@cache
def load_puzzles() -> Collection:
    """The puzzles that come with the game."""
    return read_puzzles(files("concordia_game.data").joinpath("puzzles", FILE).read_text("utf-8"))


def read_puzzles(text: str, file: str = FILE) -> Collection:
    """The puzzles of a file; a mistake is named with its place. Positions are read when they are needed."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise FileError(file, "", f"not JSON: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise FileError(file, "format", f"this version reads format {FORMAT}")
    puzzles = tuple(_puzzle(file, n, entry) for n, entry in enumerate(data.get("puzzles", [])))
    ids = [puzzle.id for puzzle in puzzles]
    if len(set(ids)) < len(ids):
        raise FileError(file, "puzzles", "two puzzles have the same id")
    return Collection(edition_of(ids), data.get("made", {}), puzzles)


def _puzzle(file: str, number: int, entry: dict[str, Any]) -> Puzzle:
    place = f"puzzles[{number}]"
    try:
        lines = {
            "modules": tuple(entry["modules"]),
            "best": tuple(entry["best"]),
            "second": tuple(entry["second"]),
            "also": tuple(tuple(line) for line in entry["also"]),
        }
        puzzle = Puzzle(**{**entry, **lines})
    except (KeyError, TypeError) as error:
        raise FileError(file, place, f"not a puzzle: {error}") from error
    if puzzle.theme not in THEMES or puzzle.grade not in NAMES:
        raise FileError(file, place, "no such theme or grade")
    return puzzle


def write_puzzles(puzzles: list[dict[str, Any]], made: dict[str, Any]) -> str:
    """The file: one puzzle a line, so that two editions can be compared."""
    lines = [json.dumps(puzzle, ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles]
    head = f'{{"format":{FORMAT},"made":{json.dumps(made, separators=(",", ":"))},"puzzles":['
    return "\n".join([head, ",\n".join(lines), "]}", ""])


def edition_of(ids: list[str]) -> str:
    """A digest of the puzzles, in any order."""
    return sha256(" ".join(sorted(ids)).encode()).hexdigest()[:12]


def past_others(state: State, seat: Seat, turn: int) -> State:
    """Goes on to where the seat is asked again, or its turn is over.

    Chance answers, and so does a rival who has to forgo something: what it is changes no idea.
    """
    while state.turn == turn and (asked := state.decision.seat) not in (seat, NOBODY):
        state = past_chance(state) if asked == CHANCE else apply(state, legal_moves(state)[0])
    return state


def moves_of(state: State, texts: Sequence[str]) -> list[Move]:
    """A turn of whoever is asked as moves; a text that is not a legal move is refused."""
    seat, turn, found = state.decision.seat, state.turn, []
    for text in texts:
        move = parse_move(state, text)
        found.append(move)
        state = past_others(apply(state, move), seat, turn)
    return found


def end_of(state: State, line: Sequence[Move]) -> State:
    """Where a turn leads that can be carried out."""
    seat, turn = state.decision.seat, state.turn
    for move in line:
        state = past_others(apply(state, move), seat, turn)
    return state
