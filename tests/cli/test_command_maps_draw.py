"""`maps draw`: what it asks of Node.js, what it makes of the tool's answer, what it refuses."""

from __future__ import annotations

import json
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from concordia_game import __version__
from concordia_game.cli import board_tool

from .conftest import Run

SICILIA = Path(__file__).parents[2] / "docs" / "boards" / "sicilia.toml"
PLAINLY = "without a full drawing the page draws the board plainly"
NODE = """#!{python}
import json, sys
from pathlib import Path
if sys.argv[1:] == ["--version"]:
    print("{version}")
elif "{problem}":
    sys.exit("Error: somewhere\\n{problem}")
else:
    program, board, drawing = sys.argv[1:]
    assert Path(program).name == "own.mjs" and Path(program).is_file()
    Path(drawing).write_text("drawn from " + Path(board).name)
    print(json.dumps({answer!r}))
"""
NPM = """#!{python}
import sys
from pathlib import Path
{problem}
Path("node_modules").mkdir()
Path("node_modules/words").write_text(" ".join(sys.argv[1:]))
"""
Answer = Callable[..., None]


def program(folder: Path, name: str, text: str) -> None:
    """A program on the path."""
    file = folder / name
    file.write_text(text, "utf-8")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)


@pytest.fixture
def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Answer:
    """A Node.js that gives the answers of a test instead of running the tool; no other is found."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    tool = tmp_path / "tool"
    (tool / "node_modules").mkdir(parents=True)
    (tool / "own.mjs").touch()
    monkeypatch.setattr(board_tool, "CHECKOUT", tool)
    (tmp_path / "sicilia.toml").write_text(SICILIA.read_text("utf-8"), "utf-8")

    def answering(version: str = "v22.1.0", problem: str = "", coast: bool = True, *faults: str) -> None:
        answer = {"coast": coast, "faults": faults}
        text = NODE.format(python=sys.executable, version=version, problem=problem, answer=answer)
        program(folder, "node", text)

    return answering


def test_the_drawing_lies_beside_the_board(run: Run, node: Answer, tmp_path: Path) -> None:
    node()
    ran = run("maps", "draw", "sicilia.toml")
    assert (ran.code, ran.out, ran.err) == (0, "sicilia.json\n", "")
    assert (tmp_path / "sicilia.json").read_text("utf-8") == "drawn from sicilia.toml"
    assert run("maps", "draw", "sicilia.toml", "--out", "other.json").out == "other.json\n"
    assert (tmp_path / "other.json").is_file()


def test_what_collides_is_named_and_drawn_all_the_same(run: Run, node: Answer) -> None:
    faults = ("name of henna overlaps name of catana", "name of province mazara leaves the frame")
    node("v20.0.0", "", False, *faults)
    ran = run("maps", "draw", "sicilia.toml")
    assert (ran.code, ran.out) == (0, "sicilia.json\n")
    assert ran.err.splitlines() == [
        "sicilia.toml: Natural Earth has no land below these cities, so the drawing has no coast",
        *[f"sicilia.toml: {fault}" for fault in faults],
    ]
    ran = run("maps", "draw", "sicilia.toml", "--json")
    told = {"board": "sicilia.toml", "drawing": "sicilia.json", "coast": False, "faults": list(faults)}
    assert (json.loads(ran.out), ran.err) == (told, "")


def test_without_node_it_says_so(run: Run, node: Answer) -> None:
    ran = run("maps", "draw", "sicilia.toml")
    needed = "concordia: maps draw needs Node.js 20 or newer"
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == f"{needed}, see https://nodejs.org; {PLAINLY}\n"
    node("v18.19.1")
    ran = run("maps", "draw", "sicilia.toml")
    assert (ran.code, ran.err) == (1, f"{needed} (this is v18.19.1), see https://nodejs.org; {PLAINLY}\n")


def test_what_the_tool_can_not_draw(run: Run, node: Answer) -> None:
    node("v20.0.0", "the cities lie too close together")
    ran = run("maps", "draw", "sicilia.toml")
    told = f"concordia: sicilia.toml: the cities lie too close together; {PLAINLY}\n"
    assert (ran.code, ran.err) == (1, told)


def test_a_board_with_faults_or_of_the_game(run: Run, node: Answer, tmp_path: Path) -> None:
    node()
    (tmp_path / "bad.toml").write_text(SICILIA.read_text("utf-8").replace('["henna"', '["hena"'), "utf-8")
    ran = run("maps", "draw", "bad.toml")
    assert ran.code == 1
    assert "no city 'hena'; did you mean 'henna'?" in ran.err
    assert run("maps", "draw", "nowhere.toml").code == 1
    ran = run("maps", "draw", "italia")
    assert (ran.code, ran.err) == (1, "concordia: italia is a board of the game, which is drawn already\n")
    ran = run("maps", "draw", "sicilia.toml", "--out", "sicilia.toml")
    assert (ran.code, "would replace sicilia.toml" in ran.err) == (1, True)
    assert not (tmp_path / "sicilia.json").exists()


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package as it is installed, with its copy of the tool; returns where that is put to work."""
    monkeypatch.setattr(board_tool, "CHECKOUT", tmp_path / "nowhere")
    monkeypatch.setattr(board_tool, "PACKED", tmp_path / "packed")
    monkeypatch.setattr(board_tool, "cache_folder", lambda: tmp_path / "cache")
    (tmp_path / "packed").mkdir()
    (tmp_path / "packed" / "own.mjs").touch()
    return tmp_path / "cache" / f"board-tool-{__version__}"


def test_an_installed_package_fetches_once(run: Run, node: Answer, installed: Path, tmp_path: Path) -> None:
    node()
    ran = run("maps", "draw", "sicilia.toml")
    assert (ran.code, "needs npm" in ran.err) == (1, True)
    program(tmp_path / "bin", "npm", NPM.format(python=sys.executable, problem='sys.exit("no network")'))
    ran = run("maps", "draw", "sicilia.toml")
    assert (ran.code, ran.err.splitlines()[-1]) == (
        1,
        f"concordia: 'npm ci' failed in {installed}: no network; {PLAINLY}",
    )
    program(tmp_path / "bin", "npm", NPM.format(python=sys.executable, problem=""))
    ran = run("maps", "draw", "sicilia.toml")
    assert (ran.code, ran.out) == (0, "sicilia.json\n")
    assert ran.err.startswith("Fetching the tool's libraries and coastlines")
    assert (installed / "node_modules" / "words").read_text("utf-8") == "ci --no-audit --no-fund"
    assert run("maps", "draw", "sicilia.toml").err == ""


def test_a_build_without_the_tool(run: Run, node: Answer, installed: Path, tmp_path: Path) -> None:
    node()
    (tmp_path / "packed" / "own.mjs").unlink()
    ran = run("maps", "draw", "sicilia.toml")
    told = f"concordia: this build has no drawing tool: use a source checkout; {PLAINLY}\n"
    assert (ran.code, ran.err) == (1, told)
