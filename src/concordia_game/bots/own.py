"""A user's own bot, from a Python file or a package; errors in it are reported with its name and line."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Mapping
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


class OwnBot:
    """A bot that can't be trusted: its answers are checked before the engine sees them."""

    def __init__(self, name: str, bot: Bot, folder: Path | None = None) -> None:
        self.name = name
        self.bot = bot
        self.folder = folder
        """Where its file is: lines in it are worth telling."""

    def __call__(self, view: View, decision: Decision, moves: list[Move], rng: Random, /) -> Move:
        """The bot's answer, if it is one of the moves."""
        setup = view.state.setup
        handed = [named(setup, move) for move in moves]
        try:
            move = self.bot(view, named(setup, decision), handed, rng)
            legal = move in moves
        except Exception as error:  # A user's bot may fail in any way; the reason is reported, not hidden.
            raise _failed(self.name, self.folder, error) from error
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
    written, folder = path.stat(), path.resolve().parent
    try:
        module = _read_once(path.resolve(), f"{written.st_mtime_ns}_{written.st_size}")
        found = getattr(module, attribute, None)
        bot = made(found, settings)
    except Exception as error:  # As above: loading the file and creating the bot run the user's code.
        raise _failed(name, folder, error) from error
    if bot is None:
        raise BotError(f"{name}: the file has no function or class {attribute!r}")
    return OwnBot(name, bot, folder)


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
    return OwnBot(name, bot, None)


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
