"""`tiles`: the list of effects, the check of a file; `--tiles` at the commands that take it (S5.1)."""

from __future__ import annotations

import json
from pathlib import Path

from concordia_game.data.tile_effects import EFFECTS

from .conftest import Run

SCENARIO = """
rule = "S5.1"
title = "Cash of an own tile"
moves = ["mercator", "done"]
[game]
map = "italia"
players = 2
modules = ["forum"]
[red]
sestertii = 0
goods = {}
tiles = ["my_cash"]
[green]
tiles = []
[expect.red]
sestertii = 5
"""


def test_the_list_is_a_file_that_passes(run: Run, tmp_path: Path) -> None:
    listed = run("tiles").out
    assert all(f"# {effect.name}" in listed for effect in EFFECTS)
    (tmp_path / "all.toml").write_text(listed, "utf-8")
    assert run("tiles", "check", "all.toml", "mini").out == "all.toml: ok\nmini: ok\n"
    found = json.loads(run("tiles", "--json").out)
    assert found["shipped"] == ["mini"]
    assert [effect["effect"] for effect in found["effects"]] == [effect.name for effect in EFFECTS]


def test_a_check_names_every_mistake(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("[[tile]]\nid = 'a b'\namends = { luck = 1 }\n", "utf-8")
    ran = run("tiles", "check", "bad.toml")
    assert ran.code == 1
    assert len(ran.out.splitlines()) == 5
    assert all(line.startswith("bad.toml: tile 1: ") for line in ran.out.splitlines())
    assert len(json.loads(run("tiles", "check", "bad.toml", "--json").out)[0]["problems"]) == 5
    for command in (("simulate", "--games", "1"), ("play", "--you", "red"), ("serve",)):
        refused = run(*command, "--tiles", "bad.toml")
        assert refused.code == 1
        assert "amends.luck: there is no such effect" in refused.err


def test_tiles_of_a_file_are_played_and_replayed_without_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "all.toml"
    file.write_text(run("tiles").out, "utf-8")
    typed = "1\nt\nq\n"
    ran = run(
        "play", "--tiles", "all.toml", "--you", "red", "--players", "2", "--save", "my.record", typed=typed
    )
    assert "House rule: this tile is not from the box." in " ".join(ran.out.split())
    file.unlink()
    assert run("state", "my.record").code == 0


def test_scenarios_take_tiles(run: Run, tmp_path: Path) -> None:
    (tmp_path / "case.toml").write_text(SCENARIO, "utf-8")
    (tmp_path / "ours.toml").write_text(EFFECTS[4].toml(), "utf-8")
    assert run("scenario", "case.toml").code == 1
    assert run("scenario", "case.toml", "--tiles", "ours.toml").code == 0


def test_bots_play_with_them(run: Run) -> None:
    ran = run("simulate", "--tiles", "mini", "--games", "2", "--players", "2")
    assert ran.code == 0
    assert "2 games" in ran.out
