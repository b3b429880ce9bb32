"""The room for tables in memory: one table for a game, and never more than the host allows."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from concordia_game.server.clock import Clock
from concordia_game.server.errors import Refused
from concordia_game.server.tables.table import Table

TRY_AGAIN = 15
"""Seconds after which somebody who found no room may ask again."""


class Room:
    """The tables in memory. Whoever uses one holds it: a second one would split the players."""

    def __init__(self, most: int, clock: Clock) -> None:
        self._most = most
        self._clock = clock
        self._used: dict[str, float] = {}
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._held: Counter[str] = Counter()
        self._expected = 0

    @property
    def tables(self) -> list[Table]:
        """All of them, those unused the longest first."""
        return list(self._tables.values())

    def find(self, id: str) -> Table | None:
        """A game's table, if it is in memory."""
        table = self._tables.get(id)
        if table is not None:
            self._tables.move_to_end(id)
            self._used[id] = self._clock.now()
        return table

    @contextmanager
    def holding(self, id: str) -> Iterator[None]:
        """Keep a game's table in memory for a while, from before it gets there."""
        self._held[id] += 1
        try:
            yield
        finally:
            self._held[id] -= 1
            if id in self._used:
                self._used[id] = self._clock.now()
            if not self._held[id]:
                del self._held[id]

    @contextmanager
    def place(self) -> Iterator[None]:
        """Keep a place for a table that is about to be put there, or refuse."""
        if len(self._tables) + self._expected >= self._most:
            self._clear_one()
        self._expected += 1
        try:
            yield
        finally:
            self._expected -= 1

    def put(self, table: Table) -> None:
        """Put a table into the place kept for it."""
        assert table.game.id not in self._tables, "a game has one table"
        self._tables[table.game.id] = table
        self._used[table.game.id] = self._clock.now()

    def _clear_one(self) -> None:
        """Clear a table that nobody uses, rather one where no bot is thinking."""
        unused = self._unused()
        if not unused:
            raise Refused("no_room", {"wait": TRY_AGAIN})
        cleared = min(unused, key=lambda table: table.bots.at_work)
        self.clear(cleared)

    def _unused(self) -> list[Table]:
        return [table for id, table in self._tables.items() if not (self._held[id] or table.busy)]

    def clear_unused(self, since: float) -> None:
        """Clear all tables that nobody has used since a moment, unless bots play there."""
        for table in self._unused():
            if self._used[table.game.id] < since and not table.bots.at_work:
                self.clear(table)

    def clear(self, table: Table) -> None:
        """Forget a table; its game is in the store, or was deleted."""
        table.bots.rest()
        del self._tables[table.game.id]
        del self._used[table.game.id]
