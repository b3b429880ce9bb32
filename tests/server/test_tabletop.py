"""The position for the wire, with an unusual set-up."""

from __future__ import annotations

from concordia_game.engine.play import apply
from concordia_game.notation.texts import parse_move
from concordia_game.server import wire
from concordia_game.server.previews import moves_shown
from concordia_game.server.tabletop import provinces_shown
from server.salty import SALTY, salty_state


def test_a_province_of_salt_cities_has_no_marker() -> None:
    state = salty_state()
    assert state.setup.markers[SALTY] is None
    bare, *others = provinces_shown(state).values()
    assert bare == wire.ProvinceShown(None, coins=False, value=0, fish=None)
    assert all(shown.good and shown.value and shown.fish is None for shown in others)


def test_a_province_without_a_marker_is_not_offered() -> None:
    state = salty_state()
    state = apply(state, parse_move(state, "prefect"))
    offered = [move.text for move in moves_shown(state, state.decision.seat) if move.verb == "produce"]
    assert offered == [f"produce {id}" for id in state.setup.board.province_ids[1:]]
