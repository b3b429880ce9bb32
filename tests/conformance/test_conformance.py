"""Whole games on every board, with every player count, module and variant: the contract always holds."""

from __future__ import annotations

from itertools import product
from os import environ

import pytest

from concordia_game.engine.options import Options
from concordia_game.engine.state import State
from concordia_game.files.position import state_json
from concordia_game.files.record import result_text
from concordia_game.notation.texts import move_text
from conformance.contract import (
    BOARDS,
    MODULES,
    MOST_DECISIONS,
    OWN_TILES,
    VARIANTS,
    WAYS,
    agreed,
    check_children,
    check_moves,
    check_position,
    check_saving,
    check_step,
    counts,
    fixed_parts,
    playing,
)

SAMPLE = 40
"""The expensive checks are made once in this many decisions."""


CELLS = [(board, players, modules) for board in BOARDS for modules in MODULES for players in counts(modules)]
WORLDS = list(product(BOARDS, MODULES))
if environ.get("CONCORDIA_ENGINE") == "pure":
    # The compiled engine plays all of them, from the same source. The rest has each board and each module.
    CELLS = CELLS[::3]
    WORLDS = [world for number, world in enumerate(WORLDS) if number // len(MODULES) % 3 == number % 3]
PLANS = list(product(WAYS, VARIANTS))


@pytest.mark.parametrize(("board", "players", "modules"), CELLS)
def test_whole_games(board: str, players: int, modules: str, effort: int) -> None:
    """One game per cell with some way to play and some variant; many with all of them under `--soak`."""
    first = CELLS.index((board, players, modules))
    for seed in range(effort):
        way, variant = PLANS[(first + seed) % len(PLANS)]
        options = agreed(board, players, modules, {**variant, **OWN_TILES.get(modules, {})})
        steps = list(playing(options, seed, WAYS[way]))
        assert len(steps) < MOST_DECISIONS, f"{way} never ends"
        check_game([steps[0][0], *(after for _, _, after in steps)])


def check_game(states: list[State]) -> None:
    """The contract, over the positions of one game from the first to the last."""
    for number, state in enumerate(states):
        check_position(state)
        if number:
            check_step(states[number - 1], state)
        if number % SAMPLE == 0 or state.over:
            check_moves(state)
            check_children(state)
            check_saving(state)
    assert states[-1].over
    assert "winner" in result_text(states[-1])


@pytest.mark.parametrize(("board", "modules"), WORLDS)
def test_nothing_is_changed_that_was_made_before(board: str, modules: str) -> None:
    """Moves, decisions and events are values; set-up, board and figures are the same after a game."""
    options = agreed(board, counts(modules)[-1], modules, OWN_TILES.get(modules, {}))
    values: list[tuple[object, int, str]] = []
    texts: list[tuple[State, str]] = []
    fixed = ""
    for before, move, after in playing(options, 5):
        fixed = fixed or fixed_parts(before.setup)
        for value in (move, before.decision, *(before.listed or []), *after.events):
            values.append((value, hash(value), repr(value)))
        texts.append((before, state_json(before)))
    assert fixed_parts(after.setup) == fixed
    assert [(hash(value), repr(value)) for value, _, _ in values] == [entry[1:] for entry in values]
    assert all(state_json(state) == text for state, text in texts)


VERBS = {
    "base": {
        *("move", "build", "done", "produce", "income", "settle", "tax", "sell", "buy"),
        *("copy", "take", "pay", "forgo", "recruit"),
        *("tribune", "architect", "prefect", "mercator", "mercator5", "colonist", "diplomat", "senator"),
        *("consul", "mason", "farmer", "smith", "vintner", "weaver"),
    },
    "salt": {"as"},
    "forum": {"keep", "use", "take-tile", "skip-tile", "draw"},
    "salsa": {"swap"},
    "auction": {"bid", "pass", "keep"},
    "coast": {"market", "close", "choose"},
    "slope": {"market", "close", "choose", "use"},
    "venus": {"magister", "role", "prefect_architect", "architect_mercator", "prefect_mercator", "consul"},
    "venus_slope": {"magister", "role", "market", "use"},
    "teams": {"start", "praetor", "legatus", "proconsul", "role", "prefect_architect", "architect_mercator"},
    "teams_auction": {"give", "bid", "start", "legatus", "proconsul"},
    "teams_coast": {"market", "start", "legatus", "proconsul"},
}
"""First words of moves that games with these modules must contain."""


@pytest.mark.parametrize("modules", MODULES)
def test_every_kind_of_move_is_met(modules: str) -> None:
    """A fault in any move would be noticed: each kind occurs in the games of this suite."""
    verbs: set[str] = set()
    for choice in WAYS.values():
        for seed in range(3):
            for before, move, _ in playing(
                Options(map="imperium", players=4, **MODULES[modules]), seed, choice
            ):
                verbs.add(move_text(before.setup, move).split()[0])
    assert verbs >= VERBS[modules]
