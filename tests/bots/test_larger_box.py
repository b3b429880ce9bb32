"""Bots play a copy of the game with one more tile, card, persona and god, each in the middle of its list."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from concordia_game.bots.generations import trained_weights
from concordia_game.bots.names import feature_names
from concordia_game.data.box import load_box

PACKAGE = Path(__file__).parents[2] / "src" / "concordia_game"
SCRIPT = Path(__file__).parent / "larger_game.py"

ADDED = {
    "engine/setup.py": """
GODS = (*GODS[:SATURNUS], "pax", *GODS[SATURNUS:])
SATURNUS, MERCURIUS, MARS, VENUS, MINERVA, CONCORDIA = range(3, 9)
""",
    "engine/scoring.py": """
values_without_pax = god_values

def god_values(state, player):
    values = values_without_pax(state, player)
    values[GODS.index("pax")] = 3
    return values
""",
    "engine/personas/__init__.py": """
class Augur(Persona):
    def open(self, state, seat, card):
        state.earn(seat, 4)

PERSONAS["augur"] = Augur()
""",
}
"""What is appended to a module: it is read before any other module asks for the names."""

TILE = """[[tile]]
id = "nemo"
name = "Nemo"
kind = "patrician"

"""
CARD = """[[card]]
id = "augur"
persona = "augur"
god = "pax"

"""


def put_before(path: Path, mark: str, text: str) -> None:
    """Insert text before a mark that occurs once in a file."""
    first, last = path.read_text("utf-8").split(mark)
    path.write_text(first + text + mark + last, "utf-8")


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the bots of the larger copy print; the copy is pure Python, so that its lists can be changed."""
    root = tmp_path_factory.mktemp("larger")
    copy = root / "concordia_game"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    for name, text in ADDED.items():
        with (copy / name).open("a", encoding="utf-8") as file:
            file.write(text)
    put_before(copy / "data" / "tiles.toml", '[[tile]]\nid = "augustus"', TILE)
    put_before(copy / "data" / "cards.toml", '[[card]]\nid = "colonist"', CARD)
    put_before(
        copy / "data" / "cards.toml",
        '"architect", "prefect", "mercator5", "colonist", "diplomat_s',
        '"augur", ',
    )
    done = subprocess.run(
        [sys.executable, str(SCRIPT)],
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_the_copy_is_larger(found: dict[str, Any]) -> None:
    assert found["gods"].index("pax") == found["gods"].index("saturnus") - 1
    assert set(found["names"]) - set(feature_names(load_box())) == {"tile_nemo"}
    assert found["names"].index("tile_nemo") == found["names"].index("tile_augustus") - 1


def test_every_known_feature_has_its_weight(found: dict[str, Any]) -> None:
    assert found["weights"] == {**trained_weights()[2], "tile_nemo": [0.0, 0.0, 0.0]}


def test_the_points_of_an_unknown_god_are_points(found: dict[str, Any]) -> None:
    assert found["cards"]["augur"] == {"hand": 1.0, "points_else": 3.0}


def test_known_cards_count_for_their_own_gods_and_roles(found: dict[str, Any]) -> None:
    cards = found["cards"]
    assert cards["colonist"] == {"hand": 1.0, "hand_colonist": 1.0, "cards_mars": 1.0, "points_mars": 4.0}
    assert cards["consul"].keys() == {"hand", "hand_consul", "cards_jupiter"}
    assert cards["weaver"] == {"hand": 1.0, "hand_specialist": 1.0, "points_a_specialist_house": 5.0}


def test_a_card_is_worth_what_its_own_god_gives(found: dict[str, Any]) -> None:
    assert {god: worth for god, worth in found["worth"].items() if worth} == {"pax": 3, "mars": 4}


def test_bots_play_a_whole_game(found: dict[str, Any]) -> None:
    game = found["game"]
    assert game["over"]
    assert game["decisions"] > 50
    assert game["cards"]["pax"] == 1
    assert sum(points["pax"] for points in game["points"]) == 3
