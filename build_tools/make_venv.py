"""make_venv.py FOLDER: a virtual environment of this Python, with the pip of the lock file.

The pip that comes with an older Python takes hashes from requirements, not from constraints, so its
successor's lines are cut out for it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from pathlib import Path

LOCK = Path(__file__).parents[1] / "requirements.lock"
PROGRAMS = "Scripts" if os.name == "nt" else "bin"


def locked_pip() -> str:
    """The lines of the lock file that name pip and its hashes."""
    found = re.search(r"^pip==(?:.*\\\n)*.*", LOCK.read_text("utf-8"), re.MULTILINE)
    if found is None:
        sys.exit("requirements.lock names no pip.")
    return found[0] + "\n"


def make_venv(folder: Path) -> None:
    """Make it, and bring its pip up to date."""
    venv.create(folder, with_pip=True, symlinks=os.name != "nt")
    wanted = folder / "pip.txt"
    wanted.write_text(locked_pip(), "utf-8")
    pip = [str(folder / PROGRAMS / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--requirement", str(wanted)], check=True)


if __name__ == "__main__":
    make_venv(Path(sys.argv[1]))
