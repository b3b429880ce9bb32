"""The baselines for agents: a tiny run of each goes through; the network learns what can be learned."""

from __future__ import annotations

import csv
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


def lines(path: Path) -> list[dict[str, str]]:
    """The lines of a curve."""
    return list(csv.DictReader(path.read_text("utf-8").splitlines()))


@pytest.fixture(autouse=True)
def few_games(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line of the curve is measured by two games, not by fifty."""
    course = script("course")
    monkeypatch.setattr(course, "PROBE", replace(course.PROBE, deals=1))


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
    """Equal seeds learn the same, also when a run is interrupted and goes on."""
    ppo = script("ppo")
    settings = ppo.Settings(games=4, steps=16, hidden=8, epochs=1)
    learner = ppo.trained(settings, tmp_path, 1.0, 4)
    [line] = lines(tmp_path / "curve.csv")
    assert line["steps"] == str(4 * 4 * 16)
    assert all(0 <= float(line[column]) <= 1 for column in ("won", "won_easy"))
    assert all(np.isfinite(part).all() for part in learner.policy.parts)
    assert (tmp_path / "policy.npz").is_file()
    for rounds in (2, 4):
        again = ppo.trained(settings, tmp_path / "again", 1.0, rounds)
    assert all((a == b).all() for a, b in zip(learner.policy.parts, again.policy.parts, strict=True))
    assert len(lines(tmp_path / "again" / "curve.csv")) == 2


def test_ppo_pushes_towards_what_went_well(script: Any) -> None:
    ppo = script("ppo")
    learner = ppo.Learner(ppo.Settings(games=1, hidden=8, rate=0.01))
    x, mask = learner.seen["observation"].repeat(8, 0), learner.seen["action_mask"].repeat(8, 0)
    masks = mask[:, learner.meant] == 1
    legal = np.flatnonzero(masks[0])
    before = learner.chances(x, masks)
    assert before[0, ~masks[0]].max() == 0
    actions = np.array([legal[0], legal[1]] * 4)
    rows = np.arange(8)
    worth = np.array([1.0, -1.0] * 4, np.float32)
    learner.improve(ppo.Steps(x, masks, actions, before[rows, actions], worth, worth))
    after = learner.chances(x, masks)
    assert after[0, legal[0]] > before[0, legal[0]]
    assert after[0, legal[1]] < before[0, legal[1]]


def test_ppo_compares_with_the_same_seats_next_turn(script: Any) -> None:
    """Two games of three steps: one ends with the second step, in the other seat 1 is never asked again."""
    ppo = script("ppo")
    learner = ppo.Learner(ppo.Settings(games=2, hidden=8, smooth=0.5))
    learner.info = {"seat": np.array([0, 0])}
    later = learner.value(learner.seen["observation"])[:, 0] + learner._now()
    expected = [np.array([0.1, 0.2], np.float32)] * 3
    seats = [np.array([0, 0]), np.array([1, 1]), np.array([0, 0])]
    going, over = np.array([False, False]), np.array([True, False])
    ends = [(going, None), (over, np.array([[0.5, -0.5], [0.0, 0.0]])), (going, None)]
    worth = learner._worth(expected, seats, ends).reshape(3, 2)
    assert worth[0, 0] == pytest.approx(0.4)
    assert worth[1, 0] == pytest.approx(-0.6)
    assert worth[:, 1] == pytest.approx([(later[1] - 0.2) / 2, 0.0, later[1] - 0.2])


def test_dqn(script: Any, tmp_path: Path) -> None:
    dqn = script("dqn")
    settings = dqn.Settings(opponent="random", nodes=40, hidden=8, batch=8)
    learner = dqn.trained(settings, tmp_path, 1.0, 1)
    [line] = lines(tmp_path / "curve.csv")
    assert -300 < float(line["margin"]) < 300
    assert learner.improved > 10
    behind = zip(learner.steady.parts, learner.network.parts, strict=True)
    assert any((part != ahead).any() for part, ahead in behind)
    assert len(learner.memory[-1].following) == 0
    assert all(0 < len(turn.following) <= settings.ends for turn in learner.memory[:-1])
    # What was gained from end to end adds up to the margin.
    own = [float(learner.points(turn.end[None])[0]) for turn in learner.memory]
    gained = sum(turn.gained for turn in learner.memory) + sum(own[1:])
    begun = own[0] - 0.07
    assert 100 * (gained + begun) == pytest.approx(float(line["margin"]), abs=1)


def test_what_was_reached_is_told(script: Any, tmp_path: Path) -> None:
    course, ppo = script("course"), script("ppo")
    learner = ppo.trained(ppo.Settings(games=2, steps=4, hidden=8, epochs=1), tmp_path, 1.0, 1)
    course.draw([tmp_path, tmp_path], "Two games", tmp_path / "curve.svg")
    course.tell(tmp_path, learner, replace(course.PROBE, opponents=("random", "greedy")))
    told = json.loads((tmp_path / "table.json").read_text("utf-8"))
    assert [row["opponent"] for row in told] == ["random", "greedy"]
    assert lines(tmp_path / "table.csv")[0]["games"] == "2"
    assert json.loads((tmp_path / "settings.json").read_text("utf-8"))["games"] == 2
    assert "<svg" in (tmp_path / "curve.svg").read_text("utf-8")
    rows = script("together").rows([tmp_path, tmp_path])
    assert [row.strip("| ").split(" | ")[0] for row in rows] == ["`random`", "`greedy`"]
    once = f"{told[0]['wins']} ({100 * told[0]['low']:.0f} - {100 * told[0]['high']:.0f} %)"
    assert rows[0].strip("| ").split(" | ")[1] == f"{once}, {once}"
