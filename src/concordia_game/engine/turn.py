"""The turn: play one card, carry it out, pass on (B2), until the game ends (B14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.agenda import Decision, Item, SeatTask
from concordia_game.engine.events import CardPlayed, ConcordiaTaken, GameEnded, MagnusPassed, TurnBegan
from concordia_game.engine.ids import NOBODY, SEATS, CardId, Seat
from concordia_game.engine.kinds import Fields, Fixed
from concordia_game.engine.moments import AT_ANY_TIME
from concordia_game.engine.moves import PLAY, Move, PlayCard
from concordia_game.engine.reasons import Reason
from concordia_game.engine.scoring import winner
from concordia_game.engine.trading import FirstPurchase

if TYPE_CHECKING:
    from concordia_game.engine.state import State


@final
class BeginTurn(SeatTask):
    """Puts the plan of a turn on the agenda."""

    __slots__ = ()

    def run(self, state: State) -> None:
        """Plan the turn: the card, then the end."""
        state.active = self.seat
        state.turn += 1
        state.tell(TurnBegan(self.seat, state.turn))
        state.push(END_TURN[self.seat])
        for module in state.setup.modules:
            if module.plan_turn(state, self.seat):
                return
        for module in state.setup.modules:
            module.after_card(state, self.seat)
        state.push(CHOOSE_CARD[self.seat])
        for module in state.setup.modules:
            module.before_card(state, self.seat)
        if state.setup.options.start_without_goods and state.turn <= state.setup.players:
            state.push(FirstPurchase(self.seat))


@final
class ChooseCard(Decision):
    """Which card to play from the hand (B2.1)."""

    __slots__ = ()

    before_card: ClassVar[bool] = True
    prompt: ClassVar[str] = "play-card"
    answers: ClassVar[tuple[type[Move], ...]] = (PlayCard,)

    def fault(self, state: State) -> str:
        """Only the player whose turn it is chooses one."""
        return "" if self.seat == state.active else f"it is {SEATS[state.active]}'s turn"

    def moves(self, state: State) -> list[Move]:
        """Every card in the hand."""
        return playable(state, self.seat)

    def refusal(self, state: State, move: Move) -> Reason:
        """Why a card can't be played."""
        if not isinstance(move, PlayCard):
            return super().refusal(state, move)
        return Reason("not_in_hand", {"card": state.setup.cards[move.card].word})

    def resolve(self, state: State, move: Move) -> None:
        """Lay the card on the pile and open its action."""
        assert isinstance(move, PlayCard)
        state.pop()
        lay_card(state, self.seat, move.card)
        for module in state.setup.modules:
            if module.card_played(state, self.seat, move.card):
                return
        card = state.setup.cards[move.card]
        card.persona.open(state, self.seat, card)

    def moment(self) -> int:
        """Before the card."""
        return AT_ANY_TIME


def playable(state: State, seat: Seat) -> list[Move]:
    """One move for each card with a different word; the hand is sorted."""
    called = state.setup.box.card_called
    found: list[Move] = []
    last = -1
    for kind in state.players[seat].hand:
        if called[kind] != last:
            found.append(PLAY[kind])
            last = called[kind]
    return found


def lay_card(state: State, seat: Seat, kind: CardId) -> None:
    """Lay a card from the hand on the pile."""
    player = state.edit(seat)
    hand = player.hand[:]
    hand.remove(kind)
    player.hand = hand
    player.discard = player.discard + [kind]
    state.tell(CardPlayed(seat, kind))


@final
class EndTurn(SeatTask):
    """Passes the PM on if it was used, and the turn to the next seat."""

    __slots__ = ()

    def run(self, state: State) -> None:
        """End the turn; once the end has been triggered, every other player has one more (B14.2)."""
        if state.magnus_used:
            _pass_magnus(state)
        state.copied = None
        for module in state.setup.modules:
            module.end_turn(state, self.seat)
        following = Seat((self.seat + 1) % state.setup.players)
        if state.concordia is not None and last_seat(state) == following:
            # What lies below the last turn ends the game.
            state.tell(GameEnded(winner(state)))
        else:
            state.push(BEGIN_TURN[following])


def last_seat(state: State) -> Seat | None:
    """Before whose turn the game ends: that of whoever triggered the end (B14.2), or as a module has it."""
    seat = state.concordia
    for module in state.setup.modules:
        seat = module.last_seat(state, seat)
    return seat


def _pass_magnus(state: State) -> None:
    """Pass it to the right: to the previous player in turn order (B12.1)."""
    assert state.magnus is not None
    receiver = Seat((state.magnus - 1) % state.setup.players)
    state.tell(MagnusPassed(state.magnus, receiver))
    state.magnus = receiver
    state.magnus_used = False


@final
class GameOver(Decision):
    """The end: nobody has anything left to answer."""

    __slots__ = ()

    fields: ClassVar[Fields] = {"seat": Fixed("seat", NOBODY, "nobody")}
    prompt: ClassVar[str] = "game-over"

    def __init__(self, seat: Seat = NOBODY) -> None:
        super().__init__(seat)

    def moves(self, state: State) -> list[Move]:
        """None."""
        return []


BEGIN_TURN: Final[list[Item]] = [BeginTurn(Seat(seat)) for seat in range(len(SEATS))]
CHOOSE_CARD: Final[list[Item]] = [ChooseCard(Seat(seat)) for seat in range(len(SEATS))]
END_TURN: Final[list[Item]] = [EndTurn(Seat(seat)) for seat in range(len(SEATS))]
"""The plan of every turn, made once and shared."""


def at_stall(state: State) -> bool:
    """Whether an action is being carried out while the card is yet to be: that of a stall (F3.1)."""
    frame = state.agenda.below
    while frame is not None:
        if type(frame.item).before_card:
            return True
        frame = frame.below
    return False


def trigger_end(state: State, seat: Seat) -> None:
    """Give the Concordia card to the first to buy the last card or build a last house (B14.1)."""
    if state.concordia is None:
        state.concordia = seat
        state.tell(ConcordiaTaken(seat))
        for module in state.setup.modules:
            module.end_triggered(state)
