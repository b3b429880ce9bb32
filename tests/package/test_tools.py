"""The build tools: which requirements an extra has, which Pythons are tried, which are too old."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ROOT / "build_tools"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def printed(tool: str, *arguments: str) -> list[str]:
    """The lines that a tool prints."""
    command = [sys.executable, str(TOOLS / tool), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def test_the_base_install_is_light() -> None:
    assert [line.partition(">")[0] for line in printed("requirements.py")] == ["librt", "rich", "shtab"]


def test_extras_name_extras() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    assert set(extras) == {"server", "postgresql", "rl", "train", "plot", "parquet", "mcp", "ray", "all"}
    everything = printed("requirements.py", "all")
    for name, lines in extras.items():
        own = [line for line in lines if not line.startswith("concordia-game[")]
        assert name == "ray" or set(own) <= set(everything)
    assert not [line for line in everything if line.startswith(("concordia", "ray"))]


def test_every_requirement_is_locked() -> None:
    """pip refuses what has no hash here; this test notices without an install."""
    lock = (ROOT / "requirements.lock").read_text("utf-8").replace("\\\n", " ").splitlines()
    locked = {line.partition("==")[0] for line in lock if line.count("--hash=sha256:")}
    assert len(locked) == len(lock), "each line has its hashes"
    groups = [line for group in PROJECT["dependency-groups"].values() for line in group]
    wanted = [*printed("requirements.py", "all", "ray"), *(line for line in groups if isinstance(line, str))]
    wanted += PROJECT["build-system"]["requires"]
    names = {line.partition("[")[0].partition("=")[0].rstrip("<>").replace(".", "-") for line in wanted}
    assert names <= locked


def test_pip_itself_is_locked() -> None:
    """Its lines are cut out of the lock file, for a pip too old to read the rest."""
    asked = "import make_venv; print(make_venv.locked_pip(), end='')"
    ran = subprocess.run([sys.executable, "-c", asked], cwd=TOOLS, capture_output=True, text=True, check=True)
    first, *hashes = ran.stdout.replace("\\\n", "\n").split()
    assert first.startswith("pip==")
    assert hashes
    assert all(line.startswith("--hash=sha256:") for line in hashes)


def test_a_shim_that_only_exits_is_no_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, line in {97: "echo 3 97", 98: "exit 127", 99: "echo 3 99"}.items():
        shim = tmp_path / f"python3.{number}"
        shim.write_text(f"#!/bin/sh\n{line}\n", "utf-8")
        shim.chmod(0o755)
    (tmp_path / "python3.99-config").write_text("#!/bin/sh\necho 3 99\n", "utf-8")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=None)
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    newest_first = [str(tmp_path / "python3.99"), str(tmp_path / "python3.97")]
    assert printed("newer_pythons.py") == newest_first


def test_an_old_python_gets_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    tool = (TOOLS / "check_python.py").read_text("utf-8")
    exec(tool, {})
    monkeypatch.setattr(sys, "version_info", (3, 10, 13))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, this is 3\.10 "):
        exec(tool, {})
