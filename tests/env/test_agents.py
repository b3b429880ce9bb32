"""The environment of PettingZoo passes PettingZoo's own tests, and keeps its promises."""

from __future__ import annotations

import hashlib
import pickle
from random import Random
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from concordia_game import (
    ConcordiaError,
    Game,
    IllegalMove,
    new_setup,
    score,
    state_data,
    winner,
    write_record,
)
from concordia_game.env import concordia_v0
from concordia_game.env.rewards import REWARDS
from concordia_game.games.series import seed_of
from env.playthroughs import FOLDER, plans, playthrough

SETS: list[dict[str, Any]] = [
    {"map": "italia", "players": 2},
    {"map": "balearica", "players": 3, "salt": True, "forum": True, "fish": "slope"},
    {"map": "imperium", "players": 4, "venus": True, "teams": True, "forum": True, "auction": True},
    {"map": "cyprus", "players": 3, "actions": "flat", "reward": "margin"},
]
ALLOWED = pytest.mark.filterwarnings(
    # Of an observation with a mask: PettingZoo has a list of its own environments that have one, too.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


def play(env: Any, random: Random, steps: int = 100_000) -> list[int]:
    """Play legal numbers by chance, up to so many; the numbers that were played."""
    played: list[int] = []
    for agent in env.agent_iter(steps):
        seen, _, terminated, truncated, _ = env.last()
        assert env.observation_space(agent).contains(seen)
        if terminated or truncated:
            env.step(None)
            continue
        played.append(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        env.step(played[-1])
    return played


@ALLOWED
@pytest.mark.parametrize("arguments", SETS)
def test_api(arguments: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(concordia_v0.env(**arguments), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", SETS)
def test_seeds(arguments: dict[str, Any]) -> None:
    seed_test(lambda: concordia_v0.env(**arguments), num_cycles=40)


def test_seeds_repeat_everywhere() -> None:
    """On any machine, in any process and on either engine: the same deals, and so the same numbers."""
    env = concordia_v0.raw_env(map="imperium", players=3, forum=True, salt=True)
    env.reset(seed=5)
    played = play(env, Random(5), 400)
    assert hashlib.sha256(str(played).encode()).hexdigest()[:12] == "a56eb52a9e5b"
    assert env.table.state.setup == new_setup(env.table.options, seed_of(5, 0))
    env.reset()
    assert env.table.state.setup == new_setup(env.table.options, seed_of(5, 1))


def test_neighbouring_seeds_share_no_deal() -> None:
    deals = [seed_of(seed, number) for seed in range(20) for number in range(20)]
    assert len(set(deals)) == 400


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str) -> Any:
        return concordia_v0.env(map="italia", players=2, render_mode=render_mode)

    def is_svg(found: str) -> bool:
        return ElementTree.fromstring(found).tag.endswith("svg")

    render_test(make, {"svg": is_svg})
    assert "sest" in capsys.readouterr().out
    env = make("rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[1] == 800
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 1000
    with pytest.raises(ConcordiaError, match="no render mode 'film'"):
        make("film")
    silent = concordia_v0.raw_env(map="italia", players=2)
    silent.reset(seed=1)
    with pytest.raises(ConcordiaError, match="choose a render_mode"):
        silent.render()


@pytest.mark.parametrize("arguments", SETS)
def test_games_end(arguments: dict[str, Any]) -> None:
    """Every game comes to its end, and everybody gets a last reward."""
    env = concordia_v0.raw_env(**arguments)
    env.reset(seed=1)
    random, steps, last = Random(1), 0, {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert not truncated
        if terminated:
            last[agent] = reward
            env.step(None)
            continue
        assert reward == 0
        env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
        assert steps < 10_000
    assert env.table.is_over()
    assert env.agents == []
    worth = REWARDS[arguments.get("reward", "win")](env.table.state)
    assert last == {agent: worth[seat] for seat, agent in enumerate(env.possible_agents)}


def test_rewards() -> None:
    """Of one game, and of one in teams."""
    env = concordia_v0.raw_env(map="italia", players=3)
    env.reset(seed=2)
    play(env, Random(2))
    state = env.table.state
    totals = [score(state, seat).total for seat in state.setup.seats]
    first = winner(state)
    assert REWARDS["win"](state) == [1.0 if seat == first else -1.0 for seat in state.setup.seats]
    assert sorted(REWARDS["rank"](state)) == [-1.0, 0.0, 1.0]
    assert REWARDS["rank"](state)[first] == 1.0
    assert REWARDS["points"](state) == [total / 100 for total in totals]
    assert REWARDS["margin"](state)[0] == pytest.approx((totals[0] - max(totals[1:])) / 100)
    with pytest.raises(ConcordiaError, match="no reward 'glory'"):
        concordia_v0.raw_env(map="italia", players=3, reward="glory")


def test_partners_share_their_reward() -> None:
    env = concordia_v0.raw_env(map="imperium", players=4, venus=True, teams=True)
    env.reset(seed=2)
    for reward in ("win", "rank"):
        worth = REWARDS[reward](env.table.state)
        assert (worth[0], worth[1]) == (worth[2], worth[3])
        assert sorted(worth) == [-1.0, -1.0, 1.0, 1.0]


def test_half_a_game_can_be_pickled() -> None:
    """In the middle of a move, too."""
    env = concordia_v0.raw_env(map="balearica", players=3, forum=True)
    env.reset(seed=3)
    random = Random(3)
    while not env.table.stepper.named:
        play(env, random, 1)
    other = pickle.loads(pickle.dumps(env))
    assert other.table.stepper.named == env.table.stepper.named
    played = [play(each, Random(4), 300) for each in (env, other)]
    assert played[0] == played[1]
    assert env.table.state == other.table.state


def test_games_begin_where_you_like() -> None:
    game = Game.new(map="italia", players=3, seed=9)
    random = Random(9)
    for _ in range(60):
        game.play(random.choice(game.legal))
    env = concordia_v0.raw_env(map="italia", players=3)
    for options, state in (
        ({"record": write_record(game.record())}, game.state),
        ({"record": game.record(), "ply": 20}, game.at(20)),
        ({"position": game.at(30)}, game.at(30)),
        ({"position": game.state.line()}, game.state),
        ({"position": state_data(game.state)}, game.state),
        ({"record": game.record(), "ply": None, "of a wrapper": 1}, game.state),
    ):
        env.reset(options=options)
        assert env.table.state == state
        assert env.agent_selection == f"seat_{state.decision.seat}"
    for board, players in (("italia", 2), ("hispania", 3)):
        with pytest.raises(ConcordiaError, match="not dealt with the options of this environment"):
            concordia_v0.raw_env(map=board, players=players).reset(options={"position": game.state})


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"ply": 4}, "ply is a place in a record, and there is none"),
        ({"record": "", "position": ""}, "not both"),
        ({"postion": ""}, "no 'postion' to begin at: record, ply, position"),
        ({"position": 5}, "position: 5 is not a table"),
    ],
)
def test_slips_in_where_to_begin_are_told(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(ConcordiaError, match=problem):
        concordia_v0.raw_env(map="italia", players=3).reset(options=options)


def test_plies_seeds_and_actions_are_whole_numbers() -> None:
    env = concordia_v0.raw_env(map="italia", players=3)
    with pytest.raises(ConcordiaError, match="no agent is asked: reset"):
        env.step(0)
    record = Game.new(map="italia", players=3, seed=9).record()
    for wrong in ("1", 1.5):
        with pytest.raises(ConcordiaError, match=f"ply: {wrong!r} is not a whole number"):
            env.reset(options={"record": record, "ply": wrong})
        with pytest.raises(ConcordiaError, match=f"seed: {wrong!r} is not a whole number"):
            env.reset(seed=wrong)  # type: ignore[arg-type]
    env.reset(seed=1)
    before = env.table.state
    for action in ("1", 1.5, None):
        with pytest.raises(ConcordiaError, match=f"action: {action!r} is not a whole number"):
            env.step(action)  # type: ignore[arg-type]
    assert env.table.state is before
    env.reset(seed=np.int64(1))  # type: ignore[arg-type]
    assert env.table.state == before


def test_an_illegal_number_changes_nothing() -> None:
    env = concordia_v0.raw_env(map="italia", players=3)
    env.reset(seed=1)
    before = env.table.state
    with pytest.raises(IllegalMove):
        env.step(1023)
    assert env.table.state is before


def test_an_illegal_number_ends_the_game_with_the_checks_around_it() -> None:
    """Who has played it loses a point; the others have neither won nor lost."""
    env = concordia_v0.env(map="italia", players=3)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    guilty = env.agent_selection
    env.step(1023)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1 if agent == guilty else 0 for agent in env.possible_agents}


def test_others_see_no_mask() -> None:
    env = concordia_v0.raw_env(map="italia", players=3)
    env.reset(seed=1)
    assert env.observe("seat_0")["action_mask"].any()
    assert not env.observe("seat_1")["action_mask"].any()
    assert env.observe("seat_1")["observation"].any()


@pytest.mark.parametrize("name", sorted(plans()))
def test_playthroughs(name: str) -> None:
    """What an environment tells has not changed, or the files have been written again on purpose."""
    assert FOLDER.joinpath(f"{name}.txt").read_text("utf-8") == playthrough(plans()[name])


def test_every_playthrough_has_its_plan() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*plans()}
