"""The bonus of a province: what lies there and when it can be taken (B6; a module may replace it)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordia_game.engine.ids import Good, ProvinceId, Seat
from concordia_game.engine.reasons import Reason

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State

Taken = tuple[Good, int, int]
"""A bonus that was taken: the good, how many, and the coins that a tile may ask for."""


class Bonus:
    """What lies in the provinces and decides whether they can produce."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def sides(self) -> tuple[int | str, ...]:
        """What a province can show, as scenarios write it."""
        raise NotImplementedError

    def side(self, state: State, province: ProvinceId) -> int | str:
        """What a province shows."""
        raise NotImplementedError

    def lay(self, state: State, province: ProvinceId, side: int | str) -> None:
        """Make a province show this."""
        raise NotImplementedError

    def provinces(self, state: State) -> list[ProvinceId]:
        """The provinces that can produce."""
        raise NotImplementedError

    def ready(self, state: State, province: ProvinceId) -> bool:
        """Whether a province can produce."""
        raise NotImplementedError

    def lying(self, state: State) -> object:
        """What decides about all provinces and the income: equal where these are."""
        raise NotImplementedError

    def refusal(self, state: State, province: ProvinceId) -> Reason:
        """Why a province can't produce now."""
        raise NotImplementedError

    def take(self, state: State, seat: Seat, province: ProvinceId, extra: int, receipt: list[int]) -> Taken:
        """Take the bonus.

        `extra` is what the PM adds; anything that is not the bonus goes into the seat's receipt.
        """
        raise NotImplementedError

    def coins(self, state: State) -> int:
        """What the income would bring."""
        raise NotImplementedError

    def income(self, state: State, seat: Seat) -> None:
        """Take the income; what lies in the provinces is restored."""
        raise NotImplementedError

    def shown(self, state: State, player: Player) -> bool:
        """Whether a good shown in a province could be taken on its own (S2.6)."""
        raise NotImplementedError

    def take_shown(self, state: State, seat: Seat) -> None:
        """Take such a good; what lies in the province stays as it is."""
        raise NotImplementedError

    def sale(self, state: State, good: Good, bonus: int, at_most: int) -> tuple[int, int]:
        """How many goods of a bonus are sold straight away, and for how much (S2.6)."""
        raise NotImplementedError

    def instead(self, state: State, province: ProvinceId, good: Good) -> list[Good]:
        """The goods that may replace the bonus good of a province that has just produced (S5.2)."""
        raise NotImplementedError

    def replaced(self, bonus: int) -> int:
        """How many goods replace a bonus."""
        raise NotImplementedError
