"""Ray: a missing library and a wrong address are refused; a local Ray gives the same results as none."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from uuid import uuid4

import pytest

from concordia_game.arena.checkpoints import resume
from concordia_game.arena.cluster import LOOPBACK_ONLY, ClusterError
from concordia_game.arena.sprt import Sprt
from concordia_game.arena.tournament import Tournament, run_tournament
from concordia_game.arena.training import Course, Training
from concordia_game.arena.workers import spread
from concordia_game.engine.options import Options

ENVIRONMENT = {**LOOPBACK_ONLY, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": uuid4().hex}
"""Ray on the loopback address, with a token of its own, which Ray reads once per process."""
COURSE = {"games": 4, "generations": 1, "seed": 3, "width": 1}
OWN_BOT = "def own(view, decision, moves, rng):\n    return moves[-1] if rng.random() < 0.3 else moves[0]\n"


def outcome(tournament: Tournament) -> dict[str, object]:
    """The results without the time."""
    data = tournament.data()
    for bot in data["bots"]:
        del bot["ms_per_decision"]
    return data


@pytest.fixture
def ray_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip where Ray is not installed."""
    for name, value in ENVIRONMENT.items():
        monkeypatch.setenv(name, value)
    pytest.importorskip("ray", reason="Ray is not installed: pip install ray")


def free_port() -> int:
    """A port that nobody is using."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@pytest.fixture
def cluster(ray_installed: None, tmp_path: Path) -> Iterator[str]:
    """The address of a cluster that consists of this one small machine."""
    port = free_port()
    command = [str(Path(sys.executable).parent / "ray"), "start", "--head", "--block", f"--port={port}"]
    bounds = ["--num-cpus=2", "--object-store-memory=80000000", "--include-dashboard=false"]
    with (tmp_path / "head.log").open("w") as log:
        head = subprocess.Popen([*command, *bounds], cwd="/", stdout=log, stderr=log)
    try:
        while "ray status" not in (tmp_path / "head.log").read_text():
            assert head.poll() is None, (tmp_path / "head.log").read_text()
            time.sleep(0.5)
        yield f"127.0.0.1:{port}"
    finally:
        head.terminate()
        head.wait()


@pytest.mark.soak
def test_nobody_is_listening(ray_installed: None) -> None:
    with pytest.raises(ClusterError, match=r"--ray 127\.0\.0\.1:1: no Ray cluster there"):
        list(spread(abs, [-1], 1, "127.0.0.1:1"))
    with pytest.raises(ClusterError, match="no Ray cluster there"):
        list(spread(abs, [-1], 1, "nonsense"))


@pytest.mark.soak
def test_a_local_ray_trains_the_same_weights(ray_installed: None, tmp_path: Path) -> None:
    alone, together = Training(Course(**COURSE)), resume(tmp_path, Course(**COURSE))
    for training, address in ((alone, ""), (together, "local")):
        training.run_generation(1, address, lambda done, total: None)
    assert alone.weights == together.weights


@pytest.mark.soak
def test_an_arena_on_a_cluster(cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "own.py").write_text(OWN_BOT, "utf-8")
    names, options = ["own.py:own", "greedy", "random"], Options("italia", 2)
    alone = run_tournament(names, options, 12, seed=1)
    together = run_tournament(names, options, 12, seed=1, ray=cluster)
    assert together.played == 12
    assert outcome(alone) == outcome(together)
    decided = run_tournament(["greedy", "random"], options, 400, seed=1, ray=cluster, test=Sprt(0.2, 0.8))
    assert decided.played == 3


@pytest.mark.soak
def test_errors_on_a_cluster(cluster: str) -> None:
    with pytest.raises(ValueError, match="math domain error"):
        list(spread(sqrt, [4.0, -1.0], 1, cluster))
    with pytest.raises(ClusterError, match=r"No module named .*; every machine .* needs this version"):
        list(spread(_unknown_there, [1], 1, cluster))


def _unknown_there(job: int) -> int:
    return job
