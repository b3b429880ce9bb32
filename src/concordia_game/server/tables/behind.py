"""A game as people without a seat see it where they are kept some turns behind, until it is over."""

from __future__ import annotations

from msgspec import Raw

from concordia_game.engine.setup import SetUp
from concordia_game.server.history import History
from concordia_game.server.showing import Beside, Sight
from concordia_game.server.store.rows import MoveRow


class Behind:
    """Follows a game: the position is the one with which the turn so many turns ago began."""

    def __init__(self, game: str, setup: SetUp, turns: int) -> None:
        self._game = game
        self._setup = setup
        self._turns = turns
        self._history = History(game, setup)
        self._followed: list[MoveRow] = []
        self._shown: tuple[bytes, Sight] | None = None

    def sight(self, now: Sight, game: Raw) -> Sight:
        """What may be seen of the game as it is now; the same one until there is more to see."""
        before = len(self._followed)
        self._follow(now)
        told = bytes(game) + bytes([now.over])
        if self._shown is None or len(self._followed) != before or self._shown[0] != told:
            beside = now.beside if now.over else Beside()
            self._shown = told, Sight(self._history, game, None, beside=beside, scored=now.scored)
        return self._shown[1]

    def _follow(self, now: Sight) -> None:
        """Carry out what stands, up to the beginning of the turn that may be seen."""
        standing, history = now.history.standing, self._history
        goal = now.state.turn - self._turns
        taken_back = self._followed != standing[: len(self._followed)]
        if taken_back:
            # Nothing that is shown can be taken back but by the same seat in two turns on end: begin anew.
            history = self._history = History(self._game, self._setup)
            self._followed = []
        fresh = 0
        for row in standing[len(self._followed) :]:
            if history.state.turn >= goal and not now.over:
                break
            history.accept(history.refold(row))
            self._followed.append(row)
            # The rows of moves that were taken back are left out, so rows are counted and not plies.
            history.ply = len(history.log)
            fresh += 1
        history.fresh = fresh or history.fresh
