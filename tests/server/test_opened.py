"""What a replay opens: the stacks as they lay, and the patricians as they were dealt."""

from __future__ import annotations

import random

from concordia_game import Options, new_state
from concordia_game.engine.play import apply, legal_moves
from concordia_game.server.opened import opened
from concordia_game.server.tabletop import state_shown


def test_what_lay_face_down_is_what_came() -> None:
    state, rng = new_state(Options(map="italia", players=3, forum=True), seed=3), random.Random(2)
    first = opened(state)
    coming, tiles, kept, came = first.cards, first.tiles, dict(first.choices), 0
    assert list(first.choices) == ["red", "green", "blue"]
    while not state.over and state.turn < 60:
        before = state_shown(state)
        state = apply(state, rng.choice(legal_moves(state)))
        now, shown = opened(state), state_shown(state)
        assert len(now.cards) == shown.stack_size
        drawn = coming[: before.stack_size - shown.stack_size]
        assert coming == drawn + now.cards
        fresh = [space.card for space in shown.display if space]
        assert fresh[len(fresh) - len(drawn) :] == drawn
        came += len(drawn)
        coming = now.cards
        if not now.choices and tiles != now.tiles:
            tiles = now.tiles
            assert shown.forum is not None
            assert not {*tiles} & {tile for tile in shown.forum.row if tile}
    held = {player.seat: player.tiles for player in state_shown(state).players}
    assert all(set(pair) & set(held[seat]) for seat, pair in kept.items())
    assert came > 3


def test_without_the_forum_there_are_only_cards() -> None:
    hidden = opened(new_state(Options(map="italia", players=2), seed=1))
    assert hidden.cards
    assert not hidden.tiles
    assert not hidden.choices
