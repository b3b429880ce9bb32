"""Print the newer Pythons on this machine that really run, one per minor version, the newest first."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

# Without ensurepip (Debian puts it into a package of its own) a Python can't make a working environment.
ASK = "import sys, venv, ensurepip; print(sys.version_info.major, sys.version_info.minor)"


def candidates() -> list[Path]:
    """Everything called python3.N on the path or in pyenv's folder; some are shims that only exit."""
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    folders += sorted(pyenv.glob("*/bin"))
    return [path for folder in folders for path in sorted(folder.glob("python3.*"))]


def version(path: Path) -> tuple[int, int] | None:
    """The version that a Python reports, or None if it does not run."""
    if not path.name.removeprefix("python3.").isdigit():
        return None
    try:
        ran = subprocess.run([path, "-c", ASK], capture_output=True, text=True, timeout=60, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    major, minor = ran.stdout.split()
    return int(major), int(minor)


def newer_pythons() -> dict[tuple[int, int], Path]:
    """The first one that runs of each version above this one; the newest version comes first."""
    found: dict[tuple[int, int], Path] = {}
    for path in candidates():
        its = version(path)
        if its and its > sys.version_info[:2]:
            found.setdefault(its, path)
    return dict(sorted(found.items(), reverse=True))


if __name__ == "__main__":
    for path in newer_pythons().values():
        print(path)
