"""Kinds of fields: a value of a kind, or None."""

from __future__ import annotations

from concordia_game.engine.modules.fish.kinds import MARKET_SPACE, MAYBE_MARKET_SPACE
from concordia_game.engine.setup import SetUp
from concordia_game.engine.things import CITY, MAYBE_CITY, MAYBE_SEAT, MAYBE_TRADED_GOOD
from concordia_game.scenarios.staging import stage


def set_up(**options: str) -> SetUp:
    """The set-up of a game with some options."""
    return stage({"game": {"map": "cyprus", "players": 2, "options": options}}, "kinds").setup


def test_a_value_that_exists_is_one_of_its_kind() -> None:
    setup = set_up()
    for city, id in enumerate(setup.board.city_ids):
        assert MAYBE_CITY.fits(setup, city)
        assert MAYBE_CITY.shown(setup, city) == id
        assert MAYBE_CITY.read(setup, id) == city
        assert MAYBE_CITY.word(setup, city) == id
        assert MAYBE_CITY.take(setup, [id], {}) == city
        assert MAYBE_CITY.touches(setup, city) == CITY.touches(setup, city)
    assert not MAYBE_CITY.fits(setup, len(setup.board.city_ids))


def test_none_is_left_out() -> None:
    setup = set_up()
    for kind in (MAYBE_CITY, MAYBE_SEAT, MAYBE_TRADED_GOOD):
        assert kind.fits(setup, None)
        assert kind.shown(setup, None) is None
        assert kind.read(setup, None) is None
        assert kind.word(setup, None) == ""
        assert kind.take(setup, [], {}) is None
        assert kind.touches(setup, None) == []


def test_its_type_on_the_wire_knows_none() -> None:
    assert MAYBE_SEAT.wire == "Seat | null"
    assert MAYBE_CITY.wire == "string | null"


def test_without_the_market_nobody_stands_outside_of_it_either() -> None:
    with_market, without = set_up(fish="coast"), set_up()
    assert MAYBE_MARKET_SPACE.fits(with_market, None)
    assert not MARKET_SPACE.fits(with_market, None)
    assert not MAYBE_MARKET_SPACE.fits(without, None)
    assert not MAYBE_MARKET_SPACE.fits(without, 0)
