"""`concordia arena`: bots against bots, with intervals and ratings."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import Any

from rich.table import Table

from concordia_game.arena.kept import KeptGames
from concordia_game.arena.pairing import Pairing
from concordia_game.arena.plots import check_plot, plot_standings
from concordia_game.arena.sprt import Sprt
from concordia_game.arena.tournament import Tournament, pairings, play_all, table_data
from concordia_game.bots import BOTS, load_bot
from concordia_game.cli.arguments import add_game_arguments, dealt, options_of
from concordia_game.cli.counts import positive
from concordia_game.cli.output import OK, REFUSED, note_engine, show, show_json, warn
from concordia_game.cli.words import words_of
from concordia_game.cli.working import add_plot_argument, add_worker_arguments, processes_of, progress_bar
from concordia_game.i18n.sentences import Sentences

HELP = "let bots play against each other and rate them"
DESCRIPTION = """Let bots play against each other. Every deal is played in all rotations of the seats. As many
bots as seats sit at one table; of more bots every possible table is made; of fewer the last one fills
up. In team play teams take the place of seats: a bot has both seats of a team, and scores and margins are
the team's. The interval holds the win rate with 95 % confidence; the rating is fitted to all games at once
(Plackett-Luce, in Elo points with a mean of 1500), so their order does not matter; `ms` is the CPU time of a
decision."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `arena` takes."""
    known = ", ".join(BOTS)
    own = "path.py:Name, package.module:Name; with arguments as normal?weights=FILE"
    parser.add_argument("--bots", default="normal,easy", help=f"{known}, {own} (normal,easy)")
    parser.add_argument("--games", type=positive, default=100, help="how many at least (100)")
    parser.add_argument(
        "--sprt",
        metavar="LOW,HIGH",
        type=sequential_test,
        help="stop as soon as the first bot's win rate is known to be at least HIGH or at most LOW",
    )
    help = "keep every game as a line of FILE; the same command goes on there after an interrupt"
    parser.add_argument("--keep", metavar="FILE", type=Path, help=help)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_plot_argument(parser, "win rates and ratings")
    add_worker_arguments(parser)
    add_game_arguments(parser)


def sequential_test(text: str) -> Sprt:
    """The test that is asked for, from its two win rates."""
    try:
        low, high = (float(rate) for rate in text.split(","))
    except ValueError as error:
        raise ArgumentTypeError(f"two win rates like 0.7,0.8 are expected, not {text!r}") from error
    try:
        return Sprt(low, high)
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from error


def run(arguments: Namespace) -> int:
    """Play and report; an interrupt reports the games that were played."""
    if arguments.plot:
        check_plot(arguments.plot)
    words = words_of(arguments)
    options = options_of(arguments)
    dealt(words, options, arguments.seed)
    names = arguments.bots.split(",")
    for name in names:
        load_bot(name)
    table = table_data(options, arguments.seed)
    tournament = Tournament(names, arguments.sprt, table)
    wanted = pairings(names, options, arguments.games, arguments.seed)
    kept = KeptGames(arguments.keep, {"bots": names, **table}, wanted) if arguments.keep else None
    note_engine(words)
    finished = _play(words, tournament, wanted, arguments, kept)
    if not tournament.played:
        return REFUSED
    _report(words, tournament.data(), arguments)
    return OK if finished else REFUSED


def _play(
    words: Sentences,
    tournament: Tournament,
    wanted: list[Pairing],
    arguments: Namespace,
    kept: KeptGames | None,
) -> bool:
    """Whether it was played to its end."""
    with progress_bar() as progress:
        task = progress.add_task(words.say("terminal-playing"), total=len(wanted))

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        try:
            play_all(tournament, wanted, processes_of(arguments), arguments.ray, tell, kept)
        except KeyboardInterrupt:
            warn(words.say("terminal-interrupted", played=tournament.played, count=len(wanted)))
            return False
    return True


def _report(words: Sentences, data: dict[str, Any], arguments: Namespace) -> None:
    """The plot comes last: if it can't be written, the figures are there."""
    if arguments.json:
        show_json(data)
    else:
        _print(words, data)
    if arguments.plot:
        plot_standings(data, arguments.plot)


def _print(words: Sentences, data: dict[str, Any]) -> None:
    table = Table(box=None, pad_edge=False)
    # A long path goes on in the next line: cut off, two bots of one file would look alike.
    table.add_column(words.say("terminal-bot"), overflow="fold")
    counts = [words.say(f"terminal-{head}") for head in ("games", "wins-count", "win-rate")]
    points = [words.say(f"terminal-{head}") for head in ("score", "margin", "rating")]
    for title in (*counts, "95 %", *points, "95 %", "ms"):
        table.add_column(title, justify="right")
    for bot in data["bots"]:
        table.add_row(
            bot["name"],
            str(bot["games"]),
            str(bot["wins"]),
            f"{100 * bot['win_rate']:.1f} %",
            f"{100 * bot['low']:.0f}-{100 * bot['high']:.0f}",
            f"{bot['mean_score']:.1f}",
            f"{bot['mean_margin']:+.1f}",
            str(bot["rating"]),
            f"±{bot['rating_high'] - bot['rating']}",
            f"{bot['ms_per_decision']:.2f}",
        )
    show(
        words.say(
            "terminal-rated",
            count=data["games"],
            turns=f"{data['mean_turns']:.0f}",
            points=f"{data['mean_winning_score']:.1f}",
        ),
        table,
    )
    if len(data["bots"]) > 2:
        show("", _meetings(words, data))
    if "sprt" in data:
        show(words.say("terminal-tested", **{name: str(value) for name, value in data["sprt"].items()}))


def _meetings(words: Sentences, data: dict[str, Any]) -> Table:
    """How often the bot of a row finished before that of a column, in per cent."""
    names = [bot["name"] for bot in data["bots"]]
    rates: dict[tuple[str, str], float] = {}
    for meeting in data["head_to_head"]:
        first, second = meeting["bots"]
        if meeting["met"]:
            rates[first, second], rates[second, first] = meeting["rate"], 1 - meeting["rate"]
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("terminal-ahead-of"), overflow="fold")
    for number in range(len(names)):
        table.add_column(str(number + 1), justify="right")
    for number, name in enumerate(names, 1):
        met = [rates.get((name, other)) for other in names]
        table.add_row(f"{number} {name}", *["-" if rate is None else f"{100 * rate:.0f}" for rate in met])
    return table
