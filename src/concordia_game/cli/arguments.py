"""The arguments that describe a game, shared by all commands that deal one."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import Any

from concordia_game.cli.output import warn
from concordia_game.cli.words import add_language_argument
from concordia_game.data.boards import board_ids
from concordia_game.engine.kinds import Choice, Number
from concordia_game.engine.options import OPTIONS, TABLE, Option, Options
from concordia_game.engine.setup import SetUp
from concordia_game.engine.things import FLAG
from concordia_game.files.options import options_from, recommended
from concordia_game.games.beginning import new_setup
from concordia_game.i18n.sentences import Sentences

_PLAYERS = [int(count) for count in OPTIONS["players"].choices()]
_FEWEST, _MOST = min(_PLAYERS), max(_PLAYERS)


def add_game_arguments(parser: ArgumentParser, seed: int | None = 1, several: bool = False) -> None:
    """Board, seats, seed, and the options of the rules; `several` boards and player counts with commas."""
    game = parser.add_argument_group("game")
    map, players = OPTIONS["map"].default, OPTIONS["players"].default
    boards = f"{', '.join(board_ids())}, or the path.toml of an own board"
    more = "; several as italia,imperium" if several else ""
    game.add_argument("--map", default=map, help=f"{boards}{more} ({map})")
    if several:
        counts = f"{_FEWEST} to {_MOST}, or several as 2,3 ({players})"
        game.add_argument("--players", type=_counts, default=[players], help=counts)
    else:
        counts = f"{_FEWEST} to {_MOST} ({players})"
        game.add_argument("--players", type=int, choices=_PLAYERS, default=players, help=counts)
    chosen = "a new one each time" if seed is None else str(seed)
    game.add_argument("--seed", type=int, default=seed, help=f"what the deal follows from ({chosen})")
    add_rule_arguments(parser)
    add_language_argument(parser)


def _counts(text: str) -> list[int]:
    counts = [int(count) for count in text.split(",")]
    if not set(counts) <= set(_PLAYERS):
        raise ArgumentTypeError(f"{text}: {_FEWEST} to {_MOST} play")
    return list(dict.fromkeys(counts))


def add_rule_arguments(parser: ArgumentParser) -> None:
    """Variants and expansions: a flag for each option."""
    rules = parser.add_argument_group("rules")
    for name, option in OPTIONS.items():
        if name not in TABLE:
            flag = option.flag or f"--{name.replace('_', '-')}"
            text = f"{option.phrase} ({option.rule})"
            rules.add_argument(flag, dest=name, help=text, **_taken(option))


def _taken(option: Option) -> dict[str, Any]:
    """What the flag of an option takes, as argparse is told."""
    if option.kind is FLAG:
        return {"action": "store_true"}
    taken: dict[str, Any] = {"default": option.default}
    if isinstance(option.kind, Number):
        return {**taken, "type": int, "choices": [int(choice) for choice in option.choices()]}
    if isinstance(option.kind, Choice):
        # What is not chosen has no word.
        return {**taken, "choices": [choice for choice in option.choices() if choice]}
    return {**taken, "metavar": option.kind.name.upper()}


def options_of(arguments: Namespace) -> Options:
    """The options that the arguments name; what was not asked for may be brought by another."""
    given = {name: getattr(arguments, name) for name in OPTIONS}
    given["map"] = board_source(given["map"])
    return options_from({name: value for name, value in given.items() if value != OPTIONS[name].default})


def board_source(map: str) -> str:
    """A path keeps its ending; anything else is an id."""
    return str(Path(map)) if map.endswith(".toml") else map


def dealt(words: Sentences, options: Options, seed: int) -> SetUp:
    """Deal a game, with a warning if the board is not made for so many (B1.1)."""
    setup = new_setup(options, seed)
    board = setup.board
    if not recommended(options, board.least_players, board.most_players):
        least, most = board.least_players, board.most_players
        warn(
            words.say(
                "terminal-board-unusual", board=board.name, least=least, most=most, count=options.players
            )
        )
    return setup
