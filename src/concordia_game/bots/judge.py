"""Judges positions of one game: by the linear value, and by what a network adds to it."""

from __future__ import annotations

from concordia_game.bots.network import Correction, Network
from concordia_game.bots.turns import Node, by_value
from concordia_game.bots.value import Value
from concordia_game.engine.ids import Seat
from concordia_game.engine.state import State


class Judge:
    """The value, which every node of a search needs, and its correction, which only the best of them get."""

    def __init__(
        self, value: Value, network: Network | None = None, most: int = 0, leaves: bool = True
    ) -> None:
        self.value = value
        serves = network is not None and most > 0 and network.serves(value.tables.setup)
        self.correction = Correction(network, value) if network is not None and serves else None
        self.most = most
        """How many ends of a turn are judged again."""
        self.leaves = leaves
        """Whether positions reached by playing on are corrected, too."""

    def margin(self, state: State, seat: Seat) -> float:
        """A seat's expected margin at the end of the game, as well as it is known."""
        margin = self.value.margin(state, seat)
        return margin + self._added(state, seat) if self.leaves else margin

    def reranked(self, ends: list[Node], seat: Seat, most: int | None = None) -> list[Node]:
        """The best ends with their corrections, best first; without a network, all as they are."""
        most = self.most if most is None else most
        if self.correction is None or not most:
            return ends
        best = ends[:most]
        for node in best:
            node.value += self._added(node.state, seat)
        best.sort(key=by_value)
        return best

    def _added(self, state: State, seat: Seat) -> float:
        """The correction; none where the end is exact, as the network corrects the linear value only."""
        if self.correction is None or (self.value.exact_end and state.concordia is not None):
            return 0.0
        return self.correction.points(state, seat)
