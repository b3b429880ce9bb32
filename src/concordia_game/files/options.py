"""Game options as plain data: checked, written and read in one place."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from concordia_game.engine.chance import WIDE
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import MOST_ALONE
from concordia_game.engine.kinds import Choice, Kind, Number
from concordia_game.engine.modules import in_play
from concordia_game.engine.options import OPTIONS, Options
from concordia_game.engine.things import PATH

MODULES = ("salt", "forum", "auction", "venus", "teams")

PATHS = tuple(name for name, option in OPTIONS.items() if option.kind is PATH)
"""Options that name a file: never accepted over the network."""


FIRST_OPTIONS = (
    "auction",
    "display",
    "edition",
    "fish",
    "fish_market",
    "forum",
    "intermediate_scoring",
    "map",
    "players",
    "salt",
    "start_without_goods",
)
"""Those that every set-up names. Nothing is added to this list: a later option is named only where it was
chosen, so that versions from before it read all other games."""


MOST_SEED = 2 * WIDE - 1


class OptionsError(ConcordiaError):
    """An option that does not exist, or a value that it can't have."""


def check_options(options: Options) -> None:
    """Refuse values that no game can have."""
    for name, option in OPTIONS.items():
        problem = _problem(option.kind, getattr(options, name))
        if problem:
            raise OptionsError(f"{name}: {problem}")
    if options.players > MOST_ALONE and not options.teams:
        raise OptionsError(f"players: {options.players} play in teams only")
    for name, needed in _unmet(options):
        raise OptionsError(f"{name}: it needs the {needed}")
    for module in in_play(options):
        problem = module.refusal(options)
        if problem:
            raise OptionsError(problem)


def check_seed(seed: int) -> None:
    """Refuse what is not a number, and numbers that no file would hold."""
    if type(seed) is not int or abs(seed) > MOST_SEED:
        raise OptionsError(f"seed: {seed!r} is not a whole number of at most 129 bits")


def _problem(kind: Kind, value: Any) -> str | None:
    """Why an option of this kind can't have this value."""
    if isinstance(kind, Number) and not kind.least <= value <= kind.most:
        return f"{value} is not between {kind.least} and {kind.most}"
    if isinstance(kind, Choice) and value not in kind.choices:
        return f"{value!r} is not one of {', '.join(repr(choice) for choice in kind.choices)}"
    return None


def _unmet(options: Options) -> Iterator[tuple[str, str]]:
    """Options that were chosen without another one that they need."""
    for name, option in OPTIONS.items():
        if option.needs and getattr(options, name) != option.default and not getattr(options, option.needs):
            yield name, option.needs


def options_data(options: Options) -> dict[str, Any]:
    """All options as plain data, in a fixed order."""
    return {name: getattr(options, name) for name in sorted(OPTIONS)}


def told_data(options: Options) -> dict[str, Any]:
    """The options of the first edition, and of later ones those that were chosen."""
    chosen = chosen_data(options)
    return {name: v for name, v in options_data(options).items() if name in FIRST_OPTIONS or name in chosen}


def chosen_data(options: Options) -> dict[str, Any]:
    """The options that differ from their default: those that nobody knew yet are left out, too."""
    return {name: value for name, value in options_data(options).items() if value != OPTIONS[name].default}


def options_from(data: Mapping[str, Any]) -> Options:
    """Options from plain data; one left out has its default, or is switched on by another that needs it."""
    for name, value in data.items():
        if name not in OPTIONS:
            raise OptionsError(f"{name}: there is no such option")
        wanted = type(OPTIONS[name].default)
        if type(value) is not wanted:
            raise OptionsError(f"{name}: {value!r} is not of type {wanted.__name__}")
    options = Options(**{**_brought(data), **data})
    check_options(options)
    return options


def _brought(data: Mapping[str, Any]) -> dict[str, bool]:
    """The options that chosen ones switch on, and those that these need in turn."""
    found: dict[str, bool] = {}
    for name, value in data.items():
        needed = OPTIONS[name].needs if value != OPTIONS[name].default else None
        while needed:
            found[needed] = True
            needed = OPTIONS[needed].needs
    return found


def check_market(options: Options, sides: Collection[str]) -> None:
    """Refuse a market board for a side other than the one in play."""
    if options.fish and options.fish not in sides:
        raise OptionsError(f"fish_market: the file is for {', '.join(sides)}, not for {options.fish}")


def recommended(options: Options, least: int, most: int) -> bool:
    """Whether the board is made for that many players (B1.1)."""
    return least <= options.players <= most
