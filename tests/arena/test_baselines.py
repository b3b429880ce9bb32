"""The baselines for agents: a tiny run of each goes through; the network learns what can be learned."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

FOLDER = Path(__file__).parents[2] / "benchmarks" / "baselines"


@pytest.fixture(scope="module")
def script() -> Iterator[Any]:
    """The scripts by name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(FOLDER))
        yield importlib.import_module


def lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a curve."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_the_network_learns_a_product(script: Any) -> None:
    network = script("network").Network([2, 32, 1], seed=1, rate=0.01)
    x = np.random.default_rng(1).uniform(-1, 1, (256, 2)).astype(np.float32)
    wanted = x[:, :1] * x[:, 1:]

    def loss() -> float:
        return float(((network(x) - wanted) ** 2).mean())

    before = loss()
    for _ in range(300):
        network.learn((network(x) - wanted) / len(x))
    assert loss() < before / 20


def test_ppo(script: Any, tmp_path: Path) -> None:
    ppo = script("ppo")
    settings = ppo.Settings(games=4, hidden=8, rounds=2, epochs=1)
    learner = ppo.trained(settings, tmp_path)
    assert [line["games"] for line in lines(tmp_path / "curve.jsonl")] == [4, 8]
    assert all(np.isfinite(part).all() for part in learner.policy.parts)
    assert (tmp_path / "policy.npz").is_file()
    again = ppo.trained(settings, tmp_path / "again")
    assert all((a == b).all() for a, b in zip(learner.policy.parts, again.policy.parts, strict=True))


def test_ppo_pushes_towards_what_went_well(script: Any) -> None:
    ppo = script("ppo")
    learner = ppo.Learner(ppo.Settings(games=1, hidden=8, rate=0.01))
    seen, _ = learner.envs.reset(seed=1)
    x, mask = seen["observation"].repeat(8, 0), seen["action_mask"].repeat(8, 0)
    legal = np.flatnonzero(mask[0])
    before = learner.chances(x, mask)
    assert before[0, mask[0] == 0].max() == 0
    actions = np.array([legal[0], legal[1]] * 4)
    rows = np.arange(8)
    returns = np.array([1.0, -1.0] * 4, np.float32)
    learner.learn(ppo.Steps(x, mask, actions, before[rows, actions], returns))
    after = learner.chances(x, mask)
    assert after[0, legal[0]] > before[0, legal[0]]
    assert after[0, legal[1]] < before[0, legal[1]]


def test_dqn(script: Any, tmp_path: Path) -> None:
    dqn = script("dqn")
    settings = dqn.Settings(opponent="random", nodes=40, hidden=8, batch=8, renewed=5, games=1)
    learner = dqn.trained(settings, tmp_path)
    [line] = lines(tmp_path / "curve.jsonl")
    assert -300 < line["margin"] < 300
    assert learner.learned > 10
    assert any((part != 0).any() for part in learner.steady.parts)
    assert len(learner.memory[-1].following) == 0
    assert all(len(turn.following) for turn in learner.memory[:-1])


def test_the_protocol_counts_every_seat(script: Any) -> None:
    protocol = script("protocol")
    short = replace(protocol.ITALIA_2, deals=1)

    rng = np.random.default_rng(1)

    def any_legal(seen: dict[str, Any]) -> int:
        return int(rng.choice(np.flatnonzero(seen["action_mask"])))

    told = protocol.measured(any_legal, "concordia_game/Concordia-v0", short, "random")
    assert (told["games"], told["protocol"], told["opponent"]) == (2, "italia-2", "random")
    assert 0 <= told["low"] <= told["wins"] / 2 <= told["high"] <= 1
