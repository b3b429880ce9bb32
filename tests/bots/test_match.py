"""Games between bots: they end, they are reproducible, and bots see only what they may."""

from __future__ import annotations

from random import Random

import pytest

from concordia_game.bots import BOTS, Bot, BotError, load_bot, view_for
from concordia_game.bots.greedy_bot import greedy_bot
from concordia_game.bots.match import play_counted, play_game
from concordia_game.bots.random_bot import random_bot
from concordia_game.engine.agenda import Decision
from concordia_game.engine.ids import Seat
from concordia_game.engine.moves import DONE, Move
from concordia_game.engine.options import Options
from concordia_game.engine.play import IllegalMove
from concordia_game.engine.scoring import score, winner
from concordia_game.engine.view import View
from concordia_game.files.position import state_json
from concordia_game.games.beginning import new_setup, new_state


def test_a_game_ends_and_is_counted() -> None:
    state, decisions = play_counted(new_setup(Options("italia", 3), 1), [random_bot] * 3, 1)
    assert state.over
    assert decisions > 100


def test_equal_seeds_give_equal_games() -> None:
    setup = new_setup(Options("imperium", 4), 2)
    finals = [state_json(play_game(setup, [random_bot] * 4, seed)) for seed in (5, 5, 6)]
    assert finals[0] == finals[1] != finals[2]


def test_chance_answers_for_itself() -> None:
    options = Options("italia", 3, forum=True, salt=True)
    for seed in range(6):
        assert play_game(new_setup(options, seed), [random_bot] * 3, seed).over


def test_a_bot_that_cheats_is_stopped() -> None:
    def cheat(view: View, decision: Decision, moves: list[Move], rng: Random) -> Move:
        return DONE

    with pytest.raises(IllegalMove):
        play_game(new_setup(Options("italia", 2), 1), [cheat, cheat], 1)


def test_bots_do_not_see_the_stack() -> None:
    state = new_state(Options("imperium", 5), 1)
    seen = view_for(state, Seat(0)).state.setup
    assert seen.stack[: state.drawn] == state.setup.stack[: state.drawn]
    assert seen.stack != state.setup.stack
    assert seen.seed != state.setup.seed


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_registry(name: str) -> None:
    assert name in BOTS
    assert callable(load_bot(name))


@pytest.mark.parametrize("name", ["", "nobody", "nowhere.py:Bot", "greedy_bot"])
def test_unknown_bots(name: str) -> None:
    with pytest.raises(BotError):
        load_bot(name)


def wins_of_greedy(options: Options, games: int) -> int:
    """How many games greedy wins against random bots, each time from a different seat."""
    won = 0
    for seed in range(games):
        bots: list[Bot] = [random_bot] * options.players
        seat = seed % options.players
        bots[seat] = greedy_bot
        won += winner(play_game(new_setup(options, seed), bots, seed)) == seat
    return won


@pytest.mark.parametrize(
    "options",
    [
        Options("imperium", 4),
        Options("italia", 2, salt=True, forum=True, fish="coast"),
        Options("balearica", 3, forum=True, auction=True),
    ],
)
def test_greedy_beats_random(options: Options) -> None:
    assert wins_of_greedy(options, 6) >= 5


def test_greedy_plays_a_reasonable_game() -> None:
    state = play_game(new_setup(Options("imperium", 4), 1), [greedy_bot] * 4, 1)
    assert state.turn < 4 * 60
    assert min(score(state, seat).total for seat in state.setup.seats) > 50


def test_greedy_decides_the_same_way_again() -> None:
    setup = new_setup(Options("italia", 2), 3)
    first, second = (play_game(setup, [greedy_bot] * 2, seed) for seed in (1, 2))
    assert state_json(first) == state_json(second)


def test_greedy_grows_impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("concordia_game.bots.greedy_bot.PATIENCE", 0)
    setup = new_setup(Options("italia", 2), 3)
    first, second = (play_game(setup, [greedy_bot] * 2, seed) for seed in (1, 2))
    assert state_json(first) != state_json(second), "chance decides, as in a random game"
