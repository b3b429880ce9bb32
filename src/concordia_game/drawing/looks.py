"""The looks of things, read from what the page uses: its two style sheets, its symbols.

Styles become attributes of the elements themselves, without variables: programs that know no style sheets
show such a picture, too, and it changes nothing in a page that it stands in. What is drawn for our own page
(`for_the_page`) leaves its looks to the page's style sheets instead, so it follows the reader's colours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files

from concordia_game.engine.ids import SEATS

ART = files("concordia_game.drawing").joinpath("art")

_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_VARIABLE = re.compile(r"var\((--[\w-]+)(?:, *([^()]+))?\)")
_SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
_PAGES_OWN = {"background", "display", "font-variant-ligatures"}
"""Properties that only a page needs."""

_paged: ContextVar[bool] = ContextVar("paged", default=False)


@contextmanager
def for_the_page() -> Iterator[None]:
    """Whatever is drawn meanwhile stands in our page: its style sheets, variables and symbols are there."""
    before = _paged.set(True)
    try:
        yield
    finally:
        _paged.reset(before)


@cache
def _rules(sheet: str) -> dict[str, dict[str, str]]:
    """The declarations of each selector of a style sheet."""
    plain = _COMMENT.sub("", ART.joinpath(sheet).read_text("utf-8"))
    found: dict[str, dict[str, str]] = {}
    for selector, body in _RULE.findall(plain):
        pairs = [line.partition(":") for line in body.split(";") if line.strip()]
        found[selector.strip()] = {name.strip(): value.strip() for name, _, value in pairs}
    return found


def look(*selectors: str, **own: str) -> dict[str, str]:
    """What the board's style sheet says: later selectors win, `own` are variables of the element's place."""
    if _paged.get():
        named = ";".join(f"--{name.replace('_', '-')}:{value}" for name, value in own.items())
        return {"style": named} if own else {}
    rules = _rules("board.css")
    variables = {**rules[".board"], **{f"--{name.replace('_', '-')}": value for name, value in own.items()}}
    found: dict[str, str] = {}
    for selector in selectors:
        found |= rules[f".board {selector}".strip()]
    kept = {name: value for name, value in found.items() if not name.startswith("--")}
    return {name: _resolved(value, variables) for name, value in kept.items() if name not in _PAGES_OWN}


def board_color(name: str) -> str:
    """A colour of the board by its variable."""
    if _paged.get():
        return f"var(--{name})"
    return _rules("board.css")[".board"][f"--{name}"]


def color(name: str) -> str:
    """A colour or a family of letters of the page by day."""
    if _paged.get():
        return f"var(--{name})"
    return _rules("palette.css")[":root"][f"--{name}"].replace('"', "")


def god_color(god: str) -> str:
    """The colour of the cards that a god rewards."""
    colors = _rules("palette.css")[":root"]
    return colors.get(f"--god-{god}", colors["--god-any"])


@cache
def seat_colors() -> dict[str, str]:
    """The colour of each seat."""
    named = _rules("board.css")[":root"]
    found = {seat: named.get(f"--seat-{seat}", named["--seat-any"]) for seat in SEATS}
    return {seat: _resolved(value, named) for seat, value in found.items()}


def tinted(what: str, value: str) -> dict[str, str]:
    """The look of a symbol with a colour of its own: that of a `seat`, by its name, or of a `province`."""
    if _paged.get():
        return {"style": f"--{what}:{f'var(--seat-{value})' if what == 'seat' else value}"}
    return {"color": seat_colors()[value] if what == "seat" else value}


def paints(selector: str = ":root", start: str = "--paint-") -> dict[str, str]:
    """Colours that a rule of the board's style sheet lists, by what follows the start of their names."""
    rules = _rules("board.css")
    listed = rules[selector].items()
    return {name.removeprefix(start): value for name, value in listed if name.startswith(start)}


def _resolved(value: str, variables: dict[str, str]) -> str:
    # One variable may stand in for another, so the inner ones come first.
    while _VARIABLE.search(value):
        value = _VARIABLE.sub(lambda match: variables.get(match[1], match[2]), value)
    return value.replace('"', "")


@cache
def symbols() -> dict[str, str]:
    """Every symbol by its id. Their one variable, a seat's or a province's colour, becomes `currentColor`."""
    texts = [ART.joinpath(name).read_text("utf-8") for name in ("symbols.svg", "emblems.svg")]
    found = {match[1]: match[0] for text in texts for match in _SYMBOL.finditer(text)}
    return {id: re.sub(r">\s+<", "><", _VARIABLE.sub("currentColor", drawn)) for id, drawn in found.items()}


def symbol(id: str) -> str:
    """The symbol of an id, or the one that stands for any of its family where nobody has drawn it."""
    stand_in = f"{id.partition('-')[0]}-any"
    return id if id in symbols() or stand_in not in symbols() else stand_in
