"""Moves as text and back: one lower-case ASCII form for every move (a contract).

A move's class says what it is called and how its fields are written (engine/moves.py).
"""

from __future__ import annotations

from functools import cache
from typing import Any

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.kinds import Unreadable
from concordia_game.engine.moves import Move, PlayCard
from concordia_game.engine.play import legal_moves
from concordia_game.engine.reasons import Reason
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.values import final_classes


class IllegalMoveText(ConcordiaError):
    """A text that names no legal move in the position."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(f"'{text}': {reason}")
        self.text = text
        self.reason = reason


def move_text(setup: SetUp, move: Move) -> str:
    """The text of a move."""
    return move.text(setup)


def legal_texts(state: State) -> dict[str, Move]:
    """Every legal move under its text."""
    return {move.text(state.setup): move for move in legal_moves(state)}


def parse_move(state: State, text: str) -> Move:
    """The legal move that a text names; IllegalMoveText says why there is none."""
    words = " ".join(text.split())
    move = legal_texts(state).get(words)
    if move is None:
        # Imported here because the reasons, in turn, need the notation.
        from concordia_game.notation.why import why_not

        raise IllegalMoveText(text, why_not(state, text) or Reason("unknown_move"))
    return move


@cache
def verbs() -> dict[str, list[type[Move]]]:
    """The classes of moves by the first word of their texts; playing a card has no verb."""
    found: dict[str, list[type[Move]]] = {}
    for cls in final_classes(Move):
        if cls is not PlayCard:
            found.setdefault(cls.verb, []).append(cls)
    return found


def meant(setup: SetUp, words: list[str]) -> list[type[Move]]:
    """The classes of moves that a text may stand for."""
    if len(words) == 1 and words[0] in {card.word for card in setup.cards}:
        return [PlayCard]
    return verbs().get(words[0], [])


def read_move(setup: SetUp, cls: type[Move], words: list[str]) -> Move:
    """The move of a class that the words name, legal or not; Unreadable if they name none."""
    if cls is PlayCard:
        return PlayCard(next(card.kind for card in setup.cards if card.word == words[0]))
    left, values = words[1:], dict[str, Any]()
    for name, kind in cls.fields.items():
        values[name] = kind.take(setup, left, values)
    if left:
        raise Unreadable
    return cls(**values)
