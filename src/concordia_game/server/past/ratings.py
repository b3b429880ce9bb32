"""Ratings of those who want one: what their games add up to, in the order in which these ended.

Nothing but the games is stored, so it can't be that one counts twice, or in another order after a restart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from concordia_game.server import wire
from concordia_game.server.past.plackett_luce import Rating, rated_anew

SCALE = 40
"""Nobody knows what 25 is; a newcomer has 1000."""

Sides = Sequence[tuple[int, Sequence[str]]]
"""Who was rated at a table: places, and who shares each side."""

Key = tuple[float, str]
"""When a game ended, and its id: the order in which games count."""


class Ratings:
    """Everybody's rating, kept in memory."""

    def __init__(self) -> None:
        self.wanted: set[str] = set()
        """Who wants to be rated now: nobody else's rating is shown."""
        self._games: dict[Key, Sides] = {}
        self._ratings: dict[str, Rating] = {}
        self._played: Counter[str] = Counter()

    def load(self, games: Iterable[tuple[Key, Sides]], wanted: Iterable[str]) -> None:
        """Begin with what is stored."""
        self.wanted = set(wanted)
        self._games = dict(games)
        self._count_all()

    def add(self, key: Key, sides: Sides) -> None:
        """Count a game, however late it comes to be known."""
        if key in self._games:
            return
        is_last = key > max(self._games, default=(0.0, ""))
        self._games[key] = sides
        if is_last:
            self._count(sides)
        else:
            self._count_all()

    def _count_all(self) -> None:
        self._ratings.clear()
        self._played.clear()
        for _, sides in sorted(self._games.items()):
            self._count(sides)

    def _count(self, sides: Sides) -> None:
        before = [(place, [self._ratings.get(one, Rating()) for one in side]) for place, side in sides]
        for (_, side), after in zip(sides, rated_anew(before), strict=True):
            self._ratings.update(zip(side, after, strict=True))
            self._played.update(side)

    def of(self, person: str | None) -> int | None:
        """Somebody's rating, if they want one and have played for it."""
        found = self._ratings.get(person or "") if person in self.wanted else None
        return _scaled(found.mu) if found else None

    def shown(self, names: dict[str, str]) -> list[wire.RatingShown]:
        """All who want a rating and have one, the best first."""
        found = [(person, self._ratings[person]) for person in self.wanted & self._ratings.keys()]
        found.sort(key=lambda one: (-one[1].mu, names.get(one[0], ""), one[0]))
        return [
            wire.RatingShown(names[person], _scaled(one.mu), _scaled(one.sigma), self._played[person])
            for person, one in found
            if person in names
        ]


def _scaled(figure: float) -> int:
    return round(figure * SCALE)
