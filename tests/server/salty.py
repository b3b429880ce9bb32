"""A province that produces nothing but salt."""

from __future__ import annotations

from concordia_game.engine.deal import begin, make_setup
from concordia_game.engine.goods import SALT
from concordia_game.engine.ids import ProvinceId
from concordia_game.engine.options import Options
from concordia_game.engine.state import State
from concordia_game.games.beginning import new_setup

SALTY = ProvinceId(0)


def salty_state() -> State:
    """The first position of a game in which a province has no bonus marker (S1.8)."""
    dealt = new_setup(Options(salt=True), 3)
    tokens = dealt.tokens[:]
    for city in dealt.board.cities_in(dealt.board.province_masks[SALTY]):
        tokens[city] = SALT
    return begin(
        make_setup(
            dealt.options,
            dealt.box,
            dealt.board,
            dealt.seed,
            tokens,
            dealt.stack,
            dealt.first,
            dealt.modules,
        )
    )
