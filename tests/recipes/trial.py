"""Tries out an addition in the package imported here: a scenario, a bot, what the server shows.

Run by `test_recipes.py` with a file of trials; every fault ends it with an error.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from concordia_game.bots import load_bot
from concordia_game.engine.deal import begin
from concordia_game.engine.ids import NOBODY, Seat
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.files.errors import FileError
from concordia_game.files.line import read_line, write_line
from concordia_game.files.position import state_data, state_json
from concordia_game.files.reading import state_from
from concordia_game.games.beginning import new_setup
from concordia_game.i18n import languages
from concordia_game.notation.texts import legal_texts
from concordia_game.scenarios.scenario import run_scenario
from concordia_game.scenarios.staging import stage
from concordia_game.server.happenings import event_shown
from concordia_game.server.previews import moves_shown
from concordia_game.server.tabletop import state_shown

LINES = Path(__file__).parents[1] / "records" / "states" / "lines.txt"
MOST = 80
"""The number of decisions that the bot makes."""


def shown(state: State, whole: bool) -> str:
    """What the server shows of a position and its moves; a whole one is also saved and read."""
    if whole:
        assert state_json(state_from(state_data(state))) == state_json(state)
        assert state_json(read_line(write_line(state))) == state_json(state)
    seat = state.decision.seat
    moves = moves_shown(state, seat) if seat != NOBODY else []
    events = [event_shown(state.setup, event) for event in state.events]
    return msgspec.json.encode([state_shown(state), moves, events]).decode()


def played(state: State, moves: list[str]) -> list[str]:
    """What the server shows along a scenario's moves; its position need not come from a whole deal."""
    found = [shown(state, whole=False)]
    for text in moves:
        state = apply(state, legal_texts(state)[text])
        found.append(shown(state, whole=False))
    return found


def by_bot(state: State, whole: bool) -> list[str]:
    """What the server shows while a bot plays on for everybody."""
    bot, rng, found = load_bot("greedy"), Random(1), []
    for number in range(MOST):
        state = past_chance(state)
        if state.over:
            break
        seat: Seat = state.decision.seat
        move = bot(View(state, seat), state.decision, legal_moves(state), rng)
        state = apply(state, move)
        if number % 5 == 0:
            found.append(shown(past_chance(state), whole))
    return found


def lines_are_read() -> bool:
    """Whether a line from before the addition still says the same; if not, the reason has to be told."""
    rows = LINES.read_text("utf-8").splitlines()
    line = next(row for row in rows if row.startswith("imperium_last_card")).split(" ", 2)[2]
    try:
        return write_line(read_line(line)) == line
    except FileError as error:
        if "made by another version" not in error.problem:
            raise
        return False


def try_out(trial: dict[str, Any]) -> None:
    """Try out one addition."""
    scenario = trial["scenario"]
    outcome = run_scenario(scenario, "trial")
    assert outcome.passed, outcome.problems
    start = stage(scenario, "trial")
    dealt = begin(new_setup(start.setup.options, 3))
    texts = [*played(start, scenario["moves"]), *by_bot(start, whole=False), *by_bot(dealt, whole=True)]
    texts.append(f"languages: {' '.join(languages())}")
    assert lines_are_read() == trial["lines"]
    for word in trial["seen"]:
        assert any(word in text for text in texts), f"{word} is nowhere"
    print(f"{len(texts)} positions shown")


if __name__ == "__main__":
    for found in json.loads(Path(sys.argv[1]).read_text("utf-8")):
        try_out(found)
