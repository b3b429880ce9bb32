"""Positions in text: enough to play from, and the same for all that is hidden."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from agents.reader import Text, answer
from concordia_game import SPECTATOR, Game, Options, State, View, describe, load_bot, new_state
from concordia_game.engine.ids import GREEN, RED
from concordia_game.engine.play import apply, legal_moves
from concordia_game.notation.texts import parse_move
from concordia_game.observations.effects import effect
from concordia_game.scenarios.scenario import read_scenario
from concordia_game.scenarios.staging import stage

SCENARIOS = Path(__file__).parents[1] / "scenarios"


def against_random(seed: int, seat: int, **options: object) -> Game:
    """A game of the reader, who is told nothing but texts, against random moves."""
    game = Game.new(seed=seed, **options)  # type: ignore[arg-type]
    rng, bot = Random(seed), load_bot("random")
    while not game.over:
        state = game.state
        view = View(state, state.decision.seat)
        if state.decision.seat == seat:
            game.play(answer(describe(view), rng))
        else:
            game.play(bot(view, state.decision, legal_moves(state), rng))
    return game


@pytest.mark.parametrize(
    ("seat", "options"),
    [
        (0, {"map": "italia", "players": 2}),
        (1, {"map": "imperium", "players": 3}),
        (1, {"map": "cyprus", "players": 2, "salt": True, "forum": True, "fish": "coast"}),
        (2, {"map": "balearica", "players": 3, "forum": True, "auction": True}),
        (0, {"map": "hispania", "players": 2, "venus": True}),
    ],
)
def test_the_text_is_enough_to_beat_chance(seat: int, options: dict[str, object]) -> None:
    games = [against_random(seed, seat, **options) for seed in (1, 2, 3)]
    ahead = [
        game.scores()[seat].total - max(score.total for score in game.scores() if score.seat != seat)
        for game in games
    ]
    assert sum(margin > 0 for margin in ahead) >= 2, ahead
    assert sum(ahead) > 0


def test_what_is_told() -> None:
    game = Game.new(map="italia", players=3, seed=7).play("architect")
    told = describe(View(game.state, RED))
    assert told.startswith(
        "CONCORDIA on italia, 3 players, turn 1\nYou are red.\nAsked: red. Move your colonists"
    )
    assert (
        "red (you, its turn): 7 points; 5 sestertii; goods 1 brick, 2 food, 1 tool, 1 wine, 1 cloth;" in told
    )
    assert "PRICES at the bank: brick 3, food 4, tool 5, wine 6, cloth 7" in told
    assert "panormus cloth 5 sestertii + brick + cloth" in told
    assert "1: farmer (minerva) brick + food\n2: prefect (saturnus) wine | any" in told
    assert set(Text(told).moves) == set(game.moves())
    other = describe(View(game.state, GREEN))
    assert "green (you)" in other
    assert "MOVES" not in other
    assert "You are a spectator." in describe(View(game.state, SPECTATOR))


def test_a_text_is_compact() -> None:
    longest = 0
    game = Game.new(map="imperium", players=5, seed=3, salt=True, forum=True, fish="coast")
    bot, rng = load_bot("random"), Random(1)
    while not game.over:
        state = game.state
        if game.ply % 20 == 0:
            longest = max(longest, len(describe(View(state, state.decision.seat), effects=False)))
        game.play(bot(View(state, state.decision.seat), state.decision, legal_moves(state), rng))
    assert longest < 20_000


def test_effects_are_those_of_the_engine() -> None:
    state = new_state(Options("italia", 2), 1)
    by_text = {move.text(state.setup): effect(state, move) for move in legal_moves(state)}
    assert by_text["mercator"] == "+3 sestertii"
    assert by_text["architect"] == ""


def staged(scenario: str, *moves: str) -> State:
    """The position of a scenario's file, after some moves."""
    state = stage(read_scenario(SCENARIOS / f"{scenario}.toml"), scenario)
    for text in moves:
        state = apply(state, parse_move(state, text))
    return state


@pytest.mark.parametrize(
    ("scenario", "moves", "line"),
    [
        (
            "v1_25_magister_repeats_a_diplomat_another_card",
            ["diplomat"],
            "copy green: copies mercator; +3 sest",
        ),
        ("v1_07_magister_repeats_a_prefect", [], "magister: repeats prefect"),
        (
            "v1_50_copied_magister_repeats_the_own_card",
            ["diplomat"],
            "copy green: copies magister; repeats mercator; +3 sestertii",
        ),
    ],
)
def test_which_card_is_carried_out(scenario: str, moves: list[str], line: str) -> None:
    state = staged(scenario, *moves)
    assert f"\n- {line}" in describe(View(state, state.decision.seat))


def test_the_card_on_top_is_the_one_that_was_played_last() -> None:
    state = staged(
        "v1_25_magister_repeats_a_diplomat_another_card", "diplomat", "copy green", "done", "prefect"
    )
    told = describe(View(state, GREEN))
    assert "; of the cards played, the last is on top\n" in told
    assert "; played mercator prefect; " in told


def test_the_end_is_told() -> None:
    game = against_random(4, 0, map="italia", players=2)
    told = describe(View(game.state, RED))
    assert f"The game is over. Won by: {game.winner}." in told
    assert "MOVES" not in told
