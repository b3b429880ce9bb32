"""What the layers above make of a position: a drawing, a picture, a line of text.

The engine knows neither files nor pens. Those who do enter their way into `WAYS` when the package is
imported, so that a state can offer it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

WAYS: Final[dict[str, Callable[[Any], Any]]] = {}
"""The ways by name: `text`, `svg`, `line`, `read_line`."""


def make(way: str, of: object) -> Any:
    """Something made of a position, or a position made of a text."""
    return WAYS[way](of)
