"""DQN over whole turns on Italia with two players: `python benchmarks/baselines/dqn.py FOLDER --minutes 30`.

An action is one of the ends that a turn may have; the network judges each by its features. It learns from a
memory of turns, with a second network, renewed now and then, that says what the next turn is worth (double
DQN). The opponent is a bot, `easy` unless told otherwise. FOLDER gets curve, weights and table, as of ppo.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from course import learned, reader, tell
from network import Floats, Network
from protocol import ITALIA_2, measured

import concordia_game.env

TURNS = concordia_game.env.TURNS_ID


@dataclass
class Settings:
    """How long it learns, against whom, and how far the search for ends looks."""

    minutes: float = 30.0
    seed: int = 1
    opponent: str = "easy"
    nodes: int = 300
    hidden: int = 64
    memory: int = 50_000
    batch: int = 64
    rate: float = 5e-4
    curious: float = 0.1
    renewed: int = 250
    games: int = 1_000_000


@dataclass
class Turn:
    """The end that was chosen, the reward, and the ends of the next turn; none if the game was over."""

    end: Floats
    reward: float
    following: Floats


def ends_of(seen: dict[str, Any]) -> Floats:
    """The features of every end there is."""
    found: Floats = seen["ends"][: int(seen["action_mask"].sum())]
    return found


class Learner:
    """Judges ends of turns."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.env = gymnasium.make(
            TURNS,
            bots=settings.opponent,
            reward="margin",
            map=ITALIA_2.map,
            players=ITALIA_2.players,
            nodes=settings.nodes,
        )
        features = self.env.observation_space["ends"].shape[1]  # type: ignore[index]
        sizes = [features, settings.hidden, 1]
        self.network = Network(sizes, settings.seed, settings.rate)
        self.steady = Network(sizes, settings.seed, settings.rate)
        self.scale: Floats = np.ones(features, np.float32)
        self.rng = np.random.default_rng(settings.seed)
        self.memory: list[Turn] = []
        self.learned = 0

    def judged(self, network: Network, ends: Floats) -> Floats:
        """What ends are worth; features count from 0 to 1, by the largest seen in training."""
        return network(ends / self.scale)[:, 0]

    def act(self, seen: dict[str, Any]) -> int:
        """The end that is judged best."""
        return int(self.judged(self.network, ends_of(seen)).argmax())

    def play(self, seed: int | None) -> float:
        """A game, and what it was worth; every turn is remembered, and each time something is learned."""
        seen, _ = self.env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            ends = ends_of(seen)
            self.scale = np.maximum(self.scale, np.abs(ends).max(0))
            curious = self.rng.random() < self.settings.curious
            action = int(self.rng.integers(len(ends))) if curious else self.act(seen)
            seen, given, over, _, _ = self.env.step(action)
            reward = float(given)
            following = ends[:0] if over else ends_of(seen)
            self._remember(Turn(ends[action], reward, following))
            if len(self.memory) >= self.settings.batch:
                self._learn()
        return reward

    def _remember(self, turn: Turn) -> None:
        if len(self.memory) < self.settings.memory:
            self.memory.append(turn)
        else:
            self.memory[int(self.rng.integers(len(self.memory)))] = turn

    def _learn(self) -> None:
        chosen = [
            self.memory[place] for place in self.rng.integers(len(self.memory), size=self.settings.batch)
        ]
        wanted = np.array([turn.reward + self._worth(turn.following) for turn in chosen], np.float32)
        told = self.judged(self.network, np.array([turn.end for turn in chosen]))
        # Huber: far misses pull no harder than those of one.
        self.network.learn((np.clip(told - wanted, -1.0, 1.0) / len(chosen))[:, None].astype(np.float32))
        self.learned += 1
        if self.learned % self.settings.renewed == 0:
            self.steady.copy_from(self.network)

    def _worth(self, ends: Floats) -> float:
        """What the best of some ends is worth: one network chooses, the other says how much."""
        if not len(ends):
            return 0.0
        best = int(self.judged(self.network, ends).argmax())
        return float(self.judged(self.steady, ends[best : best + 1])[0])


def trained(settings: Settings, folder: Path) -> Learner:
    """Learn until the time or the games are over."""
    learner = Learner(settings)

    def learn(number: int) -> dict[str, float]:
        margin = learner.play(settings.seed if number == 0 else None)
        return {"game": number, "margin": round(margin * 100, 1)}

    learned(folder, settings.minutes, settings.games, learn)
    learner.network.save(folder / "network.npz")
    return learner


def main() -> None:
    """Train and measure."""
    arguments = reader(__doc__)
    arguments.add_argument("--opponent", default="easy")
    given = arguments.parse_args()
    learner = trained(Settings(given.minutes, given.seed, given.opponent), given.folder)
    nodes = learner.settings.nodes
    tell(
        given.folder,
        (measured(learner.act, TURNS, ITALIA_2, name, nodes=nodes) for name in ITALIA_2.opponents),
    )


if __name__ == "__main__":
    main()
