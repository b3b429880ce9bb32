"""Parts of a table as JSON, made anew only when what they show has changed.

The engine copies what a move touches and shares everything else, so most of a position is the very same
objects as before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec
from msgspec import Raw

from concordia_game.engine.state import Player, State
from concordia_game.server import wire
from concordia_game.server.scores import score_shown
from concordia_game.server.tabletop import cities_shown, player_shown

Inputs = tuple[object, ...]
encode = msgspec.json.Encoder().encode


class Kept:
    """What was made last of each part, and what from."""

    def __init__(self) -> None:
        self._parts: dict[tuple[str, int], tuple[Inputs, Raw]] = {}

    def players(self, state: State) -> list[wire.PlayerShown]:
        """What every seat has."""
        return [
            self._part(("player", player.seat), belongings(state, player), player_shown, state, player)
            for player in state.players
        ]

    def scores(self, state: State) -> list[wire.ScoreShown]:
        """The points of every seat."""
        offered = (*state.display, state.concordia)
        return [
            self._part(
                ("score", player.seat), (*belongings(state, player), *offered), score_shown, state, player
            )
            for player in state.players
        ]

    def cities(self, state: State) -> dict[str, wire.CityShown]:
        """Every city with its houses."""
        houses = tuple([player.houses for player in state.players])
        found: dict[str, wire.CityShown] = self._part(("cities", 0), houses, cities_shown, state)
        return found

    def _part(self, name: tuple[str, int], inputs: Inputs, make: Callable[..., object], *of: object) -> Any:
        """A part as JSON, in the place of what it shows."""
        before = self._parts.get(name)
        if before is not None and before[0] == inputs:
            return before[1]
        made = Raw(encode(make(*of)))
        self._parts[name] = inputs, made
        return made


def belongings(state: State, player: Player) -> Inputs:
    """All that a seat's possessions and points follow from: its own, its partner's, and what modules add."""
    partner = state.setup.partners[player.seat]
    mate = None if partner is None else state.players[partner]
    return (player, mate, *cast(list[object], state.parts))
