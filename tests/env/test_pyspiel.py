"""OpenSpiel's own checks of the game that is registered with it; `make soak` installs it."""

from __future__ import annotations

from random import Random

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install open_spiel")

from concordia_game.env import pyspiel_game  # noqa: E402

SETS = [
    "map=italia,players=2,reward=rank",
    "map=hispania,players=3,forum=true,salt=true,deals=20",
    "map=imperium,players=4,fish=coast,reward=points,actions=flat",
    "map=byzantium,players=4,teams=true,reward=margin",
]


@pytest.mark.parametrize("chosen", SETS)
def test_openspiel_finds_nothing_wrong(chosen: str) -> None:
    game = pyspiel.load_game(f"{pyspiel_game.SHORT_NAME}({chosen})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_sums_of_what_a_game_is_worth() -> None:
    kinds = pyspiel.GameType.Utility
    found = []
    for chosen in ("players=2", "players=4", "players=6,teams=true", "players=3,reward=points"):
        game = pyspiel.load_game(f"{pyspiel_game.SHORT_NAME}({chosen},map=imperium)")
        found.append((game.get_type().utility, game.utility_sum()))
    assert found == [
        (kinds.ZERO_SUM, 0.0),
        (kinds.CONSTANT_SUM, -2.0),
        (kinds.CONSTANT_SUM, -2.0),
        (kinds.GENERAL_SUM, None),
    ]


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game(pyspiel_game.SHORT_NAME).new_initial_state()
    random = Random(1)
    for _ in range(30):
        state.apply_action(random.choice(state.legal_actions()))
    before, clone = str(state), state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    assert state.observation_tensor(0) != state.observation_tensor(1)
