"""Check an installed wheel: it must have a compiled engine and the browser page, and play a whole game."""

from __future__ import annotations

import sys
from importlib.resources import files
from random import Random

from concordia_game import Options, __version__, apply, legal_moves, new_state
from concordia_game.engine.__main__ import COMPILED


def complaints() -> list[str]:
    """What is wrong with the installed package."""
    rng, state = Random(1), new_state(Options(map="italia", players=3), seed=1)
    while moves := legal_moves(state):
        state = apply(state, rng.choice(moves))
    page = files("concordia_game") / "server" / "static" / "index.html"
    found = {
        "the engine is not compiled": not COMPILED,
        "a game does not end": not state.over,
        "the browser page is missing": not page.is_file(),
    }
    return [words for words, wrong in found.items() if wrong]


if __name__ == "__main__":
    wrong = complaints()
    print(f"concordia {__version__}: {', '.join(wrong) or 'plays'}")
    sys.exit(bool(wrong))
