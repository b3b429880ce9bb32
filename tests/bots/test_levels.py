"""The levels: legal games on every board and with every module, reproducible, without peeking."""

from __future__ import annotations

from random import Random

import pytest

from concordia_game.bots import Bot, load_bot
from concordia_game.data.boards import board_ids
from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import Seat
from concordia_game.engine.moves import Move
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.scoring import winner
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_state

MODULES: list[dict[str, object]] = [
    {},
    {"salt": True, "display": "wine"},
    {"forum": True},
    {"fish": "coast", "start_without_goods": True},
    {"fish": "slope", "salt": True, "forum": True},
    {"forum": True, "auction": True, "own_tiles": "mini", "salt": True, "intermediate_scoring": True},
]
BOARDS = board_ids()


def small_bots() -> list[Bot]:
    """Every level with a budget for tests."""
    # With even less they would see too little of a turn to finish the game.
    small = "width=6&nodes=150"
    ahead = "candidates=2&rounds=0&nodes_a_decision=60"
    return [load_bot("easy"), load_bot(f"normal?{small}"), load_bot(f"hard?{small}&{ahead}")]


def play(state: State, bots: list[Bot], seed: int, most: int = 3000) -> tuple[State, list[Move]]:
    """Play on; every answer must be one of the legal moves."""
    rng = Random(seed)
    played: list[Move] = []
    state = past_chance(state)
    while not state.over and len(played) < most:
        seat, moves = state.decision.seat, legal_moves(state)
        move = bots[seat](View(state, seat), state.decision, moves, rng)
        assert move in moves
        played.append(move)
        state = past_chance(apply(state, move))
    return state, played


@pytest.mark.parametrize("number", range(len(BOARDS)))
def test_a_game_on_every_board_with_every_module(number: int, effort: int) -> None:
    for shift in range(min(effort, len(MODULES))):
        modules = MODULES[(number + shift) % len(MODULES)]
        options = Options(BOARDS[number], 3, **modules)  # type: ignore[arg-type]
        state, _ = play(new_state(options, number), small_bots(), seed=number)
        assert state.over


@pytest.mark.parametrize("players", [2, 4, 5])
def test_any_number_of_players(players: int) -> None:
    bots = (small_bots() * 2)[:players]
    state, played = play(new_state(Options("italia", players), 5), bots, seed=5, most=120)
    assert state.over or len(played) == 120


def test_the_same_seed_gives_the_same_game() -> None:
    options = Options("italia", 3, salt=True)
    first = play(new_state(options, 3), small_bots(), seed=8, most=90)[1]
    again = play(new_state(options, 3), small_bots(), seed=8, most=90)[1]
    other = play(new_state(options, 3), small_bots(), seed=9, most=90)[1]
    assert first == again
    assert first != other


def test_a_bot_shared_by_games_and_seats_plays_the_same() -> None:
    shared = load_bot("normal?width=2&nodes=40")
    options = Options("italia", 2)
    first = play(new_state(options, 1), [shared, shared], seed=1, most=60)[1]
    play(new_state(options, 2), [shared, shared], seed=1, most=30)
    assert play(new_state(options, 1), [shared, shared], seed=1, most=60)[1] == first


@pytest.mark.parametrize("level", range(3))
@pytest.mark.parametrize("cut", [0, 25])
def test_no_peeking(level: int, cut: int) -> None:
    options = Options("imperium", 3, forum=True)
    state, _ = play(new_state(options, 4), small_bots(), seed=2, most=cut)
    while len(legal_moves(state)) == 1:
        state = past_chance(apply(state, legal_moves(state)[0]))
    seat = state.decision.seat
    choice = small_bots()[level](View(state, seat), state.decision, legal_moves(state), Random(1))
    for number in range(3):
        world = View(state, seat).sample(Dice(number))
        assert world.setup.stack != state.setup.stack
        moves = legal_moves(world)
        assert small_bots()[level](View(world, seat), world.decision, moves, Random(1)) == choice


def test_a_single_move_needs_no_thought() -> None:
    state = new_state(Options("italia", 2), 1)
    only = legal_moves(state)[:1]
    assert load_bot("normal")(View(state, Seat(0)), state.decision, only, Random(1)) is only[0]


@pytest.mark.parametrize("name", ["easy", "normal", "hard"])
def test_levels_are_found_by_name(name: str) -> None:
    assert callable(load_bot(name))
    assert load_bot(name) is not load_bot(name)


def test_normal_beats_random() -> None:
    wins = 0
    for seed in range(3):
        normal = load_bot("normal?width=2&nodes=60")
        state, _ = play(new_state(Options("italia", 2), seed), [normal, load_bot("random")], seed)
        assert state.over
        wins += winner(state) == 0
    assert wins == 3
