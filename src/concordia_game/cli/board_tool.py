"""The tool that draws boards (`web/board`), a program for Node.js; the build packs a copy of it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import concordia_game
from concordia_game.cli.output import warn
from concordia_game.engine.errors import ConcordiaError

PACKAGE = Path(concordia_game.__file__).parent
CHECKOUT = PACKAGE.parents[1] / "web" / "board"
PACKED = PACKAGE / "drawing" / "tool"
"""Where that copy lies."""
PROGRAM = "own.mjs"
OLDEST = 20
PLAINLY = "without a full drawing the page draws the board plainly"


class NotDrawn(ConcordiaError):
    """The full drawing could not be made."""


@dataclass(frozen=True)
class Drawn:
    """What the tool says about a drawing."""

    coast: bool
    faults: list[str]


def draw_board(board_file: Path, target: Path) -> Drawn:
    """Make the full drawing of a board file that has been checked."""
    node = _node()
    program = _tool() / PROGRAM
    done = _run([node, str(program), str(board_file), str(target)])
    if done.returncode:
        raise NotDrawn(f"{board_file}: {_last_line(done.stderr)}; {PLAINLY}")
    said = json.loads(done.stdout)
    return Drawn(said["coast"], said["faults"])


def _node() -> str:
    found = shutil.which("node")
    version = _run([found, "--version"]).stdout.strip() if found else ""
    if not found or int(version.lstrip("v").partition(".")[0] or 0) < OLDEST:
        there = f" (this is {version})" if version else ""
        raise NotDrawn(f"maps draw needs Node.js {OLDEST} or newer{there}, see https://nodejs.org; {PLAINLY}")
    return found


def _tool() -> Path:
    """The folder of the tool, with its libraries and coastlines; these are fetched the first time."""
    folder = CHECKOUT if (CHECKOUT / PROGRAM).is_file() else _copied()
    if not (folder / "node_modules").exists():
        _fetch(folder)
    return folder


def _copied() -> Path:
    """A copy of the packed tool in the user's cache, as a package's own folder is not for writing."""
    if not (PACKED / PROGRAM).is_file():
        raise NotDrawn(f"this build has no drawing tool: use a source checkout; {PLAINLY}")
    folder = cache_folder() / f"board-tool-{concordia_game.__version__}"
    shutil.copytree(PACKED, folder, dirs_exist_ok=True)
    return folder


def cache_folder() -> Path:
    """Where this system keeps what can be fetched again."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "concordia" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "concordia"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "concordia"


def _fetch(folder: Path) -> None:
    npm = shutil.which("npm")
    if not npm:
        raise NotDrawn(f"maps draw needs npm, which comes with Node.js, see https://nodejs.org; {PLAINLY}")
    warn(f"Fetching the tool's libraries and coastlines (14 MB) into {folder}, this once...")
    done = _run([npm, "ci", "--no-audit", "--no-fund"], folder)
    if done.returncode:
        shutil.rmtree(folder / "node_modules", ignore_errors=True)
        raise NotDrawn(f"'npm ci' failed in {folder}: {_last_line(done.stderr)}; {PLAINLY}")


def _run(command: list[str], folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False)


def _last_line(said: str) -> str:
    return (said.strip().splitlines() or ["no reason given"])[-1]
