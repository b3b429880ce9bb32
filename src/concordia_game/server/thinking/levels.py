"""Which bots there are, and which of them take long."""

from __future__ import annotations

from concordia_game.bots import BOTS

SLOW = ("hard", "master")
"""Bots that take seconds for a turn; the others take some milliseconds."""


def bot_names() -> list[str]:
    """The bots that come with the game; a client can't name any others."""
    return list(BOTS)


def default_bot() -> str:
    """The bot that plays where none was named."""
    return "normal" if "normal" in BOTS else "greedy"


def is_slow(bot: str) -> bool:
    """Whether the others don't wait for it."""
    return bot in SLOW
