"""`concordia simulate`: many games between bots, and what came out."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.table import Table

from concordia_game.arena.simulation import Series, Tally, outcomes
from concordia_game.bots import BOTS, BotError, load_bot
from concordia_game.cli.arguments import add_game_arguments, dealt, options_of
from concordia_game.cli.counts import positive
from concordia_game.cli.output import OK, note_engine, show, show_json
from concordia_game.cli.words import words_of
from concordia_game.cli.working import add_worker_arguments, processes_of, progress_bar
from concordia_game.engine.ids import SEATS, Seat
from concordia_game.i18n.sentences import Sentences

HELP = "play many games between bots and print the outcome"
DESCRIPTION = """Play many games between bots. Game k is dealt from (seed, k), hashed, and the bots' chance
comes from the same number, so equal arguments give equal games on any number of processes:
the digest of the final positions tells. With --records every game is kept, and what is there is not played
again."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `simulate` takes."""
    parser.add_argument("--games", type=positive, default=100, help="how many (100)")
    known = ", ".join(BOTS)
    parser.add_argument(
        "--bots", default="random", help=f"one for all seats, or one a seat: {known}, path.py:Name (random)"
    )
    parser.add_argument(
        "--records",
        metavar="DIR",
        type=Path,
        help="keep the record of every game here; after an interrupt the same command plays the rest",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_worker_arguments(parser, processes=1)
    add_game_arguments(parser)


def seat_bots(names: str, players: int) -> list[str]:
    """The bot of each seat, from one name for all or one for each; one that can't play is refused."""
    listed = names.split(",")
    if len(listed) not in (1, players):
        raise BotError(f"--bots: {len(listed)} bots for {players} seats; name one for all or one for each")
    for name in listed:
        load_bot(name)
    return listed * players if len(listed) == 1 else listed


def run(arguments: Namespace) -> int:
    """Play and report."""
    words = words_of(arguments)
    options = options_of(arguments)
    dealt(words, options, arguments.seed)
    series = Series(options, seat_bots(arguments.bots, options.players), arguments.seed, arguments.records)
    note_engine(words)
    tally = Tally(options.players, options.players // 2 if options.teams else 0)
    with progress_bar() as progress:
        task = progress.add_task(words.say("terminal-playing"), total=arguments.games)
        with closing(outcomes(series, arguments.games, processes_of(arguments), arguments.ray)) as played:
            for outcome in played:
                tally.add(outcome)
                progress.advance(task)
    if arguments.json:
        show_json(tally.data())
    else:
        _print(words, tally.data(), arguments.bots)
    return OK


def _print(words: Sentences, data: dict[str, Any], names: str) -> None:
    listed = names.split(",") * (len(data["wins"]) if "," not in names else 1)
    table = Table(words.say("terminal-seat"), box=None, pad_edge=False)
    table.add_column(words.say("terminal-bot"), overflow="fold")
    table.add_column(words.say("terminal-wins-count"), justify="right")
    table.add_column(words.say("terminal-mean-points"), justify="right")
    for seat, wins in enumerate(data["wins"].values()):
        mean = data["mean_scores"][SEATS[seat]]
        table.add_row(words.seat(Seat(seat)), listed[seat], str(wins), f"{mean:.1f}")
    show(
        words.say(
            "terminal-simulated",
            count=data["games"],
            decisions=data["decisions"],
            seconds=f"{data['seconds']:.2f}",
            speed=data["decisions_per_second"] or 0,
            rate=f"{data['games_per_second'] or 0:.1f}",
        ),
        table,
        words.say(
            "terminal-simulated-points",
            points=f"{data['mean_winning_score']:.1f}",
            digest=data["digest"],
        ),
    )
