"""A seat at a table, as a language model has it: it looks, plays by texts, and is told what happened."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from concordia_game.agents.answers import cleaned, move_meant
from concordia_game.bots import BOTS, Bot, load_bot, view_for
from concordia_game.bots.match import own_answer
from concordia_game.data.boards import board_ids
from concordia_game.data.own_tiles import shipped_tiles
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import SEATS, Seat
from concordia_game.engine.scoring import ranking, score
from concordia_game.files.options import PATHS, OptionsError, options_from
from concordia_game.games.beginning import drawn_seed, new_setup
from concordia_game.games.game import Game
from concordia_game.games.standing import winners
from concordia_game.games.undo import UndoRefused
from concordia_game.i18n import SOURCE, Translator
from concordia_game.i18n.sentences import Sentences
from concordia_game.i18n.telling import tell
from concordia_game.notation.texts import IllegalMoveText
from concordia_game.observations.description import describe, moves_text, over_text

YOU = "you"


class Refused(ConcordiaError):
    """What was asked for can't be done; nothing has changed."""


class Seated(Protocol):
    """A seat at a table, here or on a server."""

    def look(self) -> str:
        """The position, and what may be done."""

    def moves(self) -> str:
        """What may be done, and what each move would change."""

    def play(self, text: str) -> str:
        """Make a move; what happened until this seat is asked again."""

    def undo(self) -> str:
        """Take the last move back."""

    def score(self) -> dict[str, Any]:
        """The points."""

    def asked(self) -> bool:
        """Whether it is this seat that has to answer."""


class LocalGame:
    """A game against bots, in this process."""

    def __init__(
        self, options: dict[str, Any], seat: str = "red", bot: str = "normal", seed: int | None = None
    ) -> None:
        check_unread(options)
        chosen = options_from(options)
        seat, bot = cleaned(seat), cleaned(bot)
        if bot not in BOTS:
            raise Refused(f"{bot!r}: there is no such bot; choose from {', '.join(BOTS)}")
        if seat not in SEATS[: chosen.players]:
            raise Refused(f"{seat!r} is no seat; choose from {', '.join(SEATS[: chosen.players])}")
        setup = new_setup(chosen, drawn_seed() if seed is None else seed)
        self.seat = Seat(SEATS.index(seat))
        names = [YOU if number == self.seat else bot for number in setup.seats]
        self.game = Game(setup, names, chance=False)
        self.bots: list[Bot | None] = [None if name == YOU else load_bot(name) for name in names]
        self.rng = Random(setup.seed)
        self.words = Sentences(Translator(SOURCE))
        self._go_on()

    def asked(self) -> bool:
        """Whether it is this seat that has to answer."""
        return not self.game.over and self.game.state.decision.seat == self.seat

    def look(self) -> str:
        """The position as this seat sees it."""
        return describe(view_for(self.game.state, self.seat))

    def moves(self) -> str:
        """The legal moves with their effects."""
        self._check_asked()
        return moves_text(view_for(self.game.state, self.seat).state)

    def play(self, text: str) -> str:
        """Make a move, and let the others answer."""
        self._check_asked()
        move = move_meant(text, self.game.moves())
        try:
            self.game.play(move)
        except IllegalMoveText as error:
            reason = self.words.reason(self.game.setup, error.reason)
            raise Refused(f"{text!r} is not legal: {reason}") from error
        return "\n".join([played_text(move), *self._happened(), *self._go_on(), self._next()])

    def undo(self) -> str:
        """Take back the last move, unless somebody else has answered or something came to light."""
        try:
            self.game.undo(SEATS[self.seat])
        except UndoRefused as error:
            raise Refused(
                "nothing can be taken back: others have moved, or something was revealed"
            ) from error
        return f"Taken back.\n{self._next()}"

    def score(self) -> dict[str, Any]:
        """Everybody's points by god, as if the game ended now."""
        return score_data(self.game)

    def _check_asked(self) -> None:
        if not self.asked():
            raise Refused("the game is over")

    def _go_on(self) -> list[str]:
        """Let bots and chance answer until this seat is asked."""
        told: list[str] = []
        while not self.game.over:
            answer = own_answer(self.game.state, self.bots, self.rng)
            if answer is None:
                break
            self.game.play(answer)
            told += self._happened()
        return told

    def _happened(self) -> list[str]:
        told = tell(self.words, self.game.setup, self.game.events)
        return [told] if told else []

    def _next(self) -> str:
        state = self.game.state
        if self.game.over:
            return over_text([SEATS[seat] for seat in winners(state)])
        view = view_for(state, self.seat)
        return f"Asked: {state.asked}. {self.words.prompt(view.state)}\n{moves_text(view.state)}"


def played_text(move: str) -> str:
    """How an answer names the move that was made: what was said may have been written otherwise."""
    return f"Played: {move}."


def check_unread(options: dict[str, Any]) -> None:
    """Refuse whatever would be read from a file: a client need not be on this machine."""
    if options.get("map", board_ids()[0]) not in board_ids():
        raise OptionsError(f"a board is one of {', '.join(board_ids())}")
    own = options.get("own_tiles", "") not in ("", *shipped_tiles())
    if own or any(options.get(name) for name in PATHS):
        raise OptionsError("nothing is read from files: no boards, markets or tiles of one's own")


def score_data(game: Game) -> dict[str, Any]:
    """The points of all seats by god, who is first, and whether that is final."""
    state = game.state
    points = {SEATS[seat]: score(state, seat) for seat in state.setup.seats}
    return {
        "over": state.over,
        "points": {seat: each.total for seat, each in points.items()},
        "by_god": {seat: each.by_name() for seat, each in points.items()},
        "ranking": [SEATS[seat] for seat in ranking(state)],
    }


def play_turn(seated: Seated, texts: Sequence[str]) -> str:
    """Make several moves; it stops at the first that is not legal, and says why. Those before it stand.

    Without any it says what can be played.
    """
    if not texts:
        return f"No move was given, so none was made.\n{seated.moves()}"
    told: list[str] = []
    for number, text in enumerate(texts, 1):
        try:
            told.append(seated.play(text))
        except Refused as error:
            left = len(texts) - number + 1
            told.append(f"Stopped at move {number} of {len(texts)} ({left} not made): {error}")
            if seated.asked():
                told.append(seated.moves())
            break
    # What may be done is of interest only after the last one.
    return "\n".join([*[each.partition("\nAsked:")[0] for each in told[:-1]], *told[-1:]])
