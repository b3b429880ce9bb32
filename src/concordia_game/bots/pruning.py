"""Moves that only repeat in a different order what the search has already seen."""

from __future__ import annotations

from concordia_game.engine.moves import Build, Buy, Move, MoveColonist, Sell, Settle, Take


def is_repetition(last: Move | None, move: Move) -> bool:
    """Whether the same two steps also occur the other way round, which is the order that is kept.

    Houses are built, colonists moved and placed, cards taken in ascending order; sales precede purchases.
    """
    if last is None:
        return False
    if isinstance(move, Build):
        return isinstance(last, Build) and move.city < last.city
    if isinstance(move, MoveColonist):
        return isinstance(last, MoveColonist) and _moved_earlier(last, move)
    if isinstance(move, Sell):
        return isinstance(last, Buy) or (isinstance(last, Sell) and move.good < last.good)
    if isinstance(move, Buy):
        return isinstance(last, Buy) and move.good < last.good
    if isinstance(move, Settle):
        return isinstance(last, Settle) and (move.kind, move.city) < (last.kind, last.city)
    if isinstance(move, Take):
        return isinstance(last, Take) and move.space < last.space
    return False


def _moved_earlier(last: MoveColonist, move: MoveColonist) -> bool:
    """A colonist that has just moved stays; of two in one place, the one with the lower route goes first."""
    if move.kind != last.kind:
        return move.kind < last.kind
    if move.origin != last.origin:
        return move.origin < last.origin or move.origin == last.route
    return move.route < last.route
