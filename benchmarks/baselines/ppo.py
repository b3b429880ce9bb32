"""Masked PPO by self-play on Italia with two: `python benchmarks/baselines/ppo.py FOLDER --minutes 30`.

The policy sees the whole observation, and illegal actions have no chance. Both seats of all games are
played by the agent. What a seat expects is the margin that it has now and what a second network adds to
that; an action is worth by how much the expectations after it were better (GAE). `course.py` says what is
in FOLDER.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
from course import draw, learned, reader, tell
from network import Floats, Network
from numpy.typing import NDArray

from concordia_game.engine.scoring import score
from concordia_game.env import ID
from concordia_game.env.protocols import PROTOCOLS
from concordia_game.env.vector import VectorEnv

PROTOCOL = PROTOCOLS["italia-2"]
Numbers = NDArray[np.int64]
Masks = NDArray[np.bool_]
Ending = tuple[NDArray[np.bool_], Any]
"""Which games have ended, and what they were worth to their seats."""


@dataclass
class Settings:
    """From how many games it learns at a time, and how."""

    seed: int = 1
    games: int = 64
    steps: int = 128
    hidden: int = 128
    epochs: int = 3
    batch: int = 2048
    rate: float = 1e-3
    clip: float = 0.2
    entropy: float = 0.01
    smooth: float = 0.95


@dataclass
class Steps:
    """What was seen and done, and what it was worth."""

    seen: Floats
    masks: Masks
    actions: Numbers
    chances: Floats
    worth: Floats
    missing: Floats
    """What the second network should have said."""


class Learner:
    """A policy and what it expects."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        game: dict[str, Any] = {"map": PROTOCOL.map, "players": PROTOCOL.players}
        self.envs = VectorEnv(settings.games, reward="margin", **game)
        catalogue = self.envs.catalogue
        self.meant: Numbers = np.flatnonzero([bool(catalogue.text(n)) for n in range(catalogue.size)])
        """The numbers that mean something on this board: no others need an output."""
        size = self.envs.single_observation_space["observation"].shape[0]  # type: ignore[index]
        self.policy = Network([size, settings.hidden, len(self.meant)], settings.seed, settings.rate)
        self.value = Network([size, settings.hidden, 1], settings.seed + 1, settings.rate)
        self.rng = np.random.default_rng(settings.seed)
        # Game k has the series of this seed + k: runs with different seeds share no deal.
        first = 1 + settings.games * (settings.seed - 1)
        self.seen, self.info = self.envs.reset(seed=first)
        self.environment = ID
        self.told: dict[str, Any] = {}
        self.made = 0
        self.ended = 0

    def chances(self, seen: Floats, masks: Masks) -> Floats:
        """How likely each action is."""
        logits = np.where(masks, self.policy(seen), np.float32(-1e9))
        grown = np.exp(logits - logits.max(1, keepdims=True))
        found: Floats = grown / grown.sum(1, keepdims=True)
        return found

    def act(self, seen: dict[str, Any]) -> int:
        """The likeliest action."""
        mask = seen["action_mask"][self.meant] == 1
        return int(self.meant[np.where(mask, self.policy(seen["observation"][None])[0], -np.inf).argmax()])

    def learn(self) -> dict[str, Any]:
        """Play some steps in every game, and learn from them."""
        steps, margins = self.play()
        self.improve(steps)
        return {"steps": self.made, "games": self.ended, "apart": round(float(np.mean(margins or [0.0])), 1)}

    def play(self) -> tuple[Steps, list[float]]:
        """Some steps in every game, and by how many points those were won that ended."""
        rounds: list[tuple[Floats, Masks, Numbers, Floats, Floats, Numbers]] = []
        ends: list[Ending] = []
        margins: list[float] = []
        every = np.arange(self.settings.games)
        for _ in range(self.settings.steps):
            seen, masks = self.seen["observation"], self.seen["action_mask"][:, self.meant] == 1
            chances = self.chances(seen, masks)
            # The largest of such numbers falls on each action as often as its chance says.
            drawn = self.rng.standard_exponential(chances.shape, np.float32)
            places = (chances / np.maximum(drawn, np.float32(1e-20))).argmax(1)
            rounds.append((seen, masks, places, chances[every, places], self._now(), self.info["seat"]))
            self.seen, _, ended, _, self.info = self.envs.step(self.meant[places])
            ends.append((ended, self.info.get("rewards")))
            margins += [abs(self.info["rewards"][game, 0]) * 100 for game in np.flatnonzero(ended)]
        self.made += self.settings.steps * self.settings.games
        self.ended += len(margins)
        expected = [self.value(one[0])[:, 0] + one[4] for one in rounds]
        worth = self._worth(expected, [one[5] for one in rounds], ends)
        flat = [np.concatenate([one[part] for one in rounds]) for part in range(5)]
        told, now = np.concatenate(expected), flat[4]
        return Steps(flat[0], flat[1], flat[2], flat[3], worth, told + worth - now), margins

    def _now(self) -> Floats:
        """The margins now, of the seats that are asked."""
        found = np.zeros(self.settings.games, np.float32)
        for game, stepper in enumerate(self.envs.batch.steppers):
            points = [score(stepper.state, seat).total for seat in stepper.state.setup.seats]
            asked = stepper.state.decision.seat
            found[game] = (points[asked] - points[1 - asked]) / 100
        return found

    def _worth(self, expected: list[Floats], seats: list[Numbers], ends: list[Ending]) -> Floats:
        """How much better than expected the actions were, from the last to the first, for each seat apart."""
        games = self.settings.games
        every = np.arange(games)
        after: Floats = np.full((games, 2), np.nan, np.float32)
        after[every, self.info["seat"]] = self.value(self.seen["observation"])[:, 0] + self._now()
        gained: Floats = np.zeros((games, 2), np.float32)
        found: list[Floats] = []
        for told, asked, (ended, rewards) in zip(
            reversed(expected), reversed(seats), reversed(ends), strict=True
        ):
            if ended.any():
                after[ended] = rewards[ended]
                gained[ended] = 0.0
            following = after[every, asked]
            # Whoever was not asked again has nothing to compare with yet.
            better = np.where(np.isnan(following), 0.0, following - told)
            gained[every, asked] = better + self.settings.smooth * gained[every, asked]
            after[every, asked] = told
            found.append(gained[every, asked])
        return np.concatenate(found[::-1])

    def improve(self, steps: Steps) -> None:
        """Several passes over what was played, in batches."""
        worth = (steps.worth - steps.worth.mean()) / (steps.worth.std() + 1e-8)
        for _ in range(self.settings.epochs):
            order = self.rng.permutation(len(worth))
            for first in range(0, len(order), self.settings.batch):
                part = order[first : first + self.settings.batch]
                self._improve_policy(steps, part, worth[part])
                missed = (self.value(steps.seen[part])[:, 0] - steps.missing[part]) / len(part)
                self.value.learn(missed[:, None].astype(np.float32))

    def _improve_policy(self, steps: Steps, part: Numbers, worth: Floats) -> None:
        chances = self.chances(steps.seen[part], steps.masks[part])
        rows, actions, clip = np.arange(len(part)), steps.actions[part], self.settings.clip
        ratio = chances[rows, actions] / steps.chances[part]
        # Beyond the clip an action is pushed no further the way it has gone already.
        free = np.where(worth > 0, ratio < 1 + clip, ratio > 1 - clip)
        push = -chances
        push[rows, actions] += 1
        slope = -push * (worth * ratio * free)[:, None]
        logs = np.log(np.maximum(chances, 1e-12))
        spread = -(chances * logs).sum(1, keepdims=True)
        slope += self.settings.entropy * chances * (logs + spread)
        self.policy.learn(slope / np.float32(len(part)))


def trained(settings: Settings, folder: Path, minutes: float, rounds: float = inf) -> Learner:
    """Learn until the time or the rounds are over; the weights are kept."""
    learner: Learner = learned(folder, minutes, lambda: Learner(settings), rounds)
    learner.policy.save(folder / "policy.npz")
    return learner


def main() -> None:
    """Train and measure."""
    given = reader(__doc__).parse_args()
    learner = trained(Settings(seed=given.seed), given.folder, given.minutes, given.rounds)
    draw([given.folder], f"Masked PPO on Italia with two, seed {given.seed}", given.folder / "curve.svg")
    tell(given.folder, learner, PROTOCOL)


if __name__ == "__main__":
    main()
