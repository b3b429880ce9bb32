"""The environment that speaks: who is asked reads, answers, and is rewarded at the end."""

from __future__ import annotations

from random import Random

import pytest

from agents.reader import Text
from concordia_game import ConcordiaError
from concordia_game.agents.text_env import ConcordiaTextEnv


def played(env: ConcordiaTextEnv, rng: Random) -> tuple[dict[int, float], dict[int, dict[str, int]]]:
    """A game of random answers."""
    done = False
    while not done:
        _, text = env.get_observation()
        move = rng.choice(list(Text(text).moves))
        done, info = env.step(f"I think that [wait] is too slow, so: [{move}]")
        assert info["legal"]
    return env.close()


def test_a_game() -> None:
    env = ConcordiaTextEnv(map="italia", forum=True)
    env.reset(num_players=3, seed=5)
    assert env.get_observation()[0] == 0
    rewards, info = played(env, Random(1))
    assert sorted(rewards.values()) == [-1.0, -1.0, 1.0]
    best = max(info, key=lambda player: info[player]["points"])
    assert rewards[best] == 1.0
    with pytest.raises(ConcordiaError, match="over"):
        env.step("tribune")
    env.reset(num_players=3, seed=5)
    assert played(env, Random(1)) == (rewards, info), "the same seed, the same game"


def test_everybody_hears_what_the_others_did() -> None:
    env = ConcordiaTextEnv(map="italia", players=2)
    env.reset(seed=7)
    env.step("mercator")
    env.step("done")
    seat, text = env.get_observation()
    assert seat == 1
    assert text.startswith("Red plays the Mercator")
    assert "You are green." in text


@pytest.mark.parametrize(
    "answer", ["- mercator: +3 sestertii", "I sell. [Mercator: +3 sestertii]", "`mercator`."]
)
def test_an_answer_may_be_a_line_of_the_list(answer: str) -> None:
    env = ConcordiaTextEnv(map="italia", players=2)
    env.reset(seed=7)
    assert env.step(answer)[1]["move"] == "mercator"


def test_illegal_answers_lose_in_the_end() -> None:
    env = ConcordiaTextEnv(map="italia", players=2)
    with pytest.raises(ConcordiaError, match="reset"):
        env.get_observation()
    env.reset(seed=7)
    assert env.step("build roma") == (
        False,
        {"legal": False, "reason": "That is not what is being asked now."},
    )
    assert env.get_observation()[1].startswith("'build roma' is not legal: ")
    assert env.step("mercator")[0] is False
    assert [env.step("dance")[0] for _ in range(3)] == [False, False, True]
    assert env.close()[0] == {0: -1.0, 1: 0.0}
