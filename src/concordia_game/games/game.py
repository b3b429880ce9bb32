"""A running game: the position, the moves that led to it, and undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec

from concordia_game.engine.agenda import Decision
from concordia_game.engine.deal import begin
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.events import Event
from concordia_game.engine.ids import CHANCE, SEATS, Seat
from concordia_game.engine.moves import Move
from concordia_game.engine.options import OPTIONS
from concordia_game.engine.play import IllegalMove, apply, chance_answers, handed_out, legal_moves
from concordia_game.engine.scoring import Score, score, winner
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.values import named
from concordia_game.files.options import OptionsError, options_from
from concordia_game.files.record import Record, mover_name, read_record, result_text
from concordia_game.games.beginning import drawn_seed, new_setup
from concordia_game.games.undo import UndoRefused, stands
from concordia_game.notation.texts import legal_texts, move_text, parse_move

_P = ParamSpec("_P")

if TYPE_CHECKING:
    from concordia_game.engine.options import Options

    @dataclass(kw_only=True)
    class Beginning(Options):
        """What a game begins with: every option, and what is no option."""

        seed: int | None = 1
        names: list[str] | None = None

else:
    Beginning = None


def _with_arguments_of(
    like: Callable[_P, object],
) -> Callable[[Callable[..., Game]], Callable[Concatenate[type[Game], _P], Game]]:
    """A function that takes what another one takes: options are declared once, and shown here too."""

    def shown(function: Callable[..., Game]) -> Callable[..., Game]:
        whole = signature(function)
        own = [entry for entry in whole.parameters.values() if entry.kind is not Parameter.VAR_KEYWORD]
        options = [Parameter(name, Parameter.KEYWORD_ONLY, default=o.default) for name, o in OPTIONS.items()]
        function.__signature__ = whole.replace(parameters=[*own, *options])  # type: ignore[attr-defined]
        return function

    return shown


def _checked_names(names: Sequence[str] | None, players: int) -> list[str]:
    """One name for each seat; the colours if there are none."""
    if not names:
        return list(SEATS[:players])
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise OptionsError(f"names: {names!r} is not a list of names")
    if len(names) != players:
        raise OptionsError(f"names: {len(names)} for {players} players")
    return list(names)


class Game:
    """A game in progress: the moves so far and every position they led to.

    Games are equal if the same persons made the same moves in the same deal. Copies are independent of each
    other.
    """

    def __init__(self, setup: SetUp, names: list[str] | None = None, chance: bool = True) -> None:
        self.setup = setup
        self._chance = chance
        self.names = _checked_names(names, setup.players)
        self._states = [begin(setup)]
        self._moves: list[tuple[Seat, str]] = []

    @classmethod
    @_with_arguments_of(Beginning)
    def new(cls, *, seed: int | None = 1, names: list[str] | None = None, **options: Any) -> Game:
        """Deal a game, for example `Game.new(map="italia", players=2, seed=7)`.

        Any option can be given by its name (`concordia_game.Options` lists them), with a seed for the
        shuffling and the names of the players in turn order. `seed=None` deals from 128 random bits.
        """
        seed = drawn_seed() if seed is None else seed
        return cls(new_setup(options_from(options), seed), names)

    def __repr__(self) -> str:
        options = self.setup.options
        return f"<Game on {options.map}, {options.players} players, ply {self.ply}>"

    def __str__(self) -> str:
        return str(self.state)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        mine, theirs = (self.names, self._moves, self.setup), (other.names, other._moves, other.setup)
        return mine == theirs

    __hash__ = None  # type: ignore[assignment]  # it changes with every move

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def copy(self) -> Game:
        """The same game, to try something out."""
        made = Game.__new__(Game)
        made.setup, made._chance = self.setup, self._chance
        made.names, made._states, made._moves = self.names[:], self._states[:], self._moves[:]
        return made

    def svg(self) -> str:
        """A picture of the position, with the names of the players."""
        # Here and not above: most games are never painted.
        from concordia_game.drawing import draw_svg

        return draw_svg(self.state, names=self.names)

    def _repr_svg_(self) -> str:
        return self.svg()

    @property
    def state(self) -> State:
        """The current position."""
        return self._states[-1]

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self._moves)

    @property
    def seat(self) -> str | None:
        """The colour of the seat that has to decide, or `chance`; None when the game is over."""
        return self.state.asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def winner(self) -> str | None:
        """The colour of the winner, once the game is over."""
        return SEATS[winner(self.state)] if self.over else None

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move caused."""
        return self.state.events

    @property
    def decision(self) -> Decision:
        """What the game waits for."""
        return named(self.setup, self.state.decision)

    @property
    def positions(self) -> tuple[State, ...]:
        """Every position of the game, from the deal to now."""
        return tuple(self._states)

    def at(self, ply: int) -> State:
        """The position after so many moves; 0 is the deal."""
        if not 0 <= ply <= self.ply:
            raise ConcordiaError(f"ply {ply}: the game has plies 0 to {self.ply}")
        return self._states[ply]

    @property
    def legal(self) -> tuple[Move, ...]:
        """Every legal move."""
        return tuple(handed_out(self.state))

    def moves(self) -> list[str]:
        """The texts of all legal moves."""
        return list(legal_texts(self.state))

    def history(self) -> list[tuple[str, str]]:
        """The moves so far, as (seat, text)."""
        return [(mover_name(seat), text) for seat, text in self._moves]

    def play(self, move: str | Move) -> Game:
        """Make a move; an illegal one is refused and changes nothing."""
        state = self.state
        if not isinstance(move, str | Move):
            raise IllegalMove(f"{move!r} is neither a move nor the text of one")
        made = parse_move(state, move) if isinstance(move, str) else move
        self._note(made, apply(state, made))
        if self._chance:
            for drawn, after in chance_answers(self.state):
                self._note(drawn, after)
        return self

    def _note(self, move: Move, after: State) -> None:
        self._moves.append((self.state.decision.seat, move_text(self.setup, move)))
        self._states.append(after)

    def can_undo(self, seat: str | None = None) -> bool:
        """Whether the last move can be undone: it revealed nothing hidden, and was the given seat's own."""
        own = bool(self._moves) and seat in (None, mover_name(self._moves[-1][0]))
        return own and not stands(self.state)

    def undo(self, seat: str | None = None) -> Game:
        """Take back the last move; if a seat is given, only if the move was its own."""
        if not self.can_undo(seat):
            raise UndoRefused("nothing can be taken back: something hidden was revealed, or no move was made")
        self._take_back()
        return self

    def pop(self) -> Move:
        """Take the last move back, whatever it revealed, and return it.

        What chance drew after it is taken back with it, so `pop` undoes `play`. At a table `undo` is fair.
        """
        if not self._moves:
            raise ConcordiaError("no move has been made")
        while self._chance and len(self._moves) > 1 and self._moves[-1][0] == CHANCE:
            self._take_back()
        text = self._take_back()
        return named(self.setup, parse_move(self.state, text))

    def _take_back(self) -> str:
        self._states.pop()
        return self._moves.pop()[1]

    def scores(self) -> list[Score]:
        """Every seat's points if the game ended now."""
        return [score(self.state, seat) for seat in self.setup.seats]

    def record(self) -> Record:
        """The game so far as a record."""
        record = Record(self.setup, self.names[:], list(self._moves), result_text(self.state))
        record.keep(list(self._states))
        return record

    @classmethod
    def replay(cls, record: Record | str, chance: bool = True) -> Game:
        """The game of a record, or of a record's text; what was replayed to read it is not replayed again."""
        if isinstance(record, str):
            record = read_record(record)
        game = cls(record.setup, record.names, chance)
        game._states = record.positions()
        game._moves = list(record.moves)
        return game


def count_leaves(state: State, depth: int) -> int:
    """Perft: how many sequences of `depth` moves start here."""
    moves = legal_moves(state)
    if depth <= 1:
        return len(moves) if depth == 1 else 1
    return sum(count_leaves(apply(state, move), depth - 1) for move in moves)
