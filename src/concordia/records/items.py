"""Every kind of agenda item by its name, for reading saved states."""

from __future__ import annotations

from collections.abc import Callable

from concordia.engine.agenda import Item
from concordia.engine.building import BuildHouses
from concordia.engine.display import BuyCards, Refill
from concordia.engine.movement import MoveColonists
from concordia.engine.payment import Pay
from concordia.engine.personas.diplomat import CopyCard
from concordia.engine.personas.prefect import ProduceOrIncome
from concordia.engine.personas.tribune import TakeBack
from concordia.engine.settling import RecruitOne, SettleMore, SettleOrTax
from concordia.engine.storehouse import Store
from concordia.engine.trading import FirstPurchase, Trade
from concordia.engine.turn import BeginTurn, ChooseCard, EndTurn, GameOver

_CLASSES: list[Callable[..., Item]] = [
    BeginTurn,
    BuildHouses,
    BuyCards,
    ChooseCard,
    CopyCard,
    EndTurn,
    FirstPurchase,
    GameOver,
    MoveColonists,
    Pay,
    ProduceOrIncome,
    RecruitOne,
    Refill,
    SettleMore,
    SettleOrTax,
    Store,
    TakeBack,
    Trade,
]

ITEMS: dict[str, Callable[..., Item]] = {maker.__name__: maker for maker in _CLASSES}
