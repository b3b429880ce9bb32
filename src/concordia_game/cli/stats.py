"""`concordia stats`: what simulated games say about boards, seats, gods, cards and tiles."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.table import Table

from concordia_game.arena.endings import LAST_CARD, LAST_HOUSE
from concordia_game.arena.openings import THEN
from concordia_game.arena.pairing import Pairing, play_pairing
from concordia_game.arena.plots import check_plot, plot_statistics
from concordia_game.arena.statistics import Statistics
from concordia_game.arena.workers import spread
from concordia_game.bots import BOTS, load_bot
from concordia_game.cli.arguments import add_game_arguments, dealt, options_of
from concordia_game.cli.counts import positive
from concordia_game.cli.output import OK, REFUSED, note_engine, show, show_json, warn
from concordia_game.cli.tile_table import tile_table
from concordia_game.cli.words import words_of
from concordia_game.cli.working import add_plot_argument, add_worker_arguments, processes_of, progress_bar
from concordia_game.games.series import seed_of
from concordia_game.i18n.names import latin
from concordia_game.i18n.sentences import Sentences

HELP = "who wins: by board, seat, god, card and tile, over simulated games"
DESCRIPTION = """Play games of one bot against itself and count who wins: by seat, by the god that gave most
at the table, by the cards got, the tiles held, who ended the game, and what was done first; and how often
each forum tile was taken where it could be. Several boards or player counts are given with commas, as in
--map italia,imperium --players 3,4; each count has its own tables. Game k is dealt from (seed, k), hashed.
An asterisk marks win rates that differ clearly from par, with allowance for the number of rows (Bonferroni);
a card or tile that goes with wins need not be their cause."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `stats` takes."""
    parser.add_argument("--bot", default="normal", help=f"{', '.join(BOTS)}, path.py:Name (normal)")
    parser.add_argument(
        "--games", type=positive, default=100, help="on each board with each player count (100)"
    )
    parser.add_argument(
        "--tiles-by-lot",
        action="store_true",
        help="whoever could take a forum tile gets any of them, for nothing: shows what each is worth",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_plot_argument(parser, "the win rates, with several player counts in a file for each")
    add_worker_arguments(parser)
    add_game_arguments(parser, several=True)


def pairings_of(words: Sentences, arguments: Namespace) -> list[Pairing]:
    """The games of all boards and player counts."""
    found: list[Pairing] = []
    for players in arguments.players:
        for board in arguments.map.split(","):
            options = options_of(Namespace(**{**vars(arguments), "map": board, "players": players}))
            dealt(words, options, arguments.seed)
            for number in range(arguments.games):
                seed = seed_of(arguments.seed, number)
                found.append(Pairing([arguments.bot] * players, options, seed, arguments.tiles_by_lot))
    return found


def run(arguments: Namespace) -> int:
    """Play and count; an interrupt reports the games that were played."""
    if arguments.plot:
        check_plot(arguments.plot)
    load_bot(arguments.bot)
    words = words_of(arguments)
    wanted = pairings_of(words, arguments)
    note_engine(words)
    counted: dict[int, Statistics] = {}
    finished = _play(words, counted, wanted, arguments)
    tables = [statistics.data() for statistics in counted.values()]
    _report(words, tables, arguments)
    return OK if finished else REFUSED


def _report(words: Sentences, tables: list[dict[str, Any]], arguments: Namespace) -> None:
    """The plots come last: if they can't be written, the figures are there."""
    if arguments.json:
        told = {"bot": arguments.bot, "seed": arguments.seed, "tiles_by_lot": arguments.tiles_by_lot}
        show_json({**told, "tables": tables})
    else:
        for data in tables:
            _print(words, data)
    if arguments.plot:
        for data in tables:
            plot_statistics(data, _plot_path(arguments.plot, data["players"], len(arguments.players)))


def _play(
    words: Sentences, counted: dict[int, Statistics], wanted: list[Pairing], arguments: Namespace
) -> bool:
    """Whether all games were played."""
    with progress_bar() as progress:
        task = progress.add_task(words.say("terminal-playing"), total=len(wanted))
        try:
            with closing(spread(play_pairing, wanted, processes_of(arguments), arguments.ray)) as results:
                for pairing, result in zip(wanted, results, strict=True):
                    options = pairing.options
                    fresh = Statistics(options.players, options.teams, pairing.tiles_by_lot)
                    counted.setdefault(options.players, fresh).add(options.map, result)
                    progress.advance(task)
        except KeyboardInterrupt:
            played = sum(board.games for each in counted.values() for board in each.boards.values())
            warn(words.say("terminal-interrupted", played=played, count=len(wanted)))
            return False
    return True


def _plot_path(path: Path, players: int, counts: int) -> Path:
    return path if counts == 1 else path.with_stem(f"{path.stem}-{players}")


def _print(words: Sentences, data: dict[str, Any]) -> None:
    players = words.say("ui-player-count", count=data["players"])
    par = words.say("terminal-par", players=players, share=f"{100 * data['par']:.1f}")
    show(par, "", _board_table(words, data["boards"]), "")
    for title in TITLES:
        if data[title]:
            show(_table(words, title, data[title]), "")
    if data["offers"]:
        show(tile_table(words, data["offers"]), "")


def _board_table(words: Sentences, rows: list[dict[str, Any]]) -> Table:
    table = Table(words.say("terminal-boards"), box=None, pad_edge=False)
    for head in ("games", "turns", "mean-points", "winning-points", "margin"):
        table.add_column(words.say(f"terminal-{head}"), justify="right")
    for row in rows:
        means = (row["mean_turns"], row["mean_points"], row["mean_winning_score"], row["mean_margin"])
        table.add_row(row["name"], str(row["games"]), *[f"{mean:.1f}" for mean in means])
    return table


def _seat_name(words: Sentences, name: str) -> str:
    """A seat of a board, which the data calls `italia, seat 1`."""
    board, number = name.split(", seat ")
    return words.say("terminal-seat-of", board=board, number=number)


def _each(named: Callable[[Sentences, str], str]) -> Callable[[Sentences, str], str]:
    """Several names, one after the other."""
    return lambda words, ids: THEN.join(named(words, id) for id in ids.split(THEN))


ENDINGS = {LAST_CARD: "terminal-ending-last-card", LAST_HOUSE: "terminal-ending-last-house"}

TITLES: dict[str, tuple[str, Callable[[Sentences, str], str]]] = {
    "seats": ("terminal-seats", _seat_name),
    "gods": ("terminal-gods", Sentences.god),
    "cards": ("terminal-cards-got", Sentences.card),
    "tiles": ("terminal-tiles", lambda words, id: latin(id)),
    "endings": ("terminal-endings", lambda words, id: words.say(ENDINGS[id])),
    "openings": ("terminal-openings", _each(Sentences.card)),
    "first_houses": ("terminal-first-houses", _each(Sentences.good)),
    "first_cards": ("terminal-first-cards", Sentences.card),
}
"""What is counted, and how each of it is named."""


def _table(words: Sentences, title: str, rows: list[dict[str, Any]]) -> Table:
    head, named = TITLES[title]
    table = Table(words.say(head), box=None, pad_edge=False)
    heads = [words.say("terminal-games"), words.say("terminal-win-rate"), "95 %", ""]
    heads.append(words.say("terminal-mean-points"))
    if title == "gods":
        heads += [words.say("terminal-from-god"), words.say("terminal-from-god-winners")]
    if "share" in rows[0]:
        heads.append(words.say("terminal-share"))
    for head in heads:
        table.add_column(head, justify="right")
    for row in rows:
        table.add_row(
            named(words, row["name"]),
            str(row["games"]),
            f"{100 * row['win_rate']:.1f} %",
            f"{100 * row['low']:.0f} - {100 * row['high']:.0f}",
            "*" if row["clear"] else "",
            f"{row['mean_points']:.1f}",
            *[f"{row[key]:.1f}" for key in ("god_points", "winners_god_points") if key in row],
            *[f"{100 * row[key]:.1f} %" for key in ("share",) if key in row],
        )
    return table
