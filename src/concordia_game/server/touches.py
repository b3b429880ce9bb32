"""What a move touches on the screen, in the order in which a player would click it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from concordia_game.engine import moves as m
from concordia_game.engine.goods import GOODS
from concordia_game.engine.moves import KIND_NAMES, Move
from concordia_game.engine.setup import SEATS, SetUp
from concordia_game.records.notation import mix_words
from concordia_game.server.places import route_id

Toucher = Callable[[SetUp, Any], list[str]]


def _movement(setup: SetUp, move: m.MoveColonist) -> list[str]:
    place = setup.board.place_ids[move.origin]
    return [f"colonist:{KIND_NAMES[move.kind]}:{place}", f"route:{route_id(setup.board, move.route)}"]


def _city(setup: SetUp, city: int) -> str:
    return f"city:{setup.board.cities[city].id}"


def _settle(setup: SetUp, move: m.Settle) -> list[str]:
    return [_city(setup, move.city), f"kind:{KIND_NAMES[move.kind]}"]


def _recruit(setup: SetUp, move: m.Recruit) -> list[str]:
    kind = f"kind:{KIND_NAMES[move.kind]}"
    return [kind] if move.city < 0 else [_city(setup, move.city), kind]


def _trade(deal: str) -> Toucher:
    return lambda _, move: [f"good:{GOODS[move.good]}", f"deal:{deal}", f"count:{move.count}"]


def _good(_: SetUp, move: Any) -> list[str]:
    return [f"good:{GOODS[move.good]}"]


def _tile(setup: SetUp, move: Any) -> list[str]:
    return [f"tile:{setup.tiles[move.tile].id}"]


def _space(_: SetUp, move: Any) -> list[str]:
    return [f"space:{move.space}"]


def _visit(setup: SetUp, move: m.Visit) -> list[str]:
    assert setup.market is not None
    offers = setup.market.offers
    offer = offers[move.offer]
    stall = f"stall:{setup.market.stalls[offer.stall]}"
    alone = [other for other in offers if other.stall == offer.stall] == [offer]
    return [stall] if alone else [stall, f"offer:{offer.word.replace(' ', '-')}"]


def _nothing(_: SetUp, move: Any) -> list[str]:
    return []


_TOUCHERS: dict[type[Move], Toucher] = {
    m.Done: _nothing,
    m.PlayCard: lambda setup, move: [f"card:{setup.cards[move.card].id}"],
    m.MoveColonist: _movement,
    m.Build: lambda setup, move: [_city(setup, move.city)],
    m.Produce: lambda setup, move: [f"province:{setup.board.provinces[move.province].id}"],
    m.Income: _nothing,
    m.Settle: _settle,
    m.Tax: _nothing,
    m.Sell: _trade("sell"),
    m.Buy: _trade("buy"),
    m.Copy: lambda _, move: [f"pile:{SEATS[move.seat]}"],
    m.Take: _space,
    m.PayGoods: lambda _, move: [f"good:{word}" for word in mix_words(move.mix)],
    m.Forgo: _good,
    m.Recruit: _recruit,
    m.CopySpace: _space,
    m.TurnSalt: lambda _, move: ["good:salt", f"good:{GOODS[move.good]}"],
    m.UseTile: _tile,
    m.TakeTile: lambda _, move: [f"forum:{move.space}"],
    m.SkipTile: _nothing,
    m.KeepTile: _tile,
    m.OpenBid: lambda setup, move: [*_tile(setup, move), f"bid:{move.bid}"],
    m.Bid: lambda _, move: [f"bid:{move.bid}"],
    m.Pass: _nothing,
    m.Swap: _good,
    m.Choose: _good,
    m.Draw: _tile,
    m.Visit: _visit,
    m.Close: _nothing,
}


def touches(setup: SetUp, move: Move) -> list[str]:
    """What a move touches."""
    return _TOUCHERS[type(move)](setup, move)


def verb(move: Move, text: str) -> str:
    """What kind of move it is: the first word of its text, `play` for a card."""
    return "play" if isinstance(move, m.PlayCard) else text.partition(" ")[0]
