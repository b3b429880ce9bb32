"""The log of a game at the terminal: a line for each turn, told when it is over."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from concordia_game.cli.output import SEAT_STYLES
from concordia_game.engine.events import Event, TurnBegan
from concordia_game.engine.ids import SEATS, Seat
from concordia_game.games.game import Game
from concordia_game.i18n.sentences import Sentences
from concordia_game.i18n.telling import tell

SHOWN = 20


class Log:
    """Collects events and tells them, a turn at a time or a move at a time."""

    def __init__(self, words: Sentences, game: Game, console: Console) -> None:
        self.words = words
        self.game = game
        self.console = console
        self.pending: list[Event] = []
        self.turn = 0
        self.told: list[tuple[int, int, list[Event]]] = []
        """What has been told, with the ply and the turn at which it was."""

    def note(self, events: Iterable[Event]) -> None:
        """Take events in; a new turn tells the one before."""
        for event in events:
            if isinstance(event, TurnBegan):
                self.flush()
                self.turn = event.turn
            self.pending.append(event)

    def flush(self) -> None:
        """Tell what has not been told."""
        line = tell(self.words, self.game.setup, self.pending)
        if line:
            self.told.append((self.game.ply, self.turn, self.pending))
            self.console.print(coloured(self.words, line))
        self.pending = []

    def cut(self) -> None:
        """Forget what was taken back."""
        self.pending = []
        self.told = [entry for entry in self.told if entry[0] <= self.game.ply]
        self.turn = self.game.state.turn

    def show(self) -> None:
        """The last turns, each on a line of its own."""
        turns: dict[int, list[Event]] = {}
        for _, turn, events in self.told:
            turns.setdefault(turn, []).extend(events)
        for events in list(turns.values())[-SHOWN:]:
            self.console.print(coloured(self.words, tell(self.words, self.game.setup, events)))


def coloured(words: Sentences, line: str) -> Text:
    """A line with the seats in their colours."""
    text = Text(line)
    for seat in range(len(SEATS)):
        text.highlight_words([words.seat(Seat(seat))], f"bold {SEAT_STYLES[seat]}")
    return text
