"""A tournament from Python: bots by name, or functions and classes as they are in a notebook."""

from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence
from typing import Any

from concordia_game.arena.tournament import Tell, Tournament, pairings, play_all, table_data
from concordia_game.bots import BotError
from concordia_game.bots.seating import Entrant, entrant_name
from concordia_game.files.options import options_from


def compete(
    bots: Sequence[Entrant] | Mapping[str, Entrant],
    *,
    games: int = 100,
    seed: int = 1,
    processes: int = 1,
    tell: Tell = lambda done, total: None,
    **options: Any,
) -> Tournament:
    """Let bots play against each other, as `concordia arena` does; `data()` of the result has all figures.

    A bot is given by its name, or is a callable; a class is instantiated for each seat of each game. In a
    mapping they go by the names that it gives them, otherwise by their own, of which no two may be equal.
    Every other argument is an option of the game.
    """
    listed = bots if isinstance(bots, Mapping) else _named(bots)
    if not listed:
        raise BotError("there are no bots to play")
    chosen = options_from(options)
    own = {name: bot for name, bot in listed.items() if name != bot}
    wanted = pairings(list(listed), chosen, games, seed)
    for pairing in wanted:
        pairing.own = own
    if processes > 1:
        _check_portable(own)
    tournament = Tournament(list(listed), table=table_data(chosen, seed))
    play_all(tournament, wanted, processes, "", tell)
    return tournament


def _named(bots: Sequence[Entrant]) -> dict[str, Entrant]:
    """The bots by their own names; one that is listed twice plays once, as in the arena."""
    found: dict[str, Entrant] = {}
    for bot in bots:
        name = entrant_name(bot)
        if found.setdefault(name, bot) != bot:
            raise BotError(f"two bots are called {name}: give them names, as in {{'one': ..., 'other': ...}}")
    return found


def _check_portable(own: Mapping[str, Entrant]) -> None:
    """Other processes import what they are to play with: a notebook's functions can't be imported."""
    for name, bot in own.items():
        module = getattr(bot, "__module__", "")
        try:
            pickle.dumps(bot)
        except (pickle.PicklingError, AttributeError, TypeError):
            module = "__main__"
        if module == "__main__":
            raise BotError(f"{name}: other processes can't import it; put it into a file, or use processes=1")
