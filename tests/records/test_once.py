"""A record is replayed once to be read, whoever reads it; and it is a plain value."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from concordia_game.cli.files import game_at, read_game
from concordia_game.cli.main import main
from concordia_game.cli.output import OK
from concordia_game.engine.moves import Move
from concordia_game.engine.play import apply
from concordia_game.engine.state import State
from concordia_game.files.record import Record, read_record, write_record
from concordia_game.games.game import Game
from records.generate import GAMES

PATH = GAMES / "italia_interim.record"
TEXT = PATH.read_text("utf-8")
MOVES = len(read_record(TEXT).moves)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Move]:
    """Every move that anybody makes."""
    found: list[Move] = []

    def noting(state: State, move: Move) -> State:
        found.append(move)
        return apply(state, move)

    for name, module in list(sys.modules.items()):
        if name.startswith("concordia_game.") and not name.startswith("concordia_game.engine."):
            if getattr(module, "apply", None) is apply:
                monkeypatch.setattr(module, "apply", noting)
    return found


DOORS: dict[str, Callable[[], object]] = {
    "read_record": lambda: read_record(TEXT),
    "Game.replay": lambda: Game.replay(read_record(TEXT)),
    "Game.replay of a game's record": lambda: Game.replay(Game.replay(read_record(TEXT)).record()),
    "positions": lambda: read_record(TEXT).positions(),
    "a game at a ply": lambda: game_at(read_game(str(PATH)), 100),
    "concordia replay": lambda: main(["replay", str(PATH)]),
    "concordia replay --json": lambda: main(["replay", str(PATH), "--json"]),
    "concordia replay --log": lambda: main(["replay", str(PATH), "--log"]),
    "concordia replay --to": lambda: main(["replay", str(PATH), "--to", "50"]),
    "concordia replay --to --log": lambda: main(["replay", str(PATH), "--to", "50", "--log"]),
    "concordia score": lambda: main(["score", str(PATH)]),
}


@pytest.mark.parametrize("door", DOORS)
def test_every_move_is_made_once(door: str, made: list[Move]) -> None:
    answer = DOORS[door]()
    assert answer == OK or not door.startswith("concordia")
    assert len(made) == MOVES


def test_a_game_is_resumed_without_a_second_replay(made: list[Move], tmp_path: Path) -> None:
    path = tmp_path / "kept.record"
    path.write_text(TEXT, "utf-8")
    assert main(["play", "--resume", str(path), "--humans", "red,green", "--json"]) == OK
    assert len(made) == MOVES


def test_a_record_that_was_changed_is_replayed_from_there(made: list[Move]) -> None:
    record = read_record(TEXT)
    made.clear()
    record.moves[-1:] = []
    assert len(record.positions()) == MOVES
    assert made == []
    record.moves[100:] = []
    asked = Game.replay(record)
    other = next(text for text in asked.moves() if (asked.seat, text) != asked.history()[-1])
    record.moves.append((asked.state.decision.seat, other))
    assert len(record.positions()) == 102
    assert len(made) == 1
    record.moves[0] = (record.moves[0][0], "nonsense")
    with pytest.raises(ValueError, match="nonsense"):
        record.positions()


def test_records_are_equal_by_what_they_say() -> None:
    record = read_record(TEXT)
    assert record == read_record(TEXT)
    for name, other in (("names", ["a", "b"]), ("moves", record.moves[:-1]), ("result", "unfinished")):
        changed = read_record(TEXT)
        setattr(changed, name, other)
        assert changed != record
    assert record != read_record(TEXT.replace("seed: 4", "seed: 5"))
    assert record != TEXT
    with pytest.raises(TypeError):
        hash(record)


def test_a_record_can_be_copied_and_pickled() -> None:
    record = read_record(TEXT)
    for other in (copy.copy(record), copy.deepcopy(record), pickle.loads(pickle.dumps(record))):
        assert other is not record
        assert write_record(other) == TEXT
    assert len(pickle.dumps(record)) < 200_000, "the positions stay behind"


def test_repr_is_short() -> None:
    record = read_record(TEXT)
    assert repr(record) == f"<Record on italia, 2 players, {MOVES} moves, {record.result}>"
    begun = Game.new(map="italia", players=2).record()
    assert repr(begun) == "<Record on italia, 2 players, 0 moves, unfinished>"
    assert begun == Record(begun.setup, ["red", "green"], [], "unfinished")
