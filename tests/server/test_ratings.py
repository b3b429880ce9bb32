"""Ratings: the published formula, and that every game counts once, in the order in which games ended."""

from __future__ import annotations

from math import exp, log, sqrt

import pytest

from concordia_game.server.past import plackett_luce
from concordia_game.server.past.plackett_luce import BETA, Rating, rated_anew
from concordia_game.server.past.ratings import Ratings

STEP = 1e-4


@pytest.fixture
def no_drift(monkeypatch: pytest.MonkeyPatch) -> None:
    """The formula by itself."""
    monkeypatch.setattr(plackett_luce, "DRIFT", 0.0)


def likelihood(order: list[float], c: float) -> float:
    """The logarithm of the chance that sides of these strengths come in in this order."""
    rests = [log(sum(exp(strength / c) for strength in order[at:])) for at in range(len(order))]
    return sum(strength / c - rest for strength, rest in zip(order, rests, strict=True))


def derivatives(order: list[float], at: int, c: float) -> tuple[float, float]:
    """How the likelihood changes with one strength: the first and the second derivative, by differences."""
    lower, middle, upper = (
        likelihood([*order[:at], order[at] + step, *order[at + 1 :]], c) for step in (-STEP, 0.0, STEP)
    )
    return (upper - lower) / (2 * STEP), (upper - 2 * middle + lower) / STEP**2


@pytest.mark.usefixtures("no_drift")
def test_newcomers_get_the_figures_that_openskill_publishes() -> None:
    [[winner], [loser]] = rated_anew([(1, [Rating()]), (2, [Rating()])])
    assert winner.mu == pytest.approx(27.63523138347365)
    assert loser.mu == pytest.approx(22.36476861652635)
    assert winner.sigma == loser.sigma == pytest.approx(8.065506316323548)


@pytest.mark.usefixtures("no_drift")
def test_ratings_follow_the_slope_of_the_likelihood() -> None:
    players = [Rating(31, 3), Rating(20, 8), Rating(27, 5), Rating(24, 2)]
    c = sqrt(sum(one.sigma**2 + BETA**2 for one in players))
    after = rated_anew([(place, [one]) for place, one in enumerate(players)])
    for at, (before, [now]) in enumerate(zip(players, after, strict=True)):
        slope, bend = derivatives([one.mu for one in players], at, c)
        assert now.mu == pytest.approx(before.mu + before.sigma**2 * slope, abs=1e-4)
        shrunk = before.sigma * sqrt(1 + before.sigma / c * before.sigma**2 * bend)
        assert now.sigma == pytest.approx(shrunk, abs=1e-4)


def test_partners_share_by_how_little_is_known_of_them() -> None:
    old, new = Rating(25, 2), Rating(25, 8)
    [[first, second], _] = rated_anew([(1, [old, new]), (2, [old, old])])
    assert 25 < first.mu < second.mu


def test_a_draw_between_equals_changes_no_mean() -> None:
    [[one], [other]] = rated_anew([(1, [Rating()]), (1, [Rating()])])
    assert one == other
    assert one.mu == pytest.approx(25)


NAMES = {"ann": "Ann", "ben": "Ben", "cleo": "Cleo"}
GAMES = [
    ((1.0, "a"), [(1, ["ann"]), (2, ["ben"])]),
    ((2.0, "b"), [(1, ["ben"]), (3, ["cleo"])]),
    ((3.0, "c"), [(1, ["cleo"]), (2, ["ann"]), (4, ["ben"])]),
]


def test_it_does_not_matter_when_a_game_comes_to_be_known() -> None:
    loaded = Ratings()
    loaded.load(GAMES, NAMES)
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0, 0, 2)):
        found = Ratings()
        found.load([], NAMES)
        for at in order:
            found.add(*GAMES[at])
        assert found.shown(NAMES) == loaded.shown(NAMES)
    assert sum(one.games for one in loaded.shown(NAMES)) == 7


def test_only_those_are_shown_who_want_it() -> None:
    found = Ratings()
    found.load(GAMES, ["ann", "ben", "dora"])
    assert {one.name for one in found.shown({**NAMES, "dora": "Dora"})} == {"Ann", "Ben"}
    assert found.of("ann") is not None
    assert (found.of("cleo"), found.of("dora"), found.of(None)) == (None, None, None)
