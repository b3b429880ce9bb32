"""A user's own bot, from a Python file; errors in it are reported with its name and line."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from pathlib import Path
from random import Random
from traceback import extract_tb
from types import ModuleType
from typing import cast

from concordia_game.bots.bot import Bot, BotError
from concordia_game.engine.agenda import Decision
from concordia_game.engine.moves import Move
from concordia_game.engine.values import named
from concordia_game.engine.view import View


class OwnBot:
    """A bot that can't be trusted: its answers are checked before the engine sees them."""

    def __init__(self, name: str, source: str, attribute: str) -> None:
        self.name = name
        self.path = Path(source)
        self.bot = self._made(attribute)

    def __call__(self, view: View, decision: Decision, moves: list[Move], rng: Random, /) -> Move:
        """The bot's answer, if it is one of the moves."""
        setup = view.state.setup
        handed = [named(setup, move) for move in moves]
        try:
            move = self.bot(view, named(setup, decision), handed, rng)
            legal = move in moves
        except Exception as error:  # A user's bot may fail in any way; the reason is reported, not hidden.
            raise self._failed(error) from error
        if not legal:
            asked = type(decision).__name__
            raise BotError(f"{self.name}: {move!r} is not one of the {len(moves)} moves at {asked}")
        return move

    def _made(self, attribute: str) -> Bot:
        if not self.path.is_file():
            raise BotError(f"{self.path}: no such Python file")
        written = self.path.stat()
        try:
            module = _read_once(self.path.resolve(), f"{written.st_mtime_ns}_{written.st_size}")
            found = getattr(module, attribute, None)
            bot = found() if isinstance(found, type) else found
        except Exception as error:  # As above: loading the file and creating the bot run the user's code.
            raise self._failed(error) from error
        if not callable(bot):
            raise BotError(f"{self.name}: the file has no function or class {attribute!r}")
        return cast(Bot, bot)

    def _failed(self, error: Exception) -> BotError:
        """What went wrong, and the last line in the user's files that led to it."""
        folder = self.path.resolve().parent
        lines = [line for line in extract_tb(error.__traceback__) if Path(line.filename).parent == folder]
        where = f" ({Path(lines[-1].filename).name}, line {lines[-1].lineno})" if lines else ""
        return BotError(f"{self.name}: {type(error).__name__}: {error}{where}")


@cache
def _read_once(path: Path, version: str) -> ModuleType:
    """A file is loaded once per version and process: it may load a network, which can take a while."""
    spec = importlib.util.spec_from_file_location(f"{path.stem}_{version}", path)
    if spec is None or spec.loader is None:
        raise ImportError("not a Python file")
    module = importlib.util.module_from_spec(spec)
    # As an import does: dataclasses look up their module, and files next to it can be imported.
    sys.modules[spec.name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    spec.loader.exec_module(module)
    return module
