"""What a judgement rests on: every feature has its ground, and the grounds are the whole judgement."""

from __future__ import annotations

import pytest

from concordia_game import standing
from concordia_game.analysis.grounds import MEANS, OTHER, Weighing, ground_of
from concordia_game.bots.chances import Forecast
from concordia_game.bots.features import game_left
from concordia_game.bots.names import feature_names
from concordia_game.data.box import load_box
from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import Seat
from concordia_game.engine.options import Options
from concordia_game.engine.scoring import score
from concordia_game.engine.setup import GODS
from concordia_game.engine.view import View

from .tables import played


def test_every_feature_has_a_ground_of_its_own_kind() -> None:
    grounds = {name: ground_of(name) for name in feature_names(load_box())}
    assert set(grounds.values()) <= {*GODS, *MEANS}
    assert [name for name, ground in grounds.items() if ground == OTHER] == ["points_else"]
    assert ground_of("a feature that nobody knows") == OTHER


@pytest.mark.parametrize(
    "options", [Options("italia", 2), Options("imperium", 4, salt=True, forum=True, fish="slope")]
)
def test_the_grounds_are_the_whole_judgement(options: Options) -> None:
    state = played(options, 20).state
    value = Forecast(state).value
    weighing = Weighing(value)
    standings = value.standings(state)
    for seat in state.setup.seats:
        # The value keeps weights for so many parts of a game, and rounds to them.
        assert sum(weighing.of(state, seat).values()) == pytest.approx(standings[seat], abs=0.5)
        assert weighing.margin(state, seat, game_left(state)) == pytest.approx(
            value.margin(state, seat), abs=0.5
        )


def test_in_the_end_they_are_the_points() -> None:
    state = played(Options("italia", 2), 1000).state
    found = Weighing(Forecast(state).value).of(state, Seat(1))
    points = score(state, Seat(1))
    assert sum(found.values()) == points.total
    assert found["saturnus"] == points.gods[GODS.index("saturnus")]


def test_who_is_winning_and_why() -> None:
    state = played(Options("imperium", 3), 50).state
    view = View(state, state.active)
    found = standing(view)
    assert [one["seat"] for one in found] == ["red", "green", "blue"]
    assert [one["points"]["total"] for one in found] == [
        score(state, seat).total for seat in state.setup.seats
    ]
    assert sum(one["chance"] for one in found) == pytest.approx(1.0, abs=0.001)
    by_chance = sorted(found, key=lambda one: one["chance"])
    assert by_chance == sorted(found, key=lambda one: one["expected"])
    for one in found:
        assert one["expected"] > one["points"]["total"]
        worth = [entry["points"] for entry in one["why"]]
        assert worth == sorted(worth, reverse=True)
        assert all((entry["god"] in GODS) != (entry["means"] in MEANS) for entry in one["why"])
    assert standing(View(view.sample(Dice(3)), state.active)) == found


def test_when_it_is_over_nothing_is_expected_any_more() -> None:
    state = played(Options("italia", 2), 1000).state
    for one in standing(View(state, Seat(0))):
        assert one["expected"] == one["points"]["total"]
        assert one["chance"] in (0.0, 1.0)
