"""Notation: one lower-case text for every move, by the words of the contract."""

from __future__ import annotations

import pytest

from concordia_game.data.boards import load_board
from concordia_game.engine import moves as m
from concordia_game.engine.goods import BRICK, WINE
from concordia_game.engine.ids import GREEN, LAND, SEA, CityId, ColonistKind, PlaceId, ProvinceId, RouteId
from concordia_game.engine.moves import Move
from concordia_game.engine.options import Options
from concordia_game.engine.reasons import Reason
from concordia_game.engine.things import goods_words
from concordia_game.games.beginning import new_setup, new_state
from concordia_game.notation.texts import IllegalMoveText, legal_texts, move_text, parse_move

SETUP = new_setup(Options(map="imperium", players=3), 1)
BOARD = SETUP.board


def city(id: str) -> CityId:
    """The number of a city."""
    found = BOARD.city_number(id)
    assert found is not None, id
    return found


def province(id: str) -> ProvinceId:
    """The number of a province."""
    found = BOARD.province_number(id)
    assert found is not None, id
    return found


def place(id: str, kind: ColonistKind = LAND) -> PlaceId:
    """The number of a route or city."""
    found = BOARD.place_number(id, kind)
    assert found is not None, id
    return found


def route(id: str, kind: ColonistKind = LAND) -> RouteId:
    """The number of a route."""
    found = BOARD.route_number(id, kind)
    assert found is not None, id
    return found


TEXTS: list[tuple[str, Move]] = [
    ("done", m.DONE),
    ("architect", m.PlayCard(SETUP.card_kind("architect"))),
    ("mercator", m.PlayCard(SETUP.card_kind("mercator"))),
    ("mercator5", m.PlayCard(SETUP.card_kind("mercator5"))),
    ("diplomat", m.PlayCard(SETUP.card_kind("diplomat_mars_food"))),
    (
        "move land roma > aquileia-vindobona",
        m.MoveColonist(LAND, place("roma"), route("aquileia-vindobona"), 2),
    ),
    (
        "move sea massilia-roma > carthago-roma",
        m.MoveColonist(SEA, place("massilia-roma", SEA), route("carthago-roma", SEA), 1),
    ),
    ("build aquileia", m.Build(city("aquileia"))),
    ("produce syria", m.Produce(province("syria"))),
    ("income", m.INCOME),
    ("settle sea massilia", m.Settle(SEA, city("massilia"))),
    ("tax", m.TAX),
    ("sell wine 3", m.Sell(WINE, 3)),
    ("buy brick 4", m.Buy(BRICK, 4)),
    ("copy green", m.Copy(GREEN)),
    ("take 2", m.Take(2)),
    ("pay brick wine wine salt", m.PayGoods((1, 0, 0, 2, 0, 1))),
    ("forgo wine", m.Forgo(WINE)),
    ("recruit land", m.Recruit(LAND, None)),
    ("recruit sea", m.Recruit(SEA, None)),
    ("recruit sea massilia", m.Recruit(SEA, city("massilia"))),
]


@pytest.mark.parametrize(("text", "move"), TEXTS)
def test_the_words_of_the_contract(text: str, move: Move) -> None:
    assert move_text(SETUP, move) == text


def test_a_land_and_a_sea_route_of_the_same_cities_are_two() -> None:
    """B5.4: the kind tells them apart, the text of the route is the same."""
    twice = [
        route.id
        for route in BOARD.routes
        if BOARD.route_number(route.id, LAND) is not None and BOARD.route_number(route.id, SEA) is not None
    ]
    for id in twice:
        assert BOARD.route_number(id, LAND) != BOARD.route_number(id, SEA)
        assert BOARD.place_number(id, SEA) == BOARD.route_number(id, SEA)


def test_routes_are_named_in_alphabetical_order() -> None:
    for route in BOARD.routes:
        first, second = BOARD.cities[route.first].id, BOARD.cities[route.second].id
        assert route.id == "-".join(sorted([first, second]))


def test_unknown_names_have_no_number() -> None:
    assert BOARD.city_number("atlantis") is None
    assert BOARD.province_number("atlantis") is None
    assert BOARD.route_number("atlantis-roma", LAND) is None
    assert BOARD.place_number("atlantis", SEA) is None


def test_start_spaces_have_their_names() -> None:
    board = load_board("balearica")
    for number, space in enumerate(board.start_spaces):
        assert board.place_number(space.id, SEA) == board.first_space + number


def test_spaces_do_not_matter_and_letters_do() -> None:
    state = new_state(Options(map="imperium", players=3), 1)
    assert parse_move(state, "  architect\t") == parse_move(state, "architect")
    with pytest.raises(IllegalMoveText):
        parse_move(state, "Architect")


def test_a_text_that_is_refused_says_why() -> None:
    state = new_state(Options(map="imperium", players=3), 1)
    with pytest.raises(IllegalMoveText) as refused:
        parse_move(state, "colonist")
    assert refused.value.text == "colonist"
    assert refused.value.reason == Reason("not_in_hand", {"card": "colonist"})
    assert str(refused.value) == "'colonist': not_in_hand: card=colonist"


def test_the_texts_of_the_first_decision() -> None:
    state = new_state(Options(map="imperium", players=3), 1)
    assert sorted(legal_texts(state)) == [
        "architect",
        "diplomat",
        "mercator",
        "prefect",
        "senator",
        "tribune",
    ]


def test_goods_are_named_as_often_as_they_count() -> None:
    assert goods_words((2, 0, 1, 0, 0, 1)) == ["brick", "brick", "tool", "salt"]
    assert goods_words(()) == []
