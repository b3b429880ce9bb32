"""Seeds: those given by hand deal as ever, drawn ones have 128 random bits, and every format carries them."""

from __future__ import annotations

import json
import pickle
from copy import deepcopy

import pytest

from concordia_game.engine.chance import WIDE, Dice
from concordia_game.engine.options import Options
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.files.line import read_line, write_line
from concordia_game.files.options import MOST_SEED, OptionsError
from concordia_game.files.position import state_json
from concordia_game.files.reading import state_from_json
from concordia_game.files.record import read_record, write_record
from concordia_game.games.beginning import drawn_seed, new_setup, new_state
from concordia_game.games.game import Game

DRAWN = WIDE | 0xC0FFEE00_00000001_00000000_DEADBEEF
EVERYTHING = Options(map="imperium", players=5, salt=True, forum=True)
SEEDS = [0, -1, 7, 2**53 + 1, 2**63, 2**64 - 1, WIDE - 1, WIDE, DRAWN, MOST_SEED]


def dealt(setup: SetUp) -> list[object]:
    """All that chance has decided, apart from the seed."""
    return [setup.tokens, setup.stack, setup.first, *[module.dealt() for module in setup.modules]]


def later_state(seed: int) -> State:
    """A position as if CHANCE had drawn three tiles: its numbers have moved on."""
    first = new_state(EVERYTHING, seed)
    dice = Dice(first.chance)
    for _ in range(3):
        dice.next()
    state = first.child()
    state.chance = dice.state
    return state


def test_drawn_seeds_have_128_random_bits() -> None:
    seeds = [drawn_seed() for _ in range(200)]
    assert all(WIDE <= seed <= MOST_SEED for seed in seeds)
    ones, zeros = 0, 0
    for seed in seeds:
        ones |= seed - WIDE
        zeros |= ~seed
    assert ones == WIDE - 1, "each of the bits may be set"
    assert zeros & (WIDE - 1) == WIDE - 1, "and each may be clear"


def test_a_game_without_a_seed_is_drawn() -> None:
    first, second = Game.new(seed=None), Game.new(seed=None)
    assert first.setup.seed >= WIDE
    assert first.setup.seed != second.setup.seed


def test_every_bit_of_a_drawn_seed_deals_another_game() -> None:
    deals = [dealt(new_setup(EVERYTHING, DRAWN ^ (1 << bit))) for bit in range(0, 128, 7)]
    deals.append(dealt(new_setup(EVERYTHING, DRAWN)))
    assert all(one not in deals[:n] for n, one in enumerate(deals))


def test_seeds_given_by_hand_deal_as_they_did() -> None:
    """Up to 128 bits, of which the lowest 64 count."""
    for high in (1 << 64, 1 << 100, 1 << 127, -(1 << 64)):
        assert dealt(new_setup(EVERYTHING, 7 + high)) == dealt(new_setup(EVERYTHING, 7))
        assert new_state(EVERYTHING, 7 + high).chance == new_state(EVERYTHING, 7).chance


@pytest.mark.parametrize("seed", [MOST_SEED + 1, -MOST_SEED - 1])
def test_larger_seeds_are_refused(seed: int) -> None:
    with pytest.raises(OptionsError, match="129 bits"):
        new_setup(Options(), seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_records_carry_a_seed(seed: int) -> None:
    game = Game.new(seed=seed, forum=True)
    game.play(game.legal[0])
    again = read_record(write_record(game.record()))
    assert again.setup == game.setup
    assert again.setup.seed == seed
    assert Game.replay(again) == game


@pytest.mark.parametrize("seed", SEEDS)
def test_states_carry_a_seed_and_what_chance_goes_on_with(seed: int) -> None:
    state = later_state(seed)
    copies = [
        state_from_json(state_json(state)),
        state_from_json(json.dumps(json.loads(state_json(state)))),
        read_line(write_line(state)),
        pickle.loads(pickle.dumps(state)),
        deepcopy(state),
    ]
    for copy in copies:
        assert (copy.setup.seed, copy.chance) == (seed, state.chance)
        assert copy == state


def test_a_view_tells_neither_seed_nor_chance() -> None:
    state = new_state(EVERYTHING, DRAWN)
    told = state_json(View(state, state.setup.seats[1]).state)
    assert str(DRAWN) not in told
    assert str(state.chance) not in told
