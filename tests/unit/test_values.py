"""Values: equal by class and fields, shown with the names that all games share."""

from __future__ import annotations

from concordia_game.engine import events, moves
from concordia_game.engine.goods import BRICK, CLOTH, FISH, FOOD
from concordia_game.engine.ids import (
    BLACK,
    GREEN,
    LAND,
    RED,
    SEA,
    CardId,
    CityId,
    PlaceId,
    ProvinceId,
    RouteId,
)
from concordia_game.engine.options import Options
from concordia_game.engine.values import Value


def some_values() -> list[Value]:
    """Moves and events of several shapes, and options."""
    return [
        moves.DONE,
        moves.BUILD[3],
        moves.Sell(FOOD, 2),
        moves.Buy(FOOD, 2),
        moves.PayGoods((1, 0, 0, 0, 0, 1)),
        moves.MoveColonist(SEA, PlaceId(4), RouteId(PlaceId(9)), 2),
        events.HouseBuilt(GREEN, CityId(2), 3),
        events.GoodsReceived(RED, (1, 0, 0, 0, 0, 0, 2)),
        Options(map="cyprus", players=5, fish="coast"),
    ]


def test_repr_names_what_all_games_share() -> None:
    assert [repr(value) for value in some_values()[:-1]] == [
        "Done()",
        "Build(city=3)",
        "Sell(good='food', count=2)",
        "Buy(good='food', count=2)",
        "PayGoods(goods={'brick': 1, 'salt': 1})",
        "MoveColonist(kind='sea', origin=4, route=9, steps=2)",
        "HouseBuilt(seat='green', city=2, price=3)",
        "GoodsReceived(seat='red', goods={'brick': 1, 'fish': 2})",
    ]
    assert "map='cyprus', players=5" in repr(some_values()[-1])


def test_equal_by_class_and_fields() -> None:
    values = some_values()
    for first, one in enumerate(values):
        for second, other in enumerate(values):
            assert (one == other) == (first == second)
    third, fourth = CityId(3), CityId(4)
    assert moves.Build(third) == moves.BUILD[third] != moves.Build(fourth)
    assert moves.Sell(FOOD, 2) != moves.Buy(FOOD, 2), "the same fields, another class"
    assert moves.DONE != "done"
    assert len({moves.Build(third), moves.Build(third), moves.Build(fourth)}) == 2


def test_fields_are_in_the_order_of_the_constructor() -> None:
    """The same whether compiled or interpreted, so that logs and records can show them."""
    event = events.HouseBuilt(seat=GREEN, city=CityId(2), price=3)
    assert list(type(event).fields) == ["seat", "city", "price"]
    assert event.values() == (1, 2, 3)
    assert repr(event) == "HouseBuilt(seat='green', city=2, price=3)"


def test_interned_moves_are_what_their_place_says() -> None:
    assert [move.city for move in moves.BUILD if isinstance(move, moves.Build)] == list(range(64))
    assert moves.TAKE[7] == moves.Take(7)
    assert moves.COPY[BLACK] == moves.Copy(BLACK)
    assert moves.PLAY[5] == moves.PlayCard(CardId(5))
    assert moves.PRODUCE[11] == moves.Produce(ProvinceId(11))
    assert moves.FORGO[FISH] == moves.Forgo(FISH)
    assert moves.SETTLE[SEA][3] == moves.Settle(SEA, CityId(3))
    assert moves.RECRUIT_HOME[LAND] == moves.Recruit(LAND, None)
    assert moves.RECRUIT[SEA][3] == moves.Recruit(SEA, CityId(3))
    assert moves.SELL[CLOTH][12] == moves.Sell(CLOTH, 12)
    assert moves.BUY[BRICK][12] == moves.Buy(BRICK, 12)


def test_only_a_reveal_rules_out_undo() -> None:
    assert events.CardRevealed(CardId(3), 7).reveals()
    assert not events.CardBought(RED, CardId(3), 7).reveals()
