"""Parts of a table that are kept as JSON say the same as those made anew."""

from __future__ import annotations

import random

import msgspec
import pytest

from concordia_game.engine.deal import begin
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.games.beginning import new_setup
from concordia_game.server.kept import Kept
from concordia_game.server.scores import scores_shown
from concordia_game.server.tabletop import cities_shown, player_shown

TABLES = [
    Options("italia", 2),
    Options("imperium", 4, salt=True, forum=True, auction=True),
    Options("hispania", 3, salt=True, forum=True, own_tiles="mini", fish="coast"),
    Options("italia", 4, venus=True, teams=True, forum=True),
    Options("cyprus", 3, fish="slope", intermediate_scoring=True),
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.map} {options.players}")
def test_what_is_kept_is_what_would_be_made(options: Options, effort: int) -> None:
    for seed in range(2 * effort):
        rng = random.Random(seed)
        state = past_chance(begin(new_setup(options, seed)))
        kept, made, shared = Kept(), 0, 0
        earlier = [state]
        while not state.over and made < 150:
            made += 1
            before = dict(kept._parts)
            shown = kept.players(state), kept.scores(state), kept.cities(state)
            fresh = [player_shown(state, player) for player in state.players]
            assert _plain(shown) == _plain((fresh, scores_shown(state), cities_shown(state)))
            shared += sum(kept._parts[name] is before.get(name) for name in kept._parts)
            # Now and then moves are taken back.
            state = rng.choice(earlier[-3:]) if rng.random() < 0.1 else state
            state = past_chance(apply(state, rng.choice(legal_moves(state))))
            earlier.append(state)
        assert shared > made, "much of a table stays as it is"


def _plain(shown: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(shown))
