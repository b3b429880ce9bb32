"""Copying a card: an opponent's top card or, if a tile allows it, one on the display (B9.1, S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordia_game.engine import amend
from concordia_game.engine.events import CardCopied
from concordia_game.engine.ids import SEATS, CardId, Seat
from concordia_game.engine.moves import COPY, COPY_SPACE, Copy, CopySpace, Move
from concordia_game.engine.reasons import Reason
from concordia_game.engine.state import COPIED_PILE

if TYPE_CHECKING:
    from concordia_game.engine.setup import SetUp
    from concordia_game.engine.state import State


def copies(state: State, seat: Seat) -> list[Move]:
    """The cards that a seat may copy."""
    found: list[Move] = []
    setup = state.setup
    for player in state.players:
        if may_copy(setup, seat, player.seat) and player.discard:
            if not uncopied(setup, player.discard[-1]):
                found.append(COPY[player.seat])
    if amend.copies_display(state, state.players[seat]):
        for space, kind in enumerate(state.display):
            if kind is not None and not uncopied(setup, kind):
                found.append(COPY_SPACE[space + 1])
    return found


def may_copy(setup: SetUp, seat: Seat, owner: Seat) -> bool:
    """Whether the card on somebody's pile may be copied: an opponent's, not one of the own team (V2.11)."""
    if setup.figures.team_readings.partner_copied:
        return owner != seat
    return setup.teams[owner] != setup.teams[seat]


def uncopied(setup: SetUp, kind: CardId) -> str:
    """Why a kind of card can't be copied, as the code of a reason; empty if it can."""
    return setup.cards[kind].persona.uncopied(setup.options)


def refuse_copy(state: State, seat: Seat, move: Move) -> Reason:
    """Why a card can't be copied."""
    if isinstance(move, CopySpace):
        return _refuse_space(state, seat, move.space)
    assert isinstance(move, Copy)
    if not may_copy(state.setup, seat, move.seat):
        return Reason("own_pile" if move.seat == seat else "partners_pile")
    named: dict[str, int | str] = {"seat": SEATS[move.seat]}
    pile = state.players[move.seat].discard
    return Reason(uncopied(state.setup, pile[-1]) if pile else "nothing_to_copy", named)


def _refuse_space(state: State, seat: Seat, space: int) -> Reason:
    if not amend.copies_display(state, state.players[seat]):
        return Reason("tile_not_held")
    kind = state.display[space - 1] if 0 < space <= len(state.display) else None
    return Reason("empty_space" if kind is None else uncopied(state.setup, kind), {"space": space})


def copy_card(state: State, seat: Seat, move: Move) -> None:
    """Open the copied card as if it had been played from the hand."""
    if isinstance(move, CopySpace):
        shown = state.display[move.space - 1]
        assert shown is not None
        state.copied = move.space
        open_copy(state, seat, None, shown)
    else:
        assert isinstance(move, Copy)
        state.copied = COPIED_PILE
        open_copy(state, seat, move.seat, state.players[move.seat].discard[-1])


def open_copy(state: State, seat: Seat, owner: Seat | None, kind: CardId) -> None:
    """Begin the copied card's action."""
    state.tell(CardCopied(seat, owner, kind))
    for module in state.setup.modules:
        module.card_copied(state, kind)
    card = state.setup.cards[kind]
    card.persona.open(state, seat, card)
