"""What happened, in plain English: one clause for each event, one line for each turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from concordia_game.cli.words import (
    card_name,
    city_good,
    good_count,
    goods_list,
    place_name,
    plural,
    seat_word,
    sestertii,
)
from concordia_game.engine import events as e
from concordia_game.engine.events import Event
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import KIND_NAMES, NOBODY, CardId, Seat, TileId
from concordia_game.engine.modules.fish.events import (
    CoinsCollected,
    CoinsDropped,
    FishRestored,
    FishTaken,
    MarketEntered,
)
from concordia_game.engine.modules.fish.kinds import market_of
from concordia_game.engine.modules.forum.events import (
    AuctionWon,
    BidMade,
    BidPassed,
    TileKept,
    TileRevealed,
    TileTaken,
    TileUsed,
)
from concordia_game.engine.setup import SetUp

Clause = Callable[[SetUp, Any], str]


def _card(setup: SetUp, kind: CardId) -> str:
    return card_name(setup.cards[kind])


def _tile(setup: SetUp, number: TileId) -> str:
    return setup.tiles[number].name


def _moved(setup: SetUp, event: e.ColonistMoved) -> str:
    origin, route = place_name(setup.board, event.origin), place_name(setup.board, event.route)
    return f"moves a {KIND_NAMES[event.kind]} colonist from {origin} to {route}"


def _copied(setup: SetUp, event: e.CardCopied) -> str:
    owner = "from the display" if event.owner is None else f"of {seat_word(event.owner)}"
    return f"copies the {_card(setup, event.card)} {owner}"


def _entered(setup: SetUp, event: MarketEntered) -> str:
    return f"visits the {market_of(setup).offers[event.offer].word} stall for {event.fish} fish"


def _built(setup: SetUp, event: e.HouseBuilt) -> str:
    good = city_good(setup, event.city)
    return f"builds a house in {setup.board.cities[event.city].name} ({GOODS[good]})"


_CLAUSES: dict[type[Event], Clause] = {
    e.CardPlayed: lambda setup, event: f"plays the {_card(setup, event.card)}",
    e.CardCopied: _copied,
    e.ColonistMoved: _moved,
    e.ColonistPlaced: lambda setup, event: (
        f"places a new {KIND_NAMES[event.kind]} colonist in {setup.board.cities[event.city].name}"
    ),
    e.HouseBuilt: _built,
    e.GoodsReceived: lambda _, event: f"receives {goods_list(event.goods)}",
    e.GoodsForgone: lambda _, event: f"has no room for {goods_list(event.goods)}",
    e.GoodsPaid: lambda _, event: f"pays {goods_list(event.goods)}",
    e.SestertiiReceived: lambda _, event: f"receives {sestertii(event.count)}",
    e.SestertiiPaid: lambda _, event: f"pays {sestertii(event.count)}",
    e.MarkerTurned: lambda setup, event: f"lets {setup.board.provinces[event.province].name} produce",
    e.MarkersRestored: lambda _, event: (
        f"turns {plural(event.count, 'marker', 'markers')} back" if event.count else "finds no coins"
    ),
    e.GoodSold: lambda _, event: f"sells {good_count(event.good, event.count)} for {sestertii(event.price)}",
    e.GoodBought: lambda _, event: f"buys {good_count(event.good, event.count)} for {sestertii(event.price)}",
    e.CardsTakenBack: lambda _, event: f"takes back {plural(event.count, 'card', 'cards')}",
    e.CardBought: lambda setup, event: f"buys the {_card(setup, event.card)}",
    e.MagnusPassed: lambda setup, event: f"passes the {prefect_title(setup)} to {seat_word(event.receiver)}",
    e.InterimScored: lambda _, event: f"reaches {event.points} VP in the intermediate scoring",
    e.InterimPaid: lambda _, event: f"is rewarded {sestertii(event.count)} for that score",
    e.ConcordiaTaken: lambda _, event: "takes the Concordia card: one last turn for everybody else",
    e.SaltTurned: lambda _, event: f"turns a salt into {GOODS[event.good]}",
    e.GoodsSwapped: lambda _, event: f"swaps 1 {GOODS[event.good]} for 1 {GOODS[event.gained]}",
    TileTaken: lambda setup, event: f"takes {_tile(setup, event.tile)} from the forum",
    TileUsed: lambda setup, event: f"uses {_tile(setup, event.tile)}",
    TileKept: lambda setup, event: f"keeps {_tile(setup, event.tile)}",
    BidMade: lambda setup, event: f"bids {event.bid} VP for {_tile(setup, event.tile)}",
    BidPassed: lambda setup, event: f"passes on {_tile(setup, event.tile)}",
    AuctionWon: lambda setup, event: f"wins {_tile(setup, event.tile)} for {event.bid} VP",
    MarketEntered: _entered,
    CoinsDropped: lambda _, event: f"drops {sestertii(event.count)} on the way",
    CoinsCollected: lambda _, event: f"collects {sestertii(event.count)} lying there",
    FishTaken: lambda setup, event: (
        f"lets {setup.board.provinces[event.province].name} produce with {event.count} fish"
    ),
    FishRestored: lambda _, event: "lets the fish come back to the provinces",
}

_REVEALED: dict[type[Event], tuple[str, Clause]] = {
    e.CardRevealed: ("New in the display: ", lambda setup, event: _card(setup, event.card)),
    TileRevealed: ("New in the forum: ", lambda setup, event: _tile(setup, event.tile)),
}


def prefect_title(setup: SetUp) -> str:
    """The card that doubles the bonus: of fish, where there is a fish market."""
    return "Praefectus Piscatus" if setup.options.fish else "Praefectus Magnus"


def clause(setup: SetUp, event: Event) -> str:
    """What an event says about its seat, without naming it."""
    writer = _CLAUSES.get(type(event))
    return writer(setup, event) if writer else repr(event)


def tell(setup: SetUp, happened: Iterable[Event]) -> str:
    """Events as a few sentences; subject and verb are said again only where they change."""
    told = ""
    before: object = None
    verb = ""
    for event in happened:
        if isinstance(event, e.TurnBegan):
            continue
        subject, lead, said = _sentence(setup, event)
        if told:
            told += ", " if subject == before else ". "
        told += said.removeprefix(verb) if subject == before else lead + said
        before, verb = subject, f"{said.split(' ')[0]} "
    return f"{told}." if told else ""


def _sentence(setup: SetUp, event: Event) -> tuple[object, str, str]:
    """Whom or what an event is about, how a sentence about that begins, and how it goes on."""
    if type(event) in _REVEALED:
        lead, name = _REVEALED[type(event)]
        return type(event), lead, name(setup, event)
    if isinstance(event, e.GameEnded):
        return None, "", "The game is over"
    seat: Seat = getattr(event, "seat", NOBODY)
    return seat, f"{seat_word(seat)} ", clause(setup, event)


_SAID_BY_THE_MOVE = (
    e.CardPlayed,
    e.CardCopied,
    e.ColonistMoved,
    e.ColonistPlaced,
    e.HouseBuilt,
    e.MarkerTurned,
    FishTaken,
    e.MagnusPassed,
    e.GameEnded,
)


def effect(setup: SetUp, seat: Seat, happened: Iterable[Event]) -> str:
    """What a move would bring about, for the menu: up to the end of the turn, nothing hidden told."""
    known = []
    for event in happened:
        if isinstance(event, e.TurnBegan):
            break
        if not event.reveals() and not isinstance(event, _SAID_BY_THE_MOVE):
            known.append(event)
    return tell(setup, known).removeprefix(f"{seat_word(seat)} ").removesuffix(".")
