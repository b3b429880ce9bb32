"""Which version of the package runs."""

from __future__ import annotations

import concordia_game


def version() -> str:
    """The package's version, looked up when asked: what the package itself imports asks, too."""
    return concordia_game.__version__
