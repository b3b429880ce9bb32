"""The plurals of whole numbers, by the names that CLDR gives them."""

from __future__ import annotations

from collections.abc import Callable


def _one_or_other(count: int) -> str:
    return "one" if count == 1 else "other"


def _french(count: int) -> str:
    return "one" if count in (0, 1) else "other"


def _slavic(count: int) -> str | None:
    """`one` for 21 but not for 11, `few` for 22 but not for 12."""
    ones, teens = count % 10, count % 100 in range(11, 15)
    if ones == 1 and not teens:
        return "one"
    return "few" if ones in (2, 3, 4) and not teens else None


def _russian(count: int) -> str:
    return _slavic(count) or "many"


def _serbian(count: int) -> str:
    return _slavic(count) or "other"


_RULES: dict[str, Callable[[int], str]] = {"fr": _french, "ru": _russian, "sr": _serbian}
"""Languages that do not count like English, Italian, German and many more."""


def plural(language: str, count: int) -> str:
    """The plural that a number takes in a language, whatever its script or region."""
    return _RULES.get(language.split("-", maxsplit=1)[0], _one_or_other)(abs(count))
