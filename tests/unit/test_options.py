"""Options: checked, written and read."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from concordia_game.engine.kinds import Number
from concordia_game.engine.options import OPTIONS, TABLE, Option, Options
from concordia_game.engine.things import PATH
from concordia_game.files.options import (
    PATHS,
    OptionsError,
    check_options,
    chosen_data,
    options_data,
    options_from,
    recommended,
)
from concordia_game.files.record import read_record, write_record
from concordia_game.games.beginning import new_setup
from concordia_game.games.game import Game


def test_what_is_left_out_has_its_default() -> None:
    assert options_from({}) == Options()
    assert options_from({"players": 5}) == Options(players=5)
    assert options_from(options_data(Options(map="cyprus", edition="2013"))) == Options(
        map="cyprus", edition="2013"
    )


def test_they_are_written_in_a_fixed_order() -> None:
    names = list(options_data(Options()))
    assert names == sorted(names)
    assert {"map", "players", "edition", "intermediate_scoring", "start_without_goods"} <= set(names)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"players": 1}, "players: 1 is not between 2 and 6"),
        ({"players": 7}, "players: 7 is not between 2 and 6"),
        ({"players": 6}, "players: 6 play in teams only"),
        ({"players": 3, "teams": True}, "players: 3 don't form teams, 4 or 6 do"),
        ({"players": 4, "teams": True, "venus": False}, "teams: it needs the venus"),
        ({"players": 4, "last_turns": "teams", "teams": False}, "last_turns: it needs the teams"),
        (
            {"players": 4, "teams": True, "intermediate_scoring": True},
            "intermediate_scoring: not in team play",
        ),
        ({"players": "3"}, "players: '3' is not of type int"),
        ({"players": True}, "players: True is not of type int"),
        ({"edition": "2012"}, "edition: '2012' is not one of 'current', '2013'"),
        ({"fish": "river"}, "fish: 'river' is not one of '', 'coast', 'slope'"),
        ({"display": ""}, "display: '' is not one of 'cloth', 'wine'"),
        ({"intermediate_scoring": 1}, "intermediate_scoring: 1 is not of type bool"),
        ({"auction": True, "forum": False}, "auction: it needs the forum"),
        ({"colour": "red"}, "colour: there is no such option"),
    ],
)
def test_refused(data: dict[str, Any], problem: str) -> None:
    with pytest.raises(OptionsError) as refused:
        options_from(data)
    assert str(refused.value) == problem


def test_a_game_is_not_dealt_for_options_that_it_cannot_have() -> None:
    with pytest.raises(OptionsError):
        new_setup(Options(players=9), 1)
    check_options(Options(players=2))


def test_boards_are_made_for_some_numbers_of_players() -> None:
    """B1.1: others may be played, with a warning."""
    assert recommended(Options(players=3), 3, 5)
    assert not recommended(Options(players=2), 3, 5)
    assert not recommended(Options(players=5), 2, 4)


def test_what_an_option_needs_comes_with_it() -> None:
    """The auction is a way to begin with the forum (S3)."""
    assert options_from({"auction": True}) == Options(forum=True, auction=True)
    assert options_from({"auction": False}) == Options()


def test_every_option_is_declared_whole() -> None:
    made = Options()
    for name, option in OPTIONS.items():
        assert getattr(made, name) == option.default
        assert option.rule[0] in "BCFSV", name
        assert option.phrase, name
        assert option.needs is None or type(OPTIONS[option.needs].default) is bool, name
        assert option.choices() == () or str(option.default) in option.choices(), name
    assert list(OPTIONS) == list(Options.fields)
    assert list(OPTIONS)[: len(TABLE)] == list(TABLE), "so that Options('italia', 3) reads well"


def test_choices_follow_from_the_kind() -> None:
    assert OPTIONS["fish"].choices() == ("", "coast", "slope")
    assert OPTIONS["salt"].choices() == ()
    assert Option(2, Number("rounds", 1, 3), "B1", "a few").choices() == ("1", "2", "3")


def test_paths_are_known_by_their_kind() -> None:
    assert [name for name, option in OPTIONS.items() if option.kind is PATH] == ["fish_market"]
    assert PATHS == ("fish_market",)


def test_records_tell_only_what_was_chosen() -> None:
    """An option added later is in none of them, so they stay readable."""
    for options, told in (
        (Options(), "players=3"),
        (Options(players=2), "players=2"),
        (Options(players=2, salt=True, edition="2013"), "edition=2013 players=2 salt=yes"),
        (
            Options(map="balearica", forum=True, auction=True, fish="coast"),
            "auction=yes fish=coast forum=yes players=3",
        ),
    ):
        assert chosen_data(options).keys() <= {"map", *told.replace("=", " ").split()}
        text = write_record(Game(new_setup(options, 1)).record())
        assert f"\noptions: {told}\n" in text
        assert read_record(text).setup.options == options


def test_a_market_file_may_lie_in_a_folder_with_spaces(tmp_path: Path) -> None:
    path = tmp_path / "my 100% corrected" / "coast market.toml"
    path.parent.mkdir()
    path.write_bytes(files("concordia_game.data").joinpath("markets/coast.toml").read_bytes())
    options = Options(map="balearica", players=2, fish="coast", fish_market=str(path))
    text = write_record(Game(new_setup(options, 1)).record())
    assert read_record(text).setup.options == options
    assert write_record(read_record(text)) == text
