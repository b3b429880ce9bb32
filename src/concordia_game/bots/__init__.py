"""Bots: players for the seats that nobody takes."""

from __future__ import annotations

from typing import Final

from concordia_game.bots.bot import Bot, BotError, view_for
from concordia_game.bots.naming import bot_name, settings_in
from concordia_game.bots.own import offered, offered_bot, own_bot

__all__ = ["BOTS", "Bot", "BotError", "load_bot", "view_for"]

LEVELS: Final = ("easy", "normal", "hard", "master")
"""Those of which there are generations, and which have settings."""

BOTS: Final = (*LEVELS, "greedy", "random")
"""The bots that come with the game."""


def load_bot(name: str) -> Bot:
    """One of the game's bots, `NAME[@GENERATION][?key=value&...]`, or a user's own.

    That is `path.py:Name` or `package.module:Name`, or the name of an entry point in the group
    `concordia_game.bots`. What follows a question mark are arguments: `mine.py:Mcts?sims=200`.
    """
    head = name.partition("?")[0]
    if ":" in head:
        source, _, attribute = head.rpartition(":")
        return own_bot(name, source, attribute, settings_in(name))
    asked = bot_name(name)
    if asked.name not in BOTS:
        # Installed packages are looked through only for a name that the game does not know.
        others = offered()
        if head in others:
            return offered_bot(name, others[head], settings_in(name))
        listed = ", ".join([*BOTS, *others])
        raise BotError(f"{name!r}: there is no such bot; choose from {listed}, or give path.py:Name")
    # A bot's module is imported when the bot is needed.
    if asked.name in LEVELS:
        from concordia_game.bots.generations import LATEST
        from concordia_game.bots.levels import level

        return level(asked.name, asked.generation or LATEST, asked.changes)
    if not asked.plain:
        raise BotError(f"{name!r}: only {', '.join(LEVELS)} have generations and settings")
    if asked.name == "greedy":
        from concordia_game.bots.greedy_bot import greedy_bot

        return greedy_bot
    from concordia_game.bots.random_bot import random_bot

    return random_bot
