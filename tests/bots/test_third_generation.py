"""The third generation: fewer nodes with modules, where each costs more, and no playing on in teams."""

from __future__ import annotations

from random import Random

import pytest

from concordia_game.bots import load_bot
from concordia_game.bots.deep import Deep
from concordia_game.bots.generations import settings_of
from concordia_game.bots.planning import PlanningBot
from concordia_game.engine.options import Options
from concordia_game.engine.play import legal_moves, past_chance
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_state

PLAIN, MODULES = Options("hispania", 4), Options("hispania", 4, salt=True)
TEAMS = Options("hispania", 4, venus=True, teams=True)


def looked_at(name: str, state: State) -> tuple[int, int]:
    """How many positions of its own turn a bot looks at, and how many when it plays on."""
    bot = load_bot(name)
    assert isinstance(bot, PlanningBot)
    bot(View(state, state.decision.seat), state.decision, legal_moves(state), Random(1))
    assert isinstance(bot.choose, Deep)
    return bot.nodes, bot.choose.played_on


def compared(name: str, options: Options) -> int:
    """How many ends of a turn it compares."""
    bot = load_bot(name)
    assert isinstance(bot, PlanningBot)
    assert isinstance(bot.choose, Deep)
    return bot.choose.compared(past_chance(new_state(options, 1)).setup)


@pytest.mark.parametrize("level", ["normal", "hard", "master"])
def test_with_modules_less_is_left(level: str) -> None:
    assert compared(f"{level}@2", MODULES) == compared(f"{level}@2", PLAIN)
    assert compared(f"{level}@3", MODULES) < compared(f"{level}@3", PLAIN)
    assert compared(f"{level}@3?busy=1", MODULES) == compared(f"{level}@3", PLAIN)
    assert compared(f"{level}@3?busy=0.01", MODULES) == 1


def test_its_own_turn_gets_fewer_nodes_in_a_narrower_beam() -> None:
    state = past_chance(new_state(MODULES, 1))
    full, _ = looked_at("normal@3?busy=1&busy_width=0", state)
    assert looked_at("normal@3?busy=1&busy_width=4", state)[0] < full
    assert looked_at("normal@3?busy=0.1&busy_width=0", state)[0] < full
    plain = past_chance(new_state(PLAIN, 1))
    assert looked_at("normal@3?busy=0.1&busy_width=1", plain) == looked_at("normal@3", plain)


def test_so_does_playing_on() -> None:
    """One world tells too little for eight ends: with half of the nodes, fewer worlds are begun."""
    state = past_chance(new_state(MODULES, 1))
    settings = "candidates=8&worlds=1&nodes=60&nodes_a_decision=3000&slack=1000"
    all_of_them = looked_at(f"hard@3?busy=1&{settings}", state)[1]
    assert 0 < looked_at(f"hard@3?busy=0.25&{settings}", state)[1] < all_of_them


def test_in_teams_normal_does_not_play_on() -> None:
    assert compared("normal@3", TEAMS) == 1
    assert compared("normal@3?team_candidates=2", TEAMS) == 2
    assert compared("hard@3", TEAMS) == compared("hard@3", PLAIN)
    assert "team_candidates" not in settings_of("hard", 3)
