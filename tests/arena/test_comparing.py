"""Ends of turns that are compared in games of practice: what is kept, and how they are found again."""

from __future__ import annotations

from random import Random

import pytest

from arena.short import Short, shorten
from concordia_game.arena import comparing
from concordia_game.arena.comparing import Comparing
from concordia_game.arena.lessons import lesson_of
from concordia_game.arena.practice import Game, compared_ends, positions, practised
from concordia_game.bots import view_for
from concordia_game.bots.deep import Candidate
from concordia_game.bots.judge import Judge
from concordia_game.bots.planning import value_for
from concordia_game.bots.turns import TurnSearch
from concordia_game.engine.chance import Dice
from concordia_game.engine.deal import begin
from concordia_game.engine.options import Options
from concordia_game.engine.play import past_chance
from concordia_game.games.beginning import new_setup

BOT = "normal@1?follow=1&width=3&nodes=60&glance=4&exact_end=1"


@pytest.fixture(scope="module")
def game() -> Game:
    with pytest.MonkeyPatch.context() as patch:
        shorten(patch, Options("italia", 2))
        return practised(BOT, 7)


def comparing_short() -> Comparing:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(comparing, "Deep", Short)
        return Comparing()


def test_what_was_played_is_what_led_to_most_but_for_whims(game: Game) -> None:
    best = [each.led_to[each.chosen] == max(each.led_to) for each in game.comparisons]
    assert len(best) > 20
    assert best.count(False) < len(best) * 4 * comparing.WHIM
    assert all(len(each.lines) == len(each.led_to) > 1 for each in game.comparisons)


def test_ends_are_found_again(game: Game) -> None:
    """Played on from where they are found again, ends lead to what is written of them."""
    states = list(positions(game))
    for comparison in game.comparisons[:3]:
        state = states[comparison.ply]
        seat = state.decision.seat
        view = view_for(state, seat)
        judge = Judge(value_for(state, None, True))
        search = TurnSearch(judge.value, seat, 3, 60, 4)
        found = {tuple(m.text(state.setup) for m in node.line()): node for node in search.run(view.state)}
        again = [Candidate(found[tuple(line)]) for line in comparison.lines]
        comparing_short().deep.try_all(view.sample(Dice(comparison.world)), seat, again, judge)
        assert [each.total for each in again] == pytest.approx(comparison.led_to, abs=1e-3)
        ends = compared_ends(state, comparison)
        assert all(end.over or end.turn != state.turn for end in ends)
        assert len({end.key() for end in ends}) == len(ends)


def test_a_lesson_has_the_ends_turn_by_turn(game: Game) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    assert len(lesson.table) == len(lesson.seats) == len(lesson.values) == len(lesson.led_to)
    assert lesson.seats.shape[1:] == (2, len(lesson.seat_names))
    assert list(lesson.turns) == sorted(lesson.turns)
    for turn in set(lesson.turns):
        assert (lesson.turns == turn).sum() > 1
        assert len(set(lesson.whose[lesson.turns == turn])) == 1
    assert lesson.played.sum() <= lesson.turns[-1] + 1
    assert lesson.ends[0] == -lesson.ends[1]


def test_nothing_is_learned_from_half_a_game_or_without_comparisons(game: Game) -> None:
    half = Game(game.options, game.seed, game.moves[:50], game.comparisons)
    assert lesson_of(half) is None
    assert lesson_of(Game(game.options, game.seed, game.moves, [])) is None
    assert practised("random", 3).comparisons == []


def test_strays_are_compared_as_well() -> None:
    state = past_chance(begin(new_setup(Options("italia", 2), 3)))
    ends = TurnSearch(value_for(state), state.decision.seat, 3, 60).run(state)
    chooser = Comparing()
    best = chooser.deep.shortlist(ends, 10)
    chosen = chooser.chosen(ends, state.setup, Random(1))
    assert chosen[: len(best)] == best
    assert len(chosen) == len(best) + min(comparing.STRAYS, len(ends) - len(best))
    assert len({id(node) for node in chosen}) == len(chosen)
