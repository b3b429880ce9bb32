"""The levels of play, made from the settings of their generation. Every seat gets a bot of its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

from concordia_game.bots.bot import BotError
from concordia_game.bots.deep import Deep
from concordia_game.bots.generations import (
    LATEST,
    Settings,
    changed,
    settings_of,
    trained_network,
    trained_weights,
)
from concordia_game.bots.names import Weights
from concordia_game.bots.network import Network, read_network
from concordia_game.bots.planning import Chooser, Distracted, PlanningBot, best_end
from concordia_game.bots.weights import read_weights
from concordia_game.engine.moves import Move
from concordia_game.engine.state import State

PLAYERS = range(2, 7)

NETWORK = "network"
"""The setting that names a network's file."""

WEIGHTS = "weights"
"""The setting that names a file of weights, as `concordia train` writes it."""


def level(name: str, generation: int = LATEST, changes: dict[str, str] | None = None) -> PlanningBot:
    """A bot that plays at a level: easy, normal, hard or master, as it was in a generation.

    Besides its settings, the changes may name the files of a network or of weights on trial.
    """
    numbers = dict(changes or {})
    path = numbers.pop(NETWORK, None)
    weights = numbers.pop(WEIGHTS, None)
    settings = changed(settings_of(name, generation), numbers)
    bot = PlanningBot(
        chooser(settings),
        whole(settings, "width"),
        whole(settings, "nodes"),
        shares(settings, "share"),
        shares(settings, "team_share"),
        trained_weights(generation) if weights is None else _weights(weights),
        whole(settings, "glance"),
        whole(settings, "foresight"),
        trained_network(generation) if path is None else _network(path),
        whole(settings, "reranked"),
        whole(settings, "last_turn"),
        whole(settings, "exact_end") > 0,
        whole(settings, "leaves") > 0,
        float_of(settings, "taste"),
        whole(settings, "follow") > 0,
        float_of(settings, "busy"),
        whole(settings, "busy_width"),
        whole(settings, "visits"),
        float_of(settings, "rivals"),
    )
    bot.made = name, generation, dict(changes or {})
    return bot


def revived(
    name: str, generation: int, changes: dict[str, str], plan: list[tuple[State, Move]], nodes: int
) -> PlanningBot:
    """A bot that was taken apart, as by pickle."""
    bot = level(name, generation, changes)
    bot.plan = plan
    bot.nodes = nodes
    return bot


@cache
def _network(path: str) -> Network:
    return read_network(Path(path))


def _weights(path: str) -> dict[int, Weights]:
    """Weights from a file; they are read again if it was written again, as training does."""
    try:
        written = Path(path).stat()
        return _weights_of(path, written.st_mtime_ns, written.st_size)
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise BotError(f"{WEIGHTS}={path}: no weights can be read there: {error}") from error


@cache
def _weights_of(path: str, written: int, size: int) -> dict[int, Weights]:
    return read_weights(Path(path))


def chooser(settings: Settings) -> Chooser:
    """How it chooses among the ends of its turn: at a glance, by playing on, or simply the best."""
    error, whim = cast(float, settings.get("error", 0.0)), cast(float, settings.get("whim", 0.0))
    if error or whim:
        return Distracted(error, whim)
    return looking_ahead(settings) if "candidates" in settings else best_end


def looking_ahead(settings: Settings) -> Deep:
    """The search that plays on."""
    return Deep(
        candidates=each(settings, "candidates"),
        same_card=whole(settings, "same_card"),
        slack=float_of(settings, "slack"),
        worlds=whole(settings, "worlds"),
        rounds=each(settings, "rounds"),
        width=whole(settings, "ahead_width"),
        nodes=each(settings, "ahead_nodes"),
        most=whole(settings, "nodes_a_decision"),
        most_a_turn=each(settings, "nodes_a_turn"),
        reranked=whole(settings, "ahead_reranked"),
        team_candidates=each(settings, "team_candidates" if "team_candidates" in settings else "candidates"),
        busy=float_of(settings, "busy"),
        busy_nodes=float_of(settings, "ahead_busy"),
        visits=whole(settings, "ahead_visits"),
        market_width=whole(settings, "ahead_market_width"),
    )


def each(settings: Settings, name: str) -> dict[int, int]:
    """A setting that may differ with the number of players."""
    found = settings[name]
    if isinstance(found, dict):
        return cast("dict[int, int]", found)
    return dict.fromkeys(PLAYERS, cast(int, found))


def whole(settings: Settings, name: str) -> int:
    """A setting that is a whole number."""
    return cast(int, settings[name])


def float_of(settings: Settings, name: str) -> float:
    """A setting that may have a fraction."""
    return cast(float, settings[name])


def shares(settings: Settings, name: str) -> dict[int, float]:
    """A setting for each number of players."""
    return cast("dict[int, float]", settings[name])
