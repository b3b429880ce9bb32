"""Every kind of agenda item by its name, for reading saved states."""

from __future__ import annotations

from concordia_game.engine.agenda import Item
from concordia_game.engine.building import BuildHouses
from concordia_game.engine.choosing import ChooseGood
from concordia_game.engine.display import BuyCards, Refill
from concordia_game.engine.forum.asking import FreeHouse, SettleForMoney, SwapGoods
from concordia_game.engine.forum.row import DrawTile, FillRow, OpenForum, VisitForum
from concordia_game.engine.modules.auction import NextAuction, OpenAuction, PickFree, RaiseBid
from concordia_game.engine.modules.fish import MarketPhase, StallColonist, StepOrBuild
from concordia_game.engine.modules.forum import KeepPatrician, LastTiles
from concordia_game.engine.movement import MoveColonists
from concordia_game.engine.payment import Pay
from concordia_game.engine.personas.diplomat import CopyCard
from concordia_game.engine.personas.prefect import ProduceOrIncome
from concordia_game.engine.personas.tribune import TakeBack
from concordia_game.engine.production import Yield
from concordia_game.engine.settling import RecruitOne, SettleMore, SettleOrTax
from concordia_game.engine.storehouse import Store
from concordia_game.engine.trading import FirstPurchase, Trade
from concordia_game.engine.turn import BeginTurn, ChooseCard, EndTurn, GameOver

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
