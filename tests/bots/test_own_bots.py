"""Bots in a user's file: read once, with what an ordinary module may do."""

from __future__ import annotations

from pathlib import Path

import pytest

from concordia.bots import load_bot

OWN = """
from __future__ import annotations
from dataclasses import dataclass
from beside_own_bot import CHOSEN

with open("read", "a") as file:
    file.write("+")

@dataclass
class Own:
    chosen: int = CHOSEN

    def __call__(self, view, decision, moves, rng):
        return moves[self.chosen]
"""


def test_a_file_is_read_once_and_bots_are_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", ["/nowhere"])
    Path("beside_own_bot.py").write_text("CHOSEN = -1", "utf-8")
    Path("own.py").write_text(OWN, "utf-8")
    first, second = load_bot("own.py:Own"), load_bot(f"{tmp_path}/own.py:Own")
    assert first is not second
    assert type(first) is type(second)
    assert Path("read").read_text("utf-8") == "+"


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    own = tmp_path / "changing.py"
    own.write_text("def bot(view, decision, moves, rng): return moves[0]", "utf-8")
    first = load_bot(f"{own}:bot")
    own.write_text("def bot(view, decision, moves, rng): return moves[1]  # another one", "utf-8")
    assert load_bot(f"{own}:bot") is not first
