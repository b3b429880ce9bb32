"""What a language model has said, read as it was meant: as a line of a list, quoted, or with capitals."""

from __future__ import annotations

import re
from collections.abc import Collection

_BULLET = re.compile(r"^(?:[-*+•–]|\d+[.)]) ")  # noqa: RUF001
_AROUND = " []()`'\"“”‘’*.,:;!"  # noqa: RUF001
"""What may stand around a text. No move, seat or topic begins or ends with any of it."""


def cleaned(said: str) -> str:
    """A text without list bullet, brackets, quotes and what comes after a colon, in small letters.

    `- Mercator: +3 sestertii`, a line of the legal moves, becomes `mercator`; a move's text stays as it is.
    """
    text, before = " ".join(said.split()).lower(), None
    # One may stand within another: a quoted line begins with a quotation mark, then a bullet.
    while text != before:
        before = text
        text = _BULLET.sub("", text).partition(": ")[0].strip(_AROUND)
    return text


def move_meant(said: str, legal: Collection[str]) -> str:
    """The move that was named: a legal one exactly as it is written, or else what was said, cleaned."""
    exact = " ".join(said.split())
    return exact if exact in legal else cleaned(said)
