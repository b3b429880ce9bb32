"""Hints, and who is winning, at the terminal."""

from __future__ import annotations

import pytest

from concordia_game import Game, View, suggest
from concordia_game.i18n import languages

from .conftest import ENGLISH, Run, sentences

TABLE = ("play", "--map", "italia", "--players", "2", "--seed", "7", "--you", "red")


def test_hints_say_what_they_are_for(run: Run) -> None:
    out = run(*TABLE, typed="architect\nh\nq\n").out
    told = out.rpartition("Red> h")[2] or out
    game = Game.new(map="italia", players=2, seed=7).play("architect")
    hints = suggest(View(game.state, game.setup.seats[0]), game.state.decision)
    assert all(hint.move.text(game.setup) in told for hint in hints)
    cities = [ENGLISH.city(game.setup.board, id) for id in hints[0].gains.houses]
    assert f"Best: {len(cities)} houses in {', '.join(cities)}: " in told
    assert told.count("Also: ") == 2


def test_who_is_winning(run: Run) -> None:
    out = run(*TABLE, typed="w\nq\n").out
    [head] = [line for line in out.splitlines() if "Expected at the end" in line]
    assert head.split("  ")[-1].strip() == "Chance to win"
    [red] = [line for line in out.splitlines() if line.startswith("Red ") and "% " in line]
    assert red.split()[1] == "7"


@pytest.mark.parametrize("language", languages())
def test_in_every_language(run: Run, language: str) -> None:
    out = run(*TABLE, "--language", language, typed="?\nh\nw\nq\n").out
    words = sentences(language)
    assert words.say("terminal-hints-help") in out
    assert words.say("analysis-points-expected").split()[0] in out
    assert "analysis-" not in out
