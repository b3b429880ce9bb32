"""Bids for the first patricians (S3): up to what a tile is worth more than those left over."""

from __future__ import annotations

from concordia_game.bots.value import Value
from concordia_game.engine.agenda import Decision
from concordia_game.engine.ids import Seat, TileId
from concordia_game.engine.modules.forum.auction import OpenAuction, RaiseBid
from concordia_game.engine.modules.forum.kinds import HIGHEST_BID
from concordia_game.engine.modules.forum.moves import BIDS, PASS, OpenBid
from concordia_game.engine.modules.forum.part import edit_forum
from concordia_game.engine.moves import Move
from concordia_game.engine.state import State


def bid(state: State, decision: Decision, value: Value) -> Move | None:
    """The answer in an auction: open with the best tile at 0, then raise by one while it pays."""
    if isinstance(decision, OpenAuction):
        seat = decision.seat
        best = max(decision.offers, key=lambda tile: (worth(state, seat, tile, value), -tile))
        return OpenBid(best, 0)
    if isinstance(decision, RaiseBid):
        if state.setup.partners[decision.seat] == decision.leader:
            return PASS  # a bid against the partner costs the team points
        most = advantage(state, decision, value)
        return BIDS[decision.bid + 1] if decision.bid < min(int(most), HIGHEST_BID) else PASS
    return None


def advantage(state: State, auction: RaiseBid, value: Value) -> float:
    """How much better the tile is than what whoever loses it is left with."""
    others = [worth(state, auction.seat, tile, value) for tile in auction.offers if tile != auction.tile]
    return worth(state, auction.seat, auction.tile, value) - sum(others) / len(others)


def worth(state: State, seat: Seat, tile: TileId, value: Value) -> float:
    """The points that a tile is expected to bring a seat."""
    owning = state.child()
    before = value.standings(state)[seat]
    forum = edit_forum(owning)
    forum.hold(seat, (*forum.held[seat], tile))
    return value.standings(owning)[seat] - before
