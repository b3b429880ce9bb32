"""How open a table is: what is said there, who looks on and how far behind, and whether strangers find it."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Any

from msgspec import UNSET, Raw
from sqlalchemy import update

from concordia_game.engine.ids import Seat
from concordia_game.server import wire
from concordia_game.server.errors import Refused
from concordia_game.server.history import History
from concordia_game.server.showing import Sight
from concordia_game.server.store import schema
from concordia_game.server.store.rows import GameRow
from concordia_game.server.store.store import Store
from concordia_game.server.tables.behind import Behind
from concordia_game.server.tables.connection import Connection
from concordia_game.server.tables.graces import Graces
from concordia_game.server.tables.people import People
from concordia_game.server.tables.seating import Seating
from concordia_game.server.talk.talk import Talk
from concordia_game.server.talk.talks import Talks

NOTED_EVERY = 3600.0
"""Seconds after which it is noted again that the host is there."""


class Manners(Seating):
    """The part of a table that knows who may see and say what."""

    def __init__(self, game: GameRow, people: People, history: History, store: Store, graces: Graces) -> None:
        super().__init__(game, people, history, store, graces)
        self.talk = Talk(Talks(game.id, store), self.audience, self._hears)
        self._behind = Behind(game.id, history.setup, game.delay) if game.delay else None
        self.audience.kept_behind = lambda: self.is_behind([])

    @property
    @abstractmethod
    def sight(self) -> Sight:
        """The game as it is currently shown."""

    @abstractmethod
    def game_raw(self) -> Raw:
        """What was agreed on before the game, as JSON."""

    @abstractmethod
    def _show_anew(self) -> None:
        """Something has changed: send everybody the position."""

    # Looking on.

    def sight_for(self, seats: list[Seat]) -> Sight:
        """The game as the holder of some seats may see it; without one they may be kept behind."""
        if seats or self._behind is None:
            return self.sight
        return self._behind.sight(self.sight, self.game_raw())

    def is_behind(self, seats: list[Seat]) -> bool:
        """Whether the holder of these seats may not know how the game stands now."""
        return self._behind is not None and not seats and not self.sight.over

    def admit(self, seats: list[Seat]) -> None:
        """Refuse people without a seat if the table wants no spectators, until the game is over."""
        if not (seats or self.game.watchers or self.sight.over):
            raise Refused("no_watching")

    def _hears(self, connection: Connection) -> bool:
        """Whether somebody hears what is said; what is said now would tell those kept behind too much."""
        if self.game.talk == "off":
            return False
        return bool(connection.seats) or (self.game.talk == "all" and not self.is_behind([]))

    # What its host decides.

    def is_host(self, seat: Seat) -> bool:
        """Whether a seat is that of whoever created the game."""
        return seat == self.people.host(self.game.host)

    async def attend(self, seats: list[Seat]) -> None:
        """Note that the host is there, for those who look for a table."""
        now = self.people.clock.now()
        if self.game.listed and now - self.game.attended > NOTED_EVERY and any(map(self.is_host, seats)):
            await self._change_game(attended=now)

    async def set_manners(self, seats: list[Seat], wanted: wire.SetManners, may_list: bool) -> None:
        """The host changes who hears what is said, and whether strangers find the table."""
        if not any(map(self.is_host, seats)):
            raise Refused("not_host")
        if wanted.listed is True and not may_list:
            raise Refused("bad_options", {"option": "listed"})
        changed = {"talk": wanted.talk, "listed": wanted.listed}
        async with self.lock:
            await self._change_game(**{name: value for name, value in changed.items() if value is not UNSET})
            self._show_anew()
        self.talk.catch_up_all()

    async def _change_game(self, **values: Any) -> None:
        if values:
            games = schema.games
            here = games.c.id == self.game.id
            await self._store.write([(update(games).where(here).values(**values), [])])
            self.game = replace(self.game, **values)
