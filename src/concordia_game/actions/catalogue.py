"""The catalogue of actions: moves as numbers that never change their meaning, and a mask of legal ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.strings import BytesWriter

from concordia_game.actions.layout import COMPACT, FLAT, Block
from concordia_game.actions.meanings import meanings
from concordia_game.actions.numbering import CompactNumbering, FlatNumbering, Numbering
from concordia_game.actions.published import published_names
from concordia_game.actions.steps import Step
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import RED, Seat
from concordia_game.engine.moves import COPY, Copy, Move
from concordia_game.engine.play import IllegalMove, apply, legal_moves
from concordia_game.engine.setup import SetUp
from concordia_game.engine.values import shared

if TYPE_CHECKING:
    from concordia_game.engine.state import State


class Catalogue:
    """The numbers of all moves of a game.

    In the `flat` form a move is one number, and a board has some ten thousand. In the `compact` form there
    are 1,024 in all, the same for every board and module: a move that names two things takes two steps (a
    colonist is lifted, then dropped), a payment one for each good. A `Stepper` keeps a half-made move.

    Numbers depend on the board and the cards, not on what was dealt: one catalogue serves all games with the
    same options.
    """

    __slots__ = ("_meanings", "_zeros", "kind", "numbering", "setup", "size")

    def __init__(self, setup: SetUp, kind: str = COMPACT) -> None:
        self.setup = setup
        self.kind = kind
        published = published_names(setup.board.id)
        if kind == COMPACT:
            self.numbering: Numbering = CompactNumbering(setup, published)
        elif kind == FLAT:
            self.numbering = FlatNumbering(setup, published)
        else:
            raise ConcordiaError(f"{kind!r} is no kind of catalogue: {FLAT} or {COMPACT}")
        self.size = self.numbering.layout.size
        """How many numbers there are, those without a meaning included."""
        self._zeros = bytes(self.size)
        self._meanings: dict[int, Move | Step] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return Catalogue, (self.setup, self.kind)

    def __repr__(self) -> str:
        return f"<Catalogue of {self.size} {self.kind} numbers for {self.setup.board.id}>"

    @property
    def blocks(self) -> list[Block]:
        """The ranges of numbers, each for one kind of move or step."""
        return self.numbering.layout.blocks

    def numbers(self, move: Move, asked: Seat = RED) -> list[int]:
        """The numbers of a move's steps, in order; `asked` is the seat that makes it."""
        own = shared(move)
        numbering = self.numbering
        return [numbering.number(own, depth, asked) for depth in range(numbering.steps(own))]

    def index(self, move: Move | Step, asked: Seat = RED) -> int:
        """The number of a move, or of a step; a move of several steps has none of its own: see `numbers`."""
        if isinstance(move, Move):
            found = self.numbers(move, asked)
            if len(found) != 1:
                raise ConcordiaError(f"{move!r} takes {len(found)} steps: ask for its numbers")
            return found[0]
        for number, meaning in self._known().items():
            if meaning == move:
                return number
        raise ConcordiaError(f"{move!r} has no number")

    def move(self, index: int, asked: Seat = RED) -> Move | Step:
        """The move, or the step of one, with this number."""
        meaning = self._known().get(index)
        if meaning is None:
            raise ConcordiaError(f"{index} means nothing on this board")
        if isinstance(meaning, Copy) and self.kind == COMPACT:
            return COPY[(meaning.seat + asked) % self.setup.players]
        return meaning

    def text(self, index: int) -> str:
        """A number in words; empty if it means nothing on this board."""
        meaning = self._known().get(index)
        if meaning is None:
            return ""
        if isinstance(meaning, Copy) and self.kind == COMPACT:
            return f"copy +{meaning.seat}"
        return meaning.text(self.setup)

    def mask(self, state: State, out: Any) -> None:
        """Write 1 for every number that is legal and 0 for all others into a buffer of bytes.

        Any writable buffer of `size` single bytes will do: a bytearray, an array of numpy's int8 or bool."""
        Stepper(self, state).mask(out)

    def masked(self, moves: list[Move], depth: int, asked: Seat) -> bytes:
        """The mask of the next step of these moves."""
        writer = BytesWriter()
        writer.write(self._zeros)
        numbering = self.numbering
        for move in moves:
            writer[numbering.number(move, depth, asked)] = 1
        return writer.getvalue()

    def _known(self) -> dict[int, Move | Step]:
        found = self._meanings
        if found is None:
            found = meanings(self.setup, self.numbering)
            self._meanings = found
        return found


class Stepper:
    """A position and the move that is being made in it, step by step.

    `choose` names a number. As soon as what has been named fits one legal move only, that move is made and
    the next question is asked; a step at which nothing is left to choose is not asked at all.
    """

    __slots__ = ("catalogue", "depth", "moves", "named", "state")

    def __init__(self, catalogue: Catalogue, state: State) -> None:
        self.catalogue = catalogue
        self.state = state
        self.moves = legal_moves(state)
        """The legal moves that can still be meant."""
        self.depth = 0
        self.named: list[int] = []
        """The numbers of the steps that have been made of the next move."""

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (self.catalogue, self.state, self.named)

    def __repr__(self) -> str:
        return f"<Stepper after {self.named} in {self.state!r}>"

    def copy(self) -> Stepper:
        """Another one at the same point."""
        made = Stepper(self.catalogue, self.state)
        made.moves = self.moves
        made.depth = self.depth
        made.named = self.named[:]
        return made

    def mask(self, out: Any) -> None:
        """Write 1 for every number that can be chosen and 0 for all others into a buffer of bytes."""
        copied(self.mask_bytes(), out)

    def mask_bytes(self) -> bytes:
        """The same, as bytes of its own."""
        return self.catalogue.masked(self.moves, self.depth, self.state.decision.seat)

    def numbers(self) -> list[int]:
        """Every number that can be chosen, each once, in the order of the legal moves."""
        numbering = self.catalogue.numbering
        asked = self.state.decision.seat
        return list(dict.fromkeys([numbering.number(move, self.depth, asked) for move in self.moves]))

    def choose(self, index: int) -> Move | None:
        """Name a number; the move that is made by it, if it completes one."""
        numbering = self.catalogue.numbering
        asked = self.state.decision.seat
        depth = self.depth
        fitting = [move for move in self.moves if numbering.number(move, depth, asked) == index]
        if not fitting:
            raise IllegalMove(f"{index} ({self.catalogue.text(index)!r}) is not one of the legal numbers")
        if len(fitting) == 1:
            move = fitting[0]
            self.go_on(apply(self.state, move))
            return move
        self.moves = fitting
        self.named.append(index)
        self.depth = depth + 1
        self._skip(asked)
        return None

    def go_on(self, state: State) -> None:
        """Ask the question of another position."""
        self.state = state
        self.moves = legal_moves(state)
        self.depth = 0
        self.named = []

    def _skip(self, asked: Seat) -> None:
        """Pass over steps that are the same for all moves that can still be meant."""
        numbering = self.catalogue.numbering
        while True:
            first = numbering.number(self.moves[0], self.depth, asked)
            for move in self.moves:
                if numbering.number(move, self.depth, asked) != first:
                    return
            self.named.append(first)
            self.depth += 1


def resumed(catalogue: Catalogue, state: State, named: list[int]) -> Stepper:
    """The stepper of a position in which these numbers have been named."""
    stepper = Stepper(catalogue, state)
    while stepper.depth < len(named):
        stepper.choose(named[stepper.depth])
    return stepper


def copied(data: bytes, out: Any) -> None:
    """Copy bytes into any buffer of the same length."""
    memoryview(out).cast("B")[:] = data
