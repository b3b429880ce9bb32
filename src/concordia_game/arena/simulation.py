"""A series of games between the same bots: played by many processes, kept as records, counted in order."""

from __future__ import annotations

import json
import time
from collections.abc import Generator
from hashlib import sha256
from pathlib import Path
from typing import Any

from concordia_game.arena.workers import spread
from concordia_game.bots import load_bot
from concordia_game.bots.match import play_noted
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import CHANCE, SEATS
from concordia_game.engine.options import Options
from concordia_game.engine.scoring import score, team_totals, winner
from concordia_game.engine.state import State
from concordia_game.files.options import told_data
from concordia_game.files.position import state_json
from concordia_game.files.record import Record, read_record, result_text, write_record
from concordia_game.games.beginning import new_setup
from concordia_game.games.series import seed_of
from concordia_game.version import version

CHUNK = 10
"""Games in one job."""

FOLDER = 1000
"""Records in one folder: file systems and people cope with so many."""

MANIFEST = "run.json"


class RecordsError(ConcordiaError):
    """A folder in which these records can't be kept."""


class Series:
    """What all games of a series have in common: with the number of a game, it decides all that happens."""

    def __init__(self, options: Options, bots: list[str], seed: int, records: Path | None = None) -> None:
        self.options = options
        self.bots = bots
        """By seat."""
        self.seed = seed
        self.records = records
        """Where the records are kept, if they are."""

    def data(self) -> dict[str, Any]:
        """As plain data: two series are the same if this is."""
        played = {"bots": self.bots, "seed": self.seed, "version": version()}
        return {"options": told_data(self.options), **played}

    def path(self, number: int) -> Path | None:
        """Where the record of a game is kept."""
        if self.records is None:
            return None
        return self.records / f"{number // FOLDER:03}" / f"{number:06}.record"


class Outcome:
    """What is counted of a game."""

    __slots__ = ("decisions", "final", "points", "seconds", "side", "winning")

    def __init__(self, state: State, decisions: int, seconds: float) -> None:
        self.decisions = decisions
        self.seconds = seconds
        totals = team_totals(state)
        self.side = state.setup.teams[winner(state)]
        """The team that won; without teams the seat."""
        self.winning = totals[self.side]
        self.points = [score(state, seat).total for seat in state.setup.seats]
        self.final = state_json(state)


class Chunk:
    """Some games of a series, to be played one after the other."""

    def __init__(self, series: Series, numbers: range) -> None:
        self.series = series
        self.numbers = numbers


def claim(series: Series) -> None:
    """A folder of records belongs to one series: any other is refused."""
    folder = series.records
    if folder is None:
        return
    file = folder / MANIFEST
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            write_whole(file, (json.dumps(series.data()) + "\n").encode())
        kept = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise RecordsError(f"{folder}: no records can be kept there: {error}") from error
    if kept != series.data():
        raise RecordsError(f"{file}: the folder has the records of another run; choose another")


def outcomes(series: Series, games: int, processes: int, ray: str = "") -> Generator[Outcome]:
    """The games of a series in their order; those that are on record already are not played again."""
    claim(series)
    jobs = [Chunk(series, range(first, min(first + CHUNK, games))) for first in range(0, games, CHUNK)]
    for found in spread(play_chunk, jobs, processes, ray):
        yield from found


def play_chunk(job: Chunk) -> list[Outcome]:
    """The outcomes of some games."""
    return [_outcome(job.series, number) for number in job.numbers]


def _outcome(series: Series, number: int) -> Outcome:
    path = series.path(number)
    if path is not None and path.exists():
        return _on_record(path)
    bots = [load_bot(name) for name in series.bots]
    deal = seed_of(series.seed, number)
    began = time.perf_counter()
    setup = new_setup(series.options, deal)
    state, noted = play_noted(setup, bots, deal, texts=path is not None)
    seconds = time.perf_counter() - began
    if path is not None:
        path.parent.mkdir(exist_ok=True)
        write_whole(path, write_record(Record(setup, series.bots, noted, result_text(state))).encode())
    return Outcome(state, sum(seat != CHANCE for seat, _ in noted), seconds)


def _on_record(path: Path) -> Outcome:
    record = read_record(path.read_text("utf-8"), str(path))
    decisions = sum(seat != CHANCE for seat, _ in record.moves)
    return Outcome(record.positions()[-1], decisions, 0.0)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file, replaced as a whole: a kill at any moment leaves all of it or nothing."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)


class Tally:
    """What the games brought so far."""

    def __init__(self, players: int, teams: int = 0) -> None:
        self.players = players
        self.teams = teams
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.wins = [0] * players
        self.points = [0] * players
        self.winning = 0
        self._finals = sha256()

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.decisions += outcome.decisions
        self.seconds += outcome.seconds
        self.winning += outcome.winning
        for seat in range(self.players):
            self.wins[seat] += seat % (self.teams or self.players) == outcome.side
            self.points[seat] += outcome.points[seat]
        self._finals.update(("\n" if self.games else "").encode() + outcome.final.encode())
        self.games += 1

    def data(self) -> dict[str, Any]:
        """The outcome as plain data; partners share their wins, and in team play the winning score."""
        games = self.games
        seats = SEATS[: self.players]
        found: dict[str, Any] = {
            "games": games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 4),
            "decisions_per_second": self._rate(self.decisions, 0),
            "games_per_second": self._rate(games, 2),
            "wins": dict(zip(seats, self.wins, strict=True)),
            "mean_scores": {
                seat: round(total / games, 2) for seat, total in zip(seats, self.points, strict=True)
            },
            "mean_winning_score": round(self.winning / games, 2),
            "digest": self._finals.hexdigest()[:16],
        }
        if self.teams:
            found["teams"] = {seats[team]: self._team(team) for team in range(self.teams)}
        return found

    def _rate(self, count: int, digits: int) -> float | None:
        """So many a second; None if all games were on record already."""
        return round(count / self.seconds, digits or None) if self.seconds else None

    def _team(self, team: int) -> dict[str, Any]:
        """A team's seats, wins and points; it goes by its first seat (V2.1)."""
        points = sum(self.points[team :: self.teams])
        return {
            "seats": list(SEATS[team : self.players : self.teams]),
            "wins": self.wins[team],
            "mean_score": round(points / self.games, 2),
        }
