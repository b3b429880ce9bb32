"""Questions for workers; workers import this file by name."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

from concordia_game.engine.options import Options
from concordia_game.games.beginning import new_state

STATE = new_state(Options(players=2, forum=True), 3)
RED = STATE.setup.seats[0]


def loop_for_ever(*_: object) -> list[Any]:
    """A bot that is caught in a loop."""
    while True:
        pass


def wait_for_a_file(path: str, answer: object) -> list[Any]:
    """A bot that thinks until a file is there; it says who is thinking."""
    Path(f"{path}.{os.getpid()}").touch()
    while not Path(path).exists():
        time.sleep(0.01)
    return [answer]


def loaded() -> list[str]:
    """What this process has read and keeps: modules of the game, and what their caches hold."""
    found: list[str] = []
    for name, module in sorted(sys.modules.items()):
        if name.startswith("concordia_game."):
            found.append(name)
            for kept, value in sorted(vars(module).items()):
                if getattr(value, "__module__", "") == name and hasattr(value, "cache_info"):
                    found.append(f"{name}.{kept}: {value.cache_info().currsize}")
    return found
