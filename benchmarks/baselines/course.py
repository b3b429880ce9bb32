"""What every baseline does: learn until its time is over, keep a curve, write a table of what it reached.

A folder has all of it: `curve.csv` and `curve.svg` (the shares of 50 games won against `random` and against
`easy@2`, every other minute), `table.json` and `table.csv`, `settings.json`, and the `checkpoint.pickle` from
which the same command goes on after an interrupt. Time is CPU time, so that a busy machine makes a run
longer, but nothing less is learned: a run of 30 minutes keeps one core busy for 30 minutes. What is measured
in between is not counted. With `--rounds` a run learns as much on any machine, if that takes no longer than
`--minutes`. `together.py` puts several runs together.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import pickle
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from math import inf
from pathlib import Path
from typing import Any, Protocol

from concordia_game.env.protocols import PROTOCOLS, measured
from concordia_game.env.protocols import Protocol as Protocols

PROBED_EVERY = 120.0
"""Seconds of learning between two checkpoints, each with a line of the curve."""

PROBE = replace(PROTOCOLS["italia-2"], name="probe", deals=25, first_seed=2_000_000)
"""What a line of the curve is measured by: other deals than those of the table."""

PROBED = {"won": "random", "won_easy": "easy@2"}
"""Against whom, by the column of the curve."""

Row = dict[str, Any]


class Learner(Protocol):
    """What learns in rounds; all that it knows can be pickled."""

    settings: Any
    environment: str
    """The one that it knows, by its name."""
    told: Row
    """Arguments of that environment."""

    def act(self, seen: Row) -> int:
        """What it does."""
        ...

    def learn(self) -> Row:
        """One round, and what a line of the curve tells about it."""
        ...


@dataclass
class Course:
    """How far a run has come."""

    learner: Learner
    spent: float
    rounds: int
    curve: list[Row]

    def learn(self, until: float, rounds: float) -> None:
        """Learn for a while, and add a line to the curve."""
        told: Row = {}
        while self.spent < until and self.rounds < rounds:
            began = time.process_time()
            told = self.learner.learn()
            self.spent += time.process_time() - began
            self.rounds += 1
        probes = {column: reached(self.learner, PROBE, opponent) for column, opponent in PROBED.items()}
        won = {column: row["wins"] / row["games"] for column, row in probes.items()}
        self.curve.append({"minutes": round(self.spent / 60, 2), **won, **told})


def reached(learner: Learner, protocol: Protocols, opponent: str) -> Row:
    """What a learner reaches against an opponent."""
    return measured(learner.act, protocol, opponent, environment=learner.environment, **learner.told)


def learned(folder: Path, minutes: float, begin: Callable[[], Learner], rounds: float = inf) -> Any:
    """Learn until the time or the rounds are over, from the checkpoint if there is one; the learner."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "checkpoint.pickle"
    course: Course = pickle.loads(kept.read_bytes()) if kept.exists() else Course(begin(), 0.0, 0, [])
    settings = asdict(course.learner.settings)
    (folder / "settings.json").write_text(json.dumps(settings, indent=2) + "\n", "utf-8")
    while course.spent < 60 * minutes and course.rounds < rounds:
        course.learn(min(60 * minutes, course.spent + PROBED_EVERY), rounds)
        print(json.dumps(course.curve[-1]), flush=True)
        save(folder, course)
    return course.learner


def save(folder: Path, course: Course) -> None:
    """Write the checkpoint, whole or not at all, and the curve."""
    new = folder / "checkpoint.new"
    new.write_bytes(pickle.dumps(course))
    os.replace(new, folder / "checkpoint.pickle")
    write_csv(folder / "curve.csv", course.curve)


def write_csv(path: Path, rows: list[Row]) -> None:
    """Rows with the same columns, as a table."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]) if rows else [], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def draw(folders: list[Path], title: str, picture: Path) -> None:
    """The curves of one run or several; without matplotlib (`pip install 'concordia-game[plot]'`) nothing."""
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        return
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "concordia"})
    figure = Figure(figsize=(7, 3.5), layout="constrained")
    axes = figure.subplots()
    for number, folder in enumerate(folders):
        with (folder / "curve.csv").open(encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        minutes = [float(row["minutes"]) for row in rows]
        for color, (column, opponent) in zip(("#a3482f", "#2f5fa3"), PROBED.items(), strict=True):
            label = f"against {opponent}" if not number else None
            won = [100 * float(row[column]) for row in rows]
            axes.plot(minutes, won, color=color, marker=".", alpha=0.8, linewidth=1.2, label=label)
    axes.axhline(95, color="grey", linestyle="--", linewidth=1)
    axes.set(title=title, xlabel="CPU minutes", ylabel="% won", ylim=(-1, 101))
    axes.grid(alpha=0.3)
    figure.legend(loc="outside lower center", ncols=2)
    figure.savefig(picture, metadata={"Date": None} if picture.suffix == ".svg" else None)


def reader(about: str | None) -> argparse.ArgumentParser:
    """The arguments of all baselines."""
    arguments = argparse.ArgumentParser(description=about)
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("--minutes", type=float, default=30.0, help="of CPU time, at most (30)")
    arguments.add_argument("--rounds", type=float, default=inf, help="of learning, at most (any number)")
    arguments.add_argument("--seed", type=int, default=1)
    return arguments


def tell(folder: Path, learner: Learner, protocol: Protocols) -> None:
    """Write and print the table, row by row."""
    table: list[Row] = []
    for opponent in protocol.opponents:
        row = reached(learner, protocol, opponent)
        print(json.dumps(row), flush=True)
        table.append(row)
        (folder / "table.json").write_text(json.dumps(table, indent=2) + "\n", "utf-8")
        write_csv(folder / "table.csv", table)
