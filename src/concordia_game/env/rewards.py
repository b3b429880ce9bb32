"""What a game is worth to a seat: rewards at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.scoring import ranking, score
from concordia_game.engine.state import State

Reward = Callable[[State], list[float]]
"""The rewards of all seats, from the last position of a game."""

HUNDRED: Final = 100.0
"""Points are told in hundreds: a good game is worth about 1."""


def win(state: State) -> list[float]:
    """1 for the winner, or for both partners of the winning team; -1 for everybody else."""
    setup = state.setup
    first = setup.teams[ranking(state)[0]]
    return [1.0 if setup.teams[seat] == first else -1.0 for seat in setup.seats]


def rank(state: State) -> list[float]:
    """From 1 for the first to -1 for the last, in equal steps; partners share their team's place."""
    setup = state.setup
    places: list[int] = []
    for seat in ranking(state):
        if setup.teams[seat] not in places:
            places.append(setup.teams[seat])
    return [1.0 - 2.0 * places.index(setup.teams[seat]) / (len(places) - 1) for seat in setup.seats]


def points(state: State) -> list[float]:
    """The points, in hundreds."""
    return [score(state, seat).total / HUNDRED for seat in state.setup.seats]


def margin(state: State) -> list[float]:
    """By how much the best seat of another team is behind or ahead, in hundreds of points."""
    setup = state.setup
    own = points(state)
    return [
        own[seat] - max([own[other] for other in setup.seats if setup.teams[other] != setup.teams[seat]])
        for seat in setup.seats
    ]


REWARDS: Final[dict[str, Reward]] = {"win": win, "rank": rank, "margin": margin, "points": points}

RANGES: Final[dict[str, tuple[float, float]]] = {
    "win": (-1.0, 1.0),
    "rank": (-1.0, 1.0),
    "margin": (-10.0, 10.0),
    "points": (0.0, 10.0),
}
"""The least and the most that each can be; nobody comes near a thousand points."""


def reward_called(name: str) -> Reward:
    """The reward with this name."""
    if name not in REWARDS:
        raise ConcordiaError(f"there is no reward {name!r}: {', '.join(REWARDS)}")
    return REWARDS[name]
