"""The auction: nobody pays more than a tile is worth to them, and good tiles are not given away."""

from __future__ import annotations

from random import Random

import pytest

from concordia_game.bots import load_bot
from concordia_game.bots.bidding import advantage, bid, worth
from concordia_game.bots.hints import suggest
from concordia_game.bots.planning import value_for
from concordia_game.engine.ids import Seat, TileId
from concordia_game.engine.modules.forum.auction import OpenAuction, RaiseBid, bid_of
from concordia_game.engine.modules.forum.kinds import HIGHEST_BID
from concordia_game.engine.modules.forum.moves import PASS, Bid, OpenBid
from concordia_game.engine.modules.forum.part import tiles_of
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_state


def opened() -> State:
    """An auction that waits for its first bid."""
    state = new_state(Options("imperium", 3, forum=True, auction=True), 2)
    assert isinstance(state.decision, OpenAuction)
    return state


def test_the_best_tile_is_named_first() -> None:
    state = opened()
    value = value_for(state)
    move = bid(state, state.decision, value)
    assert isinstance(move, OpenBid)
    assert move in legal_moves(state)
    assert move.bid == 0
    offers = {opening.tile for opening in legal_moves(state) if isinstance(opening, OpenBid)}
    seat = state.decision.seat
    assert max(offers, key=lambda tile: worth(state, seat, tile, value)) == move.tile


def test_a_bid_goes_up_to_the_worth_of_the_tile() -> None:
    for opening in legal_moves(opened()):
        state = apply(opened(), opening)
        auction = state.decision
        assert isinstance(auction, RaiseBid)
        value = value_for(state)
        move = bid(state, auction, value)
        if isinstance(move, Bid):
            assert move.bid == auction.bid + 1 <= advantage(state, auction, value)
        else:
            assert move is PASS
            assert auction.bid + 1 > advantage(state, auction, value) or auction.bid == HIGHEST_BID


def test_somebody_pays_something() -> None:
    bids = 0
    for seed in range(4):
        state = new_state(Options("imperium", 3, forum=True, auction=True), seed)
        while state.turn == 0:
            seat = state.decision.seat
            moves = legal_moves(state)
            state = apply(state, load_bot("normal")(View(state, seat), state.decision, moves, Random(1)))
        bids += sum(bid_of(state, seat) for seat in state.setup.seats)
    assert bids > 0


def sold(state: State, tile: TileId) -> tuple[Seat, int]:
    """Who gets a tile that is opened at 0, and for how much, if everybody bids as bots do."""
    state = apply(state, OpenBid(tile, 0))
    while isinstance(state.decision, RaiseBid):
        auction = state.decision
        value = value_for(state)
        move = bid(state, auction, value)
        assert move in legal_moves(state)
        if isinstance(move, Bid):
            assert move.bid <= advantage(state, auction, value)
        state = apply(state, move)
    (winner,) = [seat for seat in state.setup.seats if tile in tiles_of(state, seat)]
    return winner, bid_of(state, winner)


@pytest.mark.parametrize(("board", "players"), [("imperium", 3), ("italia", 4), ("hispania", 5)])
def test_better_tiles_fetch_higher_bids(board: str, players: int) -> None:
    """Nobody pays more than what a tile is worth above those left, and it is not given away for much less."""
    prices: set[int] = set()
    for seed in range(16):
        state = new_state(Options(board, players, forum=True, auction=True), seed)
        opening, value = state.decision, value_for(state)
        assert isinstance(opening, OpenAuction)
        found: list[tuple[float, int]] = []
        for tile in opening.offers:
            winner, price = sold(state, tile)
            left = [worth(state, winner, other, value) for other in opening.offers if other != tile]
            gain = worth(state, winner, tile, value) - sum(left) / len(left)
            assert price == 0 or price <= gain
            assert price > gain - 2 or price == HIGHEST_BID
            found.append((worth(state, winner, tile, value), price))
        found.sort()
        bids = [price for _, price in found]
        assert bids == sorted(bids)
        prices |= set(bids)
    assert len(prices) > 2


def test_a_hint_in_the_auction() -> None:
    state = opened()
    hints = suggest(View(state, state.decision.seat), state.decision)
    assert [hint.move for hint in hints] == [bid(state, state.decision, value_for(state))]


def test_no_bid_where_nothing_is_auctioned() -> None:
    state = new_state(Options("italia", 2), 2)
    assert bid(state, state.decision, value_for(state)) is None
