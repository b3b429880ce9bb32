"""Game options as plain data: checked, written and read in one place."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from concordia_game.engine.kinds import Choice
from concordia_game.engine.setup import Options

MODULES = ("salt", "forum", "auction")

CHOICES: dict[str, tuple[str, ...]] = {
    name: kind.choices for name, kind in Options.fields.items() if isinstance(kind, Choice)
}


class OptionsError(ValueError):
    """An option that does not exist, or a value that it can't have."""


def check_options(options: Options) -> None:
    """Refuse values that no game can have."""
    if not 2 <= options.players <= 5:
        raise OptionsError(f"players: {options.players} is not between 2 and 5")
    for name, allowed in CHOICES.items():
        value = getattr(options, name)
        if value not in allowed:
            shown = ", ".join(repr(choice) for choice in allowed)
            raise OptionsError(f"{name}: {value!r} is not one of {shown}")
    if options.auction and not options.forum:
        raise OptionsError("auction: it needs the forum")


def options_data(options: Options) -> dict[str, Any]:
    """The options as plain data, in a fixed order."""
    return {name: getattr(options, name) for name in sorted(Options.fields)}


def options_from(data: Mapping[str, Any]) -> Options:
    """Options from plain data; what is left out has its default."""
    known = {name: type(value) for name, value in options_data(Options()).items()}
    for name, value in data.items():
        if name not in known:
            raise OptionsError(f"{name}: there is no such option")
        if type(value) is not known[name]:
            raise OptionsError(f"{name}: {value!r} is not of type {known[name].__name__}")
    # The auction is a way to begin with the forum.
    options = Options(**{"forum": bool(data.get("auction", False)), **data})
    check_options(options)
    return options


def check_market(options: Options, sides: Collection[str]) -> None:
    """Refuse a market board of another side than the one played."""
    if options.fish and options.fish not in sides:
        raise OptionsError(f"fish_market: the file is for {', '.join(sides)}, not for {options.fish}")


def recommended(options: Options, least: int, most: int) -> bool:
    """Whether the board is made for that many players (B1.1)."""
    return least <= options.players <= most
