"""What a move would do, told beside it in the menu; the engine itself is asked, so that it is always true."""

from __future__ import annotations

from collections.abc import Callable

from concordia_game.cli.explanations import explanation
from concordia_game.cli.telling import effect
from concordia_game.cli.words import card_name, city_good, cost_list, plural, seat_word, sestertii
from concordia_game.engine import amend
from concordia_game.engine import moves as m
from concordia_game.engine.building import house_affordable
from concordia_game.engine.copying import copies
from concordia_game.engine.display import BuyCards
from concordia_game.engine.events import GoodBought, GoodSold
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import CityId
from concordia_game.engine.modules.fish.moves import Close
from concordia_game.engine.modules.forum.moves import KeepTile, OpenBid, Pass, SkipTile, TakeTile, UseTile
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.moves import Copy, CopySpace, Move
from concordia_game.engine.personas.mercator import KINDS as MERCATOR_KINDS
from concordia_game.engine.personas.tribune import FREE_CARDS
from concordia_game.engine.play import apply
from concordia_game.engine.settling import tax
from concordia_game.engine.setup import Card
from concordia_game.engine.state import Player, State


def hint(state: State, move: Move) -> str:
    """What a move brings about, as far as it is known before it is made."""
    if isinstance(move, m.PlayCard):
        return _of_card(state, move, state.setup.cards[move.card])
    if isinstance(move, (Copy, CopySpace)):
        card = copied_card(state, move)
        return f"{card_name(card)}: {_of_card(state, move, card)}"
    if isinstance(move, m.Take):
        return _of_purchase(state, move.space - 1)
    if isinstance(move, (Close, Pass, SkipTile)):
        return ""
    if isinstance(move, m.Build):
        return f"{GOODS[city_good(state.setup, move.city)]} city: {_effect(state, move)}"
    if isinstance(move, m.Produce):
        return _of_province(state, move)
    tile = tile_of(state, move)
    if tile is not None:
        return f"{tile.name}: {explanation('tile', tile.id)}"
    return _effect(state, move)


def tile_of(state: State, move: Move) -> Tile | None:
    """The tile that a move takes, keeps, uses or bids for."""
    if isinstance(move, TakeTile):
        return state.setup.tiles[forum_of(state).row[move.space - 1]]
    if isinstance(move, (UseTile, KeepTile, OpenBid)):
        return state.setup.tiles[move.tile]
    return None


def copied_card(state: State, move: Copy | CopySpace) -> Card:
    """The card that a Diplomat would carry out."""
    if isinstance(move, CopySpace):
        return _on_display(state, move.space - 1)
    return state.setup.cards[state.players[move.seat].discard[-1]]


def _on_display(state: State, space: int) -> Card:
    kind = state.display[space]
    assert kind is not None
    return state.setup.cards[kind]


def _effect(state: State, move: Move) -> str:
    return effect(state.setup, state.decision.seat, apply(state, move).events)


def _of_province(state: State, move: m.Produce) -> str:
    """The name is told where the board prints another one than moves say."""
    province = state.setup.board.provinces[move.province]
    named = province.name.lower().replace(" ", "_") == province.id
    return _effect(state, move) if named else f"{province.name}: {_effect(state, move)}"


def trade_price(state: State, move: m.Sell | m.Buy) -> int:
    """What a trade brings or costs, as the engine carries it out."""
    for event in apply(state, move).events:
        if isinstance(event, (GoodSold, GoodBought)):
            return event.price
    return 0


def starred_route(state: State, move: m.MoveColonist) -> str:
    """A route by its two cities, with a star at one where the player could pay a house right now."""
    route = state.setup.board.routes[move.route]
    return "-".join(_starred(state, city) for city in (route.first, route.second))


def _starred(state: State, city: CityId) -> str:
    board = state.setup.board
    player = state.players[state.decision.seat]
    open_to = not (player.houses | board.start_bit) & board.bits[city]
    return board.cities[city].id + "*" * (open_to and house_affordable(state, player, city))


def _of_card(state: State, move: Move, card: Card) -> str:
    teller = _CARDS.get(type(card.persona).__name__)
    if teller:
        return teller(state, state.players[state.decision.seat], card)
    return _effect(state, move) or "no effect now"


def _architect(state: State, player: Player, card: Card) -> str:
    return f"{plural(amend.steps(state, player), 'step', 'steps')}, then build houses"


def _prefect(state: State, player: Player, card: Card) -> str:
    if state.setup.options.fish:
        return "let a province produce, or take money and a good"
    return f"let a province produce, or take {state.setup.bonus.coins(state)} sestertii of income"


def _colonist(state: State, player: Player, card: Card) -> str:
    return f"place colonists for food + tool each, or take {tax(state, player)} sestertii"


def _diplomat(state: State, player: Player, card: Card) -> str:
    found = copies(state, player.seat)
    names = [
        f"{seat_word(move.seat)}'s {card_name(copied_card(state, move))}"
        for move in found
        if isinstance(move, Copy)
    ]
    if any(isinstance(move, CopySpace) for move in found):
        names.append("a card of the display")
    return f"copy {' or '.join(names)}" if names else "nothing to copy now"


def _mercator(state: State, player: Player, card: Card) -> str:
    kinds = amend.trade_kinds(state, player, MERCATOR_KINDS)
    return f"take {sestertii(card.cash)}, then trade {kinds} kinds of goods"


def _tribune(state: State, player: Player, card: Card) -> str:
    cards = len(player.discard) + 1
    money = f", {sestertii(cards - FREE_CARDS)}" if cards > FREE_CARDS else ""
    return f"take back {plural(cards, 'card', 'cards')}{money}; a colonist for food + tool"


def _senator(state: State, player: Player, card: Card) -> str:
    return f"buy up to two cards{_payable(state, player, surcharged=True)}"


def _consul(state: State, player: Player, card: Card) -> str:
    return f"buy a card without its surcharge{_payable(state, player, surcharged=False)}"


def _payable(state: State, player: Player, surcharged: bool) -> str:
    offers = BuyCards(player.seat, 1, surcharged, must=False).moves(state)
    spaces = [str(move.space) for move in offers if isinstance(move, m.Take)]
    return f"; you can pay space {', '.join(spaces)}" if spaces else "; you can pay none now"


_CARDS: dict[str, Callable[[State, Player, Card], str]] = {
    "Architect": _architect,
    "Prefect": _prefect,
    "Colonist": _colonist,
    "Diplomat": _diplomat,
    "Senator": _senator,
    "Consul": _consul,
    "Tribune": _tribune,
    "Mercator": _mercator,
}


def _of_purchase(state: State, space: int) -> str:
    card = _on_display(state, space)
    decision = state.decision
    assert isinstance(decision, BuyCards)
    cost = decision.cost(state, state.players[decision.seat], space)
    return f"{card_name(card)} for {cost_list(cost)}"
