"""How a process begins to serve a database beside others, and how it ends."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex

from litestar.types import ASGIApp

from concordia_game.server.homes.census import Census
from concordia_game.server.homes.errands import ERRANDS
from concordia_game.server.homes.homes import SharedHomes
from concordia_game.server.homes.tunnel import Tunnels
from concordia_game.server.notices.teller import Teller
from concordia_game.server.settings import Settings
from concordia_game.server.store.secrets import kept_secret
from concordia_game.server.tables.hall import Hall


def give_up() -> None:
    """End this process in good order; whoever watches over it starts another one."""
    signal.raise_signal(signal.SIGTERM)


class Arrival:
    """The only process of a database, which is alone with its games."""

    @staticmethod
    async def open(hall: Hall, settings: Settings) -> Arrival:
        """Be reachable for other processes, if there can be any."""
        if not settings.is_shared:
            return Arrival()
        tunnels = Tunnels(await kept_secret(hall.store, "peers", token_hex(32)))
        census = Census(hall.store.engine, await tunnels.listen(*settings.peers))
        hall.homes = SharedHomes(hall.store, census, tunnels)
        return SharedArrival(hall, hall.homes)

    @asynccontextmanager
    async def first(self) -> AsyncIterator[bool]:
        """Yields whether no other process serves: then everything is taken up where it stopped."""
        yield True

    async def start(self, app: ASGIApp, teller: Teller) -> SharedHomes | None:
        """Take what other processes pass on, and look after the games of those that are gone."""
        return None

    async def stop_taking(self) -> None:
        """Take nothing from other processes any more."""

    async def leave(self) -> None:
        """Leave the games to the others."""


class SharedArrival(Arrival):
    """One of several processes, or of those that may come."""

    def __init__(self, hall: Hall, homes: SharedHomes) -> None:
        self._hall = hall
        self._homes = homes
        self._left: list[str] = []
        """Games of processes that were found gone before there was anybody to look after them."""

    @asynccontextmanager
    async def first(self) -> AsyncIterator[bool]:
        """Yields whether no other process serves; no other arrives meanwhile."""
        census = self._homes.census
        census.inherited = self._remember
        census.displaced = give_up
        async with census.arriving() as first:
            self._hall.store.fence(census.fence)
            yield first
            if first:
                self._left.clear()

    async def _remember(self, games: list[str]) -> None:
        self._left += games

    async def start(self, app: ASGIApp, teller: Teller) -> SharedHomes:
        """Take what other processes pass on, and look after the games of those that are gone."""
        self._teller = teller
        self._homes.tunnels.app = app
        self._homes.tunnels.errand = self._run
        self._homes.census.inherited = self._inherit
        await self._inherit([])
        self._homes.census.start()
        return self._homes

    async def _run(self, what: str, game: str, details: dict[str, object]) -> object:
        return await ERRANDS[what](self._hall, game, details)

    async def _inherit(self, games: list[str]) -> None:
        games, self._left = [*self._left, *games], []
        if not games:
            return
        await self._hall.graces.take_over(self._hall.store, games)
        self._teller.resume(games)

    async def stop_taking(self) -> None:
        """Take nothing from other processes any more: whoever comes back is to go elsewhere."""
        await self._homes.tunnels.close()

    async def leave(self) -> None:
        """Leave the games to the others."""
        await self._homes.census.leave()
