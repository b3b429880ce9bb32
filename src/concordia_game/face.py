"""The face of the package: what makes the compiled engine pleasant at a prompt.

Layers that must not know each other meet here: the terminal draws a position of the engine, the files write
it, the drawing paints it. Nothing is imported before somebody asks for it.
"""

from __future__ import annotations

import copyreg
from typing import Any

from concordia_game.bots import hints
from concordia_game.bots.hints import HINTS, Hint
from concordia_game.engine import play
from concordia_game.engine.agenda import Decision, Item
from concordia_game.engine.events import Event
from concordia_game.engine.moves import Move
from concordia_game.engine.outlook import WAYS
from concordia_game.engine.possessions import Possessions
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.values import named
from concordia_game.engine.view import View
from concordia_game.notation import texts


def legal_moves(state: State) -> list[Move]:
    """Every move of the seat that is asked, in a fixed order; empty when the game is over.

    The list and its moves are yours. The engine's own, `concordia_game.engine.play.legal_moves`, is faster
    and must not be changed; docs/library.md says what the difference costs.
    """
    return play.handed_out(state)


def parse_move(state: State, text: str) -> Move:
    """The legal move that a text names; otherwise an error that says why it is not legal."""
    return named(state.setup, texts.parse_move(state, text))


def suggest(view: View, decision: Decision, most: int = HINTS, seed: int = 0) -> list[Hint]:
    """The best moves in a decision, best first; based only on what the view shows."""
    setup = view.state.setup
    found: list[Hint] = []
    for hint in hints.suggest(view, decision, most, seed):
        line = [named(setup, move) for move in hint.line]
        found.append(Hint(named(setup, hint.move), hint.margin, line, hint.gains))
        found[-1].lead = hint.lead
    return found


def _text(state: State) -> str:
    from concordia_game.cli.board_view import board_text

    return board_text(state)


def _svg(state: State) -> str:
    from concordia_game.drawing import draw_svg

    return draw_svg(state)


def _line(state: State) -> str:
    from concordia_game.files.line import write_line

    return write_line(state)


def _read_line(text: str) -> State:
    from concordia_game.files.line import read_line

    return read_line(text)


def _taken_apart(setup: SetUp) -> tuple[Any, ...]:
    """A set-up for pickle: what was dealt. Board and box come from the data files, wherever it is read."""
    from concordia_game.files.setups import setup_data

    return _put_together, (setup_data(setup),)


def _put_together(data: dict[str, Any]) -> SetUp:
    from concordia_game.files.setups import setup_from

    return setup_from(data, "pickle")


def _set_once(self: object, name: str, value: object) -> None:
    """In the place of an attribute that is set a second time an error, as the compiled engine has it."""
    if hasattr(self, name):
        raise AttributeError(f"{type(self).__name__}.{name} can't be changed")
    object.__setattr__(self, name, value)


def _keep(self: object, name: str) -> None:
    """In the place of an attribute that is deleted an error, as the compiled engine has it."""
    raise AttributeError(f"{type(self).__name__}.{name} can't be deleted")


def put_on() -> None:
    """Give the engine's classes what only the layers above know."""
    WAYS.update(text=_text, svg=_svg, line=_line, read_line=_read_line)
    copyreg.pickle(SetUp, _taken_apart)
    if play.__file__.endswith(".py"):
        for cls in (Move, Event, Item, Possessions):
            cls.__setattr__, cls.__delattr__ = _set_once, _keep  # type: ignore[method-assign]
