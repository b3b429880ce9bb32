"""Which message of prompts.ftl asks what a decision asks."""

from __future__ import annotations

PROMPTS: dict[str, str] = {
    "BuildHouses": "build-houses",
    "BuyCards": "buy-card",
    "ChooseCard": "play-card",
    "ChooseGood": "choose-good",
    "CopyCard": "copy-card",
    "DrawTile": "draw-tile",
    "FirstPurchase": "initial-purchase",
    "FreeHouse": "free-house",
    "GameOver": "game-over",
    "KeepPatrician": "keep-patrician",
    "LastTiles": "use-tile",
    "MarketPhase": "market",
    "MoveColonists": "move-colonists",
    "OpenAuction": "open-auction",
    "Pay": "pay",
    "PickFree": "pick-free",
    "ProduceOrIncome": "prefect",
    "RaiseBid": "bid",
    "RecruitOne": "recruit",
    "SettleForMoney": "settle-for-money",
    "SettleMore": "settle-more",
    "SettleOrTax": "settle",
    "StallColonist": "stall-colonist",
    "StepOrBuild": "step-or-build",
    "Store": "forgo",
    "SwapGoods": "swap",
    "Trade": "trade",
    "VisitForum": "take-tile",
    "Yield": "yield",
}
"""The id without its `prompt-`, by the name of the decision's class."""

OTHER_PROMPTS = ("confirm-turn", "wait-for")
"""What is said where no decision asks."""

FIELDS: dict[str, tuple[str, ...]] = {
    "bid": ("bid", "tile"),
    "buy-card": ("count",),
    "forgo": ("count",),
    "move-colonists": ("steps",),
    "settle-for-money": ("price",),
    "step-or-build": ("steps",),
    "trade": ("kinds",),
    "wait-for": ("seat",),
}
"""The fields that a message wants to be given, where it wants any."""
