"""The modules that options switch on, in the order in which they act."""

from __future__ import annotations

from typing import Final

from concordia_game.engine.module import Module
from concordia_game.engine.modules.fish.module import FishMarket
from concordia_game.engine.modules.forum import deeds as deeds  # so that all moves and decisions are known
from concordia_game.engine.modules.forum.auction import Auction
from concordia_game.engine.modules.forum.module import Forum
from concordia_game.engine.modules.teams.module import Teams
from concordia_game.engine.options import Options

MODULES: Final[tuple[type[Module], ...]] = (Teams, Forum, Auction, FishMarket)
"""Salt is not a module: paying, building and scoring know it from the data; nor are the cards of Venus."""


def in_play(options: Options) -> list[type[Module]]:
    """The modules that the options switch on."""
    return [module for module in MODULES if module.in_play(options)]
