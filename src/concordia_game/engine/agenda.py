"""The agenda: a stack of what is still to be done, whose top the game waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from concordia_game.engine.ids import Seat
from concordia_game.engine.kinds import SEAT, Fields
from concordia_game.engine.moves import Beside, Closing, Move
from concordia_game.engine.reasons import Reason
from concordia_game.engine.values import Value

if TYPE_CHECKING:
    from concordia_game.engine.state import State


Asked = tuple[str, dict[str, int | str]]
"""A message of prompts.ftl without its `prompt-`, and what fills it."""


class Item(Value):
    """Something on the agenda. On top it either does its work or waits for an answer."""

    __slots__ = ()

    before_first_turn: ClassVar[bool] = False
    """Whether it belongs to what comes before the first turn, and nowhere else."""

    def enter(self, state: State) -> bool:
        """Called when it is on top: True if it waits for an answer."""
        raise NotImplementedError

    def fault(self, state: State) -> str:
        """Why it can't lie on the agenda now; empty if it can. Saved positions are checked by it."""
        return ""


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


class SeatTask(Task):
    """A task of one seat."""

    __slots__ = ("seat",)

    fields: ClassVar[Fields] = {"seat": SEAT}

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class Decision(Item):
    """An item that a seat answers: question, answers, refusals and effect in one place."""

    __slots__ = ("seat",)

    fields: ClassVar[Fields] = {"seat": SEAT}
    prompt: ClassVar[str] = ""
    """The message that asks it."""
    answers: ClassVar[tuple[type[Move], ...]] = ()
    """The moves that it can ever take; tiles stand beside them."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def enter(self, state: State) -> bool:
        """Wait for the answer, unless the decision knows better."""
        return True

    def moves(self, state: State) -> list[Move]:
        """Every legal answer, in a fixed order."""
        raise NotImplementedError

    def resolve(self, state: State, move: Move) -> None:
        """Carry out an answer on the private copy of the state."""
        raise NotImplementedError

    def refusal(self, state: State, move: Move) -> Reason:
        """Why a move that it could take at some time is not among its answers now."""
        if type(move).fields:
            return not_offered(state, move)
        return Reason("compulsory", {"asked": type(self).__name__})

    def asked(self, state: State) -> Asked:
        """What is asked, as a message and what fills it."""
        return type(self).prompt, {}

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

    def __reduce__(self) -> tuple[object, ...]:
        return Frame, (self.item, self.below)

    def __repr__(self) -> str:
        return f"Frame({self.item!r}, {self.below!r})"


def frames(top: Frame) -> list[Frame]:
    """The places of the agenda, the top first."""
    found: list[Frame] = []
    frame: Frame | None = top
    while frame is not None:
        found.append(frame)
        frame = frame.below
    return found


def list_moves(state: State, decision: Decision) -> list[Move]:
    """The answers to a decision, and what modules put beside them."""
    moves = decision.moves(state)
    for module in state.setup.modules:
        more = module.beside(state, decision)
        if more:
            moves = moves + more
    return moves


def moves_beside(state: State, decision: Decision) -> list[Move]:
    """What modules put beside the answers to a decision, as tiles that may be used now (S2.4)."""
    found: list[Move] = []
    for module in state.setup.modules:
        found.extend(module.beside(state, decision))
    return found


def refusal(state: State, move: Move) -> Reason:
    """Why a move is not among the answers to the decision that the game waits for."""
    decision = state.agenda.item
    assert isinstance(decision, Decision)
    if isinstance(move, Beside):
        return move.refused(state, decision)
    if isinstance(move, (Closing, *type(decision).answers)):
        return decision.refusal(state, move)
    return not_now(decision)


def not_now(decision: Decision) -> Reason:
    """Something else is asked."""
    return Reason("not_now", {"asked": type(decision).__name__})


def not_offered(state: State, move: Move) -> Reason:
    """What the move names is not to be had."""
    return Reason("not_offered", {"word": move.text(state.setup).split(" ")[1]})


def no_move(state: State, move: Move) -> Reason:
    """No position allows a move that is written so."""
    return Reason("unknown_move", {"word": move.text(state.setup)})


def answer(state: State, move: Move) -> None:
    """Carry out a move on the private copy: beside the decision, or as an answer to it."""
    decision = state.agenda.item
    assert isinstance(decision, Decision)
    if isinstance(move, Beside):
        move.carry_out(state, decision.seat)
    else:
        decision.resolve(state, move)


def advance(state: State) -> None:
    """Work the agenda off until somebody has to answer."""
    while not state.agenda.item.enter(state):
        pass
