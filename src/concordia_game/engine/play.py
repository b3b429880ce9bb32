"""The door of the engine: list the legal moves, apply one."""

from __future__ import annotations

from typing import Final

from concordia_game.engine.agenda import advance, answer, list_moves
from concordia_game.engine.chance import Dice
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import CHANCE
from concordia_game.engine.moves import Move
from concordia_game.engine.state import State
from concordia_game.engine.values import named, setup_of, shared

MOST_HANDED: Final = 4000


class IllegalMove(ConcordiaError):
    """A move that the position does not allow."""


def legal_moves(state: State) -> list[Move]:
    """Every legal move of the seat that has to decide, in a fixed order; empty when the game is over.

    The list is shared: don't change it."""
    listed = state.listed
    if listed is None:
        listed = list_moves(state, state.decision)
        state.listed = listed
    return listed


def handed_out(state: State) -> list[Move]:
    """The same moves for whoever may do with them as they like: a new list of copies that name their things.

    The engine shares its moves, so most copies are made once a game; those of moves that are made anew each
    time must not pile up.
    """
    setup = state.setup
    known = setup.handed
    if len(known) > MOST_HANDED:
        known.clear()
    found: list[Move] = []
    for move in legal_moves(state):
        copy = known.get(id(move))
        if copy is None:
            copy = named(setup, move)
            known[id(move)] = copy  # the copy keeps the original, whose identity thus stays its own
        found.append(copy)
    return found


def apply(state: State, move: Move) -> State:
    """The position after a legal move; the given one stays as it is."""
    chosen = _find(state, legal_moves(state), move)
    child = state.child()
    answer(child, chosen)
    advance(child)
    return child


def chance_move(state: State) -> Move | None:
    """The CHANCE seat's answer, from the seed; None if it is a player's turn to answer."""
    if state.decision.seat != CHANCE:
        return None
    moves = legal_moves(state)
    return moves[Dice(state.chance).below(len(moves))]


def chance_answers(state: State) -> list[tuple[Move, State]]:
    """CHANCE's answers up to the next question for a player, each with the position after it."""
    found: list[tuple[Move, State]] = []
    move = chance_move(state)
    while move is not None:
        state = apply(state, move)
        found.append((move, state))
        move = chance_move(state)
    return found


def past_chance(state: State) -> State:
    """The next position in which a player has to answer; shuffling on the way uses the game's own seed."""
    answers = chance_answers(state)
    return answers[-1][1] if answers else state


def _find(state: State, listed: list[Move], move: Move) -> Move:
    for legal in listed:
        if legal is move:
            return legal
    setup = setup_of(move)
    if setup is None or setup.board is state.setup.board or setup.board == state.setup.board:
        own = shared(move)
        for legal in listed:
            if legal is own:
                return legal
        for legal in listed:
            if legal == move:
                return legal
    raise IllegalMove(f"{move!r} is not one of the {len(listed)} legal moves")
