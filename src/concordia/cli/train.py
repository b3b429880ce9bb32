"""`concordia train`: the weights of the bots' value function, by self-play."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, TaskID

from concordia.cli.arena import add_worker_arguments
from concordia.cli.output import OK, note_engine, show, show_json, warn

HELP = "train the bots' value function by self-play"
DESCRIPTION = """Train the value function: the bots play against themselves on all boards, with and without
modules, 2 to 5 players, and a ridge regression fits the weights to the final margins; then again with the new
weights. Equal arguments give equal weights. The folder holds a checkpoint after every generation; the same
command goes on from there. Needs numpy."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `train` takes; the defaults are those of the weights that come with the game."""
    parser.add_argument("folder", type=Path, help="for checkpoints and weights.json")
    parser.add_argument("--games", type=int, default=320, help="in each generation (320)")
    parser.add_argument("--generations", type=int, default=3, help="in all (3)")
    parser.add_argument("--seed", type=int, default=1, help="what all games follow from (1)")
    parser.add_argument("--json", action="store_true", help="print the outcome as JSON")
    add_worker_arguments(parser)


def run(arguments: Namespace) -> int:
    """Train, generation by generation."""
    try:
        from concordia.arena.training import Course, resume
    except ImportError as error:
        raise ValueError("training needs numpy: pip install numpy") from error

    training = resume(arguments.folder, Course(arguments.games, arguments.generations, arguments.seed))
    note_engine()
    if training.generation:
        warn(f"Going on after generation {training.generation}.")
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        while training.generation < arguments.generations:
            task = progress.add_task(f"Generation {training.generation + 1}", total=1)
            tell = partial(_tell, progress, task)
            training.run_generation(arguments.processes or 1, arguments.ray, tell)
            training.save(arguments.folder)
    weights = arguments.folder / "weights.json"
    if arguments.json:
        show_json({"weights": str(weights), "generation": training.generation})
    else:
        show(f"{weights}: generation {training.generation}")
    return OK


def _tell(progress: Progress, task: TaskID, done: int, total: int) -> None:
    progress.update(task, completed=done, total=total)
