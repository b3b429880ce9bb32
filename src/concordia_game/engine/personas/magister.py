"""Magister: carry out the own card below it once more (V1.2 to V1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.events import CardRepeated
from concordia_game.engine.ids import CardId, Seat
from concordia_game.engine.personas.persona import Persona
from concordia_game.engine.state import COPIED_PILE

if TYPE_CHECKING:
    from concordia_game.engine.options import Options
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import Player, State


@final
class Magister(Persona):
    """Repeats any card but a Senator."""

    __slots__ = ()

    id: ClassVar[str] = "magister"

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """Begin the action of the card below, as if it had just been played; with none nothing happens."""
        repeated = below_diplomat(state, seat) if state.copied is not None else below(state, seat)
        if repeated is None:
            return
        state.copied = COPIED_PILE
        state.tell(CardRepeated(seat, repeated))
        again = state.setup.cards[repeated]
        again.persona.open(state, seat, again)

    def uncopied(self, options: Options) -> str:
        """Only if the players have agreed on it (V1.4)."""
        return "" if options.copy_magister else "is_magister"

    def repeatable(self) -> bool:
        """Never another Magister."""
        return False


def below(state: State, seat: Seat) -> CardId | None:
    """The card below a Magister that was played, if it can be repeated (V1.3)."""
    return _repeatable(state, state.players[seat], 2)


def below_diplomat(state: State, seat: Seat) -> CardId | None:
    """The copier's card below the Diplomat that copies a Magister; no Diplomat, or it would go on (V1.4)."""
    player = state.players[seat]
    cards = state.setup.cards
    # The Diplomat itself may have been repeated by the own Magister, which then lies on it.
    depth = 3 if isinstance(cards[player.discard[-1]].persona, Magister) else 2
    found = _repeatable(state, player, depth)
    return None if found is None or cards[found].persona.uncopied(state.setup.options) else found


def _repeatable(state: State, player: Player, depth: int) -> CardId | None:
    if len(player.discard) < depth:
        return None
    found = player.discard[-depth]
    return found if state.setup.cards[found].persona.repeatable() else None
