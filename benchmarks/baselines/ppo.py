"""Masked PPO by self-play on Italia with two: `python benchmarks/baselines/ppo.py FOLDER --minutes 30`.

The network sees the whole observation. Illegal actions have no chance. Both seats of every game are played by
the agent; an action is worth its seat's margin at the end of the game less what the network expected there.
FOLDER gets the curve (`curve.jsonl`), the weights and the table (`table.json`) of the protocol `italia-2`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from course import learned, reader, tell
from network import Floats, Network
from numpy.typing import NDArray
from protocol import ITALIA_2, measured

from concordia_game.env.vector import ConcordiaVectorEnv

CLIP = 0.2
ENTROPY = 0.01
Numbers = NDArray[np.int64]


@dataclass
class Settings:
    """How long it learns, and from how many games at a time."""

    minutes: float = 30.0
    seed: int = 1
    games: int = 64
    hidden: int = 128
    epochs: int = 3
    batch: int = 2048
    rate: float = 1e-3
    rounds: int = 1_000_000
    deals: int = ITALIA_2.deals


@dataclass
class Steps:
    """What was seen and done, and what became of it."""

    seen: Floats
    masks: NDArray[np.int8]
    actions: Numbers
    chances: Floats
    returns: Floats


class Learner:
    """A policy and what it expects."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.envs = ConcordiaVectorEnv(
            settings.games, map=ITALIA_2.map, players=ITALIA_2.players, reward="margin"
        )
        size = self.envs.single_observation_space["observation"].shape[0]  # type: ignore[index]
        actions = int(self.envs.single_action_space.n)  # type: ignore[attr-defined]
        self.policy = Network([size, settings.hidden, actions], settings.seed, settings.rate)
        self.value = Network([size, settings.hidden, 1], settings.seed + 1, settings.rate)
        self.rng = np.random.default_rng(settings.seed)
        self.dealt = 0

    def chances(self, seen: Floats, masks: NDArray[np.int8]) -> Floats:
        """How likely each action is."""
        logits = np.where(masks == 1, self.policy(seen), -np.inf)
        grown = np.exp(logits - logits.max(1, keepdims=True))
        found: Floats = (grown / grown.sum(1, keepdims=True)).astype(np.float32)
        return found

    def act(self, seen: dict[str, Any]) -> int:
        """The likeliest action."""
        x, mask = seen["observation"][None], seen["action_mask"][None]
        return int(np.where(mask == 1, self.policy(x), -np.inf).argmax())

    def play(self) -> tuple[Steps, Floats]:
        """A game in each environment, and how far apart the seats were at the end."""
        games = self.settings.games
        seen, info = self.envs.reset(seed=self.dealt)
        self.dealt += games
        ends: dict[int, Floats] = {}
        rows: list[tuple[int, int, Floats, NDArray[np.int8], int, float]] = []
        while len(ends) < games:
            x, masks = seen["observation"], seen["action_mask"]
            chances = self.chances(x, masks)
            noise = self.rng.gumbel(size=chances.shape)
            actions = np.where(masks == 1, np.log(chances + 1e-12) + noise, -np.inf).argmax(1)
            for game in range(games):
                if game not in ends:
                    action = int(actions[game])
                    chance = float(chances[game, action])
                    rows.append((game, int(info["seat"][game]), x[game], masks[game], action, chance))
            seen, _, ended, _, info = self.envs.step(actions)
            for over in np.flatnonzero(ended):
                ends.setdefault(int(over), info["rewards"][over])
        returns = np.array([ends[row[0]][row[1]] for row in rows], np.float32)
        steps = Steps(
            np.array([row[2] for row in rows]),
            np.array([row[3] for row in rows]),
            np.array([row[4] for row in rows]),
            np.array([row[5] for row in rows], np.float32),
            returns,
        )
        return steps, np.array([abs(end[0]) for end in ends.values()], np.float32)

    def learn(self, steps: Steps) -> None:
        """Several passes over what was played, in batches."""
        expected = np.concatenate([self.value(part)[:, 0] for part in np.array_split(steps.seen, 8)])
        worth = steps.returns - expected
        worth = (worth - worth.mean()) / (worth.std() + 1e-8)
        for _ in range(self.settings.epochs):
            order = self.rng.permutation(len(worth))
            for first in range(0, len(order), self.settings.batch):
                part = order[first : first + self.settings.batch]
                self._learn_policy(steps, part, worth[part])
                told = self.value(steps.seen[part])
                missed = (told[:, 0] - steps.returns[part]) / len(part)
                self.value.learn(missed[:, None].astype(np.float32))

    def _learn_policy(self, steps: Steps, part: Numbers, worth: Floats) -> None:
        chances = self.chances(steps.seen[part], steps.masks[part])
        rows, actions = np.arange(len(part)), steps.actions[part]
        ratio = chances[rows, actions] / steps.chances[part]
        # Beyond the clip an action is pushed no further the way it has gone already.
        free = np.where(worth > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = -chances
        push[rows, actions] += 1
        slope = -push * (worth * ratio * free)[:, None]
        logs = np.log(np.maximum(chances, 1e-12))
        spread = -(chances * logs).sum(1, keepdims=True)
        slope += ENTROPY * chances * (logs + spread)
        self.policy.learn((slope / len(part)).astype(np.float32))


def trained(settings: Settings, folder: Path) -> Learner:
    """Learn until the time or the rounds are over."""
    learner = Learner(settings)

    def learn(number: int) -> dict[str, float]:
        steps, apart = learner.play()
        learner.learn(steps)
        told = {"round": number, "games": learner.dealt, "steps": len(steps.actions)}
        return {**told, "apart": round(float(apart.mean()), 3)}

    learned(folder, settings.minutes, settings.rounds, learn)
    learner.policy.save(folder / "policy.npz")
    return learner


def main() -> None:
    """Train and measure."""
    given = reader(__doc__).parse_args()
    learner = trained(Settings(minutes=given.minutes, seed=given.seed), given.folder)
    protocol = replace(ITALIA_2, deals=learner.settings.deals)
    played = "concordia_game/Concordia-v0"
    tell(given.folder, (measured(learner.act, played, protocol, name) for name in protocol.opponents))


if __name__ == "__main__":
    main()
