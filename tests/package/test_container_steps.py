"""The Containerfile carried out: what comes out serves, as nobody, on a read-only file system."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from .carried_out import Builder, Stage, inside, release_of, steps_of
from .project import ROOT

MIRROR = os.environ.get("CONCORDIA_DEBIAN", "")
"""Where Debian's packages come from; without it, where this machine's come from."""
PATIENCE = 120.0


def test_the_steps_of_a_file() -> None:
    found = steps_of("# why\nFROM a AS b\nRUN one \\\n    && two\n\nUSER 1:1\n")
    assert [(step.verb, step.rest.split()) for step in found] == [
        ("FROM", ["a", "AS", "b"]),
        ("RUN", ["one", "&&", "two"]),
        ("USER", ["1:1"]),
    ]
    known = {name.removeprefix("_").upper() for name in vars(Builder)} | {"FROM"}
    written = steps_of((ROOT / "Containerfile").read_text("utf-8"))
    assert {step.verb for step in written} <= known
    images = {step.rest.partition(" AS ")[0] for step in written if step.verb == "FROM"}
    assert {release_of(image) for image in images} == {"trixie"}


def mirror() -> str:
    """Where Debian's packages come from."""
    if MIRROR:
        return MIRROR
    for path in [Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*")]:
        for line in path.read_text().splitlines() if path.is_file() else []:
            for word in line.split():
                if word.startswith("http") and word.rstrip("/").endswith("/debian"):
                    return word
    pytest.skip("no Debian mirror is known")


class Container:
    """What a container engine would run."""

    def __init__(self, stage: Stage, volume: Path) -> None:
        self._stage = stage
        self._volume = volume
        self.process = subprocess.Popen(inside(stage, stage.entry, volume))

    def wait_until_healthy(self) -> None:
        """By its own check."""
        end = time.monotonic() + PATIENCE
        while self.run(self._stage.check) != 0:
            assert self.process.poll() is None, "it ended"
            assert time.monotonic() < end, "it is never healthy"
            time.sleep(0.2)

    def run(self, command: list[str]) -> int:
        """The exit code of a command inside."""
        done = subprocess.run(inside(self._stage, command, self._volume), check=False, capture_output=True)
        return done.returncode

    def stop(self) -> int:
        """As an engine stops it."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@pytest.mark.soak
@pytest.mark.skipif(
    not shutil.which("debootstrap") or not hasattr(os, "getuid") or os.getuid() != 0,
    reason="it needs debootstrap, and root",
)
def test_what_comes_out_serves(tmp_path_factory: Any) -> None:
    folder = Path(os.environ.get("CONCORDIA_ROOTS") or tmp_path_factory.mktemp("roots"))
    stage = Builder(ROOT, folder, mirror()).carry_out((ROOT / "Containerfile").read_text("utf-8"))
    assert not (stage.root / "usr/bin/gcc").exists()
    volume = folder / "volume"
    volume.mkdir(exist_ok=True)
    os.chown(volume, 10001, 10001)
    container = Container(stage, volume)
    try:
        container.wait_until_healthy()
        assert container.run(["touch", "/opt/concordia/x"]) != 0, "the file system is read-only"
        assert container.run(["touch", "/data/x"]) == 0
        assert container.run(["python", "-c", "import os; assert os.getuid() == 10001"]) == 0
        assert httpx.get("http://127.0.0.1:8000/").status_code == 200
        health = httpx.get("http://127.0.0.1:8000/api/health").json()
        assert health["engine"] == "compiled"
        body = {"options": {"map": "italia"}, "seats": [{"kind": "you"}, {"kind": "bot", "bot": "easy"}]}
        made = httpx.post("http://127.0.0.1:8000/api/games", json=body).json()
        assert container.stop() in (0, -signal.SIGTERM)
        container = Container(stage, volume)
        container.wait_until_healthy()
        again = httpx.get(f"http://127.0.0.1:8000/api/games/{made['game']}")
        assert again.status_code == 200
    finally:
        if container.process.poll() is None:
            container.stop()
