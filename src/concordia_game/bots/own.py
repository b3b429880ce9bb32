"""A user's own bot, from a Python file or a package; errors in it are reported with its name and line."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from random import Random
from traceback import extract_tb
from types import ModuleType
from typing import Any, cast

from concordia_game.bots.bot import Bot, BotError
from concordia_game.engine.agenda import Decision
from concordia_game.engine.moves import Move
from concordia_game.engine.values import named
from concordia_game.engine.view import View

GROUP = "concordia_game.bots"
"""The entry points by which an installed package offers its bots."""


@dataclass(frozen=True)
class Source:
    """A user's file, as it was when it was read."""

    path: Path
    version: str

    def read(self) -> ModuleType:
        """The module that it makes."""
        return _read_once(self.path, self.version)

    def __reduce__(self) -> tuple[object, ...]:
        return _source_read_again, (self.path, self.version)


def _source_read_again(path: Path, version: str) -> Source:
    """A source for pickle. Its classes are those of a module that only reading the file brings about."""
    source = Source(path, version)
    try:
        source.read()
    except Exception as error:  # As below: loading the file runs the user's code.
        raise _failed(str(path), path.parent, error) from error
    return source


class OwnBot:
    """A bot that can't be trusted: its answers are checked before the engine sees them."""

    def __init__(self, name: str, bot: Bot, source: Source | None = None) -> None:
        self.name = name
        self.source = source
        """Its file, if it has one: lines there are worth telling. Pickle needs it before the bot."""
        self.bot = bot

    def __call__(self, view: View, decision: Decision, moves: list[Move], rng: Random, /) -> Move:
        """The bot's answer, if it is one of the moves."""
        setup = view.state.setup
        handed = [named(setup, move) for move in moves]
        try:
            move = self.bot(view, named(setup, decision), handed, rng)
            legal = move in moves
        except Exception as error:  # A user's bot may fail in any way; the reason is reported, not hidden.
            folder = None if self.source is None else self.source.path.parent
            raise _failed(self.name, folder, error) from error
        if not legal:
            asked = type(decision).__name__
            raise BotError(f"{self.name}: {move!r} is not one of the {len(moves)} moves at {asked}")
        return move


def own_bot(name: str, source: str, attribute: str, settings: Mapping[str, str]) -> OwnBot:
    """The bot of a file, `path.py`, or of a module, `package.module`, with its arguments."""
    path = Path(source)
    if path.suffix != ".py" and not path.is_file() and source.replace(".", "").isidentifier():
        return _in_module(name, source, attribute, settings)
    if not path.is_file():
        raise BotError(f"{path}: no such Python file")
    written = path.stat()
    file = Source(path.resolve(), f"{written.st_mtime_ns}_{written.st_size}")
    try:
        found = getattr(file.read(), attribute, None)
        bot = made(found, settings)
    except Exception as error:  # As above: loading the file and creating the bot run the user's code.
        raise _failed(name, file.path.parent, error) from error
    if bot is None:
        raise BotError(f"{name}: the file has no function or class {attribute!r}")
    return OwnBot(name, bot, file)


def _in_module(name: str, source: str, attribute: str, settings: Mapping[str, str]) -> OwnBot:
    try:
        module = import_module(source)
        found: Any = module
        for part in attribute.split("."):
            found = getattr(found, part, None)
        bot = made(found, settings)
    except Exception as error:  # As above.
        raise _failed(name, None, error) from error
    if bot is None:
        raise BotError(f"{name}: the module has no function or class {attribute!r}")
    return OwnBot(name, bot)


def offered() -> dict[str, EntryPoint]:
    """The bots that installed packages offer, by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def offered_bot(name: str, entry: EntryPoint, settings: Mapping[str, str]) -> OwnBot:
    """A bot that an installed package offers."""
    return own_bot(name, entry.module, entry.attr, settings)


def made(found: object, settings: Mapping[str, str]) -> Bot | None:
    """A bot from what a name stands for: a class is instantiated with the settings, a function gets them
    with every call. None if it is neither."""
    given = {key: _value(text) for key, text in settings.items()}
    if isinstance(found, type):
        bot = found(**given)
        return cast(Bot, bot) if callable(bot) else None
    if not callable(found):
        return None
    return cast(Bot, partial(found, **given) if given else found)


def _value(text: str) -> int | float | bool | str:
    """A setting as Python has it: a number, true or false, or else a text."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return {"true": True, "false": False}.get(text, text)


def _failed(name: str, folder: Path | None, error: Exception) -> BotError:
    """What went wrong, and the last line in the user's files that led to it."""
    lines = [line for line in extract_tb(error.__traceback__) if Path(line.filename).parent == folder]
    where = f" ({Path(lines[-1].filename).name}, line {lines[-1].lineno})" if lines else ""
    return BotError(f"{name}: {type(error).__name__}: {error}{where}")


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
