"""Why a move is not legal: a code with fields, for the terminal and the browser to put into words."""

from __future__ import annotations

from collections.abc import Callable

from concordia.engine import amend
from concordia.engine import moves as m
from concordia.engine.agenda import Decision
from concordia.engine.building import BuildHouses, building_sites
from concordia.engine.display import BuyCards
from concordia.engine.goods import GOODS, TRADED
from concordia.engine.movement import MoveColonists
from concordia.engine.moves import KIND_NAMES
from concordia.engine.payment import Pay, affordable
from concordia.engine.personas.diplomat import CopyCard
from concordia.engine.personas.prefect import ProduceOrIncome
from concordia.engine.settling import RecruitOne, SettleMore, SettleOrTax, in_reserve, may_stand
from concordia.engine.setup import SEATS
from concordia.engine.state import State
from concordia.engine.storehouse import Store, room
from concordia.engine.trading import FirstPurchase, Trade
from concordia.engine.turn import ChooseCard
from concordia.records.errors import Reason
from concordia.records.notation import legal_texts, mix_words

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


def _kind(word: str) -> int:
    return KIND_NAMES.index(word) if word in KIND_NAMES else -1


def _move(state: State, decision: Decision, words: list[str]) -> Reason:
    assert isinstance(decision, MoveColonists)
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
    for move in board.reach[kind][origin]:
        assert isinstance(move, m.MoveColonist)
        if move.route == route:
            return Reason("too_far", {"have": decision.steps, "need": move.steps})
    return Reason("no_route", {"route": words[4]})


def _build(state: State, decision: Decision, words: list[str]) -> Reason:
    board = state.setup.board
    city = board.city_number(words[1])
    player = state.players[decision.seat]
    if city < 0:
        return Reason("no_such_city", {"city": words[1]})
    if city == board.start_city:
        return Reason("start_city", {"city": words[1]})
    if player.houses & board.bits[city]:
        return Reason("own_house_here", {"city": words[1]})
    if player.house_count >= state.setup.figures.houses:
        return Reason("no_houses_left")
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
    return Reason("marker_turned", {"province": words[1]})


def _settle(state: State, decision: Decision, words: list[str]) -> Reason:
    board = state.setup.board
    kind = _kind(words[1])
    city = board.city_number(words[2]) if len(words) > 2 else board.start_city
    player = state.players[decision.seat]
    if kind < 0:
        return Reason("unknown_move", {"word": " ".join(words)})
    if city < 0:
        return Reason("no_such_city", {"city": words[-1]})
    if not (player.houses | board.start_bit) & board.bits[city]:
        return Reason("no_house_here", {"city": words[-1]})
    if not in_reserve(state, player, kind):
        return Reason("no_colonist_left", {"kind": words[1]})
    if not may_stand(state, kind, city):
        return Reason("wrong_kind", {"kind": words[1], "city": board.cities[city].id})
    if affordable(player.goods, state.setup.figures.colonist_cost):
        return Reason("not_now", {"asked": type(decision).__name__})
    return _goods_short(player.goods, state.setup.figures.colonist_cost)


def _trade(state: State, decision: Decision, words: list[str]) -> Reason:
    player = state.players[decision.seat]
    if words[1] not in GOODS or not words[2].isdecimal() or int(words[2]) == 0:
        return Reason("unknown_move", {"word": " ".join(words)})
    good, count = GOODS.index(words[1]), int(words[2])
    if good >= TRADED:
        return Reason("never_traded", {"good": words[1]})
    if isinstance(decision, Trade):
        if decision.traded & (1 << good):
            return Reason("kind_traded_already", {"good": words[1]})
        if decision.kinds == 0:
            return Reason("no_kind_left")
    if words[0] == "sell":
        if isinstance(decision, FirstPurchase):
            return Reason("not_now", {"asked": "FirstPurchase"})
        return Reason("goods_short", {"have": player.goods[good], "need": count})
    price = state.setup.figures.prices[good] * count
    if price > player.sestertii:
        return Reason("money_short", {"have": player.sestertii, "need": price})
    return Reason("storehouse_full", {"have": room(state, player), "need": count})


def _copy(state: State, decision: Decision, words: list[str]) -> Reason:
    if words[1] not in SEATS[: state.setup.players]:
        return Reason("no_such_seat", {"seat": words[1]})
    seat = SEATS.index(words[1])
    if seat == decision.seat:
        return Reason("own_pile")
    if not state.players[seat].discard:
        return Reason("nothing_to_copy", {"seat": words[1]})
    return Reason("is_diplomat", {"seat": words[1]})


def _take(state: State, decision: Decision, words: list[str]) -> Reason:
    assert isinstance(decision, BuyCards)
    space = int(words[1]) - 1 if words[1].isdecimal() else -1
    if not 0 <= space < len(state.display) or state.display[space] < 0:
        return Reason("empty_space", {"space": words[1]})
    if decision.count == 0:
        return Reason("no_card_left_to_buy")
    player = state.players[decision.seat]
    return _goods_short(player.goods, decision.cost(state, player, space))


def _pay(state: State, decision: Decision, words: list[str]) -> Reason:
    assert isinstance(decision, Pay)
    return Reason("wrong_payment", {"options": len(decision.moves(state))})


def _forgo(state: State, decision: Decision, words: list[str]) -> Reason:
    return Reason("not_offered", {"good": words[1]})


_ANY_DECISION: tuple[type[Decision], ...] = (Decision,)
_SETTLERS: tuple[type[Decision], ...] = (SettleOrTax, SettleMore)
_TRADERS: tuple[type[Decision], ...] = (Trade, FirstPurchase)

_JUDGES: dict[str, tuple[tuple[type[Decision], ...], tuple[int, ...], Judge]] = {
    "done": (_ANY_DECISION, (1,), _done),
    "move": ((MoveColonists,), (5,), _move),
    "build": ((BuildHouses,), (2,), _build),
    "produce": ((ProduceOrIncome,), (2,), _produce),
    "income": ((ProduceOrIncome,), (1,), _done),
    "settle": (_SETTLERS, (3,), _settle),
    "tax": ((SettleOrTax,), (1,), _done),
    "sell": (_TRADERS, (3,), _trade),
    "buy": (_TRADERS, (3,), _trade),
    "copy": ((CopyCard,), (2,), _copy),
    "take": ((BuyCards,), (2,), _take),
    "pay": ((Pay,), (), _pay),
    "forgo": ((Store,), (2,), _forgo),
    "recruit": ((RecruitOne,), (2, 3), _settle),
}
