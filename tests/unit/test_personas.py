"""Personas are found automatically: a card is an entry in the data and a file in the engine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from concordia_game.data.box import load_box, read_toml
from concordia_game.engine.personas import PERSONAS

PACKAGE = Path(__file__).parents[2] / "src" / "concordia_game"

AUGUR = '''
from typing import ClassVar, final

from concordia_game.engine.personas.persona import Persona


@final
class Augur(Persona):
    """Money from the gods."""

    __slots__ = ()

    id: ClassVar[str] = "augur"

    def open(self, state, seat, card):
        """At once."""
        state.earn(seat, card.cash)
'''

CARD = """
[[card]]
id = "augur"
persona = "augur"
god = "vesta"
cash = 4
"""

PLAYED = """
from concordia_game import Game

game = Game.new(players=2)
before = game.state.players[0].sestertii
game.play("augur")
print(game.state.players[0].sestertii - before)
"""


def test_every_file_is_a_persona_of_its_name() -> None:
    files = {path.stem for path in (PACKAGE / "engine" / "personas").glob("*.py")}
    assert list(PERSONAS) == sorted(files - {"__init__", "persona"})
    for id, persona in PERSONAS.items():
        assert type(persona).__module__.rpartition(".")[2] == id


def test_every_persona_has_a_card() -> None:
    assert {entry["persona"] for entry in read_toml("cards.toml")["card"]} == set(PERSONAS)
    assert all(card.persona is PERSONAS[card.persona.id] for card in load_box().cards)


def test_a_new_card_is_an_entry_and_a_file(tmp_path: Path) -> None:
    package = tmp_path / "concordia_game"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    (package / "engine" / "personas" / "augur.py").write_text(AUGUR, "utf-8")
    cards = package / "data" / "cards.toml"
    text = cards.read_text("utf-8").replace(
        'starting_hand = ["tribune"', 'starting_hand = ["augur", "tribune"'
    )
    cards.write_text(text + CARD, "utf-8")
    ran = subprocess.run(
        [sys.executable, "-c", PLAYED],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr == ""
    assert ran.stdout == "4\n"
