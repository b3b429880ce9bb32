"""The arguments that describe a game, shared by all commands that deal one."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from concordia_game.cli.output import warn
from concordia_game.data.boards import board_ids
from concordia_game.engine.setup import Options, SetUp
from concordia_game.records.beginning import new_setup
from concordia_game.records.options import CHOICES, check_options, recommended


def add_game_arguments(parser: ArgumentParser, seed: int | None = 1, several: bool = False) -> None:
    """Board, seats, seed, and the options of the rules; `several` boards and player counts with commas."""
    game = parser.add_argument_group("game")
    boards = f"{', '.join(board_ids())}, or the path.toml of an own board"
    more = "; several as italia,imperium" if several else ""
    game.add_argument("--map", default="italia", help=f"{boards}{more} (italia)")
    if several:
        game.add_argument("--players", type=_counts, default=[3], help="2 to 5, or several as 2,3 (3)")
    else:
        game.add_argument("--players", type=int, choices=range(2, 6), default=3, help="2 to 5 (3)")
    chosen = "a new one each time" if seed is None else str(seed)
    game.add_argument("--seed", type=int, default=seed, help=f"what the deal follows from ({chosen})")
    add_rule_arguments(parser)


def _counts(text: str) -> list[int]:
    counts = [int(count) for count in text.split(",")]
    if not set(counts) <= set(range(2, 6)):
        raise ArgumentTypeError(f"{text}: 2 to 5 play")
    return list(dict.fromkeys(counts))


def add_rule_arguments(parser: ArgumentParser) -> None:
    """Variants and expansions."""
    rules = parser.add_argument_group("rules")
    editions = CHOICES["edition"]
    rules.add_argument("--edition", choices=editions, default="current", help="the Colonist's money (B7.2)")
    rules.add_argument("--intermediate-scoring", action="store_true", help="at the first Tribune (B13)")
    rules.add_argument("--start-without-goods", action="store_true", help="money instead (B16)")
    rules.add_argument("--salt", action="store_true", help="the good that stands for any other (S1)")
    rules.add_argument("--forum", action="store_true", help="patricians and citizens (S2)")
    rules.add_argument(
        "--auction", action="store_true", help="the forum, with bids for the first patricians (S3)"
    )
    rules.add_argument(
        "--fish",
        choices=CHOICES["fish"][1:],
        default="",
        help="the fish market (F1-F4); the order of its stalls is a reconstruction",
    )
    rules.add_argument(
        "--fish-market", metavar="PATH", default="", help="a corrected market board, with --fish"
    )
    rules.add_argument(
        "--display", choices=CHOICES["display"], default="cloth", help="the side of the display (C1.1)"
    )


def options_of(arguments: Namespace) -> Options:
    """The options that the arguments name."""
    options = Options(
        map=board_source(arguments.map),
        players=arguments.players,
        edition=arguments.edition,
        intermediate_scoring=arguments.intermediate_scoring,
        start_without_goods=arguments.start_without_goods,
        salt=arguments.salt,
        forum=arguments.forum or arguments.auction,
        auction=arguments.auction,
        fish=arguments.fish,
        display=arguments.display,
        fish_market=arguments.fish_market,
    )
    check_options(options)
    return options


def board_source(map: str) -> str:
    """A path keeps its ending; anything else is an id."""
    return str(Path(map)) if map.endswith(".toml") else map


def dealt(options: Options, seed: int) -> SetUp:
    """Deal a game, with a warning if the board is not made for so many (B1.1)."""
    setup = new_setup(options, seed)
    board = setup.board
    if not recommended(options, board.least_players, board.most_players):
        warn(
            f"Note: {board.name} is made for {board.least_players} to {board.most_players} players, "
            f"not for {options.players}."
        )
    return setup
