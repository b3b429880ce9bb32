"""Places and costs by the ids that the wire uses."""

from __future__ import annotations

from concordia_game.engine.board import Board
from concordia_game.engine.goods import GOODS, TRADED
from concordia_game.engine.moves import KIND_NAMES


def route_id(board: Board, route: int) -> str:
    """A route with its kind: two cities may be joined by land and by sea."""
    return f"{KIND_NAMES[board.routes[route].kind]}:{board.routes[route].id}"


def cost_names(cost: list[int]) -> list[str]:
    """A cost as goods by name, each as often as it counts; `any` stands for one of choice."""
    names: list[str] = []
    for good, count in enumerate(cost):
        names.extend(["any" if good == TRADED else GOODS[good]] * count)
    return names
