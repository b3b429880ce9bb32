"""Double cards: whoever plays one chooses one of its two roles (V1.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.agenda import Asked, Decision
from concordia_game.engine.events import RoleTaken
from concordia_game.engine.ids import CardId, Seat
from concordia_game.engine.kinds import Fields
from concordia_game.engine.moments import AT_ANY_TIME
from concordia_game.engine.moves import TAKE_ROLE, Move, TakeRole
from concordia_game.engine.personas.persona import Persona
from concordia_game.engine.things import CARD, SEAT

if TYPE_CHECKING:
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State


@final
class Double(Persona):
    """Either of two personas."""

    __slots__ = ()

    id: ClassVar[str] = "double"

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """Ask for the role."""
        state.push(ChooseRole(seat, card.kind))


@final
class ChooseRole(Decision):
    """In which role to carry out a double card."""

    __slots__ = ("card",)

    fields: ClassVar[Fields] = {"seat": SEAT, "card": CARD}
    prompt: ClassVar[str] = "choose-role"
    answers: ClassVar[tuple[type[Move], ...]] = (TakeRole,)

    def __init__(self, seat: Seat, card: CardId) -> None:
        super().__init__(seat)
        self.card: Final = card

    def fault(self, state: State) -> str:
        """Only a double card has roles, and only Venus brings such cards."""
        there = state.setup.options.venus and state.setup.cards[self.card].roles
        return "" if there else "no double card of this game"

    def moves(self, state: State) -> list[Move]:
        """One for each role, in the order of the card's name."""
        return [TAKE_ROLE[role] for role in roles(state, self.card)]

    def asked(self, state: State) -> Asked:
        """Of which card."""
        return "choose-role", {"card": state.setup.cards[self.card].id}

    def resolve(self, state: State, move: Move) -> None:
        """Open the role."""
        assert isinstance(move, TakeRole)
        state.pop()
        take_role(state, self.seat, self.card, move.role)

    def moment(self) -> int:
        """Before the card is carried out."""
        return AT_ANY_TIME


def roles(state: State, kind: CardId) -> list[int]:
    """The roles of a card, by number."""
    ids = state.setup.box.role_ids
    return [ids.index(role.id) for role in state.setup.cards[kind].roles]


def take_role(state: State, seat: Seat, kind: CardId, role: int) -> None:
    """Carry out a double card in a role."""
    state.tell(RoleTaken(seat, kind, role))
    for module in state.setup.modules:
        module.role_taken(state, role)
    card = state.setup.cards[kind]
    for persona in card.roles:
        if persona.id == state.setup.box.role_ids[role]:
            persona.open(state, seat, card)
