"""Games brought close to their end in the store, while no server runs: most of it needs no audience."""

from __future__ import annotations

import random

from concordia_game.engine.ids import SEATS
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.notation.texts import move_text
from concordia_game.server.history import History
from concordia_game.server.settings import Settings
from concordia_game.server.store.rows import MOVE, MoveRow
from concordia_game.server.store.store import Store
from concordia_game.server.tables.dealing import restored_setup
from server.house import Visitor


class LastMove:
    """What ends a game."""

    def __init__(self, row: MoveRow) -> None:
        self.row = row

    async def make(self, visitor: Visitor, tokens: dict[str, str]) -> None:
        """End it, given the tokens by seat."""
        token = tokens[SEATS[self.row.seat]]
        body = {"token": token, "ply": self.row.ply - 1, "text": self.row.text}
        position = await visitor.post(f"/api/games/{self.row.game}/moves", body)
        assert position["asked"] is None


def _played(game: str, state: State, seed: int) -> list[MoveRow]:
    """All moves of a random game."""
    rng, rows = random.Random(seed), list[MoveRow]()
    while not state.over:
        move = rng.choice(legal_moves(state))
        rows.append(MoveRow(game, len(rows) + 1, state.decision.seat, MOVE, move_text(state.setup, move)))
        state = apply(state, move)
    return rows


async def hurried(settings: Settings, game: str, seed: int = 1) -> LastMove:
    """Play a game that is just dealt up to its last move."""
    store = await Store.open(settings.database_url())
    row = await store.game(game)
    assert row is not None
    *rows, last = _played(game, History(game, restored_setup(row.setup, game)).state, seed)
    await store.append(rows)
    await store.close()
    return LastMove(last)
