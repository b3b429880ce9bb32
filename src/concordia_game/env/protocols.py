"""How an agent is measured, by a name, so that results can be compared.

A protocol names the game, the deals and the opponents. Its deals are the first ones of the series of so
many seeds, and every deal is played from every seat, so chance is the same for everybody. Nothing may be
learned from these deals. All other seats are taken by one bot of a frozen generation. Counted is who wins,
ties broken as the rules do; the margin is that over the best rival, in points. No rule ends a game that
nobody wants to end: one that is still going on after so many turns counts as not won, with the margin then.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final

import gymnasium

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.scoring import score, winner
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
    longest: int = 2_000
    """How many turns a game may have, those of all seats together; a usual one has less than a hundred."""

    def title(self) -> str:
        """The name; if it is another protocol's, with what differs: a name alone stands for all of it."""
        known = PROTOCOLS.get(self.name, self)
        given = {field.name: getattr(self, field.name) for field in fields(self)}
        changed = [f"{name}={value!r}" for name, value in given.items() if value != getattr(known, name)]
        return f"{self.name} with {', '.join(changed)}" if changed else self.name

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


LOOKS: Final = ("actions", "nodes", "render_mode", "width")
"""The arguments of environments that say how an agent is told the game; all others are the protocol's."""


def protocol_called(name: str) -> Protocol:
    """The protocol with this name."""
    if name not in PROTOCOLS:
        raise ConcordiaError(f"there is no protocol {name!r}: {', '.join(PROTOCOLS)}")
    return PROTOCOLS[name]


def measured(
    agent: Agent, protocol: str | Protocol, opponent: str, *, environment: str = ID, **more: Any
) -> dict[str, Any]:
    """Play all games of a protocol against an opponent; what came of it, as a row of a table.

    `environment` is the one that the agent knows, and `more` its arguments that say how the game is told:
    `actions`, `nodes`, `render_mode` or `width`.
    """
    for name in more:
        if name not in LOOKS:
            raise ConcordiaError(f"{name} is for the protocol to say; an agent may choose {', '.join(LOOKS)}")
    rules = protocol_called(protocol) if isinstance(protocol, str) else protocol
    wins, unfinished, margins = 0, 0, 0.0
    envs = [_made(rules, seat, environment, opponent, more) for seat in range(rules.players)]
    for seat, seed in rules.games():
        won, margin, over = _played(agent, envs[seat], seed, rules.longest)
        wins += won
        unfinished += not over
        margins += margin
    games = len(rules.games())
    low, high = wilson(wins, games)
    return {
        "protocol": rules.title(),
        "version": version(),
        "environment": environment,
        "opponent": opponent,
        "games": games,
        "wins": wins,
        "unfinished": unfinished,
        "low": round(low, 3),
        "high": round(high, 3),
        "margin": round(margins / games, 1),
    }


def _made(rules: Protocol, seat: int, environment: str, opponent: str, more: dict[str, Any]) -> Any:
    told: dict[str, Any] = {"bots": opponent, "seat": seat, "reward": "margin", **more}
    return gymnasium.make(environment, map=rules.map, players=rules.players, **told)


def _played(agent: Agent, env: Any, seed: int, longest: int) -> tuple[bool, float, bool]:
    """A game: whether it was won, by how many points, and whether it came to its end."""
    seen, told = env.reset(seed=seed)
    over = False
    while not over and told["turn"] <= longest:
        seen, _, over, _, told = env.step(agent(seen))
    if told.get("illegal"):
        raise ConcordiaError("the agent has named an illegal number: it has to keep to the mask")
    state, seat = env.unwrapped.table.state, env.unwrapped.seat
    points = [score(state, each).total for each in state.setup.seats]
    own = points.pop(seat)
    return over and winner(state) == seat, float(own - max(points)), over
