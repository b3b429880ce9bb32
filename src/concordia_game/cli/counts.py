"""Arguments that are numbers: what can't be meant is refused before anything begins."""

from __future__ import annotations

from argparse import ArgumentTypeError

LARGEST_PORT = 65_535


def positive(text: str) -> int:
    """A number that counts something: at least 1."""
    return _number(text, 1, None)


def natural(text: str) -> int:
    """A number that may be none: at least 0."""
    return _number(text, 0, None)


def port(text: str) -> int:
    """A port to listen on; 0 is any that is free."""
    return _number(text, 0, LARGEST_PORT)


def _number(text: str, least: int, most: int | None) -> int:
    try:
        number = int(text)
    except ValueError as error:
        raise ArgumentTypeError(f"{text!r} is not a whole number") from error
    if number < least:
        raise ArgumentTypeError(f"at least {least}")
    if most is not None and number > most:
        raise ArgumentTypeError(f"at most {most}")
    return number
