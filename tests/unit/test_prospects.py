"""F3.6: whether tiles make a house possible, compared with a search that tries every move there is."""

from __future__ import annotations

from random import Random
from typing import Any

from concordia_game.data.boards import load_board
from concordia_game.engine.agenda import Decision, Frame, advance, answer, moves_beside
from concordia_game.engine.building import BuildHouses, can_build, house_possible
from concordia_game.engine.ids import RED
from concordia_game.engine.moves import DONE, MoveColonist
from concordia_game.engine.state import State
from concordia_game.engine.turn import GameOver
from concordia_game.scenarios.staging import stage

TILES = ["augustus", "commodus", "julius", "laurentius", "mamercus", "mamilius", "marcus", "novius"]
TILES += [
    "numerius",
    "publius",
    "spurius",
    "tiberius",
    "aulus_arcadius",
    "appius_arcadius",
    "annaeus_arcadius",
]
POSITIONS = 150


def exhaustive(state: State, travelled: int) -> bool:
    """Whether a house comes of any tiles in any order with any answers; two colonists travel at most."""
    decision = state.agenda.item
    if isinstance(decision, GameOver):
        return False
    assert isinstance(decision, Decision)
    if isinstance(decision, BuildHouses):
        if can_build(state, state.players[RED]):
            return True
        moves = moves_beside(state, decision)
    else:
        moves = decision.moves(state)
        if travelled == 2 and DONE in moves:
            moves = [DONE]
    for move in moves:
        after = state.child()
        answer(after, move)
        advance(after)
        if exhaustive(after, travelled + isinstance(move, MoveColonist)):
            return True
    return False


def position(random: Random) -> State:
    """Red about to build with a few tiles and goods, on a board that is not empty."""
    board = random.choice(["italia", "balearica", "cyprus"])
    modules = ["forum", "salt"] if random.random() < 0.5 else ["forum"]
    game: dict[str, Any] = {"map": board, "players": 2, "seed": random.randrange(99), "modules": modules}
    routes = [route.split(":") for route in load_board(board).route_ids]
    kind, route = random.choice(routes)
    red: dict[str, Any] = {
        "tiles": random.sample(TILES, random.randint(1, 2)),
        "goods": {good: random.randint(0, 1) for good in ("brick", "food", "tool", "wine")},
        "sestertii": random.randint(0, 4),
    }
    if random.random() < 0.8:
        red["colonists"] = [f"{kind} {route}"]
    state = stage({"game": game, "red": red}, "")
    state = state.child()
    state.agenda = Frame(BuildHouses(RED, 0, 1, must=False), Frame(GameOver(), None))
    return state


def test_nothing_that_tiles_make_possible_is_overlooked() -> None:
    found = []
    for seed in range(POSITIONS):
        state = position(Random(seed))
        possible = house_possible(state, RED, state.players[RED].sestertii, 0)
        assert possible == exhaustive(state, 0), seed
        if not can_build(state, state.players[RED]):
            found.append(possible)
    assert min(found.count(True), found.count(False)) >= 20, "there are positions of both kinds"
