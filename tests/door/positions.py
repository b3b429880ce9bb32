"""Games for the tests at the door: every board, each with other modules."""

from __future__ import annotations

from functools import cache
from random import Random

from concordia_game import Game

TABLES: list[dict[str, object]] = [
    {"map": "italia", "players": 2},
    {"map": "imperium", "players": 5, "salt": True, "forum": True},
    {"map": "byzantium", "players": 3, "forum": True, "auction": True},
    {"map": "hispania", "players": 4, "salt": True, "intermediate_scoring": True},
    {"map": "balearica", "players": 3, "fish": "slope"},
    {
        "map": "cyprus",
        "players": 2,
        "fish": "coast",
        "salt": True,
        "forum": True,
        "start_without_goods": True,
    },
]


@cache
def played(number: int, moves: int = 160) -> Game:
    """A game of random moves."""
    game = Game.new(seed=number + 1, **TABLES[number])  # type: ignore[arg-type]
    rng = Random(number)
    while not game.over and game.ply < moves:
        game.play(rng.choice(game.legal))
    return game
