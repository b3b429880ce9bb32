"""How bots are named: `NAME[@GENERATION][?key=value&...]`, a user's own as `path.py:Name[?...]`."""

from __future__ import annotations

from typing import Final

from concordia_game.bots.bot import BotError

FORM: Final = "NAME[@GENERATION][?key=value&...]"


class BotName:
    """The parts of a bot's name; without a generation the latest one plays."""

    __slots__ = ("changes", "generation", "name")

    def __init__(self, name: str, generation: int | None, changes: dict[str, str]) -> None:
        self.name = name
        self.generation = generation
        self.changes = changes
        """Settings that differ from the level's, as texts."""

    @property
    def plain(self) -> bool:
        """Whether it is no more than a name."""
        return self.generation is None and not self.changes


def bot_name(text: str) -> BotName:
    """The parts of a name."""
    head = text.partition("?")[0]
    name, at, number = head.partition("@")
    if at and not (number.isascii() and number.isdigit()):
        raise BotError(f"{text!r}: {number!r} is not the number of a generation; a bot is named {FORM}")
    return BotName(name, int(number) if at else None, settings_in(text))


def settings_in(text: str) -> dict[str, str]:
    """What follows the question mark in a name, if there is one."""
    _, question, query = text.partition("?")
    found: dict[str, str] = {}
    if not question:
        return found
    for pair in query.split("&"):
        key, equals, value = pair.partition("=")
        if not key or not equals or not value or key in found:
            raise BotError(f"{text!r}: {pair!r} does not set anything; a bot is named {FORM}")
        found[key] = value
    return found
