"""The goods, and the figures of the rules that are data (B1, B5.6, B8.2, S1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from concordia_game.engine.ids import Good

if TYPE_CHECKING:
    from concordia_game.engine.cost import Cost

BRICK: Final = Good(0)
FOOD: Final = Good(1)
TOOL: Final = Good(2)
WINE: Final = Good(3)
CLOTH: Final = Good(4)
SALT: Final = Good(5)
FISH: Final = Good(6)
TRADED: Final = 5
"""Brick to cloth can be bought and sold; salt and fish never (S1.2, F1.3)."""

KINDS: Final = 7

GOODS: Final[tuple[str, ...]] = ("brick", "food", "tool", "wine", "cloth", "salt", "fish")


def goods_total(goods: list[int]) -> int:
    """The number of goods, salt included, fish left out."""
    return goods[0] + goods[1] + goods[2] + goods[3] + goods[4] + goods[5]


class TeamReadings:
    """Readings of the rules of team play that the sources make only likely (V2)."""

    __slots__ = ("both_take_back", "filled_after_both", "named_start", "named_start_apart", "partner_copied")

    def __init__(
        self,
        named_start: bool,
        named_start_apart: bool,
        both_take_back: bool,
        filled_after_both: bool,
        partner_copied: bool,
    ) -> None:
        self.named_start = named_start
        self.named_start_apart = named_start_apart
        self.both_take_back = both_take_back
        self.filled_after_both = filled_after_both
        self.partner_copied = partner_copied

    def __repr__(self) -> str:
        return "<TeamReadings>"


class Figures:
    """The numbers that the rulebook prints, read from the data files."""

    __slots__ = (
        "bare_start_money",
        "bare_team_money",
        "colonist_cost",
        "colonists",
        "concordia_points",
        "fish_prices",
        "house_goods",
        "house_money",
        "houses",
        "marker_coins",
        "prices",
        "salt_start_goods",
        "spaces",
        "start_goods",
        "start_money",
        "surcharges",
        "team_money",
        "team_readings",
        "tile_thresholds",
        "vesta",
    )

    def __init__(
        self,
        prices: list[int],
        house_money: list[int],
        house_goods: list[Cost],
        marker_coins: list[int],
        vesta: list[int],
        spaces: int,
        colonist_cost: Cost,
        houses: int,
        colonists: int,
        start_goods: list[int],
        salt_start_goods: list[int],
        start_money: list[int],
        bare_start_money: list[int],
        team_money: list[int],
        bare_team_money: list[int],
        surcharges: dict[str, list[Cost]],
        tile_thresholds: list[int],
        concordia_points: int,
        fish_prices: list[int],
        team_readings: TeamReadings,
    ) -> None:
        self.prices = prices
        self.house_money = house_money
        self.house_goods = house_goods
        self.marker_coins = marker_coins
        self.vesta = vesta
        self.spaces = spaces
        self.colonist_cost = colonist_cost
        self.houses = houses
        self.colonists = colonists
        self.start_goods = start_goods
        self.salt_start_goods = salt_start_goods
        self.start_money = start_money
        self.bare_start_money = bare_start_money
        self.team_money = team_money
        """Of each player of a team, in the order of the teams (V2.3)."""
        self.bare_team_money = bare_team_money
        self.team_readings = team_readings
        self.surcharges = surcharges
        self.tile_thresholds = tile_thresholds
        self.concordia_points = concordia_points
        self.fish_prices = fish_prices
        """Sestertii for a fish marker sold straight away, by its number of fish (F4.2)."""

    def __repr__(self) -> str:
        return "<Figures of the rules>"
