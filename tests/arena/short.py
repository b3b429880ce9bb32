"""Practice in less time than it would take."""

from __future__ import annotations

from typing import Any

import pytest

from concordia_game.arena import comparing, practice
from concordia_game.bots.deep import Deep
from concordia_game.engine.options import Options


class Short(Deep):
    """Compares few ends, and plays on with hardly a look."""

    def __init__(self, **settings: Any) -> None:
        few = dict.fromkeys(settings["candidates"], 2)
        super().__init__(**{**settings, "candidates": few, "nodes": few, "rounds": dict.fromkeys(few, 1)})


def shorten(patch: pytest.MonkeyPatch, *tables: Options) -> None:
    """Let games of practice be short, at one of these tables."""
    patch.setattr(comparing, "Deep", Short)
    patch.setattr(practice, "any_table", lambda rng: rng.choice(tables))
