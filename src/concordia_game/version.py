"""Which version of the package runs."""

from __future__ import annotations

from concordia_game import __version__


def version() -> str:
    """The package's version."""
    return __version__
