"""In which process each game is at home: only that one has its table in memory, and writes to it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import literal, select
from sqlalchemy.dialects.postgresql import insert

from concordia_game.server.errors import Refused
from concordia_game.server.homes.census import Census
from concordia_game.server.homes.peers import Elsewhere, Peer, Unreachable
from concordia_game.server.homes.tunnel import Tunnels
from concordia_game.server.store import schema
from concordia_game.server.store.store import Store
from concordia_game.server.store.writer import Statement

TRIES = 3
"""A game may change its home while it is looked for."""

HOMES, PROCESSES, GAMES = schema.homes, schema.processes, schema.games


class Homes:
    """The homes of all games, as the only process sees them: every game is at home here."""

    census: Census | None = None

    @property
    def is_eldest(self) -> bool:
        """Whether this process does what only one of them should do."""
        return True

    @property
    def mark(self) -> str:
        """What tells apart what different processes made up."""
        return ""

    def moving_in(self, game: str) -> list[Statement]:
        """What is written with a new game."""
        return []

    async def find(self, game: str, settle: bool = True) -> Peer | None:
        """The process in which a game is at home; None for this one.

        A game that is at home nowhere will be here from now on, or stays where it is without `settle`.
        """
        return None

    async def here(self, game: str) -> None:
        """Have a game at home here, or say where it is."""
        peer = await self.find(game)
        if peer is not None:
            raise Elsewhere(peer)

    def maker(self, mark: str) -> Peer | None:
        """The process that made something up, if it is another one and still there."""
        return None

    async def ask(self, peer: Peer, what: str, game: str, details: dict[str, Any]) -> Any:
        """Have something done where a game is at home."""
        raise Refused("unavailable")


class SharedHomes(Homes):
    """The homes of games on a database that any number of processes serve."""

    def __init__(self, store: Store, census: Census, tunnels: Tunnels) -> None:
        self._store = store
        self.census: Census = census
        self.tunnels = tunnels

    @property
    def is_eldest(self) -> bool:
        """Whether this process does what only one of them should do."""
        return self.census.is_eldest

    @property
    def mark(self) -> str:
        """What tells apart what different processes made up."""
        return f"{self.census.me.id}-"

    def moving_in(self, game: str) -> list[Statement]:
        """What is written with a new game: it is at home where it was dealt."""
        return [(insert(HOMES), [{"game": game, "process": self.census.me.id}])]

    async def find(self, game: str, settle: bool = True) -> Peer | None:
        """The process in which a game is at home; None for this one."""
        me = self.census.me.id
        for _ in range(TRIES):
            rows = await self._store.read(
                select(PROCESSES.c.id, PROCESSES.c.address)
                .join(HOMES, HOMES.c.process == PROCESSES.c.id)
                .where(HOMES.c.game == game, PROCESSES.c.gone.is_(False))
            )
            if rows:
                return None if rows[0].id == me else Peer(rows[0].id, rows[0].address)
            if not settle or not await self._store.read(select(GAMES.c.id).where(GAMES.c.id == game)):
                return None
            await self._store.write([self._settling(game)])
        raise Refused("unavailable", {"wait": 1})

    def _settling(self, game: str) -> Statement:
        """Has a game at home here, unless it is at home in a process that is there."""
        me = self.census.me.id
        there = select(PROCESSES.c.id).where(PROCESSES.c.gone.is_(False))
        # Of a game that is deleted meanwhile nothing is written.
        row = select(GAMES.c.id, literal(me)).where(GAMES.c.id == game)
        settling = insert(HOMES).from_select(["game", "process"], row)
        free = HOMES.c.process.not_in(there)
        return settling.on_conflict_do_update(index_elements=["game"], set_={"process": me}, where=free), []

    def maker(self, mark: str) -> Peer | None:
        """The process that made something up, if it is another one and still there."""
        id = int(mark) if mark.isdecimal() and len(mark) < 10 else 0
        return self.census.others.get(id)

    async def ask(self, peer: Peer, what: str, game: str, details: dict[str, Any]) -> Any:
        """Have something done where a game is at home."""
        try:
            return await self.tunnels.ask(peer, what, game, details)
        except Unreachable:
            await self.suspect()
            raise Refused("unavailable", {"wait": 1}) from None

    async def suspect(self) -> None:
        """A process does not answer: see at once who is still there."""
        try:
            await self.census.look()
        except OSError:
            return
