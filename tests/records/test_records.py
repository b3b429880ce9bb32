"""Recorded games replay to the same result, and a damaged record is refused with the line and the reason."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from concordia_game.engine.deal import begin
from concordia_game.engine.events import Event
from concordia_game.engine.ids import CHANCE
from concordia_game.engine.play import apply
from concordia_game.engine.values import final_classes
from concordia_game.files.errors import FileError
from concordia_game.files.record import Record, read_record, result_text, write_record
from concordia_game.games.game import Game
from concordia_game.notation.texts import parse_move

FILES = sorted((Path(__file__).parent / "games").glob("*.record"))
FIRST_MOVE = 12
"""The line of the first move, after a title, nine lines of header and an empty one."""


@cache
def text_of(name: str) -> str:
    """The text of a recorded game."""
    return next(path for path in FILES if path.stem == name).read_text("utf-8")


@cache
def read(name: str) -> Record:
    """A recorded game."""
    return read_record(text_of(name), name)


@cache
def told(name: str) -> tuple[Event, ...]:
    """Everything that happened in a recorded game."""
    state = begin(read(name).setup)
    found = list(state.events)
    for _, text in read(name).moves:
        state = apply(state, parse_move(state, text))
        found += state.events
    return tuple(found)


NAMES = [path.stem for path in FILES]


@pytest.mark.parametrize("name", NAMES)
def test_replayed(name: str) -> None:
    record = read(name)
    assert write_record(record) == text_of(name)
    game = Game.replay(record)
    assert [text for _, text in game.history()] == [text for _, text in record.moves]
    assert result_text(game.state) == record.result
    assert game.over == (record.result != "unfinished")
    assert text_of(name).splitlines()[FIRST_MOVE - 1].startswith("1 red ")


def test_there_are_games_of_every_kind() -> None:
    options = [read(name).setup.options for name in NAMES]
    assert len({option.map for option in options}) >= 6
    assert {option.players for option in options} == {2, 3, 4, 5}
    assert {option.edition for option in options} == {"current", "2013"}
    assert {option.display for option in options} == {"cloth", "wine"}
    assert {option.fish for option in options} == {"", "coast", "slope"}
    for flag in ("intermediate_scoring", "start_without_goods", "salt", "forum", "auction"):
        assert {getattr(option, flag) for option in options} == {False, True}, flag


def test_both_reasons_to_end_are_met() -> None:
    """B14.1: the last card on the display, or the 15th house."""
    reasons = Counter[str]()
    for name in NAMES:
        final = Game.replay(read(name)).state
        if final.over:
            assert final.concordia is not None
            houses = final.players[final.concordia].house_count
            reasons["house" if houses == 15 else "card"] += 1
            assert houses == 15 or final.display == []
    assert min(reasons["house"], reasons["card"]) >= 2


def test_everything_that_can_happen_happens() -> None:
    """Each event class occurs in some recorded game, so that a change to any of them is noticed here."""
    kinds = {kind.__name__ for kind in final_classes(Event)}
    assert {type(event).__name__ for name in NAMES for event in told(name)} == kinds


def line(number: int, new: str) -> Callable[[str], str]:
    """Damage: replace the line with this number."""

    def damage(text: str) -> str:
        lines = text.split("\n")
        lines[number - 1] = new
        return "\n".join(lines)

    return damage


def swap(old: str, new: str) -> Callable[[str], str]:
    """Damage: replace the first occurrence of a text."""

    def damage(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return damage


def cut(count: int) -> Callable[[str], str]:
    """Damage: keep only this many lines."""
    return lambda text: "\n".join(text.split("\n")[:count])


LENGTH = len(text_of("imperium_last_card").split("\n"))
"""Lines in the game that is damaged, with the empty one after the last."""

LAST_MOVE = LENGTH - 3

DAMAGE: dict[str, tuple[Callable[[str], str], str, str]] = {
    "nothing": (cut(0), "line 1", "'concordia record 1' expected"),
    "title": (line(1, "concordia record 2"), "line 1", "'concordia record 1' expected"),
    "wrong rules version": (line(2, "rules: 99"), "line 2", "rules version 99; this engine plays version 1"),
    "header out of order": (line(3, "seed: 1"), "line 3", "'map: ...' expected, found 'seed: 1'"),
    "unknown map": (line(3, "map: atlantis"), "header, options", "atlantis"),
    "unknown option": (
        swap("edition=current", "colour=red"),
        "header, options",
        "colour: there is no such option",
    ),
    "unknown edition": (
        swap("edition=current", "edition=2012"),
        "header, options",
        "edition: '2012' is not one of",
    ),
    "option without value": (
        swap("edition=current", "edition"),
        "line 4",
        "'edition' is not written as key=value",
    ),
    "six players": (swap("players=3", "players=6"), "line 5", "3 seats named for 6 players"),
    "seat missing": (line(5, "seats: red=Ada, green=Ben"), "line 5", "2 seats named for 3 players"),
    "seat of another colour": (
        swap("green=Ben", "blue=Ben"),
        "line 5",
        "'blue=Ben' is not the name of seat 2",
    ),
    "seed": (line(6, "seed: one"), "line 6", "'one' is not a number"),
    "first": (line(7, "first: "), "line 7", "'' is not a number"),
    "unknown city": (
        swap("tokens: ", "tokens: atlantis=brick "),
        "header, tokens.atlantis",
        "there is no such city",
    ),
    "city without token": (swap("alexandria=", "aquileia="), "header, tokens.alexandria", "no token"),
    "unknown good": (
        line(8, "tokens: alexandria=gold"),
        "header, tokens.alexandria",
        "there is no 'gold'",
    ),
    "unknown card": (swap("stack: ", "stack: emperor "), "header, stack", "there is no 'emperor'"),
    "tile without forum": (line(10, "tiles: julius"), "header, tiles", "none without"),
    "no empty line": (line(11, "1 red tribune"), "line 11", "an empty line expected"),
    "number left out": (line(13, "3 red done"), "line 13", "move 2 expected"),
    "unknown seat": (line(12, "1 purple tribune"), "line 12", "'1 seat move' expected"),
    "seat not in the game": (line(12, "1 black tribune"), "line 12", "'1 seat move' expected"),
    "no move": (line(12, "1 red"), "line 12", "'1 seat move' expected"),
    "wrong seat": (line(12, "1 green tribune"), "line 12", "green is not asked here, but red"),
    "illegal move": (line(12, "1 red consul"), "line 12", "illegal move 'consul': not_in_hand: card=consul"),
    "no such move": (line(12, "1 red surrender"), "line 12", "illegal move 'surrender': unknown_move"),
    "truncated in the moves": (cut(100), "line 100", "the record ends too early"),
    "truncated before the result": (cut(LAST_MOVE + 1), f"line {LAST_MOVE + 1}", "the record ends too early"),
    "truncated in the result": (cut(LENGTH - 1), f"line {LENGTH - 1}", "trailing text"),
    "wrong result": (line(LENGTH - 1, "result: unfinished"), f"line {LENGTH - 1}", "not 'unfinished'"),
    "no result": (
        line(LENGTH - 1, "the end"),
        f"line {LENGTH - 1}",
        "'result: ...' expected, found 'the end'",
    ),
    "a move after the end": (
        line(LAST_MOVE + 1, f"{LAST_MOVE - FIRST_MOVE + 2} red tribune\n"),
        f"line {LAST_MOVE + 1}",
        "red is not asked here, but nobody",
    ),
    "trailing text": (lambda text: text + "\n", f"line {LENGTH - 1}", "trailing text"),
    "windows line ends": (lambda text: text.replace("\n", "\r\n"), "line 1", "'concordia record 1' expected"),
    "two spaces": (swap("1 red ", "1 red  "), "line", ""),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_refused_with_line_and_reason(damage: str) -> None:
    change, place, problem = DAMAGE[damage]
    with pytest.raises(FileError) as refused:
        read_record(change(text_of("imperium_last_card")), "my.record")
    assert refused.value.file == "my.record"
    assert re.match(rf"{place}\b", refused.value.place), refused.value
    assert problem in refused.value.problem
    assert str(refused.value) == f"my.record: {refused.value.place}: {refused.value.problem}"


def test_chance_is_recorded_and_may_not_be_left_out() -> None:
    """S2.3: a replay needs no random numbers; what came from the forum's stack is in the record."""
    name = next(name for name in NAMES if any(seat == CHANCE for seat, _ in read(name).moves))
    drawn = next(move for move in text_of(name).splitlines() if " chance draw " in move)
    number = text_of(name).splitlines().index(drawn) + 1
    with pytest.raises(FileError) as refused:
        read_record(line(number, drawn.replace(" chance ", " red "))(text_of(name)))
    assert (refused.value.place, refused.value.problem) == (
        f"line {number}",
        "red is not asked here, but chance",
    )
