"""What a position looks like to a seat: in C and in Python the same, to the last bit."""

from __future__ import annotations

from random import Random

import pytest

from concordia_game.bots.features import copied_piles
from concordia_game.bots.planning import value_for
from concordia_game.bots.prospects import Prospects
from concordia_game.bots.scales import KERNEL, Row, Scales
from concordia_game.bots.tables import Tables
from concordia_game.engine.ids import Seat
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.state import State
from concordia_game.games.beginning import new_state

TABLES = [
    Options("italia", 2),
    Options("imperium", 4, salt=True),
    Options("cyprus", 4, salt=True, forum=True, fish="coast"),
    Options("hispania", 5, salt=True, forum=True, auction=True, fish="slope", own_tiles="mini"),
    Options("byzantium", 3, venus=True, start_without_goods=True),
    Options("imperium", 6, venus=True, teams=True, forum=True, display="wine"),
]

in_c = pytest.mark.skipif(KERNEL is None, reason="the package was built without a compiler")


def met(options: Options, seed: int, most: int = 600) -> list[State]:
    """The positions of a random game."""
    rng, state, found = Random(seed), past_chance(new_state(options, seed)), list[State]()
    while not state.over and len(found) < most:
        found.append(state)
        state = past_chance(apply(state, rng.choice(legal_moves(state))))
    return found


@in_c
@pytest.mark.parametrize("options", TABLES)
def test_c_and_python_weigh_alike(options: Options) -> None:
    for seed in range(2):
        states = met(options, seed)
        tables = Tables(states[0].setup)
        quick, plain = Scales(tables), Scales(tables, None)
        rng = Random(seed)
        row = Row([rng.uniform(-1, 1) for _ in range(tables.before_modules + sum(tables.module_features))])
        for state in states:
            for player in state.players:
                piles = copied_piles(state, player.seat, tables)
                assert quick.vector(state, player, piles) == plain.vector(state, player, piles)
                assert quick.total(state, player, row, piles) == plain.total(state, player, row, piles)


@in_c
@pytest.mark.parametrize("options", TABLES)
def test_c_and_python_see_the_same_prospects(options: Options) -> None:
    quick, plain = (value_for(new_state(options, 1)) for _ in range(2))
    plain.scales.kernel = None
    promising = 0
    for state in met(options, 1):
        seat = state.decision.seat
        if seat >= 0:
            found = Prospects(quick, seat).of(state)
            assert found == Prospects(plain, seat).of(state)
            promising += found > 0
    assert promising


@in_c
def test_the_piles_matter_only_to_whoever_may_copy() -> None:
    """Otherwise they are not looked at: see `Value.total`."""
    matter = 0
    for options in TABLES:
        states = met(options, 3)
        scales = Scales(Tables(states[0].setup))
        for state in states:
            for player in state.players:
                changed = scales.vector(state, player, 0) != scales.vector(state, player, 0b111111111)
                assert scales.tables.copies(player) or not changed
                matter += changed
    assert matter


@pytest.mark.parametrize("options", TABLES)
def test_what_is_remembered_is_still_true(options: Options) -> None:
    """A seat's total is reused while nothing concerns it; a fresh value finds the same."""
    states = met(options, 2, 150)
    value = value_for(states[0])
    for state in states:
        found = value.standings(state)
        fresh = value_for(state)
        assert found == fresh.standings(state)
        assert value.margin(state, Seat(0)) == fresh.margin(state, Seat(0))


@in_c
def test_what_does_not_fit_is_refused() -> None:
    assert KERNEL is not None
    state = new_state(Options("italia", 2), 1)
    tables = Tables(state.setup)
    player = state.players[0]
    estate = tables.estate(player.houses).packed
    owned = (player.sestertii, player.goods, player.hand, player.discard, player.land, player.sea, 0)
    assert KERNEL.houses_ahead(tables.ledger, estate, *owned, state.built, None) >= 0
    for wrong in (
        (),
        (b"", estate, *owned, state.built, None),
        (tables.ledger + bytes(8), estate, *owned, state.built, None),
        (tables.ledger, estate[8:], *owned, state.built, None),
        (tables.ledger, estate, player.sestertii, [1], *owned[2:], state.built, None),
        (tables.ledger, estate, *owned[:2], [1000], *owned[3:], state.built, None),
        (tables.ledger, estate, *owned, None, None),
        (tables.ledger, estate, *owned, state.built, [1000]),
        (tables.ledger, estate, *owned, [], [0]),
    ):
        with pytest.raises(ValueError, match=r"expected|shape|range"):
            KERNEL.houses_ahead(*wrong)
    with pytest.raises(ValueError, match="number of arguments"):
        KERNEL.weighed()
    with pytest.raises(ValueError, match="number of arguments"):
        KERNEL.listed()
