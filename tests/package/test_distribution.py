"""The source distribution contains everything that an install needs, and installs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from concordia_game import __version__

ROOT = Path(__file__).parents[2]
LEFT_OUT = {"node_modules", ".venv", ".git", "__pycache__", "static", "tool", "dist"}
"""What a clean copy of the project doesn't contain."""

WORTH_COMPRESSING = 500
"""Bytes of a script that gets smaller; one that only names another does not."""


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """What a command prints; the engine stays pure, as this takes seconds instead of a minute."""
    surroundings = {**os.environ, "CONCORDIA_PURE": "1", **environment}
    surroundings.pop("PYTHONPATH", None)
    if "PYTHONPATH" in environment:
        surroundings["PYTHONPATH"] = environment["PYTHONPATH"]
    ran = subprocess.run(command, cwd=cwd, env=surroundings, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution made by `python -m build` from a clean copy."""
    folder = tmp_path_factory.mktemp("clean")
    copy = folder / "project"
    names = ["build_tools", "web", "src"]
    for name in names:
        shutil.copytree(
            ROOT / name, copy / name, ignore=shutil.ignore_patterns(*LEFT_OUT, "*.egg-info", "*.so")
        )
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy2(path, copy / path.name)
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", folder, cwd=copy)
    [made] = folder.glob(f"concordia_game-{__version__}.tar.gz")
    return made


def test_the_source_distribution_is_whole(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"build_tools/backend.py", "web/package.json", "web/src/main.ts", "setup.py"} <= names
    page = {"index.html", "index.html.br", "index.html.gz"}
    assert {f"src/concordia_game/server/static/{name}" for name in page} <= names
    bots = {"forward.c", "weighing.c", "generations/1/levels.json", "generations/1/weights.json"}
    assert {f"src/concordia_game/bots/{name}" for name in bots} <= names
    art = {"symbols.svg", "emblems.svg", "board.css", "palette.css", "geometry/italia.json"}
    assert {f"src/concordia_game/drawing/art/{name}" for name in art} <= names
    assert not [name for name in names if "node_modules" in name or name.endswith(".so")]


def unpacked(sdist: Path, target: Path) -> Path:
    """The folder in a source distribution."""
    with tarfile.open(sdist) as archive:
        archive.extractall(target, filter="data")
    [folder] = target.iterdir()
    return folder


ASKED = "import backend; print(backend.get_requires_for_build_wheel())"


def test_its_page_is_taken_as_it_is(sdist: Path, tmp_path: Path) -> None:
    """So whoever builds a wheel from it is asked for no Node.js, even where there is none."""
    folder = unpacked(sdist, tmp_path)
    nowhere = {"PATH": "", "PYTHONPATH": str(folder / "build_tools")}
    assert "nodejs" not in run(sys.executable, "-c", ASKED, cwd=folder, **nowhere)
    (folder / "src/concordia_game/server/static/index.html").unlink()
    assert "nodejs" in run(sys.executable, "-c", ASKED, cwd=folder, **nowhere)


def test_what_it_needs_is_told_before_anything_is_translated(sdist: Path, tmp_path: Path) -> None:
    """Installers ask twice before they build, and mypyc takes many seconds each time."""
    folder = unpacked(sdist, tmp_path)
    tools = str(folder / "build_tools")
    assert run(sys.executable, "-c", ASKED, cwd=folder, CONCORDIA_PURE="", PYTHONPATH=tools)
    assert not list(folder.glob("build/**/*.c"))


def test_it_installs_and_plays(sdist: Path, tmp_path: Path) -> None:
    """Even without Node.js: the page is included."""
    pip = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-build-isolation", "--quiet"]
    run(*pip, "--target", tmp_path / "site", sdist, cwd=tmp_path, PATH=os.path.dirname(sys.executable))
    site = tmp_path / "site"
    page = site / "concordia_game/server/static"
    assert (page / "index.html").is_file()
    scripts = [script for script in page.glob("assets/*.js") if script.stat().st_size > WORTH_COMPRESSING]
    assert scripts
    for script in scripts:
        assert Path(f"{script}.br").is_file()
        assert Path(f"{script}.gz").is_file()
    command = [sys.executable, "-m", "concordia_game"]
    assert run(*command, "--version", cwd=tmp_path, PYTHONPATH=str(site)).startswith("concordia ")
    played = run(*command, "simulate", "--games", "1", "--json", cwd=tmp_path, PYTHONPATH=str(site))
    assert '"games": 1' in played
    assert (site / "concordia_game/drawing/tool/own.mjs").is_file()
    assert (site / "concordia_game/drawing/tool/lib/coast.mjs").is_file()
    assert "IMPERIUM" in run(*command, "draw", "--map", "imperium", cwd=tmp_path, PYTHONPATH=str(site))
    assert "pure" in run(sys.executable, "-m", "concordia_game.engine", cwd=tmp_path, PYTHONPATH=str(site))
