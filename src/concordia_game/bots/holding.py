"""A seat's houses and cards, counted, and the scales on which its features are weighed."""

from __future__ import annotations

from typing import final

from concordia_game.bots.names import ROLES, SENATOR
from concordia_game.bots.tables import Estate, Tables
from concordia_game.engine.features import Features
from concordia_game.engine.goods import SALT, TRADED
from concordia_game.engine.ids import CardId, Good, ProvinceId
from concordia_game.engine.scoring import house_points
from concordia_game.engine.setup import GODS
from concordia_game.engine.state import Player


@final
class Tally(Features):
    """Weighs features one by one, in the order of their names; with `noting` it only lists them."""

    __slots__ = ("at", "noted", "noting", "total", "weights")

    def __init__(self, weights: list[float], noting: bool) -> None:
        self.weights = weights
        self.noting = noting
        self.noted: list[float] = []
        self.total = 0.0
        self.at = 0

    def put(self, amount: float) -> None:
        """Add the next feature."""
        if self.noting:
            self.noted.append(float(amount))
        elif amount != 0.0:
            self.total += amount * self.weights[self.at]
        self.at += 1

    def nothing(self, count: int) -> None:
        """Add this many features that are 0."""
        self.at += count
        if self.noting:
            self.noted.extend([0.0] * count)


class Holding:
    """A seat's houses and cards, counted; `house_points` are Minerva's for one more house of each good.

    `roles` counts the hand in halves: a double card is half of each of its roles.
    """

    __slots__ = ("estate", "gods", "house_points", "roles")

    def __init__(self, player: Player, tables: Tables) -> None:
        self.estate: Estate = tables.estate(player.houses)
        self.gods: list[float] = [0.0] * len(GODS)
        self.roles: list[int] = [0] * len(ROLES)
        self.house_points: list[int] = [0, 0, 0, 0, 0, 0]
        for kind in player.hand:
            role = tables.roles[kind]
            if role is not None:
                self.roles[role] += 2
            elif tables.venus:
                self._count_halves(player, kind, tables)
            self._count(kind, tables)
        for kind in player.discard:
            self._count(kind, tables)

    def _count_halves(self, player: Player, kind: CardId, tables: Tables) -> None:
        """A double card, or a Magister: half of the card that it would repeat, which is never a Senator."""
        for role in tables.halves[kind]:
            self.roles[role] += 1
        if tables.repeats[kind] and player.discard:
            repeated = tables.roles[player.discard[-1]]
            if repeated is not None and repeated != SENATOR:
                self.roles[repeated] += 1

    def _count(self, kind: CardId, tables: Tables) -> None:
        for god in tables.gods_of[kind]:
            self.gods[god] += 1.0
        good = tables.good_of[kind]
        if good is not None:
            self.house_points[good] += tables.points_of[kind]

    def minerva(self) -> int:
        """The specialists' points now; a salt city counts as the good that brings the most (S1.6)."""
        best = 0
        total = 0
        for good in range(TRADED):
            each = self.house_points[good]
            if each:
                total += each * self.estate.by_good[good]
                best = max(best, each)
        return total + best * self.estate.by_good[SALT]

    def gain(self, good: Good, province: ProvinceId) -> float:
        """What the gods give for one more house."""
        estate = self.estate
        new_province, new_kind = not estate.provinces[province], not estate.by_good[good]
        return house_points(self.gods, self.house_points, good, new_province, new_kind)
