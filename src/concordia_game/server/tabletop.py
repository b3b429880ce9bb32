"""The position for the wire: everything that everybody may know, nothing that is hidden.

It is built from public parts only, so it is the same for every viewer.
"""

from __future__ import annotations

from collections import Counter

from concordia_game.data.reconstructed import reconstructed_markets
from concordia_game.engine import amend
from concordia_game.engine.agenda import Item
from concordia_game.engine.goods import FISH, GOODS
from concordia_game.engine.ids import LAND, SEA, SEATS, CardId, ProvinceId, Seat, TileId
from concordia_game.engine.modules.fish.kinds import market_of
from concordia_game.engine.modules.fish.moves import VISIT, Visit
from concordia_game.engine.modules.fish.part import marker_name, market_part
from concordia_game.engine.modules.fish.phase import MarketPhase
from concordia_game.engine.modules.forum.auction import NextAuction, OpenAuction, PickFree, RaiseBid, bid_of
from concordia_game.engine.modules.forum.part import forum_of, tiles_in_effect, tiles_of, tiles_used
from concordia_game.engine.modules.forum.row import SPACES as FORUM_SPACES
from concordia_game.engine.play import legal_moves
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import Player, State
from concordia_game.engine.storehouse import room
from concordia_game.engine.things import goods_data
from concordia_game.server import wire
from concordia_game.server.catalog import stalls_shown
from concordia_game.server.goods import cost_shown, fields_shown


def state_shown(
    state: State,
    players: list[wire.PlayerShown] | None = None,
    cities: dict[str, wire.CityShown] | None = None,
) -> wire.StateShown:
    """The whole table; the parts that are mostly as they were before may be given."""
    setup = state.setup
    return wire.StateShown(
        players=[player_shown(state, player) for player in state.players] if players is None else players,
        cities=cities_shown(state) if cities is None else cities,
        routes=routes_shown(state),
        provinces=provinces_shown(state),
        display=[_card_shown(setup, space, kind) for space, kind in enumerate(state.display)],
        stack_size=len(setup.stack) - state.drawn,
        forum=forum_shown(state),
        auction=auction_shown(state),
        market=market_shown(state),
        magnus=_maybe_seat(state.magnus),
        concordia=_maybe_seat(state.concordia),
        active=wire_seat(state.active),
        turn=state.turn,
        tiles_used=_ids(setup, tiles_used(state)),
        tiles_in_effect=_ids(setup, tiles_in_effect(state)),
    )


def wire_seat(seat: Seat) -> wire.Seat:
    """A seat's colour."""
    return SEATS[seat]  # type: ignore[return-value]  # the literal lists the same


def _maybe_seat(seat: Seat | None) -> wire.Seat | None:
    return None if seat is None else wire_seat(seat)


def seat_of_colour(colour: wire.Seat) -> Seat:
    """The seat that a client names."""
    return Seat(SEATS.index(colour))


def house_cities(setup: SetUp, player: Player) -> list[str]:
    """The cities in which a player has built."""
    return [city.id for n, city in enumerate(setup.board.cities) if player.houses & (1 << n)]


def player_shown(state: State, player: Player) -> wire.PlayerShown:
    """One seat's possessions; hands are open, since everybody knows which cards a seat owns."""
    setup = state.setup
    cards = setup.cards
    figures = setup.figures
    half = figures.colonists // 2
    return wire.PlayerShown(
        seat=wire_seat(player.seat),
        sestertii=player.sestertii,
        goods=goods_data(player.goods[:FISH]),
        fish=player.goods[FISH],
        hand=[cards[kind].id for kind in player.hand],
        discard=[cards[kind].id for kind in player.discard],
        colonists=_colonists(setup, player),
        houses=house_cities(setup, player),
        tiles=_ids(setup, tiles_of(state, player.seat)),
        marker=marker_name(state, player.seat),
        room=room(state, player),
        spaces=amend.spaces(state, player),
        colonists_left=wire.Reserve(half - len(player.land), half - len(player.sea)),
        houses_left=figures.houses - player.house_count,
        interim=player.interim,
        bid=bid_of(state, player.seat),
        bought=_bought(setup, player),
    )


def _bought(setup: SetUp, player: Player) -> list[str]:
    """The cards that a seat did not begin with: everybody saw them on the display."""
    owned = Counter(player.hand + player.discard)
    owned.subtract(setup.box.starting_hand(player.seat, setup.players))
    return [setup.cards[kind].id for kind in sorted(owned) for _ in range(owned[kind])]


def _colonists(setup: SetUp, player: Player) -> list[wire.ColonistShown]:
    places = setup.board.place_ids
    land = [wire.ColonistShown("land", places[place]) for place in player.places(LAND)]
    return land + [wire.ColonistShown("sea", places[place]) for place in player.places(SEA)]


def cities_shown(state: State) -> dict[str, wire.CityShown]:
    """Every city with its good and its houses in turn order."""
    setup = state.setup
    shown = {}
    for number, city in enumerate(setup.board.cities):
        bit = setup.board.bits[number]
        owners = [wire_seat(player.seat) for player in state.players if player.houses & bit]
        good = setup.tokens[number]
        shown[city.id] = wire.CityShown(None if good is None else GOODS[good], owners)
    return shown


def routes_shown(state: State) -> dict[str, wire.Seat]:
    """The occupied routes."""
    board = state.setup.board
    found = enumerate(state.occupants)
    return {board.route_ids[route]: wire_seat(seat) for route, seat in found if seat is not None}


def provinces_shown(state: State) -> dict[str, wire.ProvinceShown]:
    """Every province with its marker, or with its fish."""
    ids = enumerate(state.setup.board.province_ids)
    return {id: _province_shown(state, ProvinceId(number)) for number, id in ids}


def _province_shown(state: State, province: ProvinceId) -> wire.ProvinceShown:
    side = state.setup.bonus.side(state, province)
    if isinstance(side, int):
        return wire.ProvinceShown(None, coins=False, value=0, fish=side)
    good = state.setup.markers[province]
    if good is None:
        return wire.ProvinceShown(None, coins=False, value=0, fish=None)
    value = state.setup.figures.marker_coins[good]
    return wire.ProvinceShown(GOODS[good], coins=side == "coins", value=value, fish=None)


def _card_shown(setup: SetUp, space: int, kind: CardId | None) -> wire.Cost | None:
    if kind is None:
        return None
    card = setup.cards[kind]
    return wire.Cost(card.id, cost_shown(card.cost), cost_shown(setup.surcharges[space]))


def forum_shown(state: State) -> wire.ForumShown | None:
    """The forum, if it is in play; of the stack only its height."""
    setup = state.setup
    if not setup.options.forum:
        return None
    forum = forum_of(state)
    row: list[str | None] = [*_ids(setup, forum.row)]
    return wire.ForumShown(
        row=row + [None] * (FORUM_SPACES - len(row)),
        stack_size=forum.face_down(),
        discard=_ids(setup, forum.discard),
        thresholds=setup.figures.tile_thresholds,
    )


def auction_shown(state: State) -> wire.AuctionShown | None:
    """The running auction, if there is one."""
    top: Item = state.agenda.item
    if isinstance(top, RaiseBid):
        tile, bid = state.setup.tiles[top.tile].id, top.bid
        bidders = [wire_seat(seat) for seat in top.bidders]
        return wire.AuctionShown(_ids(state.setup, top.offers), tile, bid, wire_seat(top.leader), bidders)
    if isinstance(top, (OpenAuction, PickFree)):
        return wire.AuctionShown(_ids(state.setup, top.offers), None, None, None, [])
    for item in state.items():
        # A tile just won may ask a question before the next auction opens.
        if isinstance(item, NextAuction):
            return wire.AuctionShown(_ids(state.setup, item.offers), None, None, None, [])
    return None


def _ids(setup: SetUp, tiles: tuple[TileId, ...]) -> list[str]:
    return [setup.tiles[tile].id for tile in tiles]


def market_shown(state: State) -> wire.MarketShown | None:
    """The fish market, if it is in play."""
    if not state.setup.options.fish:
        return None
    market = market_of(state.setup)
    coins = dict(zip(market.space_ids, market_part(state).coins, strict=True))
    reconstructed = market.id in reconstructed_markets()
    return wire.MarketShown(coins, market.id, reconstructed, stalls_shown(market), closed_stalls(state))


def closed_stalls(state: State) -> dict[str, wire.Refusal]:
    """Why each stall that offers nothing can't be visited, while somebody is asked for one."""
    decision = state.decision
    if not isinstance(decision, MarketPhase):
        return {}
    market = market_of(state.setup)
    offered = {market.offers[move.offer].stall for move in legal_moves(state) if isinstance(move, Visit)}
    closed: dict[str, wire.Refusal] = {}
    for offer in market.offers:
        if offer.stall not in offered and market.stalls[offer.stall] not in closed:
            reason = decision.refusal(state, VISIT[offer.number])
            closed[market.stalls[offer.stall]] = wire.Refusal(reason.code, fields_shown(reason.details))
    return closed
