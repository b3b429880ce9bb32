"""How an agent is measured, by a name, so that results can be compared.

A protocol names the game, the deals and the opponents. Its deals are the first ones of the series of so
many seeds, and every deal is played from every seat, so chance is the same for everybody. Nothing may be
learned from these deals. All other seats are taken by one bot of a frozen generation. Counted is who wins,
ties broken as the rules do; the margin is that over the best rival, in points.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import gymnasium

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.scoring import winner
from concordia_game.env import ID
from concordia_game.games.rating import wilson
from concordia_game.version import version

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

    def games(self) -> list[tuple[int, int]]:
        """The games against one opponent: the own seat, and the seed of the deal."""
        seeds = range(self.first_seed, self.first_seed + self.deals)
        return [(seat, seed) for seat in range(self.players) for seed in seeds]


OPPONENTS: Final = ("random", "easy@2", "normal@2")
"""Of a generation that never changes: rows stay comparable when the bots become stronger."""

PROTOCOLS: Final[dict[str, Protocol]] = {
    protocol.name: protocol
    for protocol in (
        Protocol("italia-2", "italia", 2, 100, 1_000_000, OPPONENTS),
        Protocol("imperium-4", "imperium", 4, 50, 1_000_000, OPPONENTS),
    )
}
"""Two hundred games against each opponent. What a name means never changes; what is new gets a new one."""


def protocol_called(name: str) -> Protocol:
    """The protocol with this name."""
    if name not in PROTOCOLS:
        raise ConcordiaError(f"there is no protocol {name!r}: {', '.join(PROTOCOLS)}")
    return PROTOCOLS[name]


def measured(
    agent: Agent, protocol: str | Protocol, opponent: str, *, environment: str = ID, **more: Any
) -> dict[str, Any]:
    """Play all games of a protocol against an opponent; what came of it, as a row of a table.

    `environment` is the one that the agent knows, and `more` its arguments that say how the game is told,
    such as `actions` or `nodes`.
    """
    rules = protocol_called(protocol) if isinstance(protocol, str) else protocol
    wins, margins = 0, 0.0
    envs = [_made(rules, seat, environment, opponent, more) for seat in range(rules.players)]
    for seat, seed in rules.games():
        won, margin = _played(agent, envs[seat], seed)
        wins += won
        margins += margin
    games = len(rules.games())
    low, high = wilson(wins, games)
    return {
        "protocol": rules.name,
        "version": version(),
        "opponent": opponent,
        "games": games,
        "wins": wins,
        "low": round(low, 3),
        "high": round(high, 3),
        "margin": round(margins / games, 1),
    }


def _made(rules: Protocol, seat: int, environment: str, opponent: str, more: dict[str, Any]) -> Any:
    told: dict[str, Any] = {"bots": opponent, "seat": seat, "reward": "margin", **more}
    return gymnasium.make(environment, map=rules.map, players=rules.players, **told)


def _played(agent: Agent, env: Any, seed: int) -> tuple[bool, float]:
    """A game: whether it was won, and by how many points."""
    seen, _ = env.reset(seed=seed)
    ended, reward, told = False, 0.0, dict[str, Any]()
    while not ended:
        seen, reward, ended, _, told = env.step(agent(seen))
    if told.get("illegal"):
        raise ConcordiaError("the agent has named an illegal number: it has to keep to the mask")
    state = env.unwrapped.table.state
    return winner(state) == env.unwrapped.seat, 100 * float(reward)
