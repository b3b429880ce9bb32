"""The card display: buying cards, closing the gaps, the end of the stack (B10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine import amend
from concordia_game.engine.agenda import Asked, Offer, Task
from concordia_game.engine.amendment import SURCHARGE
from concordia_game.engine.cost import Cost, goods_short
from concordia_game.engine.events import CardBought, CardRevealed
from concordia_game.engine.ids import Seat
from concordia_game.engine.kinds import Fields, Number
from concordia_game.engine.moments import AT_ANY_TIME, AT_CONSUL, AT_PURCHASE
from concordia_game.engine.moves import DONE, TAKE, Done, Move, Take
from concordia_game.engine.payment import affordable, pay
from concordia_game.engine.reasons import Reason
from concordia_game.engine.state import COPIED_PILE
from concordia_game.engine.things import FLAG, SEAT
from concordia_game.engine.turn import trigger_end

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State

SPACES: Final = 7
MOST_CARDS: Final = SPACES
"""So many cards can be bought in one action, whatever tiles are in play: the display is filled after it."""


@final
class BuyCards(Offer):
    """Buy up to `count` cards; each costs what its space asked when the action began (B10.1).

    If `must` is set, one has to be bought (F3.2), unless a tile has made that impossible in the meantime.
    """

    __slots__ = ("count", "must", "surcharged")

    fields: ClassVar[Fields] = {
        "seat": SEAT,
        "count": Number("count", 0, 2, MOST_CARDS),
        "surcharged": FLAG,
        "must": FLAG,
    }
    prompt: ClassVar[str] = "buy-card"
    answers: ClassVar[tuple[type[Move], ...]] = (Done, Take)

    def __init__(self, seat: Seat, count: int, surcharged: bool, must: bool) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.surcharged: Final = surcharged
        self.must: Final = must

    def moves(self, state: State) -> list[Move]:
        """The cards that the player can afford."""
        found: list[Move] = [DONE]
        if self.count == 0:
            return found
        player = state.players[self.seat]
        copied = state.copied or COPIED_PILE
        for space, kind in enumerate(state.display):
            if kind is not None and space + 1 != copied:
                if affordable(player.goods, self.cost(state, player, space)):
                    found.append(TAKE[space + 1])
        return found[1:] if self.must and len(found) > 1 else found

    def cost(self, state: State, player: Player, space: int) -> Cost:
        """What the card on a space costs; spaces count from 0."""
        kind = state.display[space]
        assert kind is not None
        if self.surcharged and not amend.amended(state, player, SURCHARGE):
            return state.setup.card_costs[space][kind]
        if not self.surcharged:
            return state.setup.own_costs[kind]
        return state.setup.cards[kind].cost.plus(amend.surcharge(state, player, space))

    def refusal(self, state: State, move: Move) -> Reason:
        """Why the card on a space can't be bought."""
        if not isinstance(move, Take):
            return super().refusal(state, move)
        space = move.space - 1
        if not 0 <= space < len(state.display) or state.display[space] is None:
            return Reason("empty_space", {"space": move.space})
        if self.count == 0:
            return Reason("no_card_left_to_buy")
        if move.space == state.copied:
            return Reason("copied_card", {"space": move.space})
        player = state.players[self.seat]
        return goods_short(player.goods, self.cost(state, player, space))

    def asked(self, state: State) -> Asked:
        """How many may be bought."""
        return "buy-card", {"count": self.count}

    def resolve(self, state: State, move: Move) -> None:
        """Take the card, pay for it, and ask again while more may be bought."""
        if move is DONE:
            state.pop()
            return
        assert isinstance(move, Take)
        space = move.space - 1
        cost = self.cost(state, state.players[self.seat], space)
        state.replace(BuyCards(self.seat, self.count - 1, self.surcharged, must=False))
        take_card(state, self.seat, space)
        pay(state, self.seat, cost)

    def moment(self) -> int:
        """Tiles may be used before and between purchases; after the last one the action is over."""
        if self.count == 0:
            return 0
        return AT_ANY_TIME | (AT_PURCHASE if self.surcharged else AT_CONSUL)


def take_card(state: State, seat: Seat, space: int) -> None:
    """Move a card from the display to the hand; the very last one triggers the end (B14.1)."""
    display = state.display[:]
    card = display[space]
    assert card is not None
    display[space] = None
    state.display = display
    state.edit(seat).gain_card(card)
    state.tell(CardBought(seat, card, space + 1))
    if state.drawn == len(state.setup.stack) and not any([kind is not None for kind in display]):
        trigger_end(state, seat)


@final
class Refill(Task):
    """The remaining cards move left and the display is filled from the stack (B10.3)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        """Close the gaps, then draw; unless the partner is still to buy (V2.8)."""
        if len(state.display) == SPACES and None not in state.display:
            return
        if any([module.keeps_gaps(state) for module in state.setup.modules]):
            return
        display = [kind for kind in state.display if kind is not None]
        stack = state.setup.stack
        while len(display) < SPACES and state.drawn < len(stack):
            display.append(stack[state.drawn])
            state.drawn += 1
            state.tell(CardRevealed(display[-1], len(display)))
        state.display = list(display)


def open_purchase(state: State, seat: Seat, count: int, surcharged: bool) -> None:
    """Put a purchase of cards on the agenda."""
    count = min(MOST_CARDS, amend.cards(state, state.players[seat], surcharged, count))
    state.push(Refill())
    state.push(BuyCards(seat, count, surcharged, must=False))
