"""Writes the Serbian catalogue in Cyrillic from the Latin one: `python -m concordia_game.i18n.cyrillic`."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Span, TextElement
from fluent.syntax.visitor import Visitor

KEPT = {
    "Antiochia",
    "BBCode",
    "BG",
    "Balearica",
    "Byzantium",
    "Concordia",
    "Cyprus",
    "Discord",
    "Gerdts",
    "Hispania",
    "Imperium",
    "Italia",
    "JSON",
    "Julius",
    "Mac",
    "Magnus",
    "Matrix",
    "PD",
    "Piscatus",
    "Præfectus",
    "QR",
    "Roma",
    "Saguntum",
    "Shift",
    "Slack",
    "Stats",
    "Verlag",
    "Victoria",
    "public",
    "url",
}
"""Names, and what is typed, which are Latin in every language."""

SWAPPED = {"latinica": "ћирилица"}
"""What the alphabets call themselves."""

_PAIRS = {"lj": "љ", "nj": "њ", "dž": "џ"}
_LATIN = "abcčćdđefghijklmnoprsštuvzž"
_CYRILLIC = "абцчћдђефгхијклмнопрсштувзж"
_LETTERS = dict(zip(_LATIN, _CYRILLIC, strict=True)) | _PAIRS
_LETTER = re.compile("|".join([*_PAIRS, *_LATIN]), re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_]+")


def word_in_cyrillic(word: str) -> str:
    """A word letter by letter; a Latin name stays as it is, and an alphabet names itself."""
    return word if word in KEPT else SWAPPED.get(word) or _LETTER.sub(_letter, word)


def _letter(match: re.Match[str]) -> str:
    letter = match.group()
    cyrillic = _LETTERS[letter.lower()]
    return cyrillic if letter.islower() else cyrillic.upper()


def text_in_cyrillic(text: str) -> str:
    """Every word of a text."""
    return _WORD.sub(lambda match: word_in_cyrillic(match.group()), text)


class _Spans(Visitor):
    """Where the words of a catalogue stand, between ids, variables and comments."""

    def __init__(self) -> None:
        self.found: list[Span] = []

    def visit_TextElement(self, node: BaseNode) -> None:  # noqa: N802 - Fluent looks it up by the node's name
        assert isinstance(node, TextElement)
        assert node.span is not None
        self.found.append(node.span)


def catalogue_in_cyrillic(source: str) -> str:
    """A Fluent text with its words in Cyrillic."""
    spans = _Spans()
    spans.visit(FluentParser().parse(source))
    parts, at = [], 0
    for span in spans.found:
        parts += [source[at : span.start], text_in_cyrillic(source[span.start : span.end])]
        at = span.end
    return "".join([*parts, source[at:]])


def main() -> None:
    """Write the Cyrillic catalogue anew."""
    folder = Path(__file__).parent
    for latin in sorted(folder.joinpath("sr-Latn").glob("*.ftl")):
        cyrillic = folder.joinpath("sr-Cyrl", latin.name)
        cyrillic.write_text(catalogue_in_cyrillic(latin.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
