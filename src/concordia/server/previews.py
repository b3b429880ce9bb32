"""What a move would change for its player at once, found by making it on what the player may know."""

from __future__ import annotations

from concordia.engine import moves as m
from concordia.engine.goods import FISH, GOODS
from concordia.engine.moves import Move
from concordia.engine.play import apply, legal_moves
from concordia.engine.scoring import score
from concordia.engine.state import State
from concordia.engine.view import View
from concordia.records.notation import move_text
from concordia.server import wire
from concordia.server.touches import touches, verb

NOTHING = wire.Preview()

WITHOUT = (m.MoveColonist, m.OpenBid, m.Bid, m.Pass)
"""Moves that change no possession at once; there may be hundreds of them."""


def moves_shown(state: State, seat: int) -> list[wire.MoveShown]:
    """Every legal move of the seat asked; made from the view, so that nothing hidden shows."""
    known = View(state, seat).state
    points = score(known, seat).total
    return [move_shown(known, seat, points, move) for move in legal_moves(known)]


def move_shown(known: State, seat: int, points: int, move: Move) -> wire.MoveShown:
    """One legal move."""
    text = move_text(known.setup, move)
    preview = NOTHING if isinstance(move, WITHOUT) else _preview(known, seat, points, move)
    return wire.MoveShown(text, verb(move, text), touches(known.setup, move), preview)


def _preview(known: State, seat: int, points: int, move: Move) -> wire.Preview:
    after = apply(known, move)
    old, new = known.players[seat], after.players[seat]
    if new is old:
        return NOTHING
    goods = {
        GOODS[good]: new.goods[good] - old.goods[good]
        for good in range(FISH)
        if new.goods[good] != old.goods[good]
    }
    return wire.Preview(
        sestertii=new.sestertii - old.sestertii,
        goods=goods,
        fish=new.goods[FISH] - old.goods[FISH],
        houses=new.house_count - old.house_count,
        colonists=new.colonists() - old.colonists(),
        points=score(after, seat).total - points,
    )
