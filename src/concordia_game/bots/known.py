"""The positions that the search of one turn has met, distinguished by what has changed since its root.

Two positions count as equal exactly when `State.key` says so, at a fraction of the cost: positions that are
worth different amounts need no further look, what is still the root's is not examined, and only a hash of the
rest is stored.
"""

from __future__ import annotations

from typing import TypeVar

from concordia_game.engine.agenda import Frame, frames
from concordia_game.engine.state import State

_T = TypeVar("_T")


class Known:
    """The positions met so far."""

    __slots__ = ("first", "frames", "keys", "parts", "root", "seen")

    def __init__(self, root: State) -> None:
        self.root = root
        self.first: dict[float, State] = {}
        """The only position met so far of each worth; the root stands for those that are in `seen`."""
        self.seen: set[int] = set()
        self.keys: list[tuple[object, ...]] = [player.key() for player in root.players]
        self.parts = [part.key() for part in root.parts]
        self.frames = frames(root.agenda)

    def is_new(self, state: State, worth: float) -> bool:
        """Note a position; False if it, or an equal one, was noted before.

        `worth` must be the same for equal positions. Few others share it, and only these are examined.
        """
        other = self.first.get(worth)
        if other is None:
            self.first[worth] = state
            return True
        if other is not self.root:
            self.seen.add(self._print(other))
            self.first[worth] = self.root
        found = self._print(state)
        if found in self.seen:
            return False
        self.seen.add(found)
        return True

    def _print(self, state: State) -> int:
        """A hash of all that has changed since the root."""
        return hash(
            (self._owned(state), self._lists(state), self._figures(state), self._frames(state.agenda))
        )

    def _owned(self, state: State) -> tuple[object, ...]:
        """What has changed in the players' possessions."""
        found: list[object] = []
        for seat, player in enumerate(state.players):
            if player is not self.root.players[seat]:
                key = player.key()
                if key != self.keys[seat]:
                    found.append(seat)
                    found.append(key)
        return tuple(found)

    def _lists(self, state: State) -> tuple[object, ...]:
        root = self.root
        return (
            changed(state.display, root.display),
            self._parts(state),
        )

    def _parts(self, state: State) -> object:
        if state.parts is self.root.parts:
            return ()
        found: list[object] = []
        for place, part in enumerate(state.parts):
            if part is not self.root.parts[place]:
                key = part.key()
                if key != self.parts[place]:
                    found.append(place)
                    found.append(key)
        return tuple(found)

    def _figures(self, state: State) -> tuple[object, ...]:
        return (
            state.coins,
            state.drawn,
            state.active,
            state.turn,
            state.magnus,
            state.magnus_used,
            state.concordia,
            state.copied,
            state.chance,
        )

    def _frames(self, agenda: Frame) -> tuple[object, ...]:
        """What is on the agenda above the root's own frames."""
        found: list[object] = []
        for frame in frames(agenda):
            for depth, known in enumerate(self.frames):
                if frame is known:
                    found.append(depth)
                    return tuple(found)
            found.append(type(frame.item).__name__)
            found.append(frame.item.values())
        return tuple(found)


def changed(now: list[_T], before: list[_T]) -> tuple[_T, ...] | None:
    """The list as it is now; None if it has not changed."""
    if now is before or now == before:
        return None
    return tuple(now)
