"""Whoever takes a seat: a bot by its name, or a function or class as it is in a notebook."""

from __future__ import annotations

from concordia_game.bots import load_bot
from concordia_game.bots.bot import Bot, BotError
from concordia_game.bots.own import OwnBot, made

Entrant = str | Bot | type
"""A bot: by its name, or as a callable, or a class of these."""


def entrant_name(entrant: Entrant) -> str:
    """What it goes by."""
    return entrant if isinstance(entrant, str) else str(getattr(entrant, "__name__", type(entrant).__name__))


def seated(entrant: Entrant, name: str) -> Bot:
    """A bot for one seat of one game; a class is instantiated. If it is one's own, errors tell the name."""
    if isinstance(entrant, str):
        return load_bot(entrant)
    bot = made(entrant, {})
    if bot is None:
        raise BotError(f"{name}: {entrant!r} can't be called")
    return OwnBot(name, bot)
