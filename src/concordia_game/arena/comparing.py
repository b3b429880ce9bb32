"""How games of practice are played: ends of turns are compared by playing on, and the results are kept."""

from __future__ import annotations

from random import Random

from concordia_game.bots.bot import Bot
from concordia_game.bots.deep import Candidate, Deep
from concordia_game.bots.judge import Judge
from concordia_game.bots.planning import PlanningBot
from concordia_game.bots.turns import Node
from concordia_game.engine.chance import Dice
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.view import View

WHIM = 0.04
"""In this share of the turns any of the compared ends is taken, so that games differ."""

STRAYS = 2
"""Ends from anywhere in the list that are compared as well, so that poor ones are known to be poor."""


class Comparison:
    """Ends of one turn, by the moves that lead there, and the margin that each led to in the same world."""

    __slots__ = ("chosen", "led_to", "lines", "ply", "world")

    def __init__(
        self, ply: int, world: int, lines: list[list[str]], led_to: list[float], chosen: int
    ) -> None:
        self.ply = ply
        """How many moves had been made."""
        self.world = world
        """What the world was sampled with."""
        self.lines = lines
        self.led_to = led_to
        self.chosen = chosen
        """Which of the ends was played."""

    def data(self) -> list[object]:
        """As plain data, in the order of the constructor."""
        return [self.ply, self.world, self.lines, self.led_to, self.chosen]


class Comparing:
    """Chooses the end that led to most in one world, and remembers all that were compared.

    Two rounds are played on with two players, and one with more.
    """

    def __init__(self) -> None:
        self.deep = Deep(
            candidates=dict.fromkeys(range(2, 7), 10),
            same_card=4,
            slack=12.0,
            worlds=1,
            rounds={2: 2, 3: 1, 4: 1, 5: 1, 6: 1},
            width=2,
            nodes={2: 100, 3: 80, 4: 60, 5: 40, 6: 30},
            most=1_000_000,
            most_a_turn=dict.fromkeys(range(2, 7), 1_000_000),
        )
        self.found: Comparison | None = None

    def __call__(self, view: View, root: State, ends: list[Node], judge: Judge, rng: Random) -> Node:
        """One of the ends; in the last round, where the network has no say, the one of the highest value."""
        if len(ends) < 2 or root.concordia is not None:
            return ends[0]
        compared = [Candidate(node) for node in self.chosen(ends, root.setup, rng)]
        number = rng.getrandbits(48)
        self.deep.try_all(view.sample(Dice(number)), view.seat, compared, judge)
        led_to = [round(candidate.total, 3) for candidate in compared]
        best = led_to.index(max(led_to)) if rng.random() >= WHIM else rng.randrange(len(compared))
        lines = [[move.text(root.setup) for move in candidate.node.line()] for candidate in compared]
        self.found = Comparison(0, number, lines, led_to, best)
        return compared[best].node

    def chosen(self, ends: list[Node], setup: SetUp, rng: Random) -> list[Node]:
        """The ends that look best, and some others."""
        best = self.deep.shortlist(ends, self.deep.candidates[setup.players])
        others = [node for node in ends if node not in best]
        return best + rng.sample(others, min(STRAYS, len(others)))

    def taken(self, ply: int) -> list[Comparison]:
        """What was compared since the last time, noted as made at this ply."""
        found, self.found = self.found, None
        if found is None or len(found.lines) < 2:
            return []
        found.ply = ply
        return [found]


def comparing(bot: Bot) -> Comparing:
    """Let a bot choose by comparing; one that does not plan turns is left as it is, and nothing is found."""
    found = Comparing()
    if isinstance(bot, PlanningBot):
        bot.choose = found
    return found
