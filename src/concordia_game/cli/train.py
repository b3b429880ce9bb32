"""`concordia train`: the weights of the bots' value function, by self-play."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import Progress, TaskID

from concordia_game.arena.evaluation import bot_with, evaluated
from concordia_game.cli.counts import natural, positive
from concordia_game.cli.output import OK, REFUSED, note_engine, show, show_json, warn
from concordia_game.cli.train_network import run_network, told_bot, told_match
from concordia_game.cli.working import add_worker_arguments, processes_of, progress_bar
from concordia_game.extras import extra
from concordia_game.i18n import SOURCE, Translator
from concordia_game.i18n.sentences import Sentences

if TYPE_CHECKING:
    from concordia_game.arena.training import Training

MATCHES = 100
"""Games of each match with new weights."""

HELP = "train the bots' value function by self-play"
DESCRIPTION = """Train the value function: the bots play against themselves on all boards, with and without
modules, 2 to 5 players, and a ridge regression fits the weights to the final margins; then again with the new
weights. Equal arguments give equal weights, however many processes play. The folder holds a checkpoint after
every ten games; after an interrupt the same command goes on from there. Without --games, --generations and
--seed the course is that of the weights that come with the game. At the end it is told how far the weights
are off, and how `normal` fares with them against `normal` as it comes with the game. With --network a small
network learns to correct that value: games of practice, a fit, then matches against the generation before,
which the report in the folder tells about."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `train` takes; what is not given is as the course for the weights that come with the game."""
    parser.add_argument("folder", type=Path, help="for checkpoints and weights.json")
    parser.add_argument("--network", action="store_true", help="train networks that correct the value")
    parser.add_argument("--games", type=positive, help="in each generation")
    parser.add_argument("--generations", type=positive, help="in all")
    parser.add_argument("--seed", type=int, help="what all games follow from")
    parser.add_argument(
        "--matches", type=natural, help=f"games of each match at the end ({MATCHES}; with --network 400)"
    )
    parser.add_argument("--json", action="store_true", help="print the outcome as JSON")
    add_worker_arguments(parser)


def run(arguments: Namespace) -> int:
    """Train, generation by generation."""
    if arguments.network:
        return run_network(arguments)
    # numpy takes longer to load than most commands to run; only this one needs it.
    with extra("train", "training"):
        from concordia_game.arena.checkpoints import WEIGHTS, resume
        from concordia_game.arena.training import Course

    given = {name: getattr(arguments, name) for name in ("games", "generations", "seed")}
    course = Course(**{name: figure for name, figure in given.items() if figure is not None})
    training = resume(arguments.folder, course)
    note_engine(Sentences(Translator(SOURCE)))
    if training.generation >= course.generations:
        warn("This course is over; a higher number of --generations goes on from here.")
    elif training.generation or training.jobs_done:
        warn(f"Going on in generation {training.generation + 1}, job {training.jobs_done + 1}.")
    try:
        with progress_bar() as progress:
            while training.generation < course.generations:
                _run_generation(training, progress, arguments)
    except KeyboardInterrupt:
        warn("Interrupted; the same command goes on from here.")
        return REFUSED
    weights = arguments.folder / WEIGHTS
    matches = _evaluated(training, weights, arguments)
    if matches is None:
        return REFUSED
    told = {"generation": training.generation, "fit": training.told_fit(), "matches": matches}
    data = {"weights": str(weights), "bot": bot_with(weights), **told}
    if arguments.json:
        show_json(data)
    else:
        _print(data)
    return OK


def _evaluated(training: Training, weights: Path, arguments: Namespace) -> list[dict[str, Any]] | None:
    """The matches of the weights that came out; None if they were interrupted."""
    with progress_bar() as progress:
        tasks: dict[str, TaskID] = {}

        def tell(board: str, done: int, total: int) -> None:
            if board not in tasks:
                tasks[board] = progress.add_task(f"Match on {board}", total=total)
            progress.update(tasks[board], completed=done)

        games, seed = MATCHES if arguments.matches is None else arguments.matches, training.course.seed
        try:
            return evaluated(
                weights, training.generation, games, seed, processes_of(arguments), arguments.ray, tell
            )
        except KeyboardInterrupt:
            warn("Interrupted; the same command goes on from here.")
            return None


def _print(data: dict[str, Any]) -> None:
    show(f"{data['weights']}: generation {data['generation']}")
    for fit in data["fit"]:
        samples = f"{fit['samples']} samples that it learned from"
        show(
            f"{fit['players']} players: off by {fit['error']} points, "
            f"{fit['without']} without it, on {samples}"
        )
    for match in data["matches"]:
        show(told_match(match, f"against {match['against']}"))
    show(told_bot(data["bot"]))


def _run_generation(training: Training, progress: Progress, arguments: Namespace) -> None:
    from concordia_game.arena.checkpoints import save

    jobs = len(training.jobs())
    task = progress.add_task(
        f"Generation {training.generation + 1}", total=jobs, completed=training.jobs_done
    )

    def tell(done: int, total: int) -> None:
        save(training, arguments.folder)
        progress.update(task, completed=done, total=total)

    training.run_generation(processes_of(arguments), arguments.ray, tell)
    save(training, arguments.folder)
