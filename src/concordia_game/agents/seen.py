"""A position as far as a server tells it (docs/wire.md): enough to ask it for everything that lies open.

What the server keeps back is dealt anyhow, and nobody may be told of it: the order of the stacks, the agenda.
"""

from __future__ import annotations

from typing import Any

from concordia_game.agents.tables import check_unread
from concordia_game.engine.agenda import Frame
from concordia_game.engine.deal import make_setup, start
from concordia_game.engine.goods import FISH, GOODS
from concordia_game.engine.ids import LAND, SEA, SEATS, CardId, Good, ProvinceId, Seat, TileId
from concordia_game.engine.modules.fish.part import edit_market
from concordia_game.engine.modules.forum.part import edit_forum
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import Player, State
from concordia_game.engine.turn import CHOOSE_CARD
from concordia_game.files.errors import FileError
from concordia_game.files.options import options_from
from concordia_game.files.pieces import colonist_places, lay_pieces, market_space
from concordia_game.games.beginning import new_setup

Data = dict[str, Any]


def seen_state(position: Data) -> State:
    """The position behind what is told; an error if this game does not know its board, cards or tiles."""
    told = position["state"]
    setup = _setup(position["game"]["options"], told)
    state = start(setup)
    state.players = [_player(setup, row) for row in told["players"]]
    state.display = [None if card is None else _card(setup, card["card"]) for card in told["display"]]
    state.drawn = len(setup.stack) - told["stack_size"]
    state.active, state.turn = seat_number(told["active"]), told["turn"]
    state.magnus, state.concordia = _maybe_seat(told["magnus"]), _maybe_seat(told["concordia"])
    _lay_provinces(state, told["provinces"])
    if setup.options.forum:
        _lay_tiles(state, told)
    if setup.options.fish:
        _lay_market(state, told)
    lay_pieces(state, lambda seat, field, problem: FileError("wire", f"players[{seat}].{field}", problem))
    if not position["winner"]:
        state.agenda = Frame(CHOOSE_CARD[state.active], state.agenda)
    return state


def seat_number(colour: str) -> Seat:
    """A seat by its colour."""
    return Seat(SEATS.index(colour))


def tile_number(setup: SetUp, id: str) -> TileId:
    """A tile by its id."""
    return TileId(setup.box.tile_ids.index(id))


def _maybe_seat(colour: str | None) -> Seat | None:
    return None if colour is None else seat_number(colour)


def _card(setup: SetUp, id: str) -> CardId:
    return CardId(setup.box.card_ids.index(id))


def _setup(options: Data, told: Data) -> SetUp:
    """A deal with the goods that the cities have. Whatever a server says, no file is read."""
    check_unread(options)
    dealt = new_setup(options_from(options), 0)
    goods = [told["cities"][id]["good"] for id in dealt.board.city_ids]
    tokens = [None if good is None else Good(GOODS.index(good)) for good in goods]
    return make_setup(
        dealt.options, dealt.box, dealt.board, dealt.seed, tokens, dealt.stack, dealt.first, dealt.modules
    )


def _player(setup: SetUp, row: Data) -> Player:
    board = setup.board
    texts = [f"{each['kind']} @{each['place']}" for each in row["colonists"]]
    houses = [board.bits[board.city_ids.index(id)] for id in row["houses"]]
    return Player(
        seat=seat_number(row["seat"]),
        sestertii=row["sestertii"],
        goods=[row["fish"] if good == FISH else row["goods"].get(id, 0) for good, id in enumerate(GOODS)],
        hand=[_card(setup, id) for id in row["hand"]],
        discard=[_card(setup, id) for id in row["discard"]],
        land=colonist_places(board, LAND, texts),
        sea=colonist_places(board, SEA, texts),
        houses=sum(houses),
        house_count=len(houses),
        interim=row["interim"],
    )


def _lay_provinces(state: State, told: Data) -> None:
    """Markers that show coins, or the fish."""
    for number, id in enumerate(state.setup.board.province_ids):
        province, shown = ProvinceId(number), told[id]
        if shown["fish"] is not None:
            state.setup.bonus.lay(state, province, shown["fish"])
        elif shown["coins"]:
            state.setup.bonus.lay(state, province, "coins")


def _lay_tiles(state: State, told: Data) -> None:
    """Where every open tile lies; of the others only how many there are is told."""
    setup, forum, shown = state.setup, edit_forum(state), told["forum"]
    forum.row = _tiles(setup, [id for id in shown["row"] if id is not None])
    forum.discard = _tiles(setup, shown["discard"])
    for seat, row in enumerate(told["players"]):
        forum.hold(Seat(seat), _tiles(setup, row["tiles"]))
    open_ones = {*forum.row, *forum.discard, *[tile for held in forum.held for tile in held]}
    hidden = [tile.number for tile in setup.tiles if tile.number not in open_ones]
    forum.stack = tuple(hidden[: shown["stack_size"]])
    forum.in_effect = _tiles(setup, told["tiles_in_effect"])
    forum.used = sum([1 << tile for tile in _tiles(setup, told["tiles_used"])])


def _tiles(setup: SetUp, ids: list[str]) -> tuple[TileId, ...]:
    return tuple([tile_number(setup, id) for id in ids])


def _lay_market(state: State, told: Data) -> None:
    market = edit_market(state)
    for stall, coins in told["market"]["coins"].items():
        market.lay_coins(market_space(state.setup, stall), coins)
    for seat, row in enumerate(told["players"]):
        if row["marker"] is not None:
            market.place_marker(Seat(seat), market_space(state.setup, row["marker"]))
