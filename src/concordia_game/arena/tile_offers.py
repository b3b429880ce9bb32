"""Forum tiles that a seat could take, and which it took; or handed out by lot, so that none stays untried."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from concordia_game.engine.ids import TileId
from concordia_game.engine.modules.forum.auction import RaiseBid
from concordia_game.engine.modules.forum.moves import PASS, KeepTile, OpenBid, SkipTile, TakeTile
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.moves import Move
from concordia_game.engine.state import State


class TileOffer:
    """Tiles that a seat could take there and then, by their ids, and which one it took, if any."""

    def __init__(self, tiles: Sequence[str], taken: str | None, open: bool) -> None:
        self.tiles = tiles
        self.taken = taken
        self.open = open
        """Whether they lay open in the forum; otherwise they are patricians of the beginning."""


def offer_of(state: State, moves: Sequence[Move], move: Move, by_lot: bool) -> TileOffer | None:
    """The tiles that a decision was about; None if it was about none.

    Naming a tile in an auction does not get it, unless nobody may raise: then tiles go by lot.
    """
    answers = (KeepTile, TakeTile, SkipTile, OpenBid) if by_lot else (KeepTile, TakeTile, SkipTile)
    if not isinstance(move, answers):
        return None
    found = dict.fromkeys(tile for each in moves if (tile := _tile(state, each)) is not None)
    if not found:
        return None  # asked only because a tile of one's own could be used
    taken = _tile(state, move)
    ids = state.setup.box.tile_ids
    return TileOffer(
        [ids[tile] for tile in found],
        None if taken is None else ids[taken],
        isinstance(move, (TakeTile, SkipTile)),
    )


def _tile(state: State, move: Move) -> TileId | None:
    """The tile that a move is for."""
    if isinstance(move, (KeepTile, OpenBid)):
        return move.tile
    return forum_of(state).row[move.space - 1] if isinstance(move, TakeTile) else None


def by_lot(state: State, moves: Sequence[Move], rng: Random) -> Move | None:
    """Any tile that can be taken, for nothing; None where no tile is taken.

    In an auction the tile named goes to whoever opens: a bid would be held against the tile.
    """
    if isinstance(state.decision, RaiseBid):
        return PASS
    drawn = [move for move in moves if _free(move)]
    return rng.choice(drawn) if drawn else None


def _free(move: Move) -> bool:
    return isinstance(move, (KeepTile, TakeTile)) or (isinstance(move, OpenBid) and move.bid == 0)
