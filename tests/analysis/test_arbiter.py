"""Judgements are right where the truth is known, and rest on nothing that the seat could not know."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from concordia_game.analysis.arbiter import Arbiter, Verdict
from concordia_game.analysis.budgets import DEPTHS, Budget, budget_of
from concordia_game.analysis.grounds import LATER
from concordia_game.analysis.marks import mark_of
from concordia_game.analysis.stretches import Stretch
from concordia_game.bots.value import final_standings, lead
from concordia_game.engine.chance import Dice
from concordia_game.engine.options import Options
from concordia_game.engine.scoring import ranking
from concordia_game.engine.state import State
from concordia_game.engine.view import View

from .tables import cut, played, straight_on

LAST_TURNS = Path(__file__).parents[1].joinpath("bots", "last_turns.txt").read_text("utf-8").splitlines()
QUICK = DEPTHS["quick"]
SHORT = Budget(6, 200, 4, 2, 2, 1, 2, 40, 2)
"""Playing on, with little to spend."""


def last_turn(number: int) -> tuple[float, State]:
    """The last turn of a game, and the margin of the best of all possible ends."""
    margin, line = LAST_TURNS[number].split(" ", 1)
    return float(margin), State.from_line(line)


@cache
def careless(number: int) -> Verdict:
    """The verdict on somebody who takes the last turn without thinking."""
    state = last_turn(number)[1]
    return Arbiter(state, QUICK).verdict(straight_on(state))


@pytest.mark.parametrize("number", range(len(LAST_TURNS)))
def test_the_best_last_turn_is_found_and_its_outcome_is_certain(number: int) -> None:
    """The best of all ends is known by brute force; a turn that wins the game is worth all of it."""
    margin, state = last_turn(number)
    seat = state.decision.seat
    verdict = careless(number)
    assert round(verdict.best.margin, 2) == margin
    for tried in (verdict.best, verdict.played):
        [end, *_] = tried.ends
        assert end.over
        assert round(lead(final_standings(end), seat), 2) == round(tried.margin, 2)
        assert tried.chances == [float(ranking(end)[0] == one) for one in end.setup.seats]
    assert verdict.loss(seat) in (0.0, 1.0)


def test_a_won_game_that_is_thrown_away_is_a_blunder() -> None:
    """Among the last turns there are some that decide the game, and all others are decided."""
    found = set()
    for number in range(len(LAST_TURNS)):
        seat = last_turn(number)[1].decision.seat
        verdict = careless(number)
        found.add((verdict.best.chances[seat], mark_of(verdict.loss(seat))))
    assert found == {(1.0, "best"), (1.0, "blunder"), (0.0, "best")}


def test_best_play_is_not_blamed() -> None:
    """Strong bots look as far ahead as the analysis does: it finds next to nothing."""
    game = played(Options("imperium", 3), 46, "normal")
    arbiter = Arbiter(game.at(0), QUICK)
    losses = [arbiter.verdict(stretch).loss(stretch.seat) for stretch in cut(game)]
    assert len(losses) == 45
    assert sum(losses) / len(losses) < 0.005
    assert all(mark_of(loss) in ("best", "good") for loss in losses)


def test_nothing_is_certain_before_the_last_round() -> None:
    """Playing on may lead to the end of the game, but others need not play like that."""
    game = played(Options("italia", 2), 200)
    arbiter = Arbiter(game.at(0), budget_of("quick", game.state.setup))
    before = [stretch for stretch in cut(game) if stretch.after.concordia is None][-3:]
    tried = [arbiter.verdict(stretch).played for stretch in before]
    assert any(leaf.over for one in tried for leaf in one.leaves)
    assert all(0.0 < chance < 1.0 for one in tried for chance in one.chances)


def shuffled(stretch: Stretch, seed: int) -> Stretch:
    """The same stretch in a world that differs by what its seat could not know."""
    other = Stretch(stretch.ply, stretch.seat, View(stretch.state, stretch.seat).sample(Dice(seed)))
    other.moves = stretch.moves
    return other


@pytest.mark.parametrize("budget", [QUICK, SHORT], ids=["quick", "playing on"])
def test_nobody_is_blamed_by_what_was_hidden(budget: Budget) -> None:
    game = played(Options("imperium", 3, forum=True, salt=True), 25)
    bought = [stretch for stretch in cut(game) if stretch.revealed]
    assert len(bought) > 3
    arbiter = Arbiter(game.at(0), budget)
    for stretch in bought[:4]:
        told = [arbiter.verdict(one) for one in (stretch, shuffled(stretch, 7), shuffled(stretch, 8))]
        for other in told[1:]:
            assert other.best.line == told[0].best.line
            assert other.best.chances == told[0].best.chances
            assert other.played.chances == told[0].played.chances
            assert other.why == told[0].why


def test_what_turned_up_is_luck_and_nobodys_fault() -> None:
    game = played(Options("imperium", 3), 40)
    arbiter = Arbiter(game.at(0), QUICK)
    lucky = 0
    for stretch in cut(game):
        verdict = arbiter.verdict(stretch)
        luck = verdict.luck()
        assert sum(luck) == pytest.approx(0.0)
        if not stretch.revealed:
            assert luck == [0.0] * 3
        lucky += any(abs(share) > 0.001 for share in luck)
    assert lucky


def test_reasons_add_up_to_the_difference() -> None:
    """Nothing is left out: all grounds together are the margin that was given away."""
    game = played(Options("imperium", 4, venus=True), 20)
    for budget in (QUICK, SHORT):
        arbiter = Arbiter(game.at(0), budget)
        for stretch in cut(game)[:8]:
            verdict = arbiter.verdict(stretch)
            if verdict.why:
                missing = verdict.played.margin - verdict.best.margin
                assert sum(verdict.why.values()) == pytest.approx(missing)
                if not budget.rounds and arbiter.judge.correction is None:
                    assert verdict.why[LATER] == pytest.approx(0.0, abs=1e-6)


def test_in_a_team_each_partner_has_a_part_of_the_turn() -> None:
    game = played(Options("italia", 4, venus=True, teams=True), 12)
    parts = cut(game)
    arbiter = Arbiter(game.at(0), SHORT)
    turns = {stretch.state.turn for stretch in parts}
    assert len(parts) > len(turns)
    for stretch in parts[:6]:
        verdict = arbiter.verdict(stretch)
        partner = stretch.state.setup.partners[stretch.seat]
        assert partner is not None
        assert verdict.best.chances[stretch.seat] == verdict.best.chances[partner]
        assert verdict.loss(stretch.seat) >= 0.0
