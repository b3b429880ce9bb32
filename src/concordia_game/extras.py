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
    """Around the imports that the extra brings: a missing one is told with the command that helps."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith(__package__):
            raise
        raise MissingExtra(f"{purpose} needs {error.name}: {install(name)}") from error
