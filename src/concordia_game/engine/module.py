"""Modules: what an expansion adds and changes, as hooks that do nothing by default."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from concordia_game.engine.amendment import Amendment
from concordia_game.engine.ids import Seat
from concordia_game.engine.moves import NO_MOVES, Move

if TYPE_CHECKING:
    from concordia_game.engine.agenda import Decision
    from concordia_game.engine.bonus import Bonus
    from concordia_game.engine.chance import Dice
    from concordia_game.engine.features import Features
    from concordia_game.engine.kinds import Fields
    from concordia_game.engine.options import Options
    from concordia_game.engine.part import Part
    from concordia_game.engine.setup import Box, SetUp
    from concordia_game.engine.state import Player, State


class Module(Amendment):
    """A part of the game that options switch on. Whatever was dealt for it is its own."""

    __slots__ = ()

    fields: ClassVar[Fields] = {}
    """What was dealt, with kinds, in the order of its constructor; a record has a line for each."""

    def dealt(self) -> tuple[object, ...]:
        """Its name and what was dealt for it."""
        return (type(self).__name__, *[getattr(self, name) for name in type(self).fields])

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    @classmethod
    def in_play(cls, options: Options) -> bool:
        """Whether the options switch it on."""
        raise NotImplementedError

    @classmethod
    def refusal(cls, options: Options) -> str:
        """Why it can't be played with these options, the option's name first; empty if it can."""
        return ""

    @classmethod
    def deal(cls, options: Options, box: Box, dice: Dice) -> Module:
        """Shuffle what is its own."""
        return cls()

    def part(self, setup: SetUp) -> Part | None:
        """What it adds to the position before anything happens."""
        return None

    def bonus(self) -> Bonus | None:
        """What lies in the provinces instead of the bonus markers."""
        return None

    def amends(self) -> bool:
        """Whether it ever changes figures during play; if not, the rules need not ask."""
        return False

    def amended(self, state: State, player: Player, points: int) -> bool:
        """Whether it may change figures of these amendment points for a player now."""
        return False

    def beside(self, state: State, decision: Decision) -> list[Move]:
        """Moves that the seat asked may make beside the answers of a decision. Not to be changed."""
        return NO_MOVES

    def begin(self, state: State) -> None:
        """Put on the agenda what comes before the first turn."""

    def before_card(self, state: State, seat: Seat) -> None:
        """Put on the agenda what comes before a turn's card."""

    def after_card(self, state: State, seat: Seat) -> None:
        """Put on the agenda what comes between a turn's card and its end."""

    def end_turn(self, state: State, seat: Seat) -> None:
        """Clear what lasts for one turn."""

    def before_tribune(self, state: State, seat: Seat) -> None:
        """Put on the agenda what comes before a Tribune's action."""

    def hide(self, state: State, masked: State, seat: Seat, dice: Dice | None) -> None:
        """Hide in the copy what a seat may not know of the position: sorted, or shuffled with dice."""

    def hidden(self, state: State, seat: Seat, dice: Dice | None) -> Module:
        """The module as a seat knows it: what was dealt and lies hidden is sorted, or shuffled with dice."""
        return self

    @classmethod
    def feature_names(cls, box: Box) -> list[str]:
        """The names of what bots may count; equal whether the module is in play or not."""
        return []

    def features(self, state: State, player: Player, found: Features) -> None:
        """Count for bots how a player stands, a number for each name."""

    def deal_fault(self, setup: SetUp) -> tuple[str, str]:
        """Where what was dealt can't be, and why; empty if it can. A saved game is checked by it."""
        return "", ""

    def fault(self, state: State) -> tuple[str, str]:
        """Where a position can't be, and why; empty if it can. A saved position is checked by it."""
        return "", ""

    def rank(self, state: State, totals: list[int]) -> list[int]:
        """The points by which the seats are ranked."""
        return totals
