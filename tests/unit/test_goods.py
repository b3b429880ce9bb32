"""The goods and the figures of the rulebook, compared with what it prints."""

from __future__ import annotations

from concordia_game.data.box import load_box
from concordia_game.engine.cost import Cost
from concordia_game.engine.goods import FISH, GOODS, KINDS, SALT, TRADED, goods_total

FIGURES = load_box().figures


def cost(*goods: str) -> Cost:
    """A cost as counts of brick to cloth and of question marks."""
    return Cost([goods.count(name) for name in GOODS[:TRADED]], goods.count("any"))


def test_the_order_of_goods_is_that_of_their_worth() -> None:
    assert GOODS == ("brick", "food", "tool", "wine", "cloth", "salt", "fish")
    assert (GOODS.index("salt"), GOODS.index("fish"), len(GOODS)) == (SALT, FISH, KINDS)


def test_total_counts_salt_and_leaves_fish_out() -> None:
    assert goods_total([1, 2, 3, 4, 5, 6, 100]) == 21


def test_prices() -> None:
    """B8.2, B5.6, B6.2, S1.5, S1.6, F1.3."""
    assert FIGURES.prices[:TRADED] == [3, 4, 5, 6, 7]
    assert FIGURES.house_money[: SALT + 1] == [1, 2, 3, 4, 5, 5]
    assert FIGURES.house_goods[: SALT + 1] == [
        cost("food"),
        cost("brick", "food"),
        cost("brick", "tool"),
        cost("brick", "wine"),
        cost("brick", "cloth"),
        cost("tool", "wine"),
    ]
    assert FIGURES.marker_coins == [2, 2, 2, 2, 1]
    assert FIGURES.vesta == [3, 4, 5, 6, 7, 7, 3]
    assert FIGURES.colonist_cost == cost("food", "tool")


def test_what_a_player_has() -> None:
    """B1.5, B3.1, B16.1, S1.4."""
    assert (FIGURES.spaces, FIGURES.houses, FIGURES.colonists, FIGURES.concordia_points) == (12, 15, 6, 7)
    assert FIGURES.start_goods == [1, 2, 1, 1, 1, 0, 0]
    assert FIGURES.salt_start_goods == [1, 1, 1, 1, 1, 1, 0]
    assert FIGURES.start_money == [5, 6, 7, 8, 9]
    assert FIGURES.bare_start_money == [25, 26, 27, 28, 29]


def test_goods_under_the_display_spaces() -> None:
    """B10.1, and the two sides of the display board (C1.1)."""
    cloth = ((), ("any",), ("any",), ("cloth",), ("cloth",), ("any", "cloth"), ("cloth", "cloth"))
    wine = ((), ("any",), ("any",), ("wine",), ("cloth",), ("any", "wine"), ("wine", "cloth"))
    assert FIGURES.surcharges["cloth"] == [cost(*goods) for goods in cloth]
    assert FIGURES.surcharges["wine"] == [cost(*goods) for goods in wine]
