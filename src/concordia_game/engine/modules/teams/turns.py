"""The turn of two partners: cards are laid out, the active player carries out, then the partner (V2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.agenda import Asked, Decision, Offer, SeatTask, no_move
from concordia_game.engine.ids import SEATS, CardId, Seat
from concordia_game.engine.modules.teams.events import CardShared, MoneyGiven
from concordia_game.engine.modules.teams.moves import GIVE, Give
from concordia_game.engine.modules.teams.part import (
    ACTIVE,
    BETWEEN,
    LAYING_OUT,
    PARTNER,
    TeamsPart,
    edit_teams,
    partner_of,
    teams_of,
)
from concordia_game.engine.moves import DONE, Done, Move, PlayCard
from concordia_game.engine.personas.double import roles, take_role
from concordia_game.engine.personas.tribune import Tribune
from concordia_game.engine.reasons import Reason
from concordia_game.engine.state import COPIED_PILE
from concordia_game.engine.trading import FirstPurchase
from concordia_game.engine.turn import CHOOSE_CARD, lay_card, playable

if TYPE_CHECKING:
    from concordia_game.engine.state import State


def plan_turn(state: State, seat: Seat) -> None:
    """Put the turn on the agenda: the card, the partner's time, and perhaps gifts."""
    edit_teams(state).begin()
    if state.setup.options.money_gifts:
        state.push(GiveMoney(partner_of(state, seat)))
        state.push(GiveMoney(seat))
    state.push(PartnerTurn(partner_of(state, seat)))
    state.push(CHOOSE_CARD[seat])
    _buy_first(state, seat)


def _buy_first(state: State, seat: Seat) -> None:
    """Each buys before first carrying out (V2.3): both partners in the first turn of their team."""
    if state.setup.options.start_without_goods and state.turn <= state.setup.players // 2:
        state.push(FirstPurchase(seat))


def lay_out(state: State, seat: Seat, kind: CardId) -> None:
    """A card was laid on a pile: ask for the next one where the turn needs it, otherwise carry out."""
    teams = edit_teams(state)
    persona = state.setup.cards[kind].persona
    partner = partner_of(state, state.active)
    if persona.calls:
        state.push(CallCard(partner))
        return
    if teams.card is None:
        teams.card = kind
        teams.called = seat == partner
    else:
        teams.alone = kind
    if teams.stage == BETWEEN:
        return  # the partner's own card: his time has been planned already
    if persona.parts and teams.alone is None and _cards_first(state):
        state.push(CallCard(partner))
        return
    _plan(state, state.active)


def _cards_first(state: State) -> bool:
    """Whether all cards are laid out before a phase that precedes them (V2.15)."""
    return any([type(module).has_phase for module in state.setup.modules])


def _plan(state: State, seat: Seat) -> None:
    """What a partner does: what comes before the card, the card, what comes after it."""
    for module in state.setup.modules:
        module.after_card(state, seat)
    state.push(CarryOut(seat))
    for module in state.setup.modules:
        module.before_card(state, seat)


@final
class CarryOut(SeatTask):
    """A partner carries out what was laid out."""

    __slots__ = ()

    before_card: ClassVar[bool] = True

    def run(self, state: State) -> None:
        """Open the card, alone or as the second of two."""
        teams = edit_teams(state)
        if self.seat == state.active:
            teams.stage = ACTIVE
            if teams.card is not None:
                state.copied = COPIED_PILE if teams.called else None
                _open(state, self.seat, teams.card)
            return
        teams.stage = PARTNER
        if teams.alone is not None:
            _open(state, self.seat, teams.alone)
        elif shared(state):
            state.copied = _lies(teams)
            _follow(state, self.seat)


def _lies(teams: TeamsPart) -> int | None:
    """Where the card lies that the partner carries out: with others, unless he was called (V2.10)."""
    if teams.called:
        return None
    return COPIED_PILE if teams.copied is None else teams.copied


def shared(state: State) -> bool:
    """Whether the partner carries out the active player's card, too."""
    card = teams_of(state).card
    if card is None:
        return False
    persona = state.setup.cards[card].persona
    if isinstance(persona, Tribune) and not state.setup.figures.team_readings.both_take_back:
        return False
    return not persona.parts and not persona.copies  # a Diplomat that found nothing to copy


def _open(state: State, seat: Seat, kind: CardId) -> None:
    card = state.setup.cards[kind]
    card.persona.open(state, seat, card)


def _follow(state: State, seat: Seat) -> None:
    """Carry out the active player's card, a double card in the role that is left (V2.7)."""
    teams = teams_of(state)
    assert teams.card is not None
    state.tell(CardShared(seat, teams.card))
    left = [role for role in roles(state, teams.card) if role != teams.role]
    if left:
        take_role(state, seat, teams.card, left[0])
    else:
        _open(state, seat, teams.card)


@final
class PartnerTurn(SeatTask):
    """The partner's time begins."""

    __slots__ = ()

    def fault(self, state: State) -> str:
        """It is the active player's partner's."""
        return "" if self.seat == partner_of(state, state.active) else "not the active player's partner"

    def run(self, state: State) -> None:
        """Plan it; with a Proconsul he plays a card of his own, unless it lies there already (V2.9)."""
        teams = edit_teams(state)
        teams.stage = BETWEEN
        teams.copied = state.copied
        state.copied = None
        for module in state.setup.modules:
            module.partner_begins(state)
        _plan(state, self.seat)
        if teams.card is not None and teams.alone is None and state.setup.cards[teams.card].persona.parts:
            state.push(CallCard(self.seat))
        _buy_first(state, self.seat)


@final
class CallCard(Decision):
    """The partner plays a card of his own hand: for both (V2.10), or to carry it out alone (V2.9)."""

    __slots__ = ()

    answers: ClassVar[tuple[type[Move], ...]] = (PlayCard,)
    prompt: ClassVar[str] = "call-card"

    def fault(self, state: State) -> str:
        """Only the active player's partner is called."""
        return "" if self.seat == partner_of(state, state.active) else "not the active player's partner"

    def enter(self, state: State) -> bool:
        """Wait, unless the hand holds nothing that can be played: then the turn goes on without it."""
        if self.moves(state):
            return True
        state.pop()
        if teams_of(state).stage == LAYING_OUT:
            _plan(state, state.active)
        return False

    def moves(self, state: State) -> list[Move]:
        """Any card but a Legatus."""
        cards = state.setup.cards
        found: list[Move] = []
        for move in playable(state, self.seat):
            assert isinstance(move, PlayCard)
            if not cards[move.card].persona.calls:
                found.append(move)
        return found

    def refusal(self, state: State, move: Move) -> Reason:
        """Why a card can't be played."""
        if not isinstance(move, PlayCard):
            return super().refusal(state, move)
        if move.card in state.players[self.seat].hand:
            return Reason("not_called")
        return Reason("not_in_hand", {"card": state.setup.cards[move.card].word})

    def asked(self, state: State) -> Asked:
        """For both, or for the partner alone."""
        return "call-card" if teams_of(state).card is None else "play-alone", {}

    def resolve(self, state: State, move: Move) -> None:
        """Lay it on the own pile."""
        assert isinstance(move, PlayCard)
        state.pop()
        lay_card(state, self.seat, move.card)
        lay_out(state, self.seat, move.card)


@final
class GiveMoney(Offer):
    """Hand the partner a sum, or nothing (V2.13)."""

    __slots__ = ()

    prompt: ClassVar[str] = "give-money"
    answers: ClassVar[tuple[type[Move], ...]] = (Done, Give)

    def fault(self, state: State) -> str:
        """Only if the players have agreed on gifts."""
        return "" if state.setup.options.money_gifts else "nobody gives money"

    def moves(self, state: State) -> list[Move]:
        """Any sum that the player has."""
        most = state.players[self.seat].sestertii
        found: list[Move] = [DONE]
        found.extend(GIVE[1 : most + 1])
        found.extend([Give(count) for count in range(len(GIVE), most + 1)])
        return found

    def refusal(self, state: State, move: Move) -> Reason:
        """Why a sum can't be given."""
        if not isinstance(move, Give):
            return super().refusal(state, move)
        if move.count < 1:
            return no_move(state, move)
        return Reason("money_short", {"have": state.players[self.seat].sestertii, "need": move.count})

    def asked(self, state: State) -> Asked:
        """To whom."""
        return "give-money", {"seat": SEATS[partner_of(state, self.seat)]}

    def resolve(self, state: State, move: Move) -> None:
        """Hand it over."""
        state.pop()
        if isinstance(move, Give):
            receiver = partner_of(state, self.seat)
            state.edit(self.seat).sestertii -= move.count
            state.edit(receiver).sestertii += move.count
            state.tell(MoneyGiven(self.seat, receiver, move.count))
