"""Lines: read back exactly, whatever the position; damaged ones are never read as another position."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from conformance.contract import (
    BOARDS,
    COUNTS,
    MODULES,
    VARIANTS,
    WAYS,
    agreed,
    any_kind,
    counts,
    playing,
    position,
)
from hypothesis import given
from hypothesis import strategies as st

from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import RED, Seat
from concordia_game.engine.options import Options
from concordia_game.engine.play import legal_moves
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.values import Value
from concordia_game.engine.view import View
from concordia_game.files.errors import FileError
from concordia_game.files.line import DIGITS, read_line, to_digits, write_line
from concordia_game.files.packing import Packing
from concordia_game.files.pen import Reader, Writer
from concordia_game.files.position import state_json
from properties.damage import attempt
from properties.strategies import positions, seeds

FEW = 10
"""Of so many positions one is looked at, unless there is time for all of them."""


def check(state: State) -> None:
    """The line says all of a position."""
    line = write_line(state)
    read = read_line(line)
    assert state_json(read) == state_json(state)
    assert read.key() == state.key()
    assert read.occupants == state.occupants
    assert read.built == state.built
    assert write_line(read) == line
    assert line.count(" ") == 3
    assert "\n" not in line


@given(positions)
def test_read_back(state: State) -> None:
    check(state)


@given(positions, seeds)
def test_what_a_seat_takes_for_possible_is_read_back(state: State, seed: int) -> None:
    """Nothing there lies in the order in which it was dealt, and no random number follows from the seed."""
    check(View(state, RED).sample(Dice(seed)))


@pytest.mark.parametrize(("number", "modules"), list(enumerate(MODULES)))
def test_positions_of_whole_games(number: int, modules: str, effort: int) -> None:
    """All boards, player counts and ways to play come up, the dear games with few players."""
    for game in range(number, number + effort):
        players = counts(modules)[game % len(counts(modules))]
        options = agreed(BOARDS[game % len(BOARDS)], players, modules, VARIANTS[game % len(VARIANTS)])
        steps = list(playing(options, Dice(game).next(), list(WAYS.values())[game % len(WAYS)]))
        check(steps[0][0])
        # Neighbours differ little: a few of them find what all of them would, sooner.
        for _, _, after in steps[:: 1 if effort > 1 else FEW]:
            check(after)
        check(steps[-1][2])


def repacked(setup: SetUp, value: Value) -> Value:
    """A value written field by field into a number and read off it."""
    cls, writer = type(value), Writer()
    Packing(writer, setup).fields(cls.fields, value.values())
    reader = Reader(writer.written())
    found = cls(**Packing(reader, setup).fields(cls.fields, ()))
    assert reader.left == 0
    return found


@pytest.mark.parametrize("modules", MODULES)
def test_whatever_declares_its_fields_can_be_packed(modules: str) -> None:
    """Moves and events, too, though no line holds any: there is no list of what can be packed."""
    for before, _, after in playing(agreed("cyprus", counts(modules)[1], modules, {}), 2, any_kind, 150):
        for value in [*legal_moves(before)[:20], *after.events, *before.items(), *before.parts]:
            assert repacked(before.setup, value) == value


@cache
def example() -> tuple[str, str]:
    """A line in the middle of a turn, and its position as JSON."""
    state = position(Options(map="italia", players=2), 7, any_kind, 90)
    return write_line(state), state_json(state)


def refused(line: str) -> str:
    """Why a line is refused; it is never read as another position than the example."""
    read, error = attempt(lambda: read_line(line), FileError)
    if read:
        assert state_json(read) == example()[1]
        return ""
    assert error
    return error.problem


def test_every_single_wrong_character_is_refused() -> None:
    line = example()[0]
    start = line.rindex(" ") + 1
    for place in range(start, len(line)):
        for digit in DIGITS.replace(line[place], "") + "*_.é":
            assert "slip" in refused(line[:place] + digit + line[place + 1 :])


def test_every_single_wrong_character_of_the_head_is_refused() -> None:
    """Only capitals, and what stands between words, don't matter."""
    line = example()[0]
    for place in range(line.rindex(" ")):
        for sign in DIGITS:
            if sign.lower() != line[place].lower():
                assert refused(line[:place] + sign + line[place + 1 :])


def test_every_missing_or_additional_character_is_refused() -> None:
    line = example()[0]
    start = line.rindex(" ") + 1
    for place in range(start, len(line)):
        assert refused(line[:place] + line[place + 1 :])
        for digit in DIGITS:
            assert refused(line[:place] + digit + line[place:])
    assert all(refused(line[:end]) for end in range(len(line)))


def test_any_two_digits_that_change_places_are_noticed() -> None:
    line = example()[0]
    for one, other in combinations(range(line.rindex(" ") + 1, len(line)), 2):
        signs = list(line)
        signs[one], signs[other] = signs[other], signs[one]
        assert line[one] == line[other] or "slip" in refused("".join(signs))


@given(st.data())
def test_any_damage_is_refused(data: st.DataObject) -> None:
    line = example()[0]
    start, end = sorted(data.draw(st.tuples(*[st.integers(0, len(line))] * 2)))
    refused(line[:start] + data.draw(st.text(st.sampled_from(f"{DIGITS} -_\n"), max_size=60)) + line[end:])


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    assert refused(text)
    assert refused(f"concordia1 italia 2 {text}")


@given(st.sampled_from(BOARDS), st.sampled_from(COUNTS), st.integers(0, 2**1500))
def test_any_number_is_refused_or_a_position(board: str, players: int, number: int) -> None:
    """Somebody may reckon the check out: what is read all the same is a position of a game."""
    head = f"concordia1 {board} {players}"
    read, error = attempt(lambda: read_line(f"{head} {to_digits(number, head)}"), FileError)
    assert error or (read and Seat(0) <= read.active < players)


def test_lines_of_other_boards_and_player_counts_are_told_apart() -> None:
    """A head that was changed on purpose fits no digits of another one."""
    digits = example()[0].split()[-1]
    for board in BOARDS:
        for players in COUNTS:
            if (board, players) != ("italia", 2):
                assert "slip" in refused(f"concordia1 {board} {players} {digits}")
