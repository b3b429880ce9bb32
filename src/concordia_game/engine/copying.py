"""Copying a card: the top card of another pile or, if a tile allows it, one on the display (B9.1, S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordia_game.engine import amend
from concordia_game.engine.events import CardCopied
from concordia_game.engine.ids import SEATS, CardId, Seat
from concordia_game.engine.moves import COPY, COPY_SPACE, Copy, CopySpace, Move
from concordia_game.engine.reasons import Reason
from concordia_game.engine.state import COPIED_PILE

if TYPE_CHECKING:
    from concordia_game.engine.state import State


def copies(state: State, seat: Seat) -> list[Move]:
    """The cards that a seat may copy."""
    found: list[Move] = []
    cards = state.setup.cards
    for player in state.players:
        if player.seat != seat and player.discard and cards[player.discard[-1]].persona.copyable():
            found.append(COPY[player.seat])
    if amend.copies_display(state, state.players[seat]):
        for space, kind in enumerate(state.display):
            if kind is not None and cards[kind].persona.copyable():
                found.append(COPY_SPACE[space + 1])
    return found


def refuse_copy(state: State, seat: Seat, move: Move) -> Reason:
    """Why a card can't be copied."""
    if isinstance(move, CopySpace):
        return _refuse_space(state, seat, move.space)
    assert isinstance(move, Copy)
    if move.seat == seat:
        return Reason("own_pile")
    named: dict[str, int | str] = {"seat": SEATS[move.seat]}
    return Reason("is_diplomat" if state.players[move.seat].discard else "nothing_to_copy", named)


def _refuse_space(state: State, seat: Seat, space: int) -> Reason:
    if not amend.copies_display(state, state.players[seat]):
        return Reason("tile_not_held")
    held = 0 < space <= len(state.display)
    return Reason("is_diplomat" if held else "empty_space", {"space": space})


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
    card = state.setup.cards[kind]
    card.persona.open(state, seat, card)
