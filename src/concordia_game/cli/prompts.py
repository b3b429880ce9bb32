"""What the game asks, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from concordia_game.cli.explanations import explanation
from concordia_game.cli.words import cost_list, goods_list, plural, seat_word
from concordia_game.engine.agenda import Decision
from concordia_game.engine.state import State
from concordia_game.engine.storehouse import room

Question = Callable[[State, Any], str]


def _store(state: State, decision: Any) -> str:
    free = room(state, state.players[decision.seat])
    return f"You get {goods_list(decision.goods)}, but there is room for {free}: which do you give up?"


def _pay(state: State, decision: Any) -> str:
    return f"The price is {' or '.join(map(cost_list, decision.costs))}: which goods do you pay?"


def _raise(state: State, decision: Any) -> str:
    tile = state.setup.tiles[decision.tile]
    does = explanation("tile", tile.id)
    return f"{seat_word(decision.leader)} bids {decision.bid} VP for {tile.name}: raise or pass? ({does})"


_QUESTIONS: dict[str, Question] = {
    "ChooseCard": lambda state, decision: "Play a card from your hand.",
    "MoveColonists": lambda state, decision: (
        f"Move your colonists: {plural(decision.steps, 'step', 'steps')} left. "
        "A star: you could pay a house in that city now."
    ),
    "BuildHouses": lambda state, decision: "Build a house?",
    "StepOrBuild": lambda state, decision: "Move a colonist before you build?",
    "ProduceOrIncome": lambda state, decision: "Let a province produce, or take the income?",
    "SettleOrTax": lambda state, decision: "Place new colonists for food + tool each, or take the money?",
    "SettleMore": lambda state, decision: "Another colonist for food + tool?",
    "SettleForMoney": lambda state, decision: f"Where does the colonist for {decision.price} sestertii go?",
    "StallColonist": lambda state, decision: "Where does the new colonist go?",
    "RecruitOne": lambda state, decision: "A new colonist for food + tool?",
    "Trade": lambda state, decision: (
        f"Buy or sell: {plural(decision.kinds, 'kind of good', 'kinds of goods')} left."
    ),
    "FirstPurchase": lambda state, decision: "Buy your first goods at list price.",
    "CopyCard": lambda state, decision: "Which card do you copy?",
    "BuyCards": lambda state, decision: f"Buy up to {plural(decision.count, 'card', 'cards')}.",
    "Pay": _pay,
    "Store": _store,
    "ChooseGood": lambda state, decision: "Choose a good.",
    "SwapGoods": lambda state, decision: "Which stored good do you swap?",
    "FreeHouse": lambda state, decision: "Where do you build for nothing?",
    "VisitForum": lambda state, decision: "Take a tile from the forum?",
    "KeepPatrician": lambda state, decision: "Which patrician do you keep?",
    "PickFree": lambda state, decision: "Which patrician do you take for nothing?",
    "LastTiles": lambda state, decision: "Use a tile before your turn ends?",
    "OpenAuction": lambda state, decision: "Name a patrician and open with a bid.",
    "RaiseBid": _raise,
    "MarketPhase": lambda state, decision: "Go to a stall of the fish market, or leave it?",
    "Yield": lambda state, decision: "Use a tile with this production?",
}


def question(state: State) -> str:
    """What the seat asked has to answer."""
    decision: Decision = state.decision
    asked = _QUESTIONS.get(type(decision).__name__)
    return asked(state, decision) if asked else "Your move."
