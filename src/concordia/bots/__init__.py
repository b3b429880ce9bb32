"""Bots: who plays where nobody sits."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final, cast

from concordia.bots.bot import Bot, view_for

__all__ = ["BOTS", "Bot", "BotError", "load_bot", "view_for"]

BOTS: Final[dict[str, str]] = {
    "easy": "concordia.bots.levels:Easy",
    "normal": "concordia.bots.levels:Normal",
    "hard": "concordia.bots.levels:Hard",
    "greedy": "concordia.bots.greedy_bot:greedy_bot",
    "random": "concordia.bots.random_bot:random_bot",
}
"""The bots that come with the game, as `module:name`; a module is imported when its bot is asked for."""


class BotError(ValueError):
    """A bot that can't be found or started."""


def load_bot(name: str) -> Bot:
    """A bot of the game by its name, or a user's own as `path.py:Name`: a function or a class."""
    source, colon, attribute = BOTS.get(name, name).rpartition(":")
    if not colon:
        raise BotError(f"{name!r}: there is no such bot; there are {', '.join(BOTS)}, or give path.py:Name")
    module = importlib.import_module(source) if name in BOTS else _module_of_file(Path(source))
    return _made(getattr(module, attribute, None), name)


def _made(found: object, name: str) -> Bot:
    bot = found() if isinstance(found, type) else found
    if not callable(bot):
        raise BotError(f"{name}: nothing of that name can be called as a bot")
    return cast(Bot, bot)


def _module_of_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise BotError(f"{path}: no such Python file")
    written = path.stat()
    return _read_once(path.resolve(), f"{written.st_mtime_ns}_{written.st_size}")


@cache
def _read_once(path: Path, version: str) -> ModuleType:
    """A version of a file is read once in a process: it may load a network that takes longer than a game."""
    spec = importlib.util.spec_from_file_location(f"{path.stem}_{version}", path)
    if spec is None or spec.loader is None:
        raise BotError(f"{path}: no such Python file")
    module = importlib.util.module_from_spec(spec)
    # As an import would: dataclasses look their module up, and files beside it can be imported.
    sys.modules[spec.name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # A user's file may fail in any way; the reason is told, not hidden.
        raise BotError(f"{path}: {type(error).__name__}: {error}") from error
    return module
