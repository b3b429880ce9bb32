"""The last turn of a game: what brute force finds, a bot that looks wide enough finds, too."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from concordia_game.bots import load_bot
from concordia_game.bots.judge import Judge
from concordia_game.bots.network import HEAD, ONE, UNITS, Network
from concordia_game.bots.planning import value_for
from concordia_game.bots.turns import TurnSearch
from concordia_game.bots.value import final_standings, finished, lead
from concordia_game.engine.__main__ import COMPILED
from concordia_game.engine.ids import Seat
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.scoring import score, tie_breaker
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_state

LINES = Path(__file__).with_name("last_turns.txt").read_text("utf-8").splitlines()
"""Last turns of games of the easy level: the margin of the best of all possible ends, and the position."""


SMALL = (8, 9, 10, 11, 18, 19)
"""Those with fewer than a thousand positions to look at: the pure engine takes long for the others."""


def position(number: int) -> tuple[float, State]:
    """A margin and a position."""
    margin, line = LINES[number].split(" ", 1)
    return float(margin), State.from_line(line)


@pytest.mark.parametrize("number", range(20))
def test_the_best_last_turn_is_found(number: int) -> None:
    margin, state = position(number)
    seat, bot, rng = state.decision.seat, load_bot("hard"), Random(1)
    while not state.over:
        assert state.decision.seat == seat
        move = bot(View(state, seat), state.decision, legal_moves(state), rng)
        state = past_chance(apply(state, move))
    assert round(lead(final_standings(state), seat), 2) == margin


def before_the_last(options: Options) -> list[State]:
    """Where the turns of a last round begin, all but the last."""
    bots, rng = [load_bot("easy") for _ in range(options.players)], Random(1)
    state, found = past_chance(new_state(options, 1)), list[State]()
    while not state.over:
        seat = state.decision.seat
        ending = state.concordia is not None and state.active != state.concordia
        if ending and (not found or found[-1].turn < state.turn):
            found.append(state)
        moves = legal_moves(state)
        state = past_chance(apply(state, bots[seat](View(state, seat), state.decision, moves, rng)))
    return found[:-1]


@pytest.mark.parametrize(
    "options", [Options("imperium", 4), Options("hispania", 5, salt=True, forum=True, fish="slope")]
)
def test_who_has_taken_the_last_turn_stands_at_its_points(options: Options) -> None:
    """Whatever it leaves to the others; the linear value would not know."""
    states = before_the_last(options)
    value, linear = value_for(states[0], exact_end=True), value_for(states[0])
    differ = 0
    for done, state in enumerate(states):
        seat, triggered = state.active, state.concordia
        assert triggered is not None
        ended = [Seat((triggered + turn) % options.players) for turn in range(done + 1)]
        assert sorted(ended) == finished(state)
        left = [other for other in state.setup.seats if other not in ended]
        standings = value.standings(state)
        assert [standings[other] for other in left] == [linear.standings(state)[other] for other in left]
        for node in TurnSearch(value, seat, 4, 200).run(state)[:10]:
            ending = node.state
            for other in (*ended, seat):
                behind = (tie_breaker(ending) - other) % options.players / options.players
                points = score(ending, other).total - 0.5 * behind
                assert value.standings(ending)[other] == points
                differ += linear.standings(ending)[other] != points
    assert differ


def test_a_partner_may_still_act() -> None:
    """In team play a seat's points are final only when its partner has taken the last turn, too."""
    states = before_the_last(Options("italia", 4, venus=True, teams=True))
    assert states
    for state in states:
        teams, ended = state.setup.teams, finished(state)
        assert len(ended) == 2 * len({teams[seat] for seat in ended})
        assert state.active not in ended


def test_an_exact_end_is_not_corrected() -> None:
    """A network corrects the linear value, and knows nothing of points that are certain."""
    state = before_the_last(Options("imperium", 3))[0]
    network = adding(50)
    for exact, added in ((False, 50.0), (True, 0.0)):
        value = value_for(state, exact_end=exact)
        judged = Judge(value, network, 10).margin(state, state.active)
        assert judged - value.margin(state, state.active) == pytest.approx(added)


def adding(points: int) -> Network:
    """A network that adds the same to every position."""
    second = [[0] * HEAD for _ in range(3 * UNITS + 1)]
    return Network({}, {}, {}, [0] * UNITS, second, [0] * HEAD + [points * ONE])


def best_by_the_rules(state: State) -> tuple[float, int]:
    """The best margin of all that a seat can do, and how many margins there are; no bot has a part in it."""
    seat, seen, margins = state.decision.seat, set[object](), set[float]()
    todo = [state]
    while todo:
        here = todo.pop()
        for move in legal_moves(here):
            there = past_chance(apply(here, move))
            if there.key() in seen:
                continue
            seen.add(there.key())
            if there.over:
                margins.add(round(lead(final_standings(there), seat), 2))
            else:
                assert there.decision.seat == seat
                todo.append(there)
    return max(margins), len(margins)


@pytest.mark.parametrize("number", range(20) if COMPILED else SMALL)
def test_the_best_end_is_known_by_brute_force(number: int) -> None:
    margin, state = position(number)
    best, margins = best_by_the_rules(state)
    assert best == margin
    assert margins > 1  # otherwise there would be nothing to find


def test_brute_force_agrees() -> None:
    margin, state = position(-1)
    seat = state.decision.seat
    search = TurnSearch(value_for(state), seat, 1_000_000, 1_000_000)
    ends = search.run(View(state, seat).state)
    assert all(node.state.over for node in ends)
    assert round(ends[0].value, 2) == margin
