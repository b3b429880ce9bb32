"""Where output goes: tables and colour on a terminal, plain text in a pipe, JSON where it is asked for."""

from __future__ import annotations

import json
import re
import sys
from typing import IO, Any, TextIO, cast

from rich.console import Console, RenderableType

from concordia_game.engine.__main__ import COMPILED
from concordia_game.i18n.sentences import Sentences

OK = 0
REFUSED = 1
USAGE = 2

SEAT_STYLES = ("red", "green", "bright_blue", "yellow", "bright_black", "black on white")
GOOD_STYLES = ("bright_red", "yellow", "cyan", "magenta", "bright_blue", "bold", "bright_cyan")


class _Trimmed:
    """A stream that drops the blanks with which tables fill their lines."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        return self.stream.write(re.sub(r"[ \u00a0]+$", "", text, flags=re.MULTILINE))

    def flush(self) -> None:
        self.stream.flush()

    @property
    def encoding(self) -> str:
        return self.stream.encoding


def terminal() -> Console:
    """A console on the present standard output; in a pipe it writes plain text."""
    if sys.stdout.isatty():
        return Console(highlight=False, emoji=False, markup=False)
    stream = cast(IO[str], _Trimmed(sys.stdout))
    return Console(file=stream, highlight=False, emoji=False, markup=False)


def show(*things: RenderableType) -> None:
    """Print to standard output."""
    console = terminal()
    for thing in things:
        console.print(thing)


def show_json(data: Any) -> None:
    """Print one JSON document."""
    print(json.dumps(data, ensure_ascii=False))


def warn(text: str) -> None:
    """A line for the reader that is no part of the output."""
    print(text, file=sys.stderr)


def note_engine(words: Sentences) -> None:
    """Say it in one line if the slow engine is in use."""
    if not COMPILED:
        warn(words.say("terminal-pure-engine"))
