"""Who the bots of a table sit down as."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from concordia_game.bots.characters import CHARACTERS
from concordia_game.server.errors import Refused


def cast(game: str, wanted: Sequence[str | None]) -> list[str | None]:
    """A character for every seat of a game that wants one: the one named, if nobody before has it, or any.

    An empty name leaves it to us, None wants nobody. The same game and wishes get the same people.
    """
    for name in wanted:
        if name and name not in CHARACTERS:
            raise Refused("no_such_character", {"character": name})
    others = [name for name in CHARACTERS if name not in wanted]
    Random(game).shuffle(others)
    found: list[str | None] = []
    for name in wanted:
        found.append(name if name is None or (name and name not in found) else others.pop())
    return found
