"""Texts of people as they are kept: plain, and without what could change the look of the page around them."""

from __future__ import annotations

from unicodedata import category

UNWANTED = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Control characters, invisible ones such as those that turn the direction of writing, line separators."""

JOINERS = "\u200c\u200d"
"""Invisible, but parts of words and of emoji."""

MARKS = ("Mn", "Me")
MOST_MARKS = 4
"""Marks on a letter: more of them would pile up over the lines above."""


def clean_said(text: str) -> str:
    """What somebody says: on one line."""
    return " ".join(_cleaned(text, "").split())


def clean_note(text: str) -> str:
    """Notes keep their lines."""
    return _cleaned(text.replace("\r\n", "\n"), "\n").rstrip()


def _cleaned(text: str, kept: str) -> str:
    found: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if category(letter) in MARKS else 0
        if marks > MOST_MARKS:
            continue
        wanted = letter in kept or letter in JOINERS or category(letter) not in UNWANTED
        if wanted or category(letter) != "Cf":
            found.append(letter if wanted else " ")
    return "".join(found)
