"""Keeping the record of a game at the terminal: where it goes, and what is said about it."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from concordia_game.files.record import write_record
from concordia_game.games.game import Game
from concordia_game.i18n.sentences import Sentences


class Keeper:
    """Writes the record, to the file named with `--save` or to one of its own making."""

    def __init__(self, words: Sentences, game: Game, path: str | None) -> None:
        self.words = words
        self.game = game
        self.path = path

    def default(self) -> str:
        """A name for the record of a game that nobody named, and that no other file has."""
        stem = f"{self.game.setup.board.id}-{self.game.setup.seed}"
        names = (f"{stem}{f'-{number}' if number else ''}.record" for number in count())
        return next(name for name in names if not Path(name).exists())

    def save(self, path: str | None = None) -> str:
        """Write the record and say where."""
        self.path = path or self.path or self.default()
        try:
            Path(self.path).write_text(write_record(self.game.record()), "utf-8", newline="\n")
        except OSError as error:
            return self.words.say("terminal-not-saved", path=self.path, problem=str(error.strerror))
        use = "replay" if self.game.over else "play --resume"
        return self.words.say("terminal-saved", path=self.path, command=f"concordia {use} {self.path}")
