"""Why a text is not a legal move: reads it as a move, and asks the decision why it refuses it."""

from __future__ import annotations

from concordia_game.engine.agenda import Decision, not_now, refusal
from concordia_game.engine.kinds import Unreadable
from concordia_game.engine.moves import Beside, Done, Move
from concordia_game.engine.reasons import Reason
from concordia_game.engine.state import State
from concordia_game.notation.texts import legal_texts, meant, read_move

ALWAYS = (Done, Beside)
"""Moves that get a reason at any decision: why it can't be declined, or why the tile can't be used."""


def why_not(state: State, text: str) -> Reason | None:
    """The reason a text is not a legal move now; None if it is one."""
    words = text.split()
    if " ".join(words) in legal_texts(state):
        return None
    if state.over:
        return Reason("game_over")
    if not words:
        return Reason("unknown_move")
    classes = meant(state.setup, words)
    if not classes:
        return Reason("unknown_move", {"word": words[0]})
    asked = _taken(state.decision, classes)
    return _refused(state, asked, words) if asked else not_now(state.decision)


def _taken(decision: Decision, classes: list[type[Move]]) -> list[type[Move]]:
    """The classes that the decision accepts at some time."""
    return [cls for cls in classes if issubclass(cls, (*ALWAYS, *type(decision).answers))]


def _refused(state: State, classes: list[type[Move]], words: list[str]) -> Reason:
    """The refusal of the first class that can read the words; if none can, what the first could not read."""
    unread: list[Reason] = []
    for cls in classes:
        try:
            return refusal(state, read_move(state.setup, cls, words))
        except Unreadable as error:
            unread.append(error.reason or Reason("unknown_move", {"word": " ".join(words)}))
    return unread[0]
