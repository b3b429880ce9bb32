"""An observation as a graph: the same values as in the vector, arranged by what they belong to.

Cities are nodes, routes are edges; provinces, seats, display spaces, tiles and market spaces are tables of
their own. Rows and columns have the same meaning on every board, so one network can play them all.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from concordia_game.engine.view import View
from concordia_game.observations.observer import Observer

Table = NDArray[np.float32]


class Graph:
    """The tables of an observation, and how they belong together."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        board = observer.setup.board
        self.ends: NDArray[np.int64] = np.array([[route.first, route.second] for route in board.routes]).T
        """The two cities of each route, as columns: the `edge_index` of graph libraries."""
        self.province_of: NDArray[np.int64] = np.array(
            [-1 if city.province is None else city.province for city in board.cities]
        )
        """The province of each city; -1 for the start city."""

    def tables(self, vector: Table) -> dict[str, Table]:
        """The sections of an observation as tables with named columns; they share the vector's memory."""
        return {
            name: vector[section.slice()].reshape(len(section.rows), section.width)
            for name, section in self.observer.spec.sections.items()
        }

    def observe(self, view: View, named: list[int] | None = None) -> dict[str, Any]:
        """What a seat sees: the tables, and the cities and provinces that they refer to."""
        vector = np.empty(self.observer.size, np.float32)
        self.observer.fill(view, vector, named)
        return {**self.tables(vector), "ends": self.ends, "province_of": self.province_of}
