"""Fingerprints of whole games, printed line by line: run `python digests.py` in different processes."""

from __future__ import annotations

from collections.abc import Iterator

from concordia_game.engine.chance import Dice
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.values import Value
from concordia_game.files.position import digest, state_json
from concordia_game.games.beginning import new_state

GAMES: list[tuple[dict[str, object], int]] = [
    ({"map": "imperium", "players": 5}, 1),
    ({"map": "italia", "players": 2, "intermediate_scoring": True}, 2),
    ({"map": "byzantium", "players": 3, "edition": "2013"}, 3),
    ({"map": "hispania", "players": 4, "start_without_goods": True}, 4),
    ({"map": "cyprus", "players": 4, "display": "wine"}, 5),
    ({"map": "italia", "players": 3, "salt": True, "forum": True}, 6),
    ({"map": "balearica", "players": 2, "forum": True, "auction": True}, 7),
    ({"map": "balearica", "players": 3, "fish": "coast"}, 8),
    ({"map": "cyprus", "players": 5, "fish": "slope", "salt": True, "forum": True}, 9),
]


def lines() -> Iterator[str]:
    """A line for each game: the number of decisions, and one number for positions and events."""
    for options, seed in GAMES:
        texts = list(positions(Options(**options), seed))  # type: ignore[arg-type] # plain data
        yield f"{options['map']} {len(texts)} {digest(texts)}"


def positions(options: Options, seed: int) -> Iterator[str]:
    """What happened at every move of a random game, and every tenth position as text.

    Positions that differ go on to differ, so the tenth tells of those before it.
    """
    state, dice, ply = new_state(options, seed), Dice(seed), 0
    while not state.over:
        moves = legal_moves(state)
        state, ply = apply(state, moves[dice.below(len(moves))]), ply + 1
        seen = state_json(state) if state.over or ply % 10 == 0 else len(moves)
        yield f"{seen} {[told(event) for event in state.events]}"


def told(event: Value) -> str:
    """An event as its class and fields by name: the order of fields is the compiler's business."""
    fields = [(name, getattr(event, name)) for name in sorted(type(event).fields)]
    return f"{type(event).__name__} {fields}"


if __name__ == "__main__":
    print(*lines(), sep="\n")
