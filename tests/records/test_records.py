"""Recorded games replay to the same result, and a damaged record is refused with the line and the reason."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from hashlib import sha256

import pytest

from concordia_game.engine.events import Event
from concordia_game.engine.ids import CHANCE
from concordia_game.engine.values import final_classes
from concordia_game.files.errors import FileError
from concordia_game.files.record import Record, read_record, result_text, write_record
from concordia_game.games.game import Game
from records.generate import FOLDER, GAMES
from records.outlawed import OUTLAWED, check_outlawed

FILES = {f"{path.parent.name}/{path.stem}": path for path in sorted(FOLDER.glob("*/*.record"))}
NAMES = [name for name in FILES if name not in OUTLAWED]
FIRST_EDITION = "eb0c3df5e784dc345e614c1c6d591afdee9500edd64e2027567ee8da2b9b2ef2"
FIRST_MOVE = 12
"""The line of the first move in the damaged game, after a title, nine lines of header and an empty one."""


@cache
def text_of(name: str) -> str:
    """The text of a recorded game."""
    return FILES[name].read_text("utf-8")


@cache
def read(name: str) -> Record:
    """A recorded game."""
    return read_record(text_of(name), name)


@cache
def told(name: str) -> tuple[Event, ...]:
    """Everything that happened in a recorded game."""
    return tuple(event for state in read(name).positions() for event in state.events)


def test_the_records_of_the_first_edition_stay_as_they_are() -> None:
    whole = "".join(text_of(name) for name in FILES if name.startswith("first_edition/"))
    assert sha256(whole.encode()).hexdigest() == FIRST_EDITION


def test_every_outlawed_record_is_there() -> None:
    assert set(OUTLAWED) <= set(FILES)


@pytest.mark.parametrize("name", FILES)
def test_every_record_ever_written_replays_or_is_refused_as_listed(name: str) -> None:
    if name in OUTLAWED:
        check_outlawed(text_of(name), OUTLAWED[name])
        return
    record = read(name)
    game = Game.replay(record)
    assert [text for _, text in game.history()] == [text for _, text in record.moves]
    assert result_text(game.state) == record.result
    assert game.over == (record.result != "unfinished")
    first = "1 blue start " if name.endswith("/imperium_teams") else "1 red "
    assert text_of(name).split("\n\n")[1].startswith(first)


@pytest.mark.parametrize("name", NAMES)
def test_what_this_version_writes_comes_back_the_same(name: str) -> None:
    """Text -> record -> text, and record -> text -> record."""
    written = write_record(read(name))
    again = read_record(written)
    assert write_record(again) == written
    assert again == read(name)
    if FILES[name].parent == GAMES:
        assert written == text_of(name)


def test_there_are_games_of_every_kind() -> None:
    options = [read(name).setup.options for name in NAMES]
    assert len({option.map for option in options}) >= 6
    assert {option.players for option in options} == {2, 3, 4, 5, 6}
    assert {option.edition for option in options} == {"current", "2013"}
    assert {option.display for option in options} == {"cloth", "wine"}
    assert {option.fish for option in options} == {"", "coast", "slope"}
    for flag in ("intermediate_scoring", "start_without_goods", "salt", "forum", "auction", "venus", "teams"):
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


DAMAGED = "first_edition/imperium_last_card"
LENGTH = len(text_of(DAMAGED).split("\n"))
"""Lines of the game that is damaged, with the empty one after the last."""

LAST_MOVE = LENGTH - 3

DAMAGE: dict[str, tuple[Callable[[str], str], str, str]] = {
    "nothing": (cut(0), "line 1", "'concordia record 1' expected"),
    "title": (line(1, "concordia record 2"), "line 1", "'concordia record 1' expected"),
    "wrong rules version": (
        line(2, "rules: 99"),
        "line 2",
        "rules version 99 is not known here; this engine plays 2",
    ),
    "line of the header missing": (
        swap("seed: 1\n", ""),
        "line 9",
        "the header ends here without 'seed: ...'",
    ),
    "line of the header twice": (line(7, "seed: 1"), "line 7", "'seed' stands there twice"),
    "unknown line of the header": (
        swap("seed: 1\n", "seed: 1\nweather: fine\n"),
        "line 7",
        "this version does not know 'weather' in the header",
    ),
    "no line of a header": (line(6, "seed 1"), "line 6", "'key: value' expected, found 'seed 1'"),
    "unknown map": (line(3, "map: atlantis"), "line 3", "atlantis: file: no such board"),
    "unknown option": (
        swap("edition=current", "colour=red"),
        "line 4",
        "this version does not know the option 'colour'",
    ),
    "option twice": (swap("edition=current", "players=3"), "line 4", "'players' stands there twice"),
    "map twice": (swap("edition=current", "map=italia"), "line 4", "'map' has a line of its own"),
    "unknown edition": (swap("edition=current", "edition=2012"), "line 4", "edition: '2012' is not one of"),
    "neither yes nor no": (swap("salt=no", "salt=pepper"), "line 4", "salt: 'pepper' is not of type bool"),
    "option without value": (
        swap("edition=current", "edition"),
        "line 4",
        "'edition' is not written as key=value",
    ),
    "six players": (swap("players=3", "players=6"), "line 4", "players: 6 play in teams only"),
    "two players": (swap("players=3", "players=2"), "line 9", "6 cards too many"),
    "seat missing": (line(5, "seats: red=Ada, green=Ben"), "line 5", "2 seats named for 3 players"),
    "seat of another colour": (
        swap("green=Ben", "blue=Ben"),
        "line 5",
        "'blue=Ben' is not the name of seat 2",
    ),
    "seed": (line(6, "seed: one"), "line 6", "'one' is not a number"),
    "first": (line(7, "first: "), "line 7", "'' is not a number"),
    "no such person": (line(7, "first: 3"), "line 7", "3 is not a number from 0 to 2"),
    "unknown city": (
        swap("tokens: ", "tokens: atlantis=brick "),
        "line 8",
        "atlantis: there is no such city",
    ),
    "city without token": (
        lambda text: re.sub("(?m)^(tokens: .*)alexandria=[a-z]+ ", r"\1", text),
        "line 8",
        "alexandria: no token",
    ),
    "unknown good": (line(8, "tokens: alexandria=gold"), "line 8", "alexandria: there is no 'gold'"),
    "city twice": (swap("tokens: ", "tokens: roma=brick roma=brick "), "line 8", "'roma' stands there twice"),
    "unknown card": (swap("stack: ", "stack: emperor "), "line 9", "there is no 'emperor'"),
    "card too many": (swap("stack: ", "stack: mason "), "line 9", "not those of the deck"),
    "card lost": (
        lambda text: re.sub("(?m)^stack: [a-z0-9_]+", "stack:", text),
        "line 9",
        "not those of the deck",
    ),
    "decks": (swap("tiles: ", "decks: 8 7\ntiles: "), "line 10", "not a number of cards for each of 3 decks"),
    "smaller decks": (swap("tiles: ", "decks: 7 7 7\ntiles: "), "line 10", "there were at least [8, 7, 6]"),
    "larger decks": (swap("tiles: ", "decks: 8 7 7\ntiles: "), "line 10", "[8, 7, 7] for a stack of 21"),
    "forum without tiles": (swap("forum=no", "forum=yes"), "line 10", "0 instead of at least 27"),
    "forum without its line": (
        lambda text: text.replace("forum=no", "forum=yes").replace("tiles: none\n", ""),
        "line 4",
        "tiles: it is missing",
    ),
    "tile without forum": (line(10, "tiles: julius"), "line 10", "none without"),
    "number left out": (line(13, "3 red done"), "line 13", "move 2 expected"),
    "unknown seat": (line(12, "1 purple tribune"), "line 12", "'1 seat move' expected"),
    "seat not in the game": (line(12, "1 black tribune"), "line 12", "'1 seat move' expected"),
    "no move": (line(12, "1 red"), "line 12", "'1 seat move' expected"),
    "wrong seat": (line(12, "1 green tribune"), "line 12", "green is not asked here, but red"),
    "illegal move": (line(12, "1 red consul"), "line 12", "illegal move 'consul': not_in_hand: card=consul"),
    "no such move": (line(12, "1 red surrender"), "line 12", "illegal move 'surrender': unknown_move"),
    "truncated in the moves": (cut(100), "line 100", "the record ends too early"),
    "truncated before the result": (cut(LAST_MOVE + 1), f"line {LAST_MOVE + 1}", "the record ends too early"),
    "truncated in the result": (lambda text: text[:-2], f"line {LENGTH - 1}", "the moves give"),
    "wrong result": (line(LENGTH - 1, "result: unfinished"), f"line {LENGTH - 1}", "not 'unfinished'"),
    "no result": (
        line(LENGTH - 1, "the end"),
        f"line {LENGTH - 1}",
        "move 517 expected, found 'the end'",
    ),
    "a move after the end": (
        line(LAST_MOVE + 1, f"{LAST_MOVE - FIRST_MOVE + 2} red tribune\n"),
        f"line {LAST_MOVE + 1}",
        "red is not asked here, but nobody",
    ),
    "trailing text": (lambda text: text + "the end\n", f"line {LENGTH}", "nothing comes after the result"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_refused_with_line_and_reason(damage: str) -> None:
    change, place, problem = DAMAGE[damage]
    with pytest.raises(FileError) as refused:
        read_record(change(text_of(DAMAGED)), "my.record")
    assert refused.value.file == "my.record"
    assert refused.value.place == place, refused.value
    assert problem in refused.value.problem
    assert str(refused.value) == f"my.record: {refused.value.place}: {refused.value.problem}"


def lines_turned(text: str) -> str:
    """The header from its last line to its first."""
    _, *header = text.split("\n\n", maxsplit=1)[0].split("\n")
    return text.replace("\n".join(header), "\n".join(reversed(header)), 1)


def words_turned(key: str) -> Callable[[str], str]:
    """A line of the header with its words in another order."""
    return lambda text: re.sub(
        f"(?m)^{key}: (.*)$", lambda found: f"{key}: {' '.join(sorted(found[1].split(), reverse=True))}", text
    )


HARMLESS: dict[str, Callable[[str], str]] = {
    "order of the options": words_turned("options"),
    "order of the tokens": words_turned("tokens"),
    "order of the header": lines_turned,
    "default left out": swap(" edition=current", ""),
    "default told": swap("edition=current", "edition=current fish= fish_market="),
    "players left out": swap(" players=3", ""),
    "tiles left out": swap("tiles: none\n", ""),
    "deck sizes told": swap("tiles: ", "decks: 8 7 6\ntiles: "),
    "windows line ends": lambda text: text.replace("\n", "\r\n"),
    "mark of the encoding": lambda text: "\ufeff" + text,
    "empty lines at the end": lambda text: text + "\n\n",
    "no line end at the end": lambda text: text.rstrip("\n"),
    "empty lines between": lambda text: text.replace("\n", "\n\n"),
    "no empty lines": lambda text: text.replace("\n\n", "\n"),
    "spaces": lambda text: re.sub("(?m)^([0-9]+) ([a-z]+) ", r" \1  \2   ", text),
}


@pytest.mark.parametrize("change", HARMLESS)
def test_what_means_the_same_is_the_same_record(change: str) -> None:
    changed = HARMLESS[change](text_of(DAMAGED))
    assert changed != text_of(DAMAGED)
    assert read_record(changed) == read(DAMAGED)


def test_chance_is_recorded_and_may_not_be_left_out() -> None:
    """S2.3: a replay needs no random numbers; what came from the forum's stack is in the record."""
    name = next(
        name
        for name in NAMES
        if FILES[name].parent == GAMES and any(seat == CHANCE for seat, _ in read(name).moves)
    )
    drawn = next(move for move in text_of(name).splitlines() if " chance draw " in move)
    number = text_of(name).splitlines().index(drawn) + 1
    with pytest.raises(FileError) as refused:
        read_record(line(number, drawn.replace(" chance ", " red "))(text_of(name)))
    assert (refused.value.place, refused.value.problem) == (
        f"line {number}",
        "red is not asked here, but chance",
    )
