"""The gods (B15), salt in the service of Minerva (S1.6), ties (B14.3) and the intermediate scoring (B13)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from concordia_game.data.boards import load_board
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import BLUE, GREEN, RED, YELLOW
from concordia_game.engine.options import Options
from concordia_game.engine.scoring import bit_count, ranking, score, score_interim, winner
from concordia_game.games.beginning import new_state
from concordia_game.scenarios.staging import stage

BOARD = load_board("imperium")
CITIES = {city.id: BOARD.provinces[city.province].id for city in BOARD.cities if city.province is not None}
"""Every city and its province; Roma has none."""

VESTA = dict(zip(GOODS, (3, 4, 5, 6, 7, 7), strict=False))
GODS = {
    "tribune": "mars",
    "architect": "jupiter",
    "prefect": "saturnus",
    "mercator": "mercurius",
    "mercator5": "mercurius",
    "colonist": "mars",
    "diplomat": "jupiter",
    "diplomat_saturnus_tool": "saturnus",
    "diplomat_saturnus_food": "saturnus",
    "diplomat_mercurius_tool": "mercurius",
    "diplomat_mars_food": "mars",
    "senator": "vesta",
    "consul": "jupiter",
}
SPECIALISTS = {
    "mason": ("brick", 3),
    "farmer": ("food", 3),
    "smith": ("tool", 3),
    "vintner": ("wine", 4),
    "weaver": ("cloth", 5),
}

cards = st.lists(st.sampled_from([*GODS, *SPECIALISTS]), max_size=12)


@st.composite
def seats(draw: st.DrawFn) -> dict[str, Any]:
    """One seat's possessions and the tokens of all cities, as a scenario names them."""
    return {
        "cities": {city: draw(st.sampled_from(GOODS[:6])) for city in CITIES},
        "red": {
            "sestertii": draw(st.integers(0, 120)),
            "goods": {good: draw(st.integers(0, 1)) for good in GOODS[:6]},
            "hand": draw(cards),
            "discard": draw(cards),
            "houses": draw(st.lists(st.sampled_from(sorted(CITIES)), max_size=15, unique=True)),
            "colonists": draw(
                st.sampled_from([[], ["land @roma"], ["land @roma", "sea @roma", "sea @roma"]])
            ),
        },
    }


def expected(data: dict[str, Any]) -> Counter[str]:
    """The points according to B15, counted card by card."""
    red, cities = data["red"], data["cities"]
    produced = [cities[city] for city in red["houses"]]
    money = red["sestertii"] + sum(VESTA[good] * count for good, count in red["goods"].items())
    worth = {
        "vesta": money // 10,
        "jupiter": sum(1 for good in produced if good != "brick"),
        "saturnus": len({CITIES[city] for city in red["houses"]}),
        "mercurius": 2 * len(set(produced) - {"salt"}),
        "mars": 2 * len(red["colonists"]),
    }
    points = Counter[str]()
    held = red["hand"] + red["discard"]
    for card in held:
        if card in GODS:
            points[GODS[card]] += worth[GODS[card]]
    points["minerva"] = best_minerva(produced, [SPECIALISTS[card] for card in held if card in SPECIALISTS])
    return points


def best_minerva(produced: list[str], specialists: list[tuple[str, int]]) -> int:
    """Every salt city counts as one good: all ways are tried."""
    plain = [good for good in produced if good != "salt"]
    salt = len(produced) - len(plain)
    kinds = sorted({good for good, _ in specialists}) or ["brick"]
    ways = [plain + list(way) for way in set(map(tuple, map(sorted, product(kinds, repeat=min(salt, 5)))))]
    return max(sum(way.count(good) * points for good, points in specialists) for way in ways)


@given(seats())
def test_every_god_as_the_rules_say(data: dict[str, Any]) -> None:
    salt = sum(1 for city in data["red"]["houses"] if data["cities"][city] == "salt")
    if salt > 5:
        return
    state = stage({**data, "game": {"map": "imperium", "players": 3}}, "scoring")
    named = score(state, RED).by_name()
    wanted = expected(data)
    assert named == {god: wanted[god] for god in named if god != "total"} | {"total": wanted.total()}


def test_the_example_of_salt() -> None:
    """Vintner (4) and mason (3), 2 wine houses, 1 salt house, 2 brick houses: 18."""
    assert best_minerva(["wine", "wine", "salt", "brick", "brick"], [("wine", 4), ("brick", 3)]) == 18


def test_the_concordia_card_is_seven_points() -> None:
    state = new_state(Options(map="italia", players=2), 1).child()
    before = score(state, GREEN).total
    state.concordia = GREEN
    assert score(state, GREEN).total == before + 7
    assert score(state, GREEN).by_name()["concordia"] == 7
    assert score(state, RED).by_name()["concordia"] == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ties_go_from_the_holder_to_the_right(players: int) -> None:
    """At the start everybody has the same points: 34 to 38 sestertii are 3 for Vesta."""
    state = new_state(Options(map="imperium", players=players), 1).child()
    assert len({score(state, seat).total for seat in state.setup.seats}) == 1
    for holder in state.setup.seats:
        state.magnus = holder
        assert ranking(state) == [(holder - step) % players for step in range(players)]
        assert winner(state) == holder


def test_points_come_before_the_tie_break() -> None:
    state = new_state(Options(map="imperium", players=4), 1).child()
    state.magnus = YELLOW
    state.edit(GREEN).sestertii = 60
    state.edit(BLUE).sestertii = 0
    assert ranking(state) == [GREEN, YELLOW, RED, BLUE]


@pytest.mark.parametrize(
    ("others", "money"),
    [
        ((9, 8), [2, 1, 0]),
        ((9, 9), [2, 2, 1]),
        ((7, 7), [2, 2, 2]),
        ((7, 3), [2, 1, 2]),
        ((3, 3), [1, 1, 2]),
        ((0, 3), [0, 1, 2]),
    ],
)
def test_the_intermediate_scoring_pays_two_places(others: tuple[int, int], money: list[int]) -> None:
    """The third player is scored last and has 7 points: 3 for Vesta, 4 for Mars."""
    state = new_state(Options(map="imperium", players=3, intermediate_scoring=True), 1).child()
    for seat, points in zip((RED, GREEN), others, strict=True):
        state.edit(seat).interim = points
    score_interim(state, BLUE)
    assert state.players[BLUE].interim == 7
    assert [player.sestertii - start for player, start in zip(state.players, (5, 6, 7), strict=True)] == money


def test_nobody_is_paid_before_all_are_scored() -> None:
    state = new_state(Options(map="imperium", players=3, intermediate_scoring=True), 1).child()
    score_interim(state, GREEN)
    assert [type(event).__name__ for event in state.events] == ["InterimScored"]
    assert state.players[GREEN].interim == score(state, GREEN).total


def test_bits() -> None:
    for mask in (0, 1, 6, (1 << 40) - 1, 1 << 62):
        assert bit_count(mask) == mask.bit_count()
