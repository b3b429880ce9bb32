"""Which version of the package runs."""

from __future__ import annotations

from concordia import __version__


def version() -> str:
    """The package's version."""
    return __version__
