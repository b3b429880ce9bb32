"""A recorded game as rows for programs that learn: what the seat saw, could do, did, and what came of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from concordia_game.engine.ids import Seat
from concordia_game.engine.play import legal_moves
from concordia_game.engine.scoring import ranking, score
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.files.options import told_data
from concordia_game.files.record import UNFINISHED, Record
from concordia_game.notation.texts import move_text, parse_move
from concordia_game.observations import Observer, observation_data

Row = dict[str, Any]

COLUMNS: Final[dict[str, str]] = {
    "game": "the name of the record",
    "ply": "how many moves had been made",
    "turn": "the number of the turn",
    "seat": "who was asked; seats count from 0 in turn order",
    "question": "what was asked, by the name of the decision",
    "position": "what the seat saw, as docs/state.md has it",
    "features": "the same as small counts, which an Observer's spec names",
    "legal": "the texts of all legal moves",
    "chosen": "which of them was made, from 0 on",
    "move": "its text",
    "numbers": "its numbers in the compact catalogue, one for each step",
    "points": "every seat's points at the end; none of a game without an end",
    "place": "the seat's place at the end, 0 for the winner; partners share theirs",
}
"""What a row may have, in this order."""


class Reader:
    """Turns records into rows; what depends on board and options only is made once."""

    def __init__(self, columns: list[str]) -> None:
        self.columns = columns
        self._observers: dict[str, Observer] = {}

    def observer(self, setup: SetUp) -> Observer:
        """The observer of games with this board and these options."""
        key = json.dumps([told_data(setup.options), setup.box.own_tiles, setup.board.id])
        if key not in self._observers:
            self._observers[key] = Observer(setup)
        return self._observers[key]

    def rows(self, name: str, record: Record) -> Iterator[Row]:
        """A row for every decision of a player that left something to choose."""
        states = record.positions()
        end = _end(states[-1], record)
        for ply, (state, (seat, text)) in enumerate(zip(states, record.moves, strict=False)):
            if seat >= 0:
                row = self._row(state, seat, text)
                if row is not None:
                    known = {
                        "game": name,
                        "ply": ply,
                        **row,
                        **{key: told[seat] for key, told in end.items()},
                    }
                    yield {column: known[column] for column in self.columns}

    def _row(self, state: State, seat: Seat, text: str) -> Row | None:
        legal = legal_moves(state)
        if len(legal) < 2:
            return None
        setup = state.setup
        texts = [move_text(setup, move) for move in legal]
        # What a person wrote may differ from how we write it.
        chosen = texts.index(text if text in texts else move_text(setup, parse_move(state, text)))
        view = View(state, seat)
        row: Row = {
            "turn": state.turn,
            "seat": int(seat),
            "question": type(state.decision).__name__,
            "legal": texts,
            "chosen": chosen,
            "move": texts[chosen],
        }
        # These three take most of the time.
        if "position" in self.columns:
            row["position"] = observation_data(view)
        if "features" in self.columns:
            row["features"] = list(self.observer(setup).counts(view))
        if "numbers" in self.columns:
            row["numbers"] = self.observer(setup).catalogue.numbers(legal[chosen], seat)
        return row


def _end(state: State, record: Record) -> dict[str, list[Any]]:
    """What each seat's rows say of the end."""
    setup = state.setup
    if record.result == UNFINISHED:
        return {"points": [None] * setup.players, "place": [None] * setup.players}
    points = [score(state, seat).total for seat in setup.seats]
    sides = list(dict.fromkeys(setup.teams[seat] for seat in ranking(state)))
    places = [sides.index(setup.teams[seat]) for seat in setup.seats]
    return {"points": [points] * setup.players, "place": places}


def features_data(setup: SetUp) -> dict[str, Any]:
    """What the features of such games mean: sections, each a table with named rows and columns."""
    observer = Observer(setup)
    sections = {
        name: {"first": section.first, "rows": section.rows, "columns": section.columns}
        for name, section in observer.spec.sections.items()
    }
    return {"options": told_data(setup.options), "size": observer.size, "sections": sections}
