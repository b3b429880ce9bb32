"""Perft tables, and the first two depths of three positions counted by hand."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from concordia_game.data.boards import load_geography
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.games.beginning import new_state
from concordia_game.games.game import count_leaves
from concordia_game.notation.texts import legal_texts
from perft.write_table import TABLE, entries, later, start

POSITIONS: list[dict[str, Any]] = tomllib.loads(TABLE.read_text("utf-8"))["position"]


def name(entry: dict[str, Any]) -> str:
    """A row's name: everything that determines its position."""
    return "-".join(str(value) for key, value in entry.items() if key != "counts")


def position(entry: dict[str, Any]) -> State:
    """The position of a row."""
    if "record" in entry:
        return later(entry["record"], entry["ply"])
    return start(entry["board"], entry["players"], entry["modules"], entry["seed"])


@pytest.mark.parametrize("entry", POSITIONS, ids=name)
def test_table(entry: dict[str, Any]) -> None:
    state = position(entry)
    assert [count_leaves(state, depth + 1) for depth in range(len(entry["counts"]))] == entry["counts"]


def test_the_table_is_complete() -> None:
    assert [{key: value for key, value in row.items() if key != "counts"} for row in POSITIONS] == entries()
    assert all(len(row["counts"]) >= 2 for row in POSITIONS)


def test_depth_nought_is_the_position_itself() -> None:
    assert count_leaves(start("italia", 2, "base", 1), 0) == 1


def routes_within(board: str, kind: str, start_city: str, steps: int) -> int:
    """The routes that one colonist can reach from a city, walked city by city on the plain map."""
    routes = [(route.first, route.second) for route in load_geography(board).routes if route.kind == kind]
    cities, reached = {start_city}, set()
    for _ in range(steps):
        reached |= {route for route in routes if set(route) & cities}
        cities |= {city for route in reached for city in route}
    return len(reached)


BY_HAND = {
    # What each first card leads to, for red at the start: 5 sestertii, 1 brick, 2 food, 1 tool, 1 wine,
    # 1 cloth, 2 colonists at home, 4 in the storehouse, so 2 spaces are free.
    #   tribune: done, or a land or sea colonist for food and tool.
    #   architect: done, or one of the routes within 2 steps.
    #   prefect: the income, or one of the provinces.
    #   mercator: 5 + 3 = 8 sestertii. Done; sell 1 brick, 1 or 2 food, 1 tool, 1 wine, 1 cloth;
    #     buy 1 or 2 brick (6), 1 or 2 food (8), 1 tool (5), 1 wine (6), 1 cloth (7).
    #   diplomat: no pile to copy, so green is asked for one of 6 cards.
    #   senator: done, or spaces 1 to 6. Space 7 costs two cloth, and red has one.
    ("italia", 2): {
        # Land 3 + 8 (from casinum 4, from cosa 1, from spoletum 3), sea 4 + 7.
        "architect": 1 + 11 + 11,
        "prefect": 1 + 11,
        # farmer: brick food; smith: brick tool ?; mercator5: wine ?; prefect: wine cloth;
        # diplomat: tool cloth; colonist: food ? cloth; architect: tool cloth cloth.
        "senator": 1 + 6,
    },
    ("imperium", 3): {
        # Land 3 + 5 (from aquileia 3, from novaria 2, from syracusae none), sea 3 + 10.
        "architect": 1 + 8 + 13,
        "prefect": 1 + 12,
        # mercator5: wine; smith: brick tool ?; colonist: food ?; farmer: brick food cloth;
        # diplomat: tool cloth; prefect: wine ? cloth; architect: tool cloth cloth.
        "senator": 1 + 6,
    },
}


@pytest.mark.parametrize(("board", "players"), BY_HAND)
def test_counted_by_hand(board: str, players: int) -> None:
    counted = {"tribune": 3, "mercator": 1 + 6 + 7, "diplomat": 6, **BY_HAND[board, players]}
    state = new_state(Options(map=board, players=players), 1)
    found = {text: len(legal_moves(apply(state, move))) for text, move in legal_texts(state).items()}
    assert found == counted
    row = next(row for row in POSITIONS if row.get("board") == board and row["players"] == players)
    assert row["counts"][:2] == [len(counted), sum(counted.values())]


def test_an_auction_counted_by_hand() -> None:
    """S3.1: one of 4 tiles for 0 to 30; then pass, or any higher bid: 31 answers to 0 ... 1 to 30."""
    row = next(row for row in POSITIONS if row.get("modules") == "auction")
    assert row["counts"][:2] == [4 * 31, 4 * sum(range(1, 32))]


@pytest.mark.parametrize(("board", "home"), [("italia", "roma"), ("imperium", "roma")])
def test_the_routes_counted_by_hand_are_those_of_the_map(board: str, home: str) -> None:
    counted = {"italia": (11, 11), "imperium": (8, 13)}[board]
    assert (routes_within(board, "land", home, 2), routes_within(board, "sea", home, 2)) == counted
