"""Why a move is not legal: a code with fields, for the terminal and the browser to put into words."""

from __future__ import annotations

from collections.abc import Callable

from concordia_game.engine import amend
from concordia_game.engine import moves as m
from concordia_game.engine.agenda import Decision
from concordia_game.engine.board import MOST_STEPS
from concordia_game.engine.building import BuildHouses, building_sites
from concordia_game.engine.choosing import ChooseGood
from concordia_game.engine.copying import copies
from concordia_game.engine.display import BuyCards
from concordia_game.engine.forum.asking import FreeHouse, SettleForMoney, SwapGoods
from concordia_game.engine.forum.row import DrawTile, VisitForum
from concordia_game.engine.goods import FISH, GOODS, TRADED
from concordia_game.engine.modules.auction import HIGHEST_BID, OpenAuction, PickFree, RaiseBid
from concordia_game.engine.modules.fish import MarketPhase, StallColonist, StepOrBuild, market_of, stall_steps
from concordia_game.engine.modules.forum import KeepPatrician
from concordia_game.engine.movement import MoveColonists, carried_reach
from concordia_game.engine.moves import KIND_NAMES, Move
from concordia_game.engine.payment import Pay, affordable
from concordia_game.engine.personas.diplomat import CopyCard
from concordia_game.engine.personas.prefect import ProduceOrIncome
from concordia_game.engine.settling import RecruitOne, SettleMore, SettleOrTax, in_reserve, may_stand
from concordia_game.engine.setup import SEATS
from concordia_game.engine.state import State
from concordia_game.engine.storehouse import Store, room
from concordia_game.engine.trading import FirstPurchase, Trade
from concordia_game.engine.turn import ChooseCard
from concordia_game.records.errors import Reason
from concordia_game.records.notation import legal_texts, mix_words

Judge = Callable[[State, Decision, list[str]], Reason]


def why_not(state: State, text: str) -> Reason | None:
    """The reason why a text is not a legal move now; None if it is one."""
    words = text.split()
    if " ".join(words) in legal_texts(state):
        return None
    if state.over:
        return Reason("game_over")
    if not words:
        return Reason("unknown_move")
    verb = words[0]
    if verb in {card.word for card in state.setup.cards} and len(words) == 1:
        return _card(state, verb)
    if verb not in _JUDGES:
        return Reason("unknown_move", {"word": verb})
    askers, length, judge = _JUDGES[verb]
    decision = state.decision
    if not isinstance(decision, askers):
        return Reason("not_now", {"asked": type(decision).__name__})
    if length and len(words) not in length:
        return Reason("unknown_move", {"word": text})
    return judge(state, decision, words)


def _card(state: State, word: str) -> Reason:
    decision = state.decision
    if isinstance(decision, ChooseCard):
        return Reason("not_in_hand", {"card": word})
    return Reason("not_now", {"asked": type(decision).__name__})


def _done(state: State, decision: Decision, words: list[str]) -> Reason:
    return Reason("compulsory", {"asked": type(decision).__name__})


def _number(word: str) -> int:
    """A number as moves write it, without leading zeros; -1 for anything else."""
    if not word.isascii() or not word.isdecimal() or len(word) > 4 or (word[0] == "0" and word != "0"):
        return -1
    return int(word)


def _kind(word: str) -> int:
    return KIND_NAMES.index(word) if word in KIND_NAMES else -1


def _move(state: State, decision: Decision, words: list[str]) -> Reason:
    board = state.setup.board
    kind = _kind(words[1])
    if kind < 0 or words[3] != ">":
        return Reason("unknown_move", {"word": " ".join(words)})
    origin, route = board.place_number(words[2], kind), board.route_number(words[4], kind)
    if origin < 0 or route < 0:
        return Reason("no_route", {"route": words[4] if origin >= 0 else words[2]})
    if origin not in state.players[decision.seat].places(kind):
        return Reason("no_colonist_there", {"place": words[2]})
    if state.occupants[route] >= 0:
        return Reason("route_occupied", {"route": words[4], "seat": SEATS[state.occupants[route]]})
    reach = _whole_reach(state, decision.seat, kind, origin)
    need = [move.steps for move in reach if isinstance(move, m.MoveColonist) and move.route == route]
    if not need:
        return Reason("no_route", {"route": words[4]})
    return Reason("too_far", {"have": _steps(state, decision), "need": need[0]})


def _whole_reach(state: State, seat: int, kind: int, origin: int) -> list[Move]:
    if kind == m.LAND and state.setup.board.carries:
        return carried_reach(state, state.players[seat], origin, MOST_STEPS)
    return state.setup.board.reach[kind][origin]


def _steps(state: State, decision: Decision) -> int:
    if isinstance(decision, MoveColonists):
        return decision.steps
    return stall_steps(state, state.players[decision.seat])


def _build(state: State, decision: Decision, words: list[str]) -> Reason:
    board = state.setup.board
    city = board.city_number(words[1])
    player = state.players[decision.seat]
    if isinstance(decision, BuildHouses) and decision.count == decision.most:
        return Reason("no_house_left_to_build")
    if city < 0:
        return Reason("no_such_city", {"city": words[1]})
    if city == board.start_city:
        return Reason("start_city", {"city": words[1]})
    if player.houses & board.bits[city]:
        return Reason("own_house_here", {"city": words[1]})
    if player.house_count >= state.setup.figures.houses:
        return Reason("no_houses_left")
    if isinstance(decision, FreeHouse):
        return Reason("wrong_city", {"city": words[1]})
    if city not in building_sites(state, player):
        return Reason("not_adjacent", {"city": words[1]})
    price = amend.house_price(state, player, city)
    if price.money > player.sestertii:
        return Reason("money_short", {"have": player.sestertii, "need": price.money})
    return _goods_short(player.goods, price.goods)


def _goods_short(goods: list[int], cost: list[int]) -> Reason:
    needed = mix_words(tuple(cost[:TRADED])) + ["any"] * cost[TRADED]
    return Reason("goods_short", {"need": " ".join(needed), "have": " ".join(mix_words(tuple(goods[:6])))})


def _produce(state: State, decision: Decision, words: list[str]) -> Reason:
    if state.setup.board.province_number(words[1]) < 0:
        return Reason("no_such_province", {"province": words[1]})
    return Reason("no_fish_there" if state.fish else "marker_turned", {"province": words[1]})


def _settle(state: State, decision: Decision, words: list[str]) -> Reason:
    board = state.setup.board
    kind = _kind(words[1])
    city = board.city_number(words[2]) if len(words) > 2 else board.start_city
    player = state.players[decision.seat]
    if isinstance(decision, _RECRUITERS) and kind >= 0 and city >= 0 and city != board.start_city >= 0:
        return Reason("only_start_city", {"city": words[-1]})
    # A recruit's city is named only where there is no start city.
    named = words[0] == "settle" or board.start_city < 0
    if kind < 0 or named != (len(words) == 3):
        return Reason("unknown_move", {"word": " ".join(words)})
    if city < 0:
        return Reason("no_such_city", {"city": words[-1]})
    if not (player.houses | board.start_bit) & board.bits[city]:
        return Reason("no_house_here", {"city": words[-1]})
    if not in_reserve(state, player, kind):
        return Reason("no_colonist_left", {"kind": words[1]})
    if not may_stand(state, kind, city):
        return Reason("wrong_kind", {"kind": words[1], "city": board.cities[city].id})
    if not affordable(player.goods, state.setup.figures.colonist_cost):
        return _goods_short(player.goods, state.setup.figures.colonist_cost)
    return Reason("not_now", {"asked": type(decision).__name__})


def _trade(state: State, decision: Decision, words: list[str]) -> Reason:
    player = state.players[decision.seat]
    if words[1] not in GOODS or _number(words[2]) < 1:
        return Reason("unknown_move", {"word": " ".join(words)})
    good, count = GOODS.index(words[1]), _number(words[2])
    if good >= TRADED:
        return Reason("never_traded", {"good": words[1]})
    if isinstance(decision, Trade):
        if decision.traded & (1 << good):
            return Reason("bought_and_sold", {"good": words[1]})
        if decision.kinds == 0:
            return Reason("third_kind")
    if words[0] == "sell":
        if isinstance(decision, FirstPurchase):
            return Reason("not_now", {"asked": "FirstPurchase"})
        return Reason("goods_short", {"have": player.goods[good], "need": count})
    price = state.setup.figures.prices[good] * count
    if isinstance(decision, Trade):
        price = amend.purchase_price(state, player, good, count)
    if price > player.sestertii:
        return Reason("money_short", {"have": player.sestertii, "need": price})
    return Reason("storehouse_full", {"have": room(state, player), "need": count})


def _copy(state: State, decision: Decision, words: list[str]) -> Reason:
    if not copies(state, decision.seat):
        return Reason("not_now", {"asked": type(decision).__name__})
    if _number(words[1]) >= 0:
        return _copy_space(state, decision, _number(words[1]))
    if words[1] not in SEATS[: state.setup.players]:
        return Reason("no_such_seat", {"seat": words[1]})
    seat = SEATS.index(words[1])
    if seat == decision.seat:
        return Reason("own_pile")
    if not state.players[seat].discard:
        return Reason("nothing_to_copy", {"seat": words[1]})
    return Reason("is_diplomat", {"seat": words[1]})


def _copy_space(state: State, decision: Decision, space: int) -> Reason:
    if not amend.copies_display(state, state.players[decision.seat]):
        return Reason("tile_not_held")
    if not 0 < space <= len(state.display):
        return Reason("empty_space", {"space": space})
    return Reason("is_diplomat", {"space": space})


def _take(state: State, decision: Decision, words: list[str]) -> Reason:
    assert isinstance(decision, BuyCards)
    space = _number(words[1]) - 1
    if not 0 <= space < len(state.display) or state.display[space] < 0:
        return Reason("empty_space", {"space": words[1]})
    if decision.count == 0:
        return Reason("no_card_left_to_buy")
    if space + 1 == state.copied:
        return Reason("copied_card", {"space": words[1]})
    player = state.players[decision.seat]
    return _goods_short(player.goods, decision.cost(state, player, space))


def _pay(state: State, decision: Decision, words: list[str]) -> Reason:
    assert isinstance(decision, Pay)
    return Reason("wrong_payment", {"options": len(decision.moves(state))})


def _offered(state: State, decision: Decision, words: list[str]) -> Reason:
    return Reason("not_offered", {"word": words[1]})


def _use(state: State, decision: Decision, words: list[str]) -> Reason:
    tiles = {tile.id: tile for tile in state.setup.tiles}
    if words[1] not in tiles:
        return Reason("no_such_tile", {"tile": words[1]})
    tile = tiles[words[1]]
    if decision.seat < 0 or tile.number not in state.players[decision.seat].tiles:
        return Reason("tile_not_held", {"tile": words[1]})
    if decision.seat != state.active or not tile.moment() & decision.moment():
        return Reason("tile_not_now", {"tile": words[1]})
    if state.used & (1 << tile.number):
        return Reason("tile_used", {"tile": words[1]})
    return Reason("tile_no_effect", {"tile": words[1]})


def _take_tile(state: State, decision: Decision, words: list[str]) -> Reason:
    space = _number(words[1])
    thresholds = state.setup.figures.tile_thresholds
    if not 0 < space <= min(len(thresholds), len(state.row)):
        return Reason("empty_space", {"space": words[1]})
    have = len(state.players[decision.seat].discard)
    return Reason("not_enough_cards", {"have": have, "need": thresholds[space - 1]})


def _bid(state: State, decision: Decision, words: list[str]) -> Reason:
    bid = _number(words[-1])
    if isinstance(decision, RaiseBid) and len(words) == 2 and 0 <= bid <= decision.bid:
        return Reason("bid_too_low", {"have": bid, "need": decision.bid + 1})
    if bid > HIGHEST_BID:
        return Reason("bid_too_high", {"have": bid, "need": HIGHEST_BID})
    return Reason("not_offered", {"word": words[1]})


def _market(state: State, decision: Decision, words: list[str]) -> Reason:
    assert isinstance(decision, MarketPhase)
    market = market_of(state)
    player = state.players[decision.seat]
    offers = {offer.word: offer for offer in market.offers}
    offer = offers.get(" ".join(words[1:]))
    if offer is None:
        return Reason("no_such_stall", {"stall": " ".join(words[1:])})
    if decision.used & (1 << offer.stall):
        return Reason("stall_used", {"stall": offer.word})
    if player.goods[FISH] < offer.fish:
        return Reason("fish_short", {"have": player.goods[FISH], "need": offer.fish})
    passed = decision.passed(market, player.marker, offer.space)
    if passed < 0:
        return Reason("stall_behind", {"stall": offer.word})
    if passed > player.sestertii:
        return Reason("money_short", {"have": player.sestertii, "need": passed})
    return Reason("no_effect", {"stall": offer.word})


_ANY_DECISION: tuple[type[Decision], ...] = (Decision,)
_RECRUITERS = (RecruitOne, StallColonist)
_SETTLERS: tuple[type[Decision], ...] = (SettleOrTax, SettleMore, SettleForMoney, StallColonist)
_TRADERS: tuple[type[Decision], ...] = (Trade, FirstPurchase)
_BUILDERS: tuple[type[Decision], ...] = (BuildHouses, FreeHouse)
_MOVERS: tuple[type[Decision], ...] = (MoveColonists, StepOrBuild)
_COPIERS: tuple[type[Decision], ...] = (CopyCard, ProduceOrIncome)

_JUDGES: dict[str, tuple[tuple[type[Decision], ...], tuple[int, ...], Judge]] = {
    "done": (_ANY_DECISION, (1,), _done),
    "move": (_MOVERS, (5,), _move),
    "build": (_BUILDERS, (2,), _build),
    "produce": ((ProduceOrIncome,), (2,), _produce),
    "income": ((ProduceOrIncome,), (1,), _done),
    "settle": (_SETTLERS, (3,), _settle),
    "tax": ((SettleOrTax,), (1,), _done),
    "sell": (_TRADERS, (3,), _trade),
    "buy": (_TRADERS, (3,), _trade),
    "copy": (_COPIERS, (2,), _copy),
    "take": ((BuyCards,), (2,), _take),
    "pay": ((Pay,), (), _pay),
    "forgo": ((Store,), (2,), _offered),
    "recruit": (_RECRUITERS, (2, 3), _settle),
    "as": ((Trade,), (2,), _offered),
    "use": (_ANY_DECISION, (2,), _use),
    "take-tile": ((VisitForum,), (2,), _take_tile),
    "skip-tile": ((VisitForum,), (1,), _done),
    "keep": ((KeepPatrician, PickFree), (2,), _offered),
    "bid": ((OpenAuction, RaiseBid), (2, 3), _bid),
    "pass": ((RaiseBid, OpenAuction), (1,), _done),
    "swap": ((SwapGoods,), (2,), _offered),
    "choose": ((ChooseGood,), (2,), _offered),
    "draw": ((DrawTile,), (2,), _offered),
    "market": ((MarketPhase,), (2, 3), _market),
    "close": ((MarketPhase,), (1,), _done),
}
