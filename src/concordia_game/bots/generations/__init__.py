"""The generations of the game's bots: how each one searches and what it values, as data.

A generation is a folder with `levels.json`, the settings of its levels, `weights.json`, those of its value
unless they are the ones of the generation before, and possibly `network.json`, which corrects the value. Once
it is no longer on trial it is never changed again, so that a later one can be measured against it.
`chances.json` has what makes chances of its margins (`concordia calibrate`): no bot plays by it.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from concordia_game.bots.bot import BotError
from concordia_game.bots.names import Weights
from concordia_game.bots.network import Network, network_from
from concordia_game.bots.weights import weights_from

GENERATIONS: Final[tuple[int, ...]] = (1, 2, 3)
LATEST: Final = 3
"""The generation that plays where none is named. A newer one is on trial until it has chances of its own, and
puzzles that were made with it."""

Setting = int | float | dict[int, int] | dict[int, float]
"""A number, or one for each number of players."""

Settings = dict[str, Setting]

SINCE: Final[Settings] = {
    "exact_end": 0,
    "leaves": 1,
    "taste": 0.0,
    "follow": 0,
    "busy": 1.0,
    "busy_width": 0,
    "visits": 0,
    "rivals": 1.0,
}
SINCE_AHEAD: Final[Settings] = {
    "ahead_reranked": 0,
    "ahead_busy": 1.0,
    "ahead_visits": 0,
    "ahead_market_width": 0,
}
"""Settings younger than the first generation, as it plays: those of all levels, and of those that play on."""

WEIGHTS: Final = "weights.json"
NETWORK: Final = "network.json"
CHANCES: Final = "chances.json"


def trained_weights(generation: int = LATEST) -> dict[int, Weights]:
    """The weights of a generation's value, by the number of players."""
    return _weights(generation)


def weights_file(generation: int = LATEST) -> str:
    """Where the weights of a generation are, as a setting of bots names them."""
    return str(_file(_last_with(generation, WEIGHTS), WEIGHTS))


def trained_network(generation: int = LATEST) -> Network | None:
    """The network that corrects a generation's value, if it has one."""
    return _network(generation)


def trained_chances(generation: int = LATEST) -> dict[str, dict[str, list[float]]]:
    """The figures that turn margins into chances, by kind of table.

    A generation that has none yet takes those of the one before: its margins are in points, too.
    """
    return _chances(generation)


# Caches that are asked by position: with a default they would keep the latest generation twice.
@cache
def _weights(generation: int) -> dict[int, Weights]:
    return weights_from(json.loads(_text(_last_with(generation, WEIGHTS), WEIGHTS)))


@cache
def _network(generation: int) -> Network | None:
    if not _file(generation, NETWORK).is_file():
        return None
    return network_from(json.loads(_text(generation, NETWORK)))


@cache
def _chances(generation: int) -> dict[str, dict[str, list[float]]]:
    text = _text(_last_with(generation, CHANCES), CHANCES)
    found: dict[str, dict[str, list[float]]] = json.loads(text)["tables"]
    return found


@cache
def judgement(generation: int) -> str:
    """A digest of all that a generation judges positions by: another one when any of its figures changes."""
    kept = [_text(_last_with(generation, name), name) for name in (WEIGHTS, CHANCES)]
    corrected = _text(generation, NETWORK) if _file(generation, NETWORK).is_file() else ""
    return sha256("\0".join([str(generation), *kept, corrected]).encode()).hexdigest()


def settings_of(level: str, generation: int = LATEST) -> Settings:
    """The settings of a level; the caller may change them."""
    levels: dict[str, dict[str, int | float | dict[str, int]]] = json.loads(_text(generation, "levels.json"))
    if level not in levels:
        raise BotError(f"generation {generation} has no {level!r}; it has {', '.join(levels)}")
    given = {name: _by_players(setting) for name, setting in levels[level].items()}
    return {**given, **(SINCE | SINCE_AHEAD if "candidates" in given else SINCE), **given}


def changed(settings: Settings, changes: dict[str, str]) -> Settings:
    """Settings with some changed: one number for all where there is one for each number of players."""
    found = dict(settings)
    for name, text in changes.items():
        if name not in settings:
            raise BotError(f"there is no setting {name!r}; choose from {', '.join(settings)}")
        found[name] = _read(name, text, settings[name])
    return found


@cache
def _text(generation: int, name: str) -> str:
    return _file(generation, name).read_text("utf-8")


def _last_with(generation: int, name: str) -> int:
    """The generation, or the last one before it, that has a file of this name."""
    while generation > GENERATIONS[0] and not _file(generation, name).is_file():
        generation -= 1
    return generation


def _file(generation: int, name: str) -> Traversable:
    if generation not in GENERATIONS:
        listed = ", ".join(map(str, GENERATIONS))
        raise BotError(f"there is no generation {generation}; choose from {listed}")
    return files(__name__).joinpath(str(generation), name)


def _by_players(setting: int | float | dict[str, int]) -> Setting:
    if isinstance(setting, dict):
        return {int(players): number for players, number in setting.items()}
    return setting


def _read(name: str, text: str, before: Setting) -> Setting:
    """A setting of the same kind as before."""
    if isinstance(before, dict):
        number = next(iter(before.values()))
        return dict.fromkeys(before, _number(name, text, number))
    return _number(name, text, before)


def _number(name: str, text: str, before: int | float) -> int | float:
    try:
        found = type(before)(text)
    except ValueError as error:
        kind = "whole number" if isinstance(before, int) else "number"
        raise BotError(f"{name}={text}: a {kind} is expected, such as {before}") from error
    if found < 0:
        raise BotError(f"{name}={text}: it can't be below 0")
    return found
