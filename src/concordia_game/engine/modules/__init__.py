"""The modules that options switch on, in the order in which they act."""

from __future__ import annotations

from concordia_game.engine.module import Module
from concordia_game.engine.modules.auction import Auction
from concordia_game.engine.modules.fish import FishMarket
from concordia_game.engine.modules.forum import Forum
from concordia_game.engine.options import Options


def modules_of(options: Options) -> list[Module]:
    """Salt needs no module: paying, building and scoring know it from the data."""
    found: list[Module] = []
    if options.forum:
        found.append(Forum())
    if options.auction:
        found.append(Auction())
    if options.fish:
        found.append(FishMarket())
    return found
