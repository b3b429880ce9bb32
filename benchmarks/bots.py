"""How long the levels think: CPU time of a decision and of a whole turn on one core.

    python benchmarks/bots.py [--repeats 3] [--levels easy,normal,hard] [--teams]

A whole game at each table is played several times; it is the same game each time, and the shortest time of
each decision counts, so that other work on the machine matters little.

The limits are 5 ms per decision for easy, 50 ms for normal, 2 s per turn for hard, 1 s for a hint.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from random import Random

from concordia_game.bots import Bot, load_bot
from concordia_game.bots.hints import suggest
from concordia_game.engine.ids import CHANCE
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_state

TABLES = (
    Options("italia", 2),
    Options("imperium", 4),
    Options("imperium", 4, salt=True, forum=True, fish="coast"),
    Options("imperium", 5, salt=True, forum=True, fish="coast"),
    Options("hispania", 5, salt=True, forum=True, auction=True, fish="slope"),
    Options("byzantium", 5, salt=True, forum=True, auction=True),
)
TEAMS = (
    Options("italia", 4, venus=True, teams=True),
    Options("imperium", 6, venus=True, teams=True),
    Options("imperium", 6, venus=True, teams=True, salt=True, forum=True, fish="coast"),
    Options("hispania", 6, venus=True, teams=True, salt=True, forum=True, auction=True, fish="slope"),
)
"""With `--teams`: the widest tables."""


class Times:
    """The decisions of the first seat, in seconds, and the turns that they belong to."""

    def __init__(self) -> None:
        self.decisions: list[float] = []
        self.turn_of: list[int] = []

    def note(self, turn: int, seconds: float) -> None:
        """Note one decision."""
        self.decisions.append(seconds)
        self.turn_of.append(turn)

    def turns(self) -> list[float]:
        """The time of each turn."""
        found: dict[int, float] = {}
        for turn, seconds in zip(self.turn_of, self.decisions, strict=True):
            found[turn] = found.get(turn, 0.0) + seconds
        return list(found.values())

    def keep_less(self, other: Times) -> None:
        """Keep the shorter times of two runs of the same game: the rest is other work on the machine."""
        self.decisions = [min(pair) for pair in zip(self.decisions, other.decisions, strict=True)]


def measured(name: str, options: Options, turns: int, repeats: int) -> Times:
    """The first seat's times over a whole game, each decision's the shortest of all repeats."""
    times = played(name, options, turns)
    for _ in range(repeats - 1):
        times.keep_less(played(name, options, turns))
    return times


def played(name: str, options: Options, turns: int) -> Times:
    """Play one game, or this many turns of it; the others play at the easy level."""
    state = new_state(options, 3)
    bots = [load_bot(name)] + [load_bot("easy") for _ in range(options.players - 1)]
    times, rng = Times(), Random(1)
    while not state.over and len(set(times.turn_of)) <= turns:
        state = step(state, bots, times, rng)
    return times


def step(state: State, bots: list[Bot], times: Times, rng: Random) -> State:
    """Make one decision."""
    seat = state.decision.seat
    if seat == CHANCE:
        return past_chance(state)
    moves = legal_moves(state)
    began = time.process_time()
    move = bots[seat](View(state, seat), state.decision, moves, rng)
    if seat == 0:
        times.note(state.turn, time.process_time() - began)
    return apply(state, move)


def shown(seconds: list[float]) -> str:
    """Mean, 95th percentile and maximum in milliseconds."""
    ordered = sorted(seconds)
    late = ordered[int(0.95 * (len(ordered) - 1))]
    mean = sum(ordered) / len(ordered)
    return f"mean {1000 * mean:6.1f}  p95 {1000 * late:6.1f}  max {1000 * ordered[-1]:6.1f} ms"


def table_name(options: Options) -> str:
    """The board, the seats and the modules."""
    modules = [name for name in ("teams", "salt", "forum", "auction", "fish") if getattr(options, name)]
    return " ".join([options.map, str(options.players), *modules])


def main() -> None:
    """Print one line for each level and table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=1000, help="at most so many turns of a game (all)")
    parser.add_argument("--repeats", type=int, default=3, help="how often the same game is played (3)")
    parser.add_argument("--levels", default="easy,normal,hard")
    parser.add_argument("--teams", action="store_true", help="the tables of team play instead")
    arguments = parser.parse_args()
    tables = TEAMS if arguments.teams else TABLES
    for name in arguments.levels.split(","):
        for options in tables:
            times = measured(name, options, arguments.turns, arguments.repeats)
            print(f"{name:7} {table_name(options):34} decision {shown(times.decisions)}")
            print(f"{'':42} turn     {shown(times.turns())}", flush=True)
    for options in tables:
        state = new_state(options, 3)
        began = time.process_time()
        suggest(View(state, state.decision.seat), state.decision)
        print(f"hint    {table_name(options):34} {1000 * (time.process_time() - began):.0f} ms", flush=True)


if __name__ == "__main__":
    main()
