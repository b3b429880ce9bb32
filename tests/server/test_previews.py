"""What a preview promises is what the move then brings its player and the others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest
from i18n.stories import positions

from concordia_game.engine.goods import FISH, GOODS
from concordia_game.engine.ids import SEATS
from concordia_game.engine.moves import Build, Move, MoveColonist, Produce
from concordia_game.engine.options import Options
from concordia_game.engine.payment import Pay
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.production import Yield
from concordia_game.engine.state import State
from concordia_game.engine.storehouse import room
from concordia_game.server import wire
from concordia_game.server.previews import moves_shown
from concordia_game.server.prompts import prompt_for

SALTY = Options(map="imperium", players=4, salt=True, forum=True)
FISHY = Options(map="cyprus", players=3, salt=True, fish="coast")


def previews(options: Options) -> Iterator[tuple[State, Move, wire.Preview]]:
    """Every move of a random game with its preview."""
    for state in positions(options, 4):
        if state.decision.seat >= 0:
            shown = moves_shown(state, state.decision.seat)
            yield from ((state, move, shown[n].preview) for n, move in enumerate(legal_moves(state)))


def gained(before: State, after: State) -> dict[str, dict[str, int]]:
    """The goods that each seat has gained."""
    found: dict[str, dict[str, int]] = {}
    for seat, old, new in zip(SEATS, before.players, after.players, strict=False):
        more = {GOODS[good]: new.goods[good] - old.goods[good] for good in range(FISH + 1)}
        if any(more.values()):
            found[seat] = {good: count for good, count in more.items() if count}
    return found


@pytest.mark.parametrize("options", [SALTY, FISHY], ids=lambda options: options.map)
def test_a_province_shows_what_it_gives_to_everybody(options: Options) -> None:
    seen = 0
    for state, move, preview in previews(options):
        if not isinstance(move, Produce):
            assert preview.yields == {}
            continue
        after = apply(state, move)
        given = {str(seat): goods for seat, goods in preview.yields.items()}
        fits = [
            room(state, player) >= sum(given.get(seat, {}).values())
            for seat, player in zip(SEATS, state.players, strict=False)
        ]
        if isinstance(after.decision, Yield) or not all(fits):
            continue
        assert given == gained(state, after)
        seen += len(preview.yields) > 1
    assert seen > 10


def test_prices_of_choice_are_those_that_are_asked_next() -> None:
    seen = set()
    for state, move, preview in chain(previews(SALTY), previews(FISHY)):
        after = apply(state, move)
        if isinstance(after.decision, Pay) and after.decision.seat == state.decision.seat:
            assert preview.pays == list(prompt_for(after).args.values())
            seen.add(type(move).__name__)
        else:
            assert preview.pays == []
    assert {"Take", "Build", "Recruit"} <= seen


def test_steps_and_the_place_of_a_house() -> None:
    for state, move, preview in previews(SALTY):
        assert preview.steps == (move.steps if isinstance(move, MoveColonist) else 0)
        assert preview.nth == (state.built[move.city] + 1 if isinstance(move, Build) else 0)
