"""`concordia train --network`: networks that correct the bots' value, by self-play."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.progress import TaskID

from concordia_game.arena.evaluation import bot_with_network
from concordia_game.cli.output import OK, REFUSED, note_engine, show, show_json, warn
from concordia_game.cli.working import processes_of, progress_bar
from concordia_game.extras import extra
from concordia_game.i18n import SOURCE, Translator
from concordia_game.i18n.sentences import Sentences


def run_network(arguments: Namespace) -> int:
    """Train networks, generation by generation, and tell how the last one fared."""
    # numpy takes longer to load than most commands to run; only this one needs it.
    with extra("train", "training"):
        from concordia_game.arena.network_course import NetworkCourse, NetworkTraining

    given = {name: getattr(arguments, name) for name in ("games", "generations", "seed", "matches")}
    course = NetworkCourse(**{name: figure for name, figure in given.items() if figure is not None})
    note_engine(Sentences(Translator(SOURCE)))
    with progress_bar() as progress:
        tasks: dict[tuple[str, int], TaskID] = {}

        def tell(what: str, done: int, total: int) -> None:
            if done == 1 or (what, total) not in tasks:
                tasks[what, total] = progress.add_task(what, total=total)
            progress.update(tasks[what, total], completed=done)

        try:
            processes = processes_of(arguments)
            report = NetworkTraining(arguments.folder, course, processes, arguments.ray, tell).run()
        except KeyboardInterrupt:
            warn("Interrupted; the same command goes on from here.")
            return REFUSED
    data = {**report, "bot": bot_with_network(arguments.folder / report["network"])}
    if arguments.json:
        show_json(data)
    else:
        _print(data, arguments)
    return OK


def _print(data: dict[str, Any], arguments: Namespace) -> None:
    fit = data["fit"]
    show(f"{arguments.folder / data['network']}: generation {data['generation']}")
    show(f"error {fit['error']} points, {fit['linear_error']} without it, on games that it did not see")
    for match in data["matches"]:
        show(told_match(match, "against the generation before"))
    show(f"{sum(data['cpu_hours'].values()):.1f} CPU hours")
    show(told_bot(data["bot"]))


def told_bot(bot: str) -> str:
    """How what was trained is played at once."""
    return f"play it: concordia play --bot '{bot}'"


def told_match(match: dict[str, Any], against: str) -> str:
    """How a match ended, in a line."""
    rate, low, high, par = [f"{100 * match[name]:.1f}" for name in ("win_rate", "low", "high", "par")]
    table = f"{match['map']}, {match['players']} players"
    won = f"{match['wins']} of {match['games']} won {against}"
    return f"{table}: {won}, {rate} % ({low}-{high}), par {par} %"
