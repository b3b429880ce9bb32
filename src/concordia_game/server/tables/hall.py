"""The hall: finds a game's table or restores it from the store, and clears tables that nobody watches."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError

from concordia_game.engine.ids import Seat
from concordia_game.files.record import Record, result_text, write_record
from concordia_game.files.versions import corrected_since, is_known, rules_version
from concordia_game.server import wire
from concordia_game.server.errors import Refused
from concordia_game.server.history import History, NotLegal
from concordia_game.server.settings import Settings
from concordia_game.server.store.rows import GameRow, MoveRow, SeatRow
from concordia_game.server.store.store import Store
from concordia_game.server.tables.dealing import Dealt, deal_game, restored_setup
from concordia_game.server.tables.graces import Graces
from concordia_game.server.tables.people import People, hashed
from concordia_game.server.tables.rematch import claim_seats, rematch_of
from concordia_game.server.tables.replay import replay_frames
from concordia_game.server.tables.room import Room
from concordia_game.server.tables.table import Table
from concordia_game.server.tabletop import wire_seat
from concordia_game.server.thinking.thinking import Thinking

logger = logging.getLogger(__name__)


class Hall:
    """All tables of a server."""

    def __init__(self, store: Store, thinking: Thinking, settings: Settings) -> None:
        self.store = store
        self.thinking = thinking
        self.settings = settings
        self._room = Room(settings.tables_in_memory)
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._replays: OrderedDict[str, bytes] = OrderedDict()
        self.graces = Graces(settings.clock, self._end_grace)

    async def close(self) -> None:
        """Send everybody home; nothing is lost."""
        await self.graces.close()
        for table in self._room.tables:
            await table.bots.stop()
            for connection in list(table.audience.connections):
                connection.close()

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """A game's table, from memory or from the store; it stays there for as long as somebody is at it."""
        with self._room.holding(id):
            yield self._room.find(id) or await self._loaded(id)

    async def _loaded(self, id: str) -> Table:
        """Load a table once for all who ask for it; one of them going away doesn't stop that."""
        task = self._loading.get(id)
        if task is None:
            task = asyncio.create_task(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Table:
        with self._room.place():
            table = await self._read(id)
            self._room.put(table)
        table.wake()
        return table

    async def _read(self, id: str) -> Table:
        try:
            game = await self.store.game(id)
            if game is None:
                raise Refused("no_such_game")
            if not is_known(game.rules):
                raise Refused("rules_version", {"game": game.rules, "server": rules_version()})
            seats, rows = await self.store.seats(id), await self.store.moves(id)
        except (SQLAlchemyError, OSError) as error:
            raise Refused("unavailable") from error
        # Hundreds of moves take a moment: other tables go on in the meantime.
        try:
            history = await asyncio.to_thread(_fold, game, rows)
        except NotLegal as error:
            logger.error("not legal", exc_info=error, extra={"fields": {"game": id}})
            raise _outlawed(game, error) from error
        except (ValueError, KeyError, IndexError) as error:
            logger.error("damaged", exc_info=error, extra={"fields": {"game": id}})
            raise Refused("damaged") from error
        return self._table(game, seats, history)

    def _table(self, game: GameRow, seats: list[SeatRow], history: History) -> Table:
        people = People(seats, self.settings.clock)
        return Table(game, people, history, self.store, self.thinking, self.graces)

    async def _end_grace(self, id: str) -> None:
        async with self.at(id) as table:
            await table.end_grace()

    # Starting games and sitting down.

    async def create(self, wanted: wire.NewGame, public_url: str) -> wire.GameMade:
        """Deal a game and start it."""
        return (await self._begin(deal_game(wanted, public_url, self.settings.own_tiles))).answer()

    async def _begin(self, dealt: Dealt, old: Table | None = None) -> Dealt:
        with self._room.place():
            try:
                await self.store.create(dealt.game, dealt.seats, old.game.id if old else None)
            except (SQLAlchemyError, OSError) as error:
                raise Refused("unavailable") from error
            table = self._table(dealt.game, dealt.seats, History(dealt.game.id, dealt.setup))
            self._room.put(table)
        table.wake()
        return dealt

    async def join(self, wanted: wire.JoinGame) -> wire.Joined:
        """Give a friend the seat of an invite, which is valid once."""
        id = await self.store.game_of_invite(hashed(wanted.invite))
        if id is None:
            raise Refused("no_such_invite")
        async with self.at(id) as table, table.lock:
            seat = table.people.seat_of_invite(wanted.invite)
            if seat is None:
                raise Refused("no_such_invite")
            token = await table.claim(seat, wanted.name)
        return wire.Joined(id, wire_seat(seat), token)

    async def rematch(self, id: str, wanted: wire.Rematch, public_url: str) -> wire.GameMade:
        """The first call deals the new game; the others get their seats in it."""
        async with self.at(id) as old:
            held = {held_seat(old, token): token for token in [wanted.token, *wanted.tokens]}
            if not old.sight.over:
                raise Refused("not_over")
            async with old.lock:
                if old.game.rematch is None:
                    dealt = await self._begin(rematch_of(old, held, public_url), old)
                    old.rematch_made(dealt.game.id)
                    return dealt.answer()
            async with self.at(old.game.rematch) as new:
                return await claim_seats(old, new, held)

    # Looking at games that are over.

    async def record(self, id: str) -> str:
        """The record of a finished game."""
        async with self._finished(id) as table:
            history = table.history
            moves = [(row.seat, row.text) for row in history.standing]
            return write_record(
                Record(history.setup, table.people.names(), moves, result_text(history.state))
            )

    async def replay(self, id: str) -> bytes:
        """A finished game, move by move, compressed with gzip."""
        async with self._finished(id) as table:
            if id not in self._replays:
                self._replays[id] = await asyncio.to_thread(replay_frames, table)
                if len(self._replays) > 8:
                    self._replays.popitem(last=False)
            return self._replays[id]

    @asynccontextmanager
    async def _finished(self, id: str) -> AsyncIterator[Table]:
        async with self.at(id) as table:
            if not table.sight.over:
                raise Refused("not_over")
            yield table


def _fold(game: GameRow, rows: list[MoveRow]) -> History:
    return History.fold(game.id, restored_setup(game.setup, game.id), rows)


def _outlawed(game: GameRow, error: NotLegal) -> Refused:
    """Why a game can't go on: the rules have been corrected since it began, or the store is damaged."""
    rules = corrected_since(game.rules)
    if not rules:
        return Refused("damaged")
    details = {"game": game.rules, "server": rules_version(), "rules": " ".join(rules)}
    move: dict[str, int | str] = {"ply": error.row.ply, "text": error.row.text, "reason": error.reason.code}
    return Refused("rules_version", {**details, **move, **error.reason.details})


def held_seat(table: Table, token: str) -> Seat:
    """The seat that a token opens, or a refusal."""
    seat = table.people.seat_of(token)
    if seat is None:
        raise Refused("bad_token")
    return seat
