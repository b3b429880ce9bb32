"""How an agent is measured, by a name, so that results can be compared.

`italia-2`: Italia with two players, no expansion. The first deals of the series of seeds 1,000,000 to
1,000,099; every deal from both seats, so 200 games against each opponent: `random`, `easy`, `normal`, as they
ship. Told are games won, with Wilson's interval, and the mean margin in points. Nothing may be learned from
these deals.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import gymnasium

import concordia_game.env  # noqa: F401  registers the environments
from concordia_game.arena.rating import wilson

Agent = Callable[[dict[str, Any]], int]
"""What is seen, and the action for it."""


@dataclass(frozen=True)
class Protocol:
    """Which games are played."""

    name: str
    map: str
    players: int
    deals: int
    first_seed: int
    opponents: tuple[str, ...]


ITALIA_2 = Protocol("italia-2", "italia", 2, 100, 1_000_000, ("random", "easy", "normal"))


def measured(
    agent: Agent, environment: str, protocol: Protocol, opponent: str, **more: Any
) -> dict[str, Any]:
    """Play all games against an opponent, as an environment tells them."""
    margins: list[float] = []
    for seat in range(protocol.players):
        env = gymnasium.make(
            environment,
            bots=opponent,
            seat=seat,
            reward="margin",
            map=protocol.map,
            players=protocol.players,
            **more,
        )
        for deal in range(protocol.deals):
            seen, _ = env.reset(seed=protocol.first_seed + deal)
            ended, reward = False, 0.0
            while not ended:
                seen, given, ended, _, _ = env.step(agent(seen))
                reward = float(given)
            margins.append(reward * 100)
    wins = sum(margin > 0 for margin in margins)
    low, high = wilson(wins, len(margins))
    return {
        "protocol": protocol.name,
        "opponent": opponent,
        "games": len(margins),
        "wins": wins,
        "low": round(low, 3),
        "high": round(high, 3),
        "margin": round(sum(margins) / len(margins), 1),
    }
