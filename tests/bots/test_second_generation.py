"""The second generation: a network, levels with settings that are younger than the first, a `master`."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from concordia_game.bots import BOTS, BotError, generations, load_bot
from concordia_game.bots.deep import Deep, Playout
from concordia_game.bots.generations import settings_of, trained_weights
from concordia_game.bots.judge import Judge
from concordia_game.bots.network import FIRST, GRAIN, HEAD, LATER, UNITS, Network, network_text
from concordia_game.bots.planning import PlanningBot, value_for
from concordia_game.engine.ids import Seat
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_state

NODE = {2: 12e-6, 3: 12e-6, 4: 13e-6, 5: 15e-6, 6: 18e-6}
"""More seconds than a node took, by players, at the widest tables (docs/bots.md)."""


def made(name: str) -> PlanningBot:
    bot = load_bot(name)
    assert isinstance(bot, PlanningBot)
    return bot


def ahead(bot: PlanningBot) -> Deep:
    assert isinstance(bot.choose, Deep)
    return bot.choose


def counting(name: str, times: int) -> Network:
    """A network that adds this many points for each of something that a seat has."""
    second = [[0] * HEAD for _ in range(3 * UNITS + 1)]
    second[0][0] = LATER
    row = [FIRST // GRAIN] + [0] * (UNITS - 1)
    third = [times * LATER] + [0] * HEAD
    return Network({}, {}, {name: row}, [0] * UNITS, second, third)


def test_a_level_belongs_to_its_generations() -> None:
    assert "master" in BOTS
    with pytest.raises(BotError, match="generation 1 has no 'master'; it has easy, normal, hard"):
        load_bot("master@1")
    assert trained_weights(2) == trained_weights(1)


def test_its_levels_play_by_settings() -> None:
    master, hard = made("master@2?width=3"), made("hard@2")
    assert master.width == 3
    assert ahead(master).candidates[2] > ahead(hard).candidates[2] > ahead(made("hard@1")).candidates[2]
    assert ahead(made("hard@2?candidates=9")).candidates == dict.fromkeys(range(2, 7), 9)
    assert hard.exact_end
    assert not made("hard@1").exact_end
    assert hard.last_turn == 20


def test_the_first_generation_lacks_the_younger_settings() -> None:
    levels = json.loads(files(generations.__name__).joinpath("1", "levels.json").read_text("utf-8"))
    for name, level in levels.items():
        settings = settings_of(name, 1)
        assert (settings["exact_end"], settings["leaves"]) == (0, 1)
        assert settings.get("ahead_reranked") == (0 if name == "hard" else None)
        assert set(settings) > set(level)
    changed = made("hard@1?exact_end=1&leaves=0&ahead_reranked=5")
    assert changed.exact_end
    assert not changed.leaves
    assert ahead(changed).reranked == 5


@pytest.mark.parametrize(("level", "seconds"), [("hard", 2.0), ("master", 10.0)])
def test_a_turn_stays_within_its_limit_at_every_table(level: str, seconds: float) -> None:
    a_turn = settings_of(level, 2)["nodes_a_turn"]
    assert isinstance(a_turn, dict)
    assert set(a_turn) == set(NODE)
    assert max(a_turn[players] * NODE[players] for players in NODE) <= seconds


@pytest.mark.parametrize("options", [Options("italia", 2), Options("hispania", 6, venus=True, teams=True)])
def test_the_nodes_of_a_turn_are_shared_by_its_decisions(options: Options) -> None:
    """With small budgets, so that it takes no time; what is begun in a world is finished."""
    bot = made("master@2?nodes=60&width=2&nodes_a_turn=900&worlds=1&ahead_nodes=20&ahead_width=1")
    state = past_chance(new_state(options, 1))
    while state.turn == 0:
        state = past_chance(apply(state, legal_moves(state)[0]))
    deep, seat = ahead(bot), state.decision.seat
    for _ in range(3):
        bot(View(state, seat), state.decision, legal_moves(state), Random(1))
    spent = deep.purse.spent_on(state)
    assert spent == deep.played_on > 0
    members = 2 if options.teams else 1
    assert spent >= 900 // members
    before = deep.played_on
    bot(View(state, seat), state.decision, legal_moves(state), Random(1))
    assert deep.played_on == before


def test_the_network_judges_leaves_if_it_is_asked_to() -> None:
    state = past_chance(new_state(Options("italia", 2), 1))
    value, network = value_for(state), counting("hand", 10)
    margin = value.margin(state, Seat(0))
    assert Judge(value, network, 28).margin(state, Seat(0)) == margin + 10 * len(state.players[0].hand)
    assert Judge(value, network, 28, leaves=False).margin(state, Seat(0)) == margin


@pytest.mark.parametrize("card", ["prefect", "mercator"])
def test_turns_played_on_are_reranked_if_they_are_asked_to_be(card: str) -> None:
    """Whoever plays on lays the card that the network likes, else what the linear value likes."""
    state = past_chance(new_state(Options("italia", 2), 1))

    def laid(reranked: int, liked: str) -> str:
        judge = Judge(value_for(state), counting(f"on_pile_{liked}", 100), 28)
        after = Playout(judge, 2, 300, reranked).run(state, state.turn + 1)
        [kind] = after.players[0].discard
        return state.setup.cards[kind].id

    assert laid(1000, card) == card
    assert laid(0, "prefect") == laid(0, "mercator")


def test_a_network_on_trial_plays_at_every_level(tmp_path: Path) -> None:
    (tmp_path / "network.json").write_text(network_text(counting("houses", 3), {}), "utf-8")
    state = past_chance(new_state(Options("italia", 2), 1))
    quick = "nodes=60&width=2&reranked=5"
    deep = f"{quick}&nodes_a_turn=300&candidates=3&worlds=1&ahead_nodes=20"
    for level, settings in (("normal", quick), ("hard", deep), ("master", deep)):
        bot = made(f"{level}@2?network={tmp_path / 'network.json'}&{settings}")
        assert bot.network is not None
        moves = legal_moves(state)
        assert bot(View(state, Seat(0)), state.decision, moves, Random(1)) in moves
