"""What team play adds to the position: how far the turn has come, and what both carry out (V2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.ids import CardId, Seat
from concordia_game.engine.kinds import Fields, Maybe, Number
from concordia_game.engine.part import Part
from concordia_game.engine.things import FLAG, MAYBE_CARD, MAYBE_ROLE, MAYBE_SEAT

if TYPE_CHECKING:
    from concordia_game.engine.state import State

LAYING_OUT: Final = 0
ACTIVE: Final = 1
"""The active player carries out."""
BETWEEN: Final = 2
"""The partner's time has begun; he has not carried out yet."""
PARTNER: Final = 3
"""The partner carries out."""
STAGE: Final = Number("stage", LAYING_OUT, PARTNER)
MAYBE_COPIED: Final = Maybe(Number("space", 0, 7))


@final
class TeamsPart(Part):
    """The turn of two partners."""

    __slots__ = ("alone", "called", "card", "copied", "role", "stage", "stop")

    name: ClassVar[str] = "teams"
    fields: ClassVar[Fields] = {
        "stage": STAGE,
        "card": MAYBE_CARD,
        "called": FLAG,
        "role": MAYBE_ROLE,
        "alone": MAYBE_CARD,
        "copied": MAYBE_COPIED,
        "stop": MAYBE_SEAT,
    }

    def __init__(
        self,
        stage: int,
        card: CardId | None,
        called: bool,
        role: int | None,
        alone: CardId | None,
        copied: int | None,
        stop: Seat | None,
    ) -> None:
        self.stage = stage
        self.card = card
        """What both carry out: the card played, called, or copied by a Diplomat."""
        self.called = called
        """Whether that card lies on the partner's own pile, since a Legatus called for it (V2.10)."""
        self.role = role
        """The role of a double card that the active player has taken (V2.7)."""
        self.alone = alone
        """The card that the partner has played to carry it out alone (V2.9)."""
        self.copied = copied
        """What `State.copied` is for the active player, kept for the partner's action."""
        self.stop = stop
        """Before whose turn the game ends, once the end has been triggered (V2.14)."""

    def copy(self) -> TeamsPart:
        """Another part with the same contents."""
        return TeamsPart(self.stage, self.card, self.called, self.role, self.alone, self.copied, self.stop)

    def key(self) -> tuple[object, ...]:
        """All of it; written out for speed, since searches ask for it."""
        return (self.stage, self.card, self.called, self.role, self.alone, self.copied, self.stop)

    def alike(self, other: Part, seat: Seat) -> bool:
        """Whether nothing in it differs."""
        return self is other or self.key() == other.key()

    def begin(self) -> None:
        """A new turn."""
        self.stage = LAYING_OUT
        self.card = None
        self.called = False
        self.role = None
        self.alone = None
        self.copied = None


def teams_of(state: State) -> TeamsPart:
    """The part of a position that belongs to team play, in a game with teams."""
    for part in state.parts:
        if isinstance(part, TeamsPart):
            return part
    raise LookupError("there are no teams")


def edit_teams(state: State) -> TeamsPart:
    """The same, private to the state."""
    for place, part in enumerate(state.parts):
        if isinstance(part, TeamsPart):
            private = state.edit_part(place)
            assert isinstance(private, TeamsPart)
            return private
    raise LookupError("there are no teams")


def partner_of(state: State, seat: Seat) -> Seat:
    """Who sits opposite (V2.1)."""
    partner = state.setup.partners[seat]
    assert partner is not None
    return partner
