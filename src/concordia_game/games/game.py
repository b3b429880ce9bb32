"""A running game: the position, the moves that led to it, and undo."""

from __future__ import annotations

from typing import Any

from concordia_game.engine.deal import begin
from concordia_game.engine.events import Event
from concordia_game.engine.ids import NOBODY, SEATS, Seat
from concordia_game.engine.moves import Move
from concordia_game.engine.play import apply, chance_answers, legal_moves
from concordia_game.engine.scoring import Score, score, winner
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.files.options import options_from
from concordia_game.files.record import Record, mover_name, result_text
from concordia_game.games.beginning import new_setup
from concordia_game.games.undo import UndoRefused, stands
from concordia_game.notation.texts import legal_texts, move_text, parse_move


class Game:
    """A game in progress; history lives here, never in the state."""

    def __init__(self, setup: SetUp, names: list[str] | None = None, chance: bool = True) -> None:
        self.setup = setup
        self._chance = chance
        self.names = names or list(SEATS[: setup.players])
        if len(self.names) != setup.players:
            raise ValueError(f"names: {len(self.names)} for {setup.players} players")
        self._states = [begin(setup)]
        self._moves: list[tuple[Seat, str]] = []

    @classmethod
    def new(cls, seed: int = 1, names: list[str] | None = None, **options: Any) -> Game:
        """Deal a game, for example `Game.new(map="italia", players=2, seed=7)`."""
        return cls(new_setup(options_from(options), seed), names)

    def __repr__(self) -> str:
        options = self.setup.options
        return f"<Game on {options.map}, {options.players} players, ply {self.ply}>"

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
        asked = self.state.decision.seat
        return None if asked == NOBODY else mover_name(asked)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def winner(self) -> str | None:
        """The colour of the winner, once the game is over."""
        return SEATS[winner(self.state)] if self.over else None

    @property
    def events(self) -> list[Event]:
        """What the last move caused."""
        return self.state.events

    def moves(self) -> list[str]:
        """The texts of all legal moves."""
        return list(legal_texts(self.state))

    def history(self) -> list[tuple[str, str]]:
        """The moves so far, as (seat, text)."""
        return [(mover_name(seat), text) for seat, text in self._moves]

    def play(self, move: str | Move) -> Game:
        """Make a move; an illegal one is refused and changes nothing."""
        state = self.state
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
        self._moves.pop()
        self._states.pop()
        return self

    def scores(self) -> list[Score]:
        """Every seat's points if the game ended now."""
        return [score(self.state, seat) for seat in self.setup.seats]

    def record(self) -> Record:
        """The game so far as a record."""
        return Record(self.setup, self.names, list(self._moves), result_text(self.state))

    @classmethod
    def replay(cls, record: Record) -> Game:
        """The game that a record describes."""
        game = cls(record.setup, record.names, chance=False)
        for _, text in record.moves:
            game.play(text)
        game._chance = True
        return game


def count_leaves(state: State, depth: int) -> int:
    """Perft: how many sequences of `depth` moves start here."""
    moves = legal_moves(state)
    if depth <= 1:
        return len(moves) if depth == 1 else 1
    return sum(count_leaves(apply(state, move), depth - 1) for move in moves)
