"""Bots: players for the seats that nobody takes."""

from __future__ import annotations

import importlib
from typing import Final, cast

from concordia_game.bots.bot import Bot, BotError, view_for
from concordia_game.bots.own import OwnBot

__all__ = ["BOTS", "Bot", "BotError", "load_bot", "view_for"]

BOTS: Final[dict[str, str]] = {
    "easy": "concordia_game.bots.levels:Easy",
    "normal": "concordia_game.bots.levels:Normal",
    "hard": "concordia_game.bots.levels:Hard",
    "greedy": "concordia_game.bots.greedy_bot:greedy_bot",
    "random": "concordia_game.bots.random_bot:random_bot",
}
"""The bots that come with the game, as `module:name`; a module is imported when its bot is needed."""


def load_bot(name: str) -> Bot:
    """One of the game's bots by name, or a user's own as `path.py:Name`: a function or a class."""
    source, colon, attribute = BOTS.get(name, name).rpartition(":")
    if not colon:
        raise BotError(f"{name!r}: there is no such bot; choose from {', '.join(BOTS)}, or give path.py:Name")
    if name not in BOTS:
        return OwnBot(name, source, attribute)
    found = getattr(importlib.import_module(source), attribute)
    return cast(Bot, found() if isinstance(found, type) else found)
