"""The levels of play: easy, normal and hard. Each is a class, so that every seat gets a bot of its own."""

from __future__ import annotations

from typing import Final

from concordia_game.bots.deep import Deep
from concordia_game.bots.names import Weights
from concordia_game.bots.planning import Distracted, PlanningBot, best_end

EASY_WIDTH: Final = 2
EASY_NODES: Final = 40
EASY_GLANCE: Final = 6
EASY_ERROR: Final = 4.0
EASY_FORESIGHT: Final = 1

NORMAL_WIDTH: Final = 10
NORMAL_NODES: Final = 400

HARD_WIDTH: Final = 16
HARD_NODES: Final = 1000


class Easy(PlanningBot):
    """Sees little of what a turn offers, and misjudges it by some points."""

    def __init__(self, weights: dict[int, Weights] | None = None) -> None:
        super().__init__(Distracted(EASY_ERROR), EASY_WIDTH, EASY_NODES, weights, EASY_GLANCE, EASY_FORESIGHT)


class Normal(PlanningBot):
    """Plays the turn that leads to the best position, without considering what the others will do."""

    def __init__(self, weights: dict[int, Weights] | None = None) -> None:
        super().__init__(best_end, NORMAL_WIDTH, NORMAL_NODES, weights)


class Hard(PlanningBot):
    """Plays on from the most promising turns, for all seats, in several possible worlds, before choosing."""

    def __init__(self, weights: dict[int, Weights] | None = None, deep: Deep | None = None) -> None:
        super().__init__(deep or Deep(), HARD_WIDTH, HARD_NODES, weights)
