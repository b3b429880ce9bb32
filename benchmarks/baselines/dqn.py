"""DQN over whole turns on Italia with two players: `python benchmarks/baselines/dqn.py FOLDER --minutes 30`.

An action is one of the ends that a turn may have; the network judges each by its features. An end is worth
the points that the seat has there, and what the network adds: how many more than its rival it expects to
get from there on, those of later turns a little less. It learns that from a memory of turns, with a second
network that says what the next turn is worth (double DQN). That one follows the first slowly, so it is a mean
of what was learned lately, and the one that is measured and kept: the first goes up and down. The opponent
is a bot, `easy` unless told otherwise. `course.py` says what is in FOLDER; a checkpoint leaves the memory
out, which fills up again.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import inf
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from course import draw, learned, reader, tell
from network import Floats, Network

from concordia_game.bots.names import feature_names
from concordia_game.engine.ids import Seat
from concordia_game.engine.scoring import score
from concordia_game.engine.setup import GODS
from concordia_game.env import TURNS_ID
from concordia_game.env.protocols import PROTOCOLS

PROTOCOL = PROTOCOLS["italia-2"]
POINTS = {f"points_{god}" for god in (*GODS, "else")}
"""The features that are points."""


@dataclass
class Settings:
    """Against whom it learns, how far the search for ends looks, and how it learns."""

    seed: int = 1
    opponent: str = "easy@2"
    nodes: int = 300
    hidden: int = 64
    memory: int = 20_000
    batch: int = 64
    rate: float = 5e-4
    curious: float = 0.1
    followed: float = 0.002
    later: float = 0.97
    ends: int = 32
    """So many ends of the following turn are remembered, those that are judged best."""


@dataclass
class Turn:
    """The end that was chosen, and the best ones of the following turn; none if the game was over.

    `gained` is how many points more the seat has over its rival until then, in hundreds; as long as it is not
    known which end comes next, its own count from 0 there.
    """

    end: Floats
    gained: float
    following: Floats


def ends_of(seen: dict[str, Any]) -> Floats:
    """The features of every end there is."""
    found: Floats = seen["ends"][: int(seen["action_mask"].sum())]
    return found


class Learner:
    """Judges ends of turns."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.environment = TURNS_ID
        self.told = {"nodes": settings.nodes}
        game: dict[str, Any] = {"map": PROTOCOL.map, "players": PROTOCOL.players, "nodes": settings.nodes}
        self.env = gymnasium.make(TURNS_ID, bots=settings.opponent, reward="margin", **game)
        features = self.env.observation_space["ends"].shape[1]  # type: ignore[index]
        sizes = [features, settings.hidden, 1]
        self.network = Network(sizes, settings.seed, settings.rate)
        self.steady = Network(sizes, settings.seed, settings.rate)
        names = feature_names(self.env.unwrapped.table.state.setup.box)  # type: ignore[attr-defined]
        self.counted = [place for place, name in enumerate(names) if name in POINTS]
        self.scale: Floats = np.ones(features, np.float32)
        self.rng = np.random.default_rng(settings.seed)
        self.memory: list[Turn] = []
        self.improved = 0
        self.games = 0

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "memory": []}

    def more(self, network: Network, ends: Floats) -> Floats:
        """What is still to come; features count from 0 to 1, by the largest seen in training."""
        return network(ends / self.scale)[:, 0]

    def judged(self, network: Network, ends: Floats) -> Floats:
        """What a network thinks that ends are worth to the seat, in hundreds of points."""
        return self.points(ends) + self.more(network, ends)

    def points(self, ends: Floats) -> Floats:
        """The seat's points there, in hundreds."""
        found: Floats = ends[:, self.counted].sum(1) / 100
        return found

    def rival(self) -> float:
        """The other seat's points now, in hundreds."""
        env: Any = self.env.unwrapped
        return score(env.table.state, Seat(1 - env.seat)).total / 100

    def act(self, seen: dict[str, Any]) -> int:
        """The end that is judged best."""
        return int(self.judged(self.steady, ends_of(seen)).argmax())

    def learn(self) -> dict[str, Any]:
        """A game, which every turn learns from."""
        margin = self.play()
        return {"games": self.games, "improved": self.improved, "margin": round(100 * margin, 1)}

    def play(self) -> float:
        """A game, and what it was worth; every turn is remembered, and each time something is learned."""
        seen, _ = self.env.reset(seed=None if self.games else self.settings.seed)
        self.games += 1
        over, reward = False, 0.0
        while not over:
            ends = ends_of(seen)
            self.scale = np.maximum(self.scale, np.abs(ends).max(0))
            curious = self.rng.random() < self.settings.curious
            action = int(
                self.rng.integers(len(ends)) if curious else self.judged(self.network, ends).argmax()
            )
            had, rival = float(self.points(ends[action][None])[0]), self.rival()
            seen, given, over, _, _ = self.env.step(action)
            reward = float(given)
            gained = (reward if over else -self.rival()) - (had - rival)
            following = ends[:0].copy() if over else self._best(ends_of(seen))
            self._remember(Turn(ends[action].copy(), gained, following))
            if len(self.memory) >= self.settings.batch:
                self._improve()
        return reward

    def _best(self, ends: Floats) -> Floats:
        """The ends that are judged best: only they have a chance to be chosen."""
        return ends[np.argsort(-self.judged(self.network, ends))[: self.settings.ends]]

    def _remember(self, turn: Turn) -> None:
        if len(self.memory) < self.settings.memory:
            self.memory.append(turn)
        else:
            self.memory[int(self.rng.integers(len(self.memory)))] = turn

    def _improve(self) -> None:
        chosen = [
            self.memory[place] for place in self.rng.integers(len(self.memory), size=self.settings.batch)
        ]
        wanted = np.array([turn.gained for turn in chosen], np.float32) + self._worth(chosen)
        told = self.more(self.network, np.array([turn.end for turn in chosen]))
        # Huber: far misses pull no harder than those of one.
        self.network.learn((np.clip(told - wanted, -1.0, 1.0) / len(chosen))[:, None].astype(np.float32))
        self.improved += 1
        self.steady.follow(self.network, self.settings.followed)

    def _worth(self, turns: list[Turn]) -> Floats:
        """What the best end of each following turn is worth: one network chooses, the other says how much."""
        found: Floats = np.zeros(len(turns), np.float32)
        going = [place for place, turn in enumerate(turns) if len(turn.following)]
        if going:
            ends = np.concatenate([turns[place].following for place in going])
            judged = self.judged(self.network, ends)
            bounds = np.cumsum([0, *[len(turns[place].following) for place in going]])
            best = [a + int(judged[a:b].argmax()) for a, b in pairwise(bounds.tolist())]
            later = self.settings.later * self.more(self.steady, ends[best])
            found[going] = self.points(ends[best]) + later
        return found


def trained(settings: Settings, folder: Path, minutes: float, rounds: float = inf) -> Learner:
    """Learn until the time or the games are over; the weights are kept."""
    learner: Learner = learned(folder, minutes, lambda: Learner(settings), rounds)
    learner.steady.save(folder / "network.npz")
    return learner


def main() -> None:
    """Train and measure."""
    arguments = reader(__doc__)
    arguments.add_argument("--opponent", default="easy@2")
    given = arguments.parse_args()
    settings = Settings(seed=given.seed, opponent=given.opponent)
    learner = trained(settings, given.folder, given.minutes, given.rounds)
    title = f"DQN over whole turns on Italia with two, seed {given.seed}"
    draw([given.folder], title, given.folder / "curve.svg")
    tell(given.folder, learner, PROTOCOL)


if __name__ == "__main__":
    main()
