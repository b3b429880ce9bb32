"""Modules: what an expansion adds and changes, as hooks that do nothing by default."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from concordia_game.engine.amendment import Amendment
from concordia_game.engine.ids import CardId, CityId, Seat
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
    """A part of the game that options switch on. It holds what was dealt for it."""

    __slots__ = ()

    has_phase: ClassVar[bool] = False
    """Whether it adds a phase before the card: in team play all cards are laid out before it (V2.15)."""
    fields: ClassVar[Fields] = {}
    """What was dealt, with kinds, in the order of the constructor; a record has a line for each field."""

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
        """Shuffle the module's own components."""
        return cls()

    def part(self, setup: SetUp) -> Part | None:
        """What it adds to the position at the start."""
        return None

    def bonus(self) -> Bonus | None:
        """What lies in the provinces instead of the bonus markers."""
        return None

    def amends(self) -> bool:
        """Whether it ever changes figures during play; if not, the rules don't ask it."""
        return False

    def amended(self, state: State, player: Player, points: int) -> bool:
        """Whether it may change figures of these amendment points for a player now."""
        return False

    def beside(self, state: State, decision: Decision) -> list[Move]:
        """Moves that the seat may make instead of answering. The list is shared: don't change it."""
        return NO_MOVES

    def leads_to_house(self, state: State, seat: Seat) -> bool:
        """Whether its moves make a house possible where the seat builds and can't afford one yet (F3.6)."""
        return False

    def begin(self, state: State) -> None:
        """Put on the agenda what comes before the first turn."""

    def plan_turn(self, state: State, seat: Seat) -> bool:
        """Put a plan of its own for a turn on the agenda, down to the turn's end; whether it has one."""
        return False

    def card_played(self, state: State, seat: Seat, card: CardId) -> bool:
        """Take over when a card has been laid on the pile; whether it does."""
        return False

    def card_copied(self, state: State, card: CardId) -> None:
        """Take note that a card is copied."""

    def role_taken(self, state: State, role: int) -> None:
        """Take note that a double card is carried out in a role."""

    def keeps_gaps(self, state: State) -> bool:
        """Whether the display must not be filled up yet."""
        return False

    def took_back(self, state: State, seat: Seat) -> bool:
        """Whether a seat's pile is empty because of a Tribune; in team play it may be so anyway."""
        return True

    def partner_begins(self, state: State) -> None:
        """Clear whatever lasts only while the active player acts, in team play."""

    def before_card(self, state: State, seat: Seat) -> None:
        """Put on the agenda what comes before a turn's card."""

    def after_card(self, state: State, seat: Seat) -> None:
        """Put on the agenda what comes between a turn's card and its end."""

    def end_turn(self, state: State, seat: Seat) -> None:
        """Clear whatever lasts for one turn only."""

    def before_tribune(self, state: State, seat: Seat) -> None:
        """Put on the agenda what comes before a Tribune's action."""

    def hide(self, state: State, masked: State, seat: Seat, dice: Dice | None) -> None:
        """Hide in the masked copy what a seat may not know: sort it, or shuffle it if there are dice.

        Called for the module as the seat knows it.
        """

    def hidden(self, state: State, seat: Seat, dice: Dice | None) -> Module:
        """The module as a seat knows it: what is hidden is sorted, or shuffled if there are dice."""
        return self

    @classmethod
    def feature_names(cls, box: Box) -> list[str]:
        """The names of what bots may count; the same whether or not the module is in play."""
        return []

    def features(self, state: State, player: Player, found: Features) -> None:
        """Describe for bots how a player is doing, with a number for each name."""

    def deal_fault(self, setup: SetUp) -> tuple[str, str]:
        """What in the deal is impossible, and why; empty if nothing is. Used to check saved games."""
        return "", ""

    def fault(self, state: State) -> tuple[str, str]:
        """What in a position is impossible, and why; empty if nothing is. Used to check saved positions."""
        return "", ""

    def end_triggered(self, state: State) -> None:
        """Take note that the end of the game has been triggered."""

    def last_seat(self, state: State, seat: Seat | None) -> Seat | None:
        """Before whose turn the game ends, once the end has been triggered."""
        return seat

    def stands(self, state: State, player: Player, city: CityId) -> bool:
        """Whether a colonist may stand in a city where the player has no house. Used to check positions."""
        return False

    def rank(self, state: State, totals: list[int]) -> list[int]:
        """The points by which the seats are ranked."""
        return totals
