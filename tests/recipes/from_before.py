"""Reads every record and every saved state that is given, in the package that is imported here.

Run by `test_recipes.py` in a copy to which something was added: the files are from before that.
"""

from __future__ import annotations

import json
import sys
from itertools import accumulate
from pathlib import Path

from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import CardId, Seat
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.files.position import state_data
from concordia_game.files.reading import state_from
from concordia_game.files.record import read_record, result_text, write_record
from concordia_game.files.setups import first_decks
from concordia_game.games.game import Game


def read_game(path: Path) -> None:
    """It replays, is written and read again, and goes on if it is unfinished."""
    record = read_record(path.read_text("utf-8"), str(path))
    game = Game.replay(record)
    assert result_text(game.state) == record.result
    assert read_record(write_record(record)) == record
    for state in record.positions()[::50]:
        check_views(state)
        assert state_data(state_from(state_data(state))) == state_data(state)
    if not game.over:
        game.play(game.moves()[0])


def check_views(state: State) -> None:
    """What a seat sees, or takes for possible, are cards of the decks and tiles as they were dealt."""
    view = View(state, Seat(0))
    for shown in (view.state, view.sample(Dice(1))):
        check_stack(state.setup, shown.setup.stack)
        assert [module.fault(shown) for module in shown.setup.modules if module.fault(shown)[1]] == []


def check_stack(setup: SetUp, seen: list[CardId]) -> None:
    """Each card is in its deck."""
    dealt, sizes = setup.stack, first_decks(setup.options)
    for size, end in zip(sizes, accumulate(sizes), strict=True):
        assert sorted(dealt[end - size : end]) == sorted(seen[end - size : end])


def read_states(path: Path) -> int:
    """Each is a position with moves to choose from, and is written as a state is now."""
    states = [data for game in json.loads(path.read_text("utf-8")) for data in game["states"].values()]
    for data in states:
        state = state_from(data, str(path))
        check_views(state)
        assert state_data(state_from(state_data(state))) == state_data(state)
    return len(states)


def deck_line() -> str:
    """What a record of today says of decks that were smaller; it is read, too, and so is a state."""
    game = Game.new(map="italia", players=2)
    assert state_data(state_from(state_data(game.state))) == state_data(game.state)
    text = write_record(game.record())
    assert write_record(read_record(text)) == text
    return next(line for line in text.split("\n") if line.startswith("decks: "))


def main() -> None:
    """All of them."""
    folder, *records = map(Path, sys.argv[1:])
    for path in records:
        read_game(path)
    states = sum(map(read_states, sorted(folder.glob("*.json"))))
    print(f"{len(records)} records, {states} states read; now {deck_line()}")


if __name__ == "__main__":
    main()
