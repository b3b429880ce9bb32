"""What everybody had over time, for curves beside that of the chances."""

from __future__ import annotations

from typing import Final

from concordia_game.engine.ids import Seat
from concordia_game.engine.moves import Move, PlayCard
from concordia_game.engine.personas.tribune import Tribune
from concordia_game.engine.scoring import provinces, score
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State

NAMES: Final[tuple[str, ...]] = ("points", "houses", "provinces", "cards", "colonists", "money", "tempo")
"""What is counted; `tempo` are the cards played so far that were no Tribunes."""


class Series:
    """A row by seat for each turn that was judged."""

    def __init__(self) -> None:
        self._rows: dict[str, list[list[int]]] = {name: [] for name in NAMES}
        self._actions: list[int] = []

    def add(self, state: State, seat: Seat, moves: list[Move]) -> None:
        """Note what everybody has after the turn of a seat."""
        rows = self._rows
        self._actions = self._actions or [0] * state.setup.players
        self._actions[seat] += sum([acts(state.setup, move) for move in moves])
        rows["points"].append([score(state, seat).total for seat in state.setup.seats])
        rows["houses"].append([player.house_count for player in state.players])
        rows["provinces"].append([provinces(state, player) for player in state.players])
        rows["cards"].append([len(player.hand) + len(player.discard) for player in state.players])
        rows["colonists"].append([player.colonists() for player in state.players])
        rows["money"].append([player.sestertii for player in state.players])
        rows["tempo"].append(self._actions[:])

    def data(self) -> dict[str, list[list[int]]]:
        """Turns x seats, by what is counted."""
        return self._rows


def acts(setup: SetUp, move: Move) -> bool:
    """Whether a move plays a card that does something: any but a Tribune, which takes cards back."""
    return isinstance(move, PlayCard) and not isinstance(setup.cards[move.card].persona, Tribune)
