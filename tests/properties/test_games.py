"""Games: records round trip, undo goes back to the same position, the same seed is the same game anywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from conformance.contract import WAYS
from hypothesis import given
from hypothesis import strategies as st

from concordia_game.engine import play
from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import SEATS
from concordia_game.engine.options import Options
from concordia_game.engine.play import legal_moves
from concordia_game.files.position import state_json
from concordia_game.files.record import read_record, write_record
from concordia_game.games.beginning import new_setup
from concordia_game.games.game import Game
from concordia_game.games.undo import UndoRefused
from properties import digests
from properties.strategies import FEWER, LONG_GAME, options, seeds, ways

HIDDEN = {"CardRevealed", "TileRevealed", "TileKept"}
"""The events that bring something hidden to light."""

NAMES = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=12)
"""Anything that a file can contain."""


def played(agreed: Options, seed: int, way: str, plies: int, names: list[str] | None = None) -> Game:
    """A game after this many decisions, or at its end."""
    game, dice = Game(new_setup(agreed, seed), names), Dice(seed)
    for _ in range(plies):
        if game.over:
            break
        game.play(WAYS[way](game.state, legal_moves(game.state), dice))
    return game


@given(options(), seeds, ways, st.integers(0, LONG_GAME), st.data())
@FEWER
def test_record_to_text_and_back(
    agreed: Options, seed: int, way: str, plies: int, data: st.DataObject
) -> None:
    names = data.draw(st.lists(NAMES, min_size=agreed.players, max_size=agreed.players))
    game = played(agreed, seed, way, plies, names)
    text = write_record(game.record())
    record = read_record(text)
    assert write_record(record) == text
    assert record.names == names
    again = Game.replay(record)
    assert again.history() == game.history()
    assert state_json(again.state) == state_json(game.state)


@pytest.mark.parametrize(
    "name",
    [
        *("Anna, Boris", "Anna\nresult: unfinished", "", " ", "\\", "\\c"),
        "\x00",
    ],
)
def test_any_name_that_a_game_takes_can_be_recorded(name: str) -> None:
    """A name that a record can't contain is refused when the game starts, not when the record is read."""
    try:
        game = Game.new(names=[name, "Vera"], players=2)
    except ValueError:
        return
    assert read_record(write_record(game.record())).names == [name, "Vera"]


@pytest.mark.parametrize("names", [["Anna"], ["Anna", "Boris", "Vera"]])
def test_every_seat_has_a_name(names: list[str]) -> None:
    """Too few or too many would make a record that can't be read."""
    with pytest.raises(ValueError, match="names"):
        Game.new(names=names, players=2)


@given(options(), seeds, ways, st.lists(st.integers(0, 8), max_size=40))
def test_undo_goes_back_to_the_same_position(
    agreed: Options, seed: int, way: str, pattern: list[int]
) -> None:
    """Some moves forward, some back, and so on; there is no way back past a reveal."""
    game, dice = Game(new_setup(agreed, seed)), Dice(seed)
    texts = {0: state_json(game.state)}
    for number in [4, *pattern]:
        for _ in range(number):
            if not game.over:
                game.play(WAYS[way](game.state, legal_moves(game.state), dice))
                texts[game.ply] = state_json(game.state)
        for _ in range(number // 2 + 1):
            ply = game.ply
            hidden = any(type(event).__name__ in HIDDEN for event in game.events)
            assert game.can_undo() == (ply > 0 and not hidden)
            if game.can_undo():
                game.undo()
            else:
                with pytest.raises(UndoRefused):
                    game.undo()
            assert game.ply == len(game.history()) == (ply - 1 if ply and not hidden else ply)
            assert state_json(game.state) == texts[game.ply]


@given(options(), seeds, st.integers(1, 60))
def test_a_seat_undoes_its_own_answer_only(agreed: Options, seed: int, plies: int) -> None:
    game = played(agreed, seed, "any_move", plies)
    mover = game.history()[-1][0]
    before = state_json(game.state)
    for seat in SEATS[: agreed.players]:
        assert game.can_undo(seat) == (seat == mover and game.can_undo())
        if seat != mover:
            with pytest.raises(UndoRefused):
                game.undo(seat)
    assert state_json(game.state) == before


def run_digests(**environment: str) -> list[str]:
    """The digests of another process."""
    done = subprocess.run(
        [sys.executable, digests.__file__],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return done.stdout.splitlines()


def test_the_same_seed_is_the_same_game_in_every_process() -> None:
    here = list(digests.lines())
    assert run_digests(PYTHONHASHSEED="1") == run_digests(PYTHONHASHSEED="2") == here


@pytest.mark.skipif(play.__file__.endswith(".py"), reason="this is the pure engine")
def test_compiled_and_pure_play_the_same_game() -> None:
    pure = Path(__file__).parents[2] / "src"
    assert run_digests(PYTHONPATH=str(pure)) == list(digests.lines())
