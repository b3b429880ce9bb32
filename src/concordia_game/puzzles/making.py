"""Puzzles from games of bots: what is found in a game follows from the seed and the number of the game."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple

from concordia_game.bots import load_bot
from concordia_game.bots.generations import LATEST
from concordia_game.bots.match import own_answer
from concordia_game.engine.deal import begin
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.files.line import write_line
from concordia_game.games.beginning import new_setup
from concordia_game.games.series import seed_of
from concordia_game.puzzles.proof import Prover

BOT: Final = f"normal@{LATEST}"
"""Who plays the games: its positions are those of good players, and it takes milliseconds a turn."""

TABLES: Final[tuple[Options, ...]] = (
    Options("italia", 2),
    Options("imperium", 3),
    Options("italia", 3),
    Options("hispania", 2, salt=True),
    Options("imperium", 4),
    Options("cyprus", 3, fish="coast"),
    Options("italia", 2, forum=True),
    Options("byzantium", 3, salt=True),
    Options("balearica", 2),
    Options("imperium", 3, forum=True),
    Options("italia", 4),
    Options("hispania", 3, salt=True, forum=True),
    Options("cyprus", 4),
    Options("balearica", 3, fish="slope"),
    Options("byzantium", 4, salt=True),
)
"""Played at in turn: all boards, two to four players, every other table with an expansion."""

TRIES: Final = 40
"""How many positions of a game are looked at closely, at most."""

MOST_ALIKE: Final = 2
MOST: Final = 5
"""How many puzzles a game gives: of one theme and grade, and in all."""

ROUNDS: Final = 2
"""The first rounds are left out: openings are much alike."""


class Job(NamedTuple):
    """A game to be looked at, by what it follows from."""

    seed: int
    number: int
    tries: int = TRIES


def made(job: Job) -> list[dict[str, Any]]:
    """The puzzles of a game, in the order of its turns, as their file tells them."""
    starts = turn_starts(job)
    if not starts:
        return []
    prover = Prover(starts[0])
    # The clearest first would all be easy; any order that follows from nothing but the game will do.
    promising = [state for state in starts if prover.promising(state)]
    Random(seed_of(job.seed, job.number)).shuffle(promising)
    found: list[tuple[int, dict[str, Any]]] = []
    alike: Counter[tuple[str, str]] = Counter()
    for state in promising[: job.tries]:
        puzzle = prover.proven(state)
        if puzzle is None or alike[kind := (puzzle["theme"], puzzle["grade"])] >= MOST_ALIKE:
            continue
        alike[kind] += 1
        found.append((state.turn, {**named(state), **puzzle}))
        if len(found) == MOST:
            break
    return [puzzle for _, puzzle in sorted(found, key=lambda one: one[0])]


def turn_starts(job: Job) -> list[State]:
    """Every position of a game of bots in which a turn begins, but for the opening."""
    options = TABLES[job.number % len(TABLES)]
    seed = seed_of(job.seed, job.number)
    bots, rng = [load_bot(BOT) for _ in range(options.players)], Random(seed)
    state = begin(new_setup(options, seed))
    found: list[State] = []
    while not state.over:
        begins = not found or found[-1].turn != state.turn
        if begins and state.turn > ROUNDS * options.players and state.decision.seat == state.active:
            found.append(state)
        move = own_answer(state, bots, rng)
        assert move is not None
        state = apply(state, move)
    return found


def named(state: State) -> dict[str, Any]:
    """The position as its seat may know it, with the id that follows from it, and the expansions in play."""
    line = write_line(View(state, state.decision.seat).state)
    options = state.setup.options
    modules = [name for name in ("salt", "forum", "fish") if getattr(options, name)]
    return {"id": sha256(line.encode()).hexdigest()[:8], "line": line, "modules": modules}
