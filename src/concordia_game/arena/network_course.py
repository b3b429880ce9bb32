"""A course that trains networks: games of practice, a fit, and matches against the generation before.

Everything is in one folder, in files that are written whole: after an interrupt or a kill the course goes on
from what is there.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from concordia_game.arena.checkpoints import CheckpointError
from concordia_game.arena.evaluation import TABLES
from concordia_game.arena.fitted import Progress
from concordia_game.arena.learning import fit
from concordia_game.arena.lessons import Lesson, lesson_of
from concordia_game.arena.practice import CHUNK, Game, practised, read_games, write_games
from concordia_game.arena.pupil import Study
from concordia_game.arena.tournament import run_tournament
from concordia_game.arena.workers import spread
from concordia_game.bots.generations import weights_file
from concordia_game.bots.network import network_text
from concordia_game.engine.options import Options

FIRST_BOT = f"normal@1?exact_end=1&follow=1&weights={weights_file()}"
"""It values what the latest generation does without its network: what is learned is what that lacks."""

PRACTICE = "width=8&nodes=400"
"""In practice bots look less wide at their own turn: playing on costs most of the time."""

Tell = Callable[[str, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is to do."""


class NetworkCourse:
    """How to train: everything that determines the result."""

    def __init__(
        self,
        games: int = 1000,
        generations: int = 4,
        seed: int = 1,
        matches: int = 400,
        epochs: int = 16,
    ) -> None:
        self.games = games
        """Games of practice in each generation; those of the generations before are learned from, too."""
        self.generations = generations
        self.seed = seed
        self.matches = matches
        """Games of each match."""
        self.epochs = epochs

    def fixed(self) -> dict[str, int]:
        """What must stay the same when a course goes on; it may be extended."""
        return {name: figure for name, figure in vars(self).items() if name != "generations"}


class Practice:
    """Some games of practice to be played."""

    def __init__(self, bot: str, seeds: list[int]) -> None:
        self.bot = bot
        self.seeds = seeds


def practise(job: Practice) -> tuple[list[Game], float]:
    """The games of a job, and the CPU seconds that they took."""
    began = time.process_time()
    games = [practised(job.bot, seed) for seed in job.seeds]
    return games, time.process_time() - began


def lessons_in(path: Path) -> list[Lesson]:
    """What is learned from a file of games."""
    found = [lesson_of(game) for game in read_games(path)]
    return [lesson for lesson in found if lesson is not None]


class NetworkTraining:
    """A course in its folder."""

    def __init__(self, folder: Path, course: NetworkCourse, processes: int, ray: str, tell: Tell) -> None:
        self.folder = folder
        self.course = course
        self.processes = processes
        self.ray = ray
        self.tell = tell
        self._check()

    def _check(self) -> None:
        """A folder belongs to one course."""
        file = self.folder / "course.json"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not file.exists():
                _write(file, json.dumps(self.course.fixed()) + "\n")
            kept = json.loads(file.read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise CheckpointError(f"{self.folder}: no course can be kept there: {error}") from error
        if kept != self.course.fixed():
            raise CheckpointError(f"{file}: it belongs to another course; choose another folder")

    def network(self, generation: int) -> Path:
        """Where a generation's network is."""
        return self.folder / f"network-{generation}.json"

    def bot(self, generation: int) -> str:
        """The name of a generation's bot; that of generation 0 has no network."""
        return _with(FIRST_BOT, f"network={self.network(generation)}") if generation else FIRST_BOT

    def run(self) -> dict[str, Any]:
        """Go through the whole course, as far as that has not been done; the report."""
        report: dict[str, Any] = {}
        for generation in range(1, self.course.generations + 1):
            self.play(generation)
            self.fit(generation)
            report = self.report(generation)
        return report

    def play(self, generation: int) -> None:
        """Play the games of practice that are missing."""
        folder = self.folder / f"games-{generation}"
        folder.mkdir(exist_ok=True)
        count = -(-self.course.games // CHUNK)
        paths = [folder / f"{number:05}.jsonl.gz" for number in range(count)]
        missing = [number for number, path in enumerate(paths) if not path.exists()]
        name = _with(self.bot(generation - 1), PRACTICE)
        first = (self.course.seed - 1) * 100_000_000 + generation * 1_000_000
        jobs = [
            Practice(name, list(range(first + number * CHUNK, first + (number + 1) * CHUNK)))
            for number in missing
        ]
        with closing(spread(practise, jobs, self.processes, self.ray)) as results:
            for done, (number, (games, seconds)) in enumerate(zip(missing, results, strict=True), 1):
                write_games(paths[number], games)
                self.spend(f"games-{generation}", seconds)
                self.tell("games", count - len(missing) + done, count)

    def lessons(self, generation: int) -> Iterator[Lesson]:
        """What is learned in a generation: from its games and all before, in the order of their seeds."""
        jobs = [
            path
            for number in range(1, generation + 1)
            for path in sorted((self.folder / f"games-{number}").glob("*.jsonl.gz"))
        ]
        with closing(spread(lessons_in, jobs, self.processes, self.ray)) as results:
            for done, lessons in enumerate(results, 1):
                yield from lessons
                self.tell("lessons", done, len(jobs))

    def fit(self, generation: int) -> None:
        """Fit the network, unless that has been done."""
        if self.network(generation).exists():
            return
        lessons = list(self.lessons(generation))
        study = Study(seed=self.course.seed, epochs=self.course.epochs)
        began = time.process_time()
        fitted = fit(lessons, study, self._heard)
        self.spend(f"fit-{generation}", time.process_time() - began)
        how = {**self.course.fixed(), "learned_from": len(lessons), **fitted.data()}
        _write(self.network(generation), network_text(fitted.network, how))

    def _heard(self, progress: Progress) -> None:
        self.tell("epochs", progress.epoch, self.course.epochs)

    def report(self, generation: int) -> dict[str, Any]:
        """The matches of a generation against the one before, played unless they have been."""
        file = self.folder / f"report-{generation}.json"
        if file.exists():
            kept: dict[str, Any] = json.loads(file.read_text("utf-8"))
            return kept
        matches = [self.match(generation, options) for options in TABLES]
        trained = json.loads(self.network(generation).read_text("utf-8"))["trained"]
        report = {
            "generation": generation,
            "network": self.network(generation).name,
            "fit": trained,
            "matches": matches,
            "cpu_hours": {name: round(seconds / 3600, 3) for name, seconds in self.spent().items()},
        }
        _write(file, json.dumps(report, indent=1) + "\n")
        return report

    def match(self, generation: int, options: Options) -> dict[str, Any]:
        """How a generation fares against the one before, which has all other seats."""
        names = [self.bot(generation), self.bot(generation - 1)]

        def tell(done: int, total: int) -> None:
            self.tell(f"match on {options.map}", done, total)

        course = self.course
        tournament = run_tournament(
            names, options, course.matches, course.seed, self.processes, self.ray, tell=tell
        )
        self.spend(f"match-{generation}", sum(one.seconds for one in tournament.standings.values()))
        first = tournament.bots()[0]
        kept = ("games", "wins", "win_rate", "low", "high", "mean_score", "mean_margin", "ms_per_decision")
        table = {"map": options.map, "players": options.players, "par": round(1 / options.players, 4)}
        return {**table, **{name: first[name] for name in kept}}

    def spent(self) -> dict[str, float]:
        """CPU seconds so far, by what they were spent on."""
        file = self.folder / "seconds.json"
        found: dict[str, float] = json.loads(file.read_text("utf-8")) if file.exists() else {}
        return found

    def spend(self, what: str, seconds: float) -> None:
        """Add CPU seconds."""
        spent = self.spent()
        spent[what] = round(spent.get(what, 0.0) + seconds, 1)
        _write(self.folder / "seconds.json", json.dumps(spent) + "\n")


def _with(bot: str, settings: str) -> str:
    """A bot's name with settings added."""
    return f"{bot}{'&' if '?' in bot else '?'}{settings}"


def _write(path: Path, text: str) -> None:
    """Write a file, replaced as a whole."""
    part = path.with_name(path.name + ".part")
    part.write_text(text, "utf-8")
    part.replace(path)
