"""Starting a game: options in, the first position out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from secrets import randbits

from concordia_game.data.boards import load_board
from concordia_game.data.box import card_set, load_box, own_tiles_of
from concordia_game.engine.chance import WIDE
from concordia_game.engine.deal import begin, deal
from concordia_game.engine.options import Options
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.files.options import check_market, check_options, check_seed

WIDTH = WIDE.bit_length() - 1


def drawn_seed() -> int:
    """A seed that nobody can guess or search for, as long as it is not told: 128 random bits."""
    return WIDE | randbits(WIDTH)


def new_setup(options: Options, seed: int, own_tiles: str | None = None) -> SetUp:
    """Deal a game from the data files (B1).

    `own_tiles` are further tiles in one line, if they are not to be read from the file that the options name.
    """
    check_options(options)
    check_seed(seed)
    options = replace(options)  # whoever passed them may go on changing theirs
    tiles = own_tiles_of(options.own_tiles) if own_tiles is None else own_tiles
    box = load_box(options.fish_market, tiles, card_set(options))
    check_market(options, box.markets)
    return deal(options, box, load_board(_source(options.map)), seed)


def _source(map: str) -> str | Path:
    return Path(map) if map.endswith(".toml") else map


def new_state(options: Options, seed: int) -> State:
    """The first position of a new game, which waits for the first seat's first decision."""
    return begin(new_setup(options, seed))
