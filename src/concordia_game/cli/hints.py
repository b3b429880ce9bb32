"""What a move would do, told beside it in the menu; the engine itself is asked, so that it is always true."""

from __future__ import annotations

from collections.abc import Callable

from concordia_game.cli.words import beside, city_good, cost_list, tile_help
from concordia_game.engine import amend
from concordia_game.engine import moves as m
from concordia_game.engine.building import house_affordable
from concordia_game.engine.copying import copies
from concordia_game.engine.display import BuyCards
from concordia_game.engine.events import GoodBought, GoodSold
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import KIND_NAMES, CardId, CityId
from concordia_game.engine.modules.fish.moves import Close
from concordia_game.engine.modules.forum.moves import KeepTile, OpenBid, Pass, SkipTile, TakeTile, UseTile
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.modules.teams.moves import Give, StartIn
from concordia_game.engine.modules.teams.starting import starting_kinds
from concordia_game.engine.moves import Copy, CopySpace, Move
from concordia_game.engine.personas.double import ChooseRole
from concordia_game.engine.personas.magister import below_diplomat
from concordia_game.engine.personas.mercator import KINDS as MERCATOR_KINDS
from concordia_game.engine.personas.tribune import FREE_CARDS
from concordia_game.engine.play import apply
from concordia_game.engine.settling import tax
from concordia_game.engine.setup import Card
from concordia_game.engine.state import Player, State
from concordia_game.engine.turn import ChooseCard
from concordia_game.i18n.sentences import Sentences
from concordia_game.i18n.telling import effect

SAYS_ALL = (Close, Pass, SkipTile, Give, m.PayGoods)
"""Moves whose own words leave nothing to tell."""


def hint(words: Sentences, state: State, move: Move) -> str:
    """What a move brings about, as far as it is known before it is made."""
    if isinstance(move, m.PlayCard):
        return _of_card(words, state, move, state.setup.cards[move.card])
    if isinstance(move, (Copy, CopySpace)):
        return _of_card(words, state, move, copied_card(state, move))
    if isinstance(move, m.TakeRole):
        return _of_role(words, state, move)
    if isinstance(move, StartIn):
        return _of_start(words, state, move.city)
    if isinstance(move, m.Take):
        return _of_purchase(words, state, move.space - 1)
    if isinstance(move, SAYS_ALL):
        return ""
    if isinstance(move, m.Build):
        good = words.good(GOODS[city_good(state.setup, move.city)])
        return beside(words.say("terminal-hint-city", good=good), _effect(words, state, move))
    tile = tile_of(state, move)
    return _effect(words, state, move) if tile is None else tile_help(words, state.setup, tile)


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


def _effect(words: Sentences, state: State, move: Move) -> str:
    return effect(words, state.setup, state.decision.seat, apply(state, move).events)


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


def _of_card(words: Sentences, state: State, move: Move, card: Card) -> str:
    teller = _CARDS.get(type(card.persona).__name__)
    if teller:
        return teller(words, state, state.players[state.decision.seat], card)
    return _effect(words, state, move) or words.say("terminal-hint-nothing")


def _of_role(words: Sentences, state: State, move: m.TakeRole) -> str:
    """What a double card does in a role."""
    decision = state.decision
    assert isinstance(decision, ChooseRole)
    card = state.setup.cards[decision.card]
    role = next(role for role in card.roles if role.id == state.setup.box.role_ids[move.role])
    teller = _CARDS.get(type(role).__name__)
    return teller(words, state, state.players[decision.seat], card) if teller else ""


def _of_start(words: Sentences, state: State, city: CityId) -> str:
    """The good of a city, and the colonists that begin there."""
    good = words.good(GOODS[city_good(state.setup, city)])
    kinds = [words.say(f"terminal-{KIND_NAMES[kind]}") for kind in starting_kinds(state.setup, city)]
    return beside(words.say("terminal-hint-city", good=good), ", ".join(kinds))


def _magister(words: Sentences, state: State, player: Player, card: Card) -> str:
    """The card that lies on top now; a Magister that a Diplomat copies repeats the one below that."""
    played = isinstance(state.decision, ChooseCard)
    found = _on_top(state, player) if played else below_diplomat(state, player.seat)
    if found is None:
        return words.say("terminal-hint-magister-none")
    return words.say("terminal-hint-magister", card=words.card(state.setup.cards[found].id))


def _on_top(state: State, player: Player) -> CardId | None:
    top = player.discard[-1] if player.discard else None
    return None if top is None or not state.setup.cards[top].persona.repeatable() else top


def _double(words: Sentences, state: State, player: Player, card: Card) -> str:
    first, second = [words.card(role.id) for role in card.roles]
    return words.say("terminal-hint-roles", first=first, second=second)


def _praetor(words: Sentences, state: State, player: Player, card: Card) -> str:
    return _purchase(words, state, player, words.say("terminal-hint-praetor"), surcharged=True, printed=1)


def _proconsul(words: Sentences, state: State, player: Player, card: Card) -> str:
    free = state.setup.options.proconsul_price == "free"
    usual = words.say("terminal-hint-proconsul-free" if free else "terminal-hint-proconsul")
    return _purchase(words, state, player, usual, surcharged=False, printed=1)


def _legatus(words: Sentences, state: State, player: Player, card: Card) -> str:
    return words.say("terminal-hint-legatus")


def _architect(words: Sentences, state: State, player: Player, card: Card) -> str:
    return words.say("terminal-hint-architect", steps=amend.steps(state, player))


def _prefect(words: Sentences, state: State, player: Player, card: Card) -> str:
    if state.setup.options.fish:
        return words.say("terminal-hint-prefect-fish")
    return words.say("terminal-hint-prefect", count=state.setup.bonus.coins(state))


def _colonist(words: Sentences, state: State, player: Player, card: Card) -> str:
    return words.say("terminal-hint-colonist", count=tax(state, player))


def _diplomat(words: Sentences, state: State, player: Player, card: Card) -> str:
    found = copies(state, player.seat)
    names = [
        words.say(
            "terminal-hint-copy", card=words.card(copied_card(state, move).id), seat=words.seat(move.seat)
        )
        for move in found
        if isinstance(move, Copy)
    ]
    if any(isinstance(move, CopySpace) for move in found):
        names.append(words.say("terminal-hint-display"))
    if not names:
        return words.say("terminal-hint-diplomat-none")
    return words.say("terminal-hint-diplomat", cards=", ".join(names))


def _mercator(words: Sentences, state: State, player: Player, card: Card) -> str:
    kinds = amend.trade_kinds(state, player, MERCATOR_KINDS)
    return words.say("terminal-hint-mercator", count=amend.cash(state, player, card.cash), kinds=kinds)


def _tribune(words: Sentences, state: State, player: Player, card: Card) -> str:
    cards = len(player.discard) + 1
    if cards <= FREE_CARDS:
        return words.say("terminal-hint-tribune", count=cards)
    return words.say("terminal-hint-tribune-paid", count=cards, money=words.sestertii(cards - FREE_CARDS))


def _senator(words: Sentences, state: State, player: Player, card: Card) -> str:
    return _purchase(words, state, player, words.say("terminal-hint-senator"), surcharged=True, printed=2)


def _consul(words: Sentences, state: State, player: Player, card: Card) -> str:
    return _purchase(words, state, player, words.say("terminal-hint-consul"), surcharged=False, printed=1)


def _purchase(
    words: Sentences, state: State, player: Player, usual: str, surcharged: bool, printed: int
) -> str:
    """What can be bought; the usual number of cards, unless a tile changes it."""
    count = amend.cards(state, player, surcharged, printed)
    said = usual if count == printed else words.say("terminal-hint-cards", count=count)
    return beside(said, _payable(words, state, player, surcharged))


def _payable(words: Sentences, state: State, player: Player, surcharged: bool) -> str:
    offers = BuyCards(player.seat, 1, surcharged, must=False).moves(state)
    spaces = ", ".join([str(move.space) for move in offers if isinstance(move, m.Take)])
    return (
        words.say("terminal-hint-payable", spaces=spaces) if spaces else words.say("terminal-hint-unpayable")
    )


_CARDS: dict[str, Callable[[Sentences, State, Player, Card], str]] = {
    "Architect": _architect,
    "Prefect": _prefect,
    "Colonist": _colonist,
    "Diplomat": _diplomat,
    "Senator": _senator,
    "Consul": _consul,
    "Tribune": _tribune,
    "Mercator": _mercator,
    "Magister": _magister,
    "Double": _double,
    "Praetor": _praetor,
    "Proconsul": _proconsul,
    "Legatus": _legatus,
}


def _of_purchase(words: Sentences, state: State, space: int) -> str:
    decision = state.decision
    assert isinstance(decision, BuyCards)
    return cost_list(words, decision.cost(state, state.players[decision.seat], space))
