"""Which message of prompts.ftl puts a decision into words, and its fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from concordia.engine.agenda import Decision
from concordia.engine.building import BuildHouses
from concordia.engine.choosing import ChooseGood
from concordia.engine.display import BuyCards
from concordia.engine.forum.asking import FreeHouse, SettleForMoney, SwapGoods
from concordia.engine.forum.row import VisitForum
from concordia.engine.goods import FISH, goods_total
from concordia.engine.modules.auction import OpenAuction, PickFree, RaiseBid
from concordia.engine.modules.fish import MarketPhase, StallColonist, StepOrBuild, stall_steps
from concordia.engine.modules.forum import KeepPatrician, LastTiles
from concordia.engine.movement import MoveColonists
from concordia.engine.payment import Pay
from concordia.engine.personas.diplomat import CopyCard
from concordia.engine.personas.prefect import ProduceOrIncome
from concordia.engine.production import Yield
from concordia.engine.settling import RecruitOne, SettleMore, SettleOrTax
from concordia.engine.state import State
from concordia.engine.storehouse import Store, room
from concordia.engine.trading import FirstPurchase, Trade
from concordia.engine.turn import ChooseCard
from concordia.server import wire

Args = dict[str, int | str]


def _none(state: State, decision: Any) -> Args:
    return {}


def _too_many(state: State, decision: Store) -> Args:
    player = state.players[decision.seat]
    fish = player.goods[FISH]
    pairs = (fish + decision.goods[FISH] + 1) // 2 - (fish + 1) // 2
    return {"count": goods_total(list(decision.goods)) + pairs - room(state, player)}


def _stall_steps(state: State, decision: StepOrBuild) -> Args:
    return {"steps": stall_steps(state, state.players[decision.seat])}


def _bid(state: State, decision: RaiseBid) -> Args:
    return {"tile": state.setup.tiles[decision.tile].id, "bid": decision.bid}


_PROMPTS: dict[type[Decision], tuple[str, Callable[[State, Any], Args]]] = {
    ChooseCard: ("play-card", _none),
    MoveColonists: ("move-colonists", lambda _, decision: {"steps": decision.steps}),
    StepOrBuild: ("move-colonists", _stall_steps),
    BuildHouses: ("build-houses", _none),
    FreeHouse: ("build-houses", _none),
    ProduceOrIncome: ("prefect", _none),
    SettleOrTax: ("settle", _none),
    SettleMore: ("settle", _none),
    SettleForMoney: ("settle", _none),
    Trade: ("trade", lambda _, decision: {"kinds": decision.kinds}),
    CopyCard: ("copy-card", _none),
    BuyCards: ("buy-card", lambda _, decision: {"count": decision.count}),
    Pay: ("pay", _none),
    Store: ("forgo", _too_many),
    RecruitOne: ("recruit", _none),
    StallColonist: ("recruit", _none),
    FirstPurchase: ("initial-purchase", _none),
    VisitForum: ("take-tile", _none),
    KeepPatrician: ("keep-patrician", _none),
    PickFree: ("keep-patrician", _none),
    OpenAuction: ("open-auction", _none),
    RaiseBid: ("bid", _bid),
    SwapGoods: ("swap", _none),
    ChooseGood: ("choose-good", _none),
    LastTiles: ("use-tile", _none),
    Yield: ("use-tile", _none),
    MarketPhase: ("market", _none),
}

CONFIRM = wire.Prompt("confirm-turn", {})
GAME_OVER = wire.Prompt("game-over", {})


def prompt_for(state: State) -> wire.Prompt:
    """What the seat asked is asked."""
    decision = state.decision
    id, fields = _PROMPTS[type(decision)]
    return wire.Prompt(id, fields(state, decision))


def wait_for(seat: str) -> wire.Prompt:
    """What everybody else sees."""
    return wire.Prompt("wait-for", {"seat": seat})
