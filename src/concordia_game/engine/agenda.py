"""The agenda: a stack of what is still to be done; the game waits on its top item."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from concordia_game.engine.ids import Seat
from concordia_game.engine.kinds import Fields
from concordia_game.engine.moves import Beside, Closing, Move
from concordia_game.engine.reasons import Reason
from concordia_game.engine.things import SEAT
from concordia_game.engine.values import Value

if TYPE_CHECKING:
    from concordia_game.engine.state import State


Asked = tuple[str, dict[str, int | str]]
"""The id of a message in prompts.ftl without its `prompt-`, and its arguments."""


class Item(Value):
    """Something on the agenda. Once on top, it either does its work or waits for an answer."""

    __slots__ = ()

    before_first_turn: ClassVar[bool] = False
    """Whether it occurs only before the first turn."""
    before_card: ClassVar[bool] = False
    """Whether what lies above it is done before the card is carried out, and so belongs to no card (F3.1)."""

    def enter(self, state: State) -> bool:
        """Called when it reaches the top: True if it waits for an answer."""
        raise NotImplementedError

    def fault(self, state: State) -> str:
        """Why it can't be on the agenda now; empty if it can. Used to check saved positions."""
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
    """An item that a seat has to answer: question, answers, refusals and effect in one place."""

    __slots__ = ("seat",)

    fields: ClassVar[Fields] = {"seat": SEAT}
    prompt: ClassVar[str] = ""
    """The message that puts the question."""
    answers: ClassVar[tuple[type[Move], ...]] = ()
    """The kinds of moves it can ever accept; tiles come on top of these."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def enter(self, state: State) -> bool:
        """Wait for the answer; a subclass may know better."""
        return True

    def moves(self, state: State) -> list[Move]:
        """Every legal answer, in a fixed order."""
        raise NotImplementedError

    def resolve(self, state: State, move: Move) -> None:
        """Carry out an answer on the private copy of the state."""
        raise NotImplementedError

    def refusal(self, state: State, move: Move) -> Reason:
        """Why a move of a kind it accepts is not among its answers now."""
        if type(move).fields:
            return not_offered(state, move)
        return Reason("compulsory", {"asked": type(self).__name__})

    def asked(self, state: State) -> Asked:
        """The question, as a message id and its arguments."""
        return type(self).prompt, {}

    def moment(self) -> int:
        """Which tiles may be used instead of answering (S2.4); 0 for none."""
        return 0


class Offer(Decision):
    """A decision that can be declined, and is skipped silently when declining is the only answer."""

    __slots__ = ()

    def enter(self, state: State) -> bool:
        """Wait only if there is a choice."""
        moves = list_moves(state, self)
        if len(moves) == 1 and isinstance(moves[0], Closing):
            state.pop()
            return False
        state.listed = moves
        return True


class Frame:
    """One level of the agenda: an item and what lies below it."""

    __slots__ = ("below", "item")

    def __init__(self, item: Item, below: Frame | None) -> None:
        self.item = item
        self.below = below

    def __reduce__(self) -> tuple[object, ...]:
        return Frame, (self.item, self.below)

    def __repr__(self) -> str:
        return f"Frame({self.item!r}, {self.below!r})"


def frames(top: Frame) -> list[Frame]:
    """The levels of the agenda, top first."""
    found: list[Frame] = []
    frame: Frame | None = top
    while frame is not None:
        found.append(frame)
        frame = frame.below
    return found


def list_moves(state: State, decision: Decision) -> list[Move]:
    """The answers to a decision, and the moves that modules add to them."""
    moves = decision.moves(state)
    for module in state.setup.modules:
        more = module.beside(state, decision)
        if more:
            moves = moves + more
    return moves


def moves_beside(state: State, decision: Decision) -> list[Move]:
    """The moves that modules add to the answers, such as tiles that may be used now (S2.4)."""
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
    """The question is a different one."""
    return Reason("not_now", {"asked": type(decision).__name__})


def not_offered(state: State, move: Move) -> Reason:
    """What the move names is not available."""
    return Reason("not_offered", {"word": move.text(state.setup).split(" ")[1]})


def no_move(state: State, move: Move) -> Reason:
    """No position allows a move written like this."""
    return Reason("unknown_move", {"word": move.text(state.setup)})


def answer(state: State, move: Move) -> None:
    """Carry out a move on the private copy: one that a module added, or an answer to the decision."""
    decision = state.agenda.item
    assert isinstance(decision, Decision)
    if isinstance(move, Beside):
        move.carry_out(state, decision.seat)
    else:
        decision.resolve(state, move)


def advance(state: State) -> None:
    """Work through the agenda until somebody has to answer."""
    while not state.agenda.item.enter(state):
        pass
