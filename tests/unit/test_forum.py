"""Forum tiles: there are 27, a plain one changes nothing, and one without effect can't be used (S2)."""

from __future__ import annotations

import pytest

from concordia_game.data.box import load_box
from concordia_game.engine import amend
from concordia_game.engine.agenda import advance
from concordia_game.engine.amendment import HousePrice
from concordia_game.engine.cost import Cost, single
from concordia_game.engine.deal import start
from concordia_game.engine.goods import BRICK, WINE
from concordia_game.engine.ids import GREEN, RED, CityId, TileId
from concordia_game.engine.modules.forum.auction import Bids, NextAuction, bid_of
from concordia_game.engine.modules.forum.part import edit_forum, forum_of
from concordia_game.engine.modules.forum.row import FillRow
from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply
from concordia_game.engine.state import State
from concordia_game.engine.turn import BeginTurn, ChooseCard
from concordia_game.games.beginning import new_setup, new_state
from concordia_game.notation.texts import legal_texts, parse_move
from concordia_game.notation.why import why_not
from concordia_game.scenarios.staging import stage

BRICK_CITIES = ["aquileia", "novaria", "vindobona"]


def with_tiles(*tiles: str, houses: list[str], cities: dict[str, str]) -> State:
    """Red's turn on Imperium with these tiles and houses."""
    game = {"map": "imperium", "players": 2, "options": {"forum": True}}
    return stage({"game": game, "cities": cities, "red": {"tiles": list(tiles), "houses": houses}}, "forum")


def test_thirteen_patricians_and_fourteen_citizens() -> None:
    tiles = load_box().tiles
    assert [tile.number for tile in tiles] == list(range(27))
    assert sum(1 for tile in tiles if tile.patrician) == 13
    assert len({tile.id for tile in tiles}) == 27


def test_a_plain_tile_changes_nothing() -> None:
    """What a new tile does not override stays as it is."""
    tile = Tile(TileId(99), "nemo", "Nemo", True)
    state = new_state(Options(map="imperium", players=2), 1)
    player, city, price = state.players[RED], CityId(3), HousePrice(3, Cost([1, 0, 1, 0, 0]))
    key = state.key()
    tile.use(state, RED)
    tile.gained(state, RED)
    tile.house_price(state, player, city, price)
    tile.house_built(state, RED, price, further=True)
    tile.purchased(state, RED, BRICK)
    tile.produced(state, RED, 2)
    assert state.key() == key
    assert (price.money, price.cost, price.served) == (3, Cost([1, 0, 1, 0, 0]), None)
    assert (tile.moment(), tile.usable(state, player)) == (0, False)
    assert (tile.points(state, player), tile.sites(state, player)) == (0, 0)
    assert (tile.steps(state, player, 2), tile.spaces(state, player, 12)) == (2, 12)
    assert tile.trade_kinds(state, player, 2) == 2
    assert tile.sale_price(state, player, WINE, 2, 12) == 12
    assert tile.purchase_price(state, player, WINE, 2, 12) == 12
    assert tile.surcharge(state, player, single(WINE)) == single(WINE)
    assert not tile.copies_display(state, player)
    assert not tile.prefect_copies(state, player)
    assert not tile.catches_fish(state, player)


@pytest.mark.parametrize("houses", [0, 14, 15])
def test_a_free_house_needs_a_house_left(houses: int) -> None:
    """S2.6, B1.7: Novius with 15 houses on the board can have no effect."""
    board = new_state(Options(map="imperium", players=2), 1).setup.board
    others = [city.id for city in board.cities if city.letter and city.id not in BRICK_CITIES]
    cities = dict.fromkeys(others, "wine") | dict.fromkeys(BRICK_CITIES, "brick")
    state = with_tiles("novius", houses=others[:houses], cities=cities)
    assert ("use novius" in legal_texts(state)) == (houses < 15)
    reason = why_not(state, "use novius")
    assert (None if reason is None else reason.code) == (None if houses < 15 else "tile_no_effect")


def test_no_auction_where_everybody_has_a_tile() -> None:
    """S3.1: the auctions end with the last player's tile."""
    dealt = new_setup(Options(map="imperium", players=2, forum=True), 1)
    state = start(dealt)
    state.push(BeginTurn(RED))
    for seat in (RED, GREEN):
        edit_forum(state).hold(seat, (TileId(seat),))
    state.push(NextAuction((TileId(5), TileId(6))))
    advance(state)
    assert isinstance(state.decision, ChooseCard)
    assert [type(event).__name__ for event in state.events] == ["TurnBegan"]


def test_victoria_and_a_bid_are_points_of_no_god() -> None:
    game = {"map": "imperium", "players": 2, "options": {"auction": True}}
    state = stage({"game": game, "red": {"tiles": ["victoria"]}}, "forum").child()
    assert amend.points(state, state.players[RED]) == 5
    bids = state.edit_part(1)
    assert isinstance(bids, Bids)
    bids.won(RED, 12)
    assert amend.points(state, state.players[RED]) == 5 - 12
    assert (bid_of(state, RED), bid_of(state, GREEN)) == (12, 0)


def test_only_what_is_left_of_the_new_stack_can_be_drawn() -> None:
    """S2.3: the discards form a new stack; what is discarded between two draws comes back after it."""
    row, others = ("victoria", "appius_arcadius", "gaius_marcellus", "quintus"), ("laurentius", "spurius")
    owned = [tile.id for tile in load_box().tiles if tile.id not in (*row, *others)]
    state = with_tiles(*others, houses=[], cities={}).child()
    forum, ids = edit_forum(state), state.setup.box.tile_ids
    forum.row = tuple([TileId(ids.index(id)) for id in row])
    forum.stack, forum.discard = (), forum.held[RED]
    forum.held = ((), tuple([TileId(ids.index(id)) for id in owned]))
    for drawn, choices, later in (
        ("laurentius", {"laurentius", "spurius"}, "publius"),
        ("spurius", {"spurius"}, "julius"),
        ("publius", {"julius", "publius"}, "augustus"),
    ):
        edit_forum(state).row = forum_of(state).row[1:]
        state.push(FillRow())
        advance(state)
        assert set(legal_texts(state)) == {f"draw {choice}" for choice in choices}
        state = apply(state, parse_move(state, f"draw {drawn}")).child()
        edit_forum(state).discard += (TileId(ids.index(later)),)
