"""Tiles that could be taken: what is counted, and handing them out by lot."""

from __future__ import annotations

import pytest

from concordia_game.arena.endings import LAST_CARD, LAST_HOUSE
from concordia_game.arena.pairing import GameResult, Pairing, SeatResult, play_pairing
from concordia_game.arena.statistics import Statistics
from concordia_game.arena.tile_counts import TileCount
from concordia_game.arena.tile_offers import TileOffer
from concordia_game.data.box import load_box
from concordia_game.engine.ids import Seat
from concordia_game.engine.options import Options

from .seats import seat

FORUM = Options("italia", 3, forum=True)
AUCTION = Options("italia", 3, forum=True, auction=True)


def played(options: Options, by_lot: bool, games: int = 3) -> list[GameResult]:
    pairings = [Pairing(["random"] * options.players, options, number, by_lot) for number in range(games)]
    return [play_pairing(pairing) for pairing in pairings]


def offers(games: list[GameResult], open: bool) -> list[TileOffer]:
    return [offer for game in games for one in game.seats for offer in one.offers if offer.open == open]


def test_what_was_there_and_what_was_taken() -> None:
    games = played(FORUM, by_lot=False)
    dealt, visits = offers(games, open=False), offers(games, open=True)
    assert [len(offer.tiles) for offer in dealt] == [2] * 9
    assert visits
    assert all(1 <= len(offer.tiles) <= 4 for offer in visits)
    for offer in dealt + visits:
        assert offer.taken is None or offer.taken in offer.tiles
    assert all(offer.taken for offer in dealt)
    assert {offer.taken is None for offer in visits} == {True, False}


def test_a_seat_holds_what_it_took() -> None:
    for by_lot in (False, True):
        for game in played(FORUM, by_lot):
            for one in game.seats:
                assert {offer.taken for offer in one.offers if offer.taken} == set(one.tiles)


@pytest.mark.parametrize("options", [FORUM, AUCTION])
def test_by_lot_nobody_goes_without(options: Options) -> None:
    games = played(options, by_lot=True)
    assert all(offer.taken for offer in offers(games, open=False) + offers(games, open=True))
    assert len(offers(games, open=False)) == 9
    again = played(options, by_lot=True)
    assert [game.row() for game in again] == [game.row() for game in games]


def test_by_lot_every_tile_is_tried() -> None:
    tiles = {tile for game in played(FORUM, True, 25) for one in game.seats for tile in one.tiles}
    assert tiles == set(load_box().tile_ids)


def test_in_an_auction_bids_count_and_by_lot_there_are_none() -> None:
    for game in played(AUCTION, by_lot=False):
        # The last one picks for free.
        assert sum(len(one.auctioned) for one in game.seats) == 2
        assert all(tile in one.tiles for one in game.seats for tile in one.auctioned)
    bids = [bid for game in played(AUCTION, False) for one in game.seats for bid in one.auctioned.values()]
    assert max(bids) > 0
    assert not any(
        bid for game in played(AUCTION, True) for one in game.seats for bid in one.auctioned.values()
    )


def offered(result: SeatResult, *made: TileOffer) -> SeatResult:
    result.offers = list(made)
    return result


def test_rows_of_tiles() -> None:
    winner = offered(seat("a", 100, 0, 20), TileOffer(["a", "b"], "a", False), TileOffer(["c"], None, True))
    loser = offered(seat("a", 80, 1, -20), TileOffer(["c", "d"], "d", True))
    loser.auctioned = {"b": 3}
    statistics = Statistics(2)
    statistics.add("italia", GameResult([winner, loser], 60))
    rows = {row["name"]: row for row in statistics.data()["offers"]}
    assert (rows["a"]["dealt"], rows["a"]["kept"], rows["a"]["kept_share"]) == (1, 1, 1.0)
    assert (rows["a"]["open"], rows["a"]["taken_share"], rows["a"]["taken_low"]) == (0, None, None)
    assert (rows["b"]["dealt"], rows["b"]["kept"], rows["b"]["mean_bid"]) == (1, 0, 3.0)
    assert (rows["c"]["open"], rows["c"]["taken"], rows["c"]["taken_share"]) == (2, 0, 0.0)
    assert (rows["d"]["open"], rows["d"]["taken"], rows["d"]["mean_bid"]) == (1, 1, None)
    assert "worth" not in rows["a"]


def test_the_worth_of_a_tile() -> None:
    """Whoever draws it of two is 6 points better off; a tile that lies alone tells nothing."""
    count = TileCount()
    for number in range(100):
        noise = 1.0 if number % 4 < 2 else -1.0
        drawn = number % 2 == 0
        count.draws.append(((1 if drawn else 0) - 1 / 2, noise + (6 if drawn else 0)))
    count.draws += [(0.0, 1000.0)] * 5
    found = count.worth(3.0)
    assert found["worth"] == pytest.approx(6)
    low, high = found["worth_low"], found["worth_high"]
    assert low is not None
    assert high is not None
    assert 5 < low < 6 < high < 7
    assert TileCount().worth(0.0) == {"worth": None, "worth_low": None, "worth_high": None}


def test_how_games_end() -> None:
    for game in played(Options("italia", 2), by_lot=False):
        assert game.ending in (LAST_CARD, LAST_HOUSE)
        assert game.ended_by is not None
    statistics = Statistics(2)
    for ending, by in ((LAST_HOUSE, 0), (LAST_HOUSE, 1), (LAST_HOUSE, 0), (LAST_CARD, 1)):
        game = GameResult([seat("a", 100, 0, 20), seat("a", 80, 1, -20)], 60)
        game.ending, game.ended_by = ending, Seat(by)
        statistics.add("italia", game)
    rows = {row["name"]: row for row in statistics.data()["endings"]}
    assert (rows[LAST_HOUSE]["games"], rows[LAST_HOUSE]["wins"], rows[LAST_HOUSE]["share"]) == (3, 2, 0.75)
    assert (rows[LAST_CARD]["games"], rows[LAST_CARD]["win_rate"]) == (1, 0.0)
