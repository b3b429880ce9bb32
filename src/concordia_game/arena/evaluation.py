"""What new weights are worth: games of `normal` with them against `normal` as it comes with the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from concordia_game.arena.simulation import write_whole
from concordia_game.arena.tournament import run_tournament
from concordia_game.bots.generations import settings_of
from concordia_game.engine.options import Options

TABLES = (Options("italia", 2), Options("imperium", 4))
"""Where strength is claimed."""

FILE = "evaluation.json"
OPPONENT = "normal"
KEPT = ("games", "wins", "win_rate", "low", "high", "mean_score", "mean_margin")

Tell = Callable[[str, int, int], None]
"""Called with the board, and the numbers of games done and to be played."""


def bot_with(weights: Path) -> str:
    """The name by which weights are played."""
    return f"{OPPONENT}?weights={weights}"


def bot_with_network(network: Path) -> str:
    """The name by which a network is played.

    It judges as many ends of a turn as in the matches of its training, whatever `normal` leaves to it.
    """
    return f"{OPPONENT}?network={network}&reranked={settings_of(OPPONENT, 1)['reranked']}"


def evaluated(
    weights: Path, generation: int, games: int, seed: int, processes: int, ray: str, tell: Tell
) -> list[dict[str, Any]]:
    """A match on each board, none of no games; one that was played with these weights is not played again."""
    if not games:
        return []
    file = weights.parent / FILE
    asked = {"generation": generation, "games": games, "seed": seed}
    if file.exists():
        kept: dict[str, Any] = json.loads(file.read_text("utf-8"))
        if kept["asked"] == asked:
            return list(kept["matches"])
    matches = [_match(weights, options, games, seed, processes, ray, tell) for options in TABLES]
    write_whole(file, (json.dumps({"asked": asked, "matches": matches}, indent=1) + "\n").encode())
    return matches


def _match(
    weights: Path, options: Options, games: int, seed: int, processes: int, ray: str, tell: Tell
) -> dict[str, Any]:
    names = [bot_with(weights), OPPONENT]
    played = run_tournament(
        names,
        options,
        games,
        seed,
        processes,
        ray,
        tell=lambda done, total: tell(options.map, done, total),
    )
    first = played.bots()[0]
    table = {"map": options.map, "players": options.players, "par": round(1 / options.players, 4)}
    return {**table, "against": OPPONENT, **{name: first[name] for name in KEPT}}
