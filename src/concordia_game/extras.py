"""Optional parts: what they need is installed as an extra of the package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from concordia_game.engine.errors import ConcordiaError


class MissingExtra(ConcordiaError):
    """A library that comes with an extra is not installed."""


def install(extra: str) -> str:
    """The command that installs an extra."""
    return f"pip install 'concordia-game[{extra}]'"


@contextmanager
def extra(name: str, purpose: str) -> Iterator[None]:
    """Wraps imports that need an extra: a missing one is reported with the command that installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith(__package__):
            raise
        raise MissingExtra(f"{purpose} needs {error.name}: {install(name)}") from error
