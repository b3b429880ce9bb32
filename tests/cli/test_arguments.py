"""The flags that describe a game: all of them follow from the options."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

import pytest

from concordia_game.cli.arguments import add_game_arguments, options_of
from concordia_game.engine.kinds import Choice, Number
from concordia_game.engine.options import OPTIONS, Option, Options
from concordia_game.engine.things import FLAG
from concordia_game.files.options import OptionsError

FLAGS: dict[str, tuple[Any, list[Any] | None]] = {
    # flag: default, choices; scripts rely on them
    "--map": ("italia", None),
    "--players": (3, [2, 3, 4, 5, 6]),
    "--seed": (1, None),
    "--edition": ("current", ["current", "2013"]),
    "--intermediate-scoring": (False, None),
    "--start-without-goods": (False, None),
    "--salt": (False, None),
    "--forum": (False, None),
    "--auction": (False, None),
    "--tiles": ("", None),
    "--fish": ("", ["coast", "slope"]),
    "--fish-market": ("", None),
    "--venus": (False, None),
    "--teams": (False, None),
    "--proconsul-price": ("card", ["card", "free"]),
    "--last-turns": ("players", ["players", "teams"]),
    "--display": ("cloth", ["cloth", "wine"]),
}


def parser(several: bool = False) -> ArgumentParser:
    """A command that deals a game."""
    made = ArgumentParser(exit_on_error=False)
    add_game_arguments(made, several=several)
    return made


def flags(made: ArgumentParser) -> dict[str, tuple[Any, list[Any] | None]]:
    """What each flag accepts."""
    actions = [action for action in made._actions if action.dest != "help"]
    return {
        action.option_strings[0]: (action.default, None if action.choices is None else list(action.choices))
        for action in actions
    }


def chosen(*words: str) -> Options:
    """The options that these words choose."""
    return options_of(parser().parse_args(words))


def test_the_flags() -> None:
    found = flags(parser())
    assert {flag: found[flag] for flag in FLAGS} == FLAGS
    named = {flag.removeprefix("--").replace("-", "_") for flag in found}
    assert named == {*OPTIONS, "seed", "language", "tiles"} - {"own_tiles"}
    assert flags(parser(several=True)) == {**found, "--players": ([3], None)}


def test_every_flag_says_what_it_is_and_names_its_rule() -> None:
    text = " ".join(parser().format_help().split())
    assert "--auction the forum, with bids for the first patricians (S3)" in text
    assert "--fish-market PATH a corrected market board, with --fish (F3)" in text


def test_an_option_becomes_a_flag_by_its_declaration_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    today = flags(parser())
    monkeypatch.setitem(OPTIONS, "long_game", Option(False, FLAG, "B99", "made up"))
    monkeypatch.setitem(OPTIONS, "wind", Option("", Choice("wind", ("", "west")), "B99", "made up"))
    monkeypatch.setitem(OPTIONS, "tax", Option(1, Number("tax", 1, 2), "B99", "made up"))
    made = parser()
    assert flags(made) == {
        **today,
        "--long-game": (False, None),
        "--wind": ("", ["west"]),
        "--tax": (1, [1, 2]),
    }
    assert "made up (B99)" in made.format_help()
    assert made.parse_args(["--long-game", "--tax", "2"]).tax == 2


def test_nothing_chosen_is_every_default() -> None:
    assert chosen() == Options()


def test_everything_chosen() -> None:
    table = ["--map", "./my.toml", "--players", "5"]
    modules = ["--salt", "--forum", "--tiles", "t.toml", "--fish", "slope", "--fish-market", "m.toml"]
    variants = ["--edition", "2013", "--display", "wine", "--intermediate-scoring", "--start-without-goods"]
    assert chosen(*table, *modules, *variants) == Options(
        map="my.toml",
        players=5,
        salt=True,
        forum=True,
        own_tiles="t.toml",
        fish="slope",
        fish_market="m.toml",
        edition="2013",
        display="wine",
        intermediate_scoring=True,
        start_without_goods=True,
    )


def test_the_auction_brings_the_forum() -> None:
    assert chosen("--auction") == chosen("--auction", "--forum") == Options(forum=True, auction=True)


def test_tiles_bring_the_forum() -> None:
    assert chosen("--tiles", "mini") == Options(forum=True, own_tiles="mini")
    assert chosen("--teams", "--players", "4") == Options(players=4, venus=True, teams=True)


def test_what_no_game_can_have_is_refused() -> None:
    arguments = parser().parse_args([])
    arguments.players = 7
    with pytest.raises(OptionsError, match="players: 7 is not between 2 and 6"):
        options_of(arguments)
