"""Every kind of agenda item by its name, for reading saved states."""

from __future__ import annotations

from concordia.engine.agenda import Item
from concordia.engine.building import BuildHouses
from concordia.engine.choosing import ChooseGood
from concordia.engine.display import BuyCards, Refill
from concordia.engine.forum.asking import FreeHouse, SettleForMoney, SwapGoods
from concordia.engine.forum.row import DrawTile, FillRow, OpenForum, VisitForum
from concordia.engine.modules.auction import NextAuction, OpenAuction, PickFree, RaiseBid
from concordia.engine.modules.fish import MarketPhase, StallColonist, StepOrBuild
from concordia.engine.modules.forum import KeepPatrician, LastTiles
from concordia.engine.movement import MoveColonists
from concordia.engine.payment import Pay
from concordia.engine.personas.diplomat import CopyCard
from concordia.engine.personas.prefect import ProduceOrIncome
from concordia.engine.personas.tribune import TakeBack
from concordia.engine.production import Yield
from concordia.engine.settling import RecruitOne, SettleMore, SettleOrTax
from concordia.engine.storehouse import Store
from concordia.engine.trading import FirstPurchase, Trade
from concordia.engine.turn import BeginTurn, ChooseCard, EndTurn, GameOver

_CLASSES: list[type[Item]] = [
    BeginTurn,
    BuildHouses,
    BuyCards,
    ChooseCard,
    ChooseGood,
    CopyCard,
    DrawTile,
    EndTurn,
    FillRow,
    FirstPurchase,
    FreeHouse,
    GameOver,
    KeepPatrician,
    LastTiles,
    MarketPhase,
    MoveColonists,
    NextAuction,
    OpenAuction,
    OpenForum,
    Pay,
    PickFree,
    ProduceOrIncome,
    RaiseBid,
    RecruitOne,
    Refill,
    SettleForMoney,
    SettleMore,
    SettleOrTax,
    StallColonist,
    StepOrBuild,
    Store,
    SwapGoods,
    TakeBack,
    Trade,
    VisitForum,
    Yield,
]

ITEMS: dict[str, type[Item]] = {maker.__name__: maker for maker in _CLASSES}
