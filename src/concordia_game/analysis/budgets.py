"""How much is spent on a turn, in positions: the same record gives the same analysis on every machine."""

from __future__ import annotations

from typing import Final, NamedTuple

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.setup import SetUp


class DepthError(ConcordiaError):
    """There is no such depth."""


class Budget(NamedTuple):
    """What is looked at in each turn."""

    width: int
    nodes: int
    """Of the search for the best turn."""
    candidates: int
    same_card: int
    """How many turns are compared, and how many of one card."""
    worlds: int
    """In how many deals of what is hidden they are compared."""
    rounds: int
    """How many rounds are played on from each; none: turns are compared by what they lead to at once."""
    ahead_width: int
    ahead_nodes: int
    """Of the search for each turn that is played on."""
    visits: int
    """How many ways to leave the fish market are gone on from, in either search."""


DEPTHS: Final[dict[str, Budget]] = {
    "quick": Budget(10, 600, 8, 2, 3, 1, 2, 80, 4),
    "deep": Budget(16, 1500, 16, 4, 12, 1, 2, 120, 5),
}

ROUNDS_OF_TWO: Final = 2
"""With two players a round is two turns only: as many are played on as `hard` plays on."""

_Changes = dict[str, int]

IN_TEAMS: Final[dict[str, _Changes]] = {
    "quick": {"rounds": 0, "ahead_width": 3},
    "deep": {"candidates": 10, "same_card": 3, "worlds": 6},
}
WITH_MODULES: Final[dict[str, _Changes]] = {
    "quick": {"rounds": 0, "ahead_width": 3},
    "deep": {"candidates": 10, "same_card": 3, "worlds": 4},
}
"""In a team every turn has two parts; with salt, a forum or a market a turn has so many moves that playing on
takes much longer."""


def budget_of(depth: str, setup: SetUp) -> Budget:
    """The budget of a depth by its name."""
    if depth not in DEPTHS:
        raise DepthError(f"there is no depth {depth!r}; choose from {', '.join(DEPTHS)}")
    budget = DEPTHS[depth]
    if setup.players == 2:
        budget = budget._replace(rounds=ROUNDS_OF_TWO)
    if _crowded(setup):
        return budget._replace(**WITH_MODULES[depth])
    return budget._replace(**IN_TEAMS[depth]) if setup.options.teams else budget


def _crowded(setup: SetUp) -> bool:
    """Whether more can be done in a turn than in the base game. Salt is no module of its own."""
    options = setup.options
    return options.salt or options.forum or bool(options.fish)
