"""Starting a game: options in, the first position out."""

from __future__ import annotations

from pathlib import Path

from concordia.data.boards import load_board
from concordia.data.box import load_box
from concordia.engine.agenda import advance
from concordia.engine.deal import deal, open_game
from concordia.engine.setup import Options, SetUp
from concordia.engine.state import State
from concordia.records.options import check_market, check_options


def new_setup(options: Options, seed: int) -> SetUp:
    """Deal a game from the data files (B1)."""
    check_options(options)
    box = load_box(options.fish_market)
    check_market(options, box.markets)
    return deal(options, box, load_board(_source(options.map)), seed)


def _source(map: str) -> str | Path:
    return Path(map) if map.endswith(".toml") else map


def new_state(options: Options, seed: int) -> State:
    """The position in which the first seat is asked for the first time."""
    return begin(new_setup(options, seed))


def begin(setup: SetUp) -> State:
    """The first position of a dealt game."""
    state = open_game(setup)
    advance(state)
    return state
