"""Tribune: take back all cards, then perhaps recruit a colonist (B4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.agenda import SeatTask
from concordia_game.engine.events import CardsTakenBack
from concordia_game.engine.ids import Seat
from concordia_game.engine.personas.persona import Persona
from concordia_game.engine.scoring import score_interim
from concordia_game.engine.settling import RecruitOne

if TYPE_CHECKING:
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State

FREE_CARDS: Final = 3
"""Each card taken back beyond the third brings a sestertius."""


@final
class Tribune(Persona):
    """Cards, money, and a colonist for a food and a tool."""

    __slots__ = ()

    id: ClassVar[str] = "tribune"

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """The intermediate scoring comes before the card is carried out (B13.1)."""
        if state.setup.options.intermediate_scoring and state.players[seat].interim is None:
            score_interim(state, seat)
        state.push(RecruitOne(seat))
        state.push(TakeBack(seat))
        for module in state.setup.modules:
            module.before_tribune(state, seat)


@final
class TakeBack(SeatTask):
    """All played cards return to the hand (B4.1)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        """Take them back; the Tribune itself counts, too."""
        player = state.edit(self.seat)
        count = len(player.discard)
        hand = player.hand + player.discard
        hand.sort()
        player.hand = hand
        player.discard = []
        state.tell(CardsTakenBack(self.seat, count))
        state.earn(self.seat, count - FREE_CARDS)
