"""Which message of prompts.ftl asks what a decision asks, and the fields that fill it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from concordia_game.engine.agenda import Decision
from concordia_game.engine.building import BuildHouses
from concordia_game.engine.choosing import ChooseGood
from concordia_game.engine.display import BuyCards
from concordia_game.engine.forum.asking import FreeHouse, SettleForMoney, SwapGoods
from concordia_game.engine.forum.row import DrawTile, VisitForum
from concordia_game.engine.goods import ANY, FISH, GOODS, goods_total
from concordia_game.engine.modules.auction import OpenAuction, PickFree, RaiseBid
from concordia_game.engine.modules.fish import MarketPhase, StallColonist, StepOrBuild, stall_steps
from concordia_game.engine.modules.forum import KeepPatrician, LastTiles
from concordia_game.engine.movement import MoveColonists
from concordia_game.engine.payment import Pay
from concordia_game.engine.personas.diplomat import CopyCard
from concordia_game.engine.personas.prefect import ProduceOrIncome
from concordia_game.engine.production import Yield
from concordia_game.engine.settling import RecruitOne, SettleMore, SettleOrTax, tax
from concordia_game.engine.state import State
from concordia_game.engine.storehouse import Store, room
from concordia_game.engine.trading import FirstPurchase, Trade
from concordia_game.engine.turn import ChooseCard, GameOver

Fields = dict[str, int | str]
Asked = tuple[str, Fields]
"""The id of a message without its `prompt-`, and what fills it."""


def _too_many(state: State, decision: Store) -> Asked:
    player = state.players[decision.seat]
    fish = player.goods[FISH]
    pairs = (fish + decision.goods[FISH] + 1) // 2 - (fish + 1) // 2
    return "forgo", {"count": goods_total(list(decision.goods)) + pairs - room(state, player)}


def _houses(state: State, decision: BuildHouses) -> Asked:
    return "build-one-house" if decision.most == 1 else "build-houses", {}


def _choice(state: State, decision: ChooseGood) -> Asked:
    return ("choose-good", {}) if decision.given < 0 else ("choose-instead", {"good": GOODS[decision.given]})


def _payment(state: State, decision: Pay) -> Asked:
    costs = [_cost_words(cost) for cost in decision.costs]
    return (
        ("pay", {"goods": costs[0]})
        if len(costs) == 1
        else ("pay-either", dict(zip(_EITHER, costs, strict=True)))
    )


_EITHER = ("goods", "instead")
"""A stall asks for one of two costs, never for one of three."""


def _cost_words(cost: tuple[int, ...]) -> str:
    names = [*GOODS[:ANY], "any"]
    return " ".join(name for name, count in zip(names, cost, strict=True) for _ in range(count))


def _stall_steps(state: State, decision: StepOrBuild) -> Asked:
    return "step-or-build", {"steps": stall_steps(state, state.players[decision.seat])}


def _tax(state: State, decision: SettleOrTax) -> Asked:
    return "settle", {"count": tax(state, state.players[decision.seat])}


def _fish(state: State, decision: MarketPhase) -> Asked:
    return "market", {"fish": state.players[decision.seat].goods[FISH]}


def _bid(state: State, decision: RaiseBid) -> Asked:
    return "bid", {"tile": state.setup.tiles[decision.tile].id, "bid": decision.bid}


PROMPTS: dict[type[Decision], str | Callable[[State, Any], Asked]] = {
    BuildHouses: _houses,
    BuyCards: lambda _, decision: ("buy-card", {"count": decision.count}),
    ChooseCard: "play-card",
    ChooseGood: _choice,
    CopyCard: "copy-card",
    DrawTile: "draw-tile",
    FirstPurchase: "initial-purchase",
    FreeHouse: "free-house",
    GameOver: "game-over",
    KeepPatrician: "keep-patrician",
    LastTiles: "use-tile",
    MarketPhase: _fish,
    MoveColonists: lambda _, decision: ("move-colonists", {"steps": decision.steps}),
    OpenAuction: "open-auction",
    Pay: _payment,
    PickFree: "pick-free",
    ProduceOrIncome: "prefect",
    RaiseBid: _bid,
    RecruitOne: "recruit",
    SettleForMoney: lambda _, decision: ("settle-for-money", {"price": decision.price}),
    SettleMore: "settle-more",
    SettleOrTax: _tax,
    StallColonist: "stall-colonist",
    StepOrBuild: _stall_steps,
    Store: _too_many,
    SwapGoods: "swap",
    Trade: lambda _, decision: ("trade", {"kinds": decision.kinds}),
    VisitForum: "take-tile",
    Yield: "yield",
}
"""A message, or what finds it and fills it, for each decision."""


def asked(state: State) -> Asked:
    """What the seat that the game waits for is asked."""
    decision = state.decision
    found = PROMPTS[type(decision)]
    return (found, {}) if isinstance(found, str) else found(state, decision)
