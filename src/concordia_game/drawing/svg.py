"""SVG as text: elements, numbers, and words that fit where they have to."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape as escape_marks
from unicodedata import east_asian_width

_NO_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML document may contain, in whatever form."""

Attributes = Mapping[str, str | float]
NOTHING: Attributes = {}
PER_LETTER = 0.66
"""How wide letters are on average in the widest of the usual families, as a share of their height."""


def number(value: float) -> str:
    """A number as short as a picture allows."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def element(name: str, inner: str = "", look: Attributes = NOTHING, /, **given: str | float) -> str:
    """An element; an underscore stands for a hyphen, one at the end for nothing (`class_`).

    >>> element("circle", "", {"stroke-width": "2"}, class_="halt", r=7.5)
    '<circle class="halt" r="7.5" stroke-width="2"/>'
    """
    named = {key.rstrip("_").replace("_", "-"): value for key, value in given.items()}
    written = "".join(f' {key}="{_value(value)}"' for key, value in {**named, **look}.items())
    return f"<{name}{written}>{inner}</{name}>" if inner else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def escape(words: str) -> str:
    """Words as XML has them; what it can't have is shown as missing."""
    return escape_marks(_NO_XML.sub("\ufffd", words))


def use(symbol: str, x: float, y: float, size: float, look: Attributes = NOTHING) -> str:
    """A symbol with its middle at a place."""
    half = size / 2
    return element("use", "", look, href=f"#{symbol}", x=x - half, y=y - half, width=size, height=size)


def group(class_: str, *parts: str, look: Attributes = NOTHING) -> str:
    """Parts that belong together; nothing if there is none."""
    inner = "".join(parts)
    return element("g", inner, look, class_=class_) if inner else ""


def width_of(words: str, size: float) -> float:
    """How much room a text needs, as far as its letters can be guessed; far eastern ones are squares."""
    squares = sum(east_asian_width(letter) in "WF" for letter in words)
    return (squares + (len(words) - squares) * PER_LETTER) * size


def text(words: str, x: float, y: float, size: float, look: Attributes = NOTHING, room: float = 0) -> str:
    """A line of text on a baseline; what is too long for the room is cut, then pressed together."""
    fitted: dict[str, str | float] = {}
    if room and width_of(words, size) > room:
        words = _cut(words, size, room * 1.25)
        fitted = {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}
    return element("text", escape(words), {**fitted, **look}, x=x, y=y, font_size=size)


def _cut(words: str, size: float, room: float) -> str:
    kept = words
    while kept and width_of(kept + "…", size) > room:
        kept = kept[:-1]
    return words if kept == words else kept.rstrip() + "…"
