"""The agenda: a stack of what is still to be done, whose top the game waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from concordia_game.engine.events import TileUsed
from concordia_game.engine.moves import USE, Closing, Move, UseTile
from concordia_game.engine.values import Value

if TYPE_CHECKING:
    from concordia_game.engine.state import State

NOBODY: Final = -1
CHANCE: Final = -2
"""The seat that answers where the rules shuffle during the game."""


class Item(Value):
    """Something on the agenda. On top it either does its work or waits for an answer."""

    __slots__ = ()

    def enter(self, state: State) -> bool:
        """Called when it is on top: True if it waits for an answer."""
        raise NotImplementedError


class Task(Item):
    """An item that asks nobody."""

    __slots__ = ()

    def enter(self, state: State) -> bool:
        """Leave the agenda and do the work."""
        state.pop()
        self.run(state)
        return False

    def run(self, state: State) -> None:
        """Do the work on the private copy of the state."""
        raise NotImplementedError


class Decision(Item):
    """An item that a seat answers: question, answers and effect in one place."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def enter(self, state: State) -> bool:
        """Wait for the answer, unless the decision knows better."""
        return True

    def moves(self, state: State) -> list[Move]:
        """Every legal answer, in a fixed order."""
        raise NotImplementedError

    def resolve(self, state: State, move: Move) -> None:
        """Carry out an answer on the private copy of the state."""
        raise NotImplementedError

    def moment(self) -> int:
        """Which tiles may be used instead of an answer (S2.4); 0 for none."""
        return 0


class Offer(Decision):
    """A decision that can be left, and is left silently when nothing else can be answered."""

    __slots__ = ()

    def enter(self, state: State) -> bool:
        """Wait only if there is something to choose."""
        moves = list_moves(state, self)
        if len(moves) == 1 and isinstance(moves[0], Closing):
            state.pop()
            return False
        state.listed = moves
        return True


class Frame:
    """One place of the agenda: an item and what lies below it."""

    __slots__ = ("below", "item")

    def __init__(self, item: Item, below: Frame | None) -> None:
        self.item = item
        self.below = below


def list_moves(state: State, decision: Decision) -> list[Move]:
    """The answers to a decision, tiles that may be used at this moment included (S2.4)."""
    moves = decision.moves(state)
    if decision.seat >= 0 and decision.seat == state.active and state.players[decision.seat].tiles:
        return moves + tile_uses(state, decision)
    return moves


def tile_uses(state: State, decision: Decision) -> list[Move]:
    """The tiles that the seat asked may use right now with an effect."""
    moment = decision.moment()
    found: list[Move] = []
    if moment == 0:
        return found
    player = state.players[decision.seat]
    for number in player.tiles:
        tile = state.setup.tiles[number]
        if tile.moment() & moment and not state.used & (1 << number) and tile.usable(state, player):
            found.append(USE[number])
    return found


def answer(state: State, move: Move) -> None:
    """Carry out a move on the private copy: use a tile, or resolve the decision."""
    decision = state.agenda.item
    assert isinstance(decision, Decision)
    if isinstance(move, UseTile):
        use_tile(state, decision.seat, move.tile)
    else:
        decision.resolve(state, move)


def use_tile(state: State, seat: int, number: int) -> None:
    """A citizen is discarded, a patrician kept; either acts once a turn (S2.1, S2.4)."""
    tile = state.setup.tiles[number]
    state.used |= 1 << number
    state.tell(TileUsed(seat, number))
    if not tile.patrician:
        player = state.edit(seat)
        player.tiles = [held for held in player.tiles if held != number]
        state.tile_discard = state.tile_discard + [number]
    tile.use(state, seat)


def advance(state: State) -> None:
    """Work the agenda off until somebody has to answer."""
    while not state.agenda.item.enter(state):
        pass
