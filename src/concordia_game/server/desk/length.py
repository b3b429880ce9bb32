"""How long a game takes, about: for guests who are asked whether they want to play one."""

from __future__ import annotations

TURNS = {2: 57, 3: 75, 4: 91, 5: 100, 6: 87}
"""By players, six in teams: means of `concordia stats --bot normal --games 6`; boards hardly differ."""


def usual_turns(players: int) -> int:
    """The turns of a game, all players together."""
    return TURNS[players]
