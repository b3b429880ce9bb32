"""The hall: finds a game's table or restores it from the store, and clears tables that nobody watches."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from concordia_game.drawing import draw_svg
from concordia_game.engine.ids import Seat
from concordia_game.files.record import Record, result_text, write_record
from concordia_game.files.versions import corrected_since, is_known, rules_version
from concordia_game.server import wire
from concordia_game.server.agreements.book import Book
from concordia_game.server.agreements.clocks import clock_of
from concordia_game.server.agreements.rows import BY_HOST
from concordia_game.server.desk.invites import refusal
from concordia_game.server.errors import Refused
from concordia_game.server.history import History, NotLegal
from concordia_game.server.homes.errands import Details, errand, run_errand
from concordia_game.server.homes.homes import Homes
from concordia_game.server.maintenance import Maintenance
from concordia_game.server.past.past import Past
from concordia_game.server.settings import Settings
from concordia_game.server.store.rows import GameRow, MoveRow, SeatRow
from concordia_game.server.store.store import Store
from concordia_game.server.studies.studies import Studies
from concordia_game.server.tables.carrying import carry_keys, keys_to_carry
from concordia_game.server.tables.dealing import Dealt, deal_game, restored_setup
from concordia_game.server.tables.graces import Graces
from concordia_game.server.tables.keys import SeatKey, keys_of_game
from concordia_game.server.tables.news import News
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
        self._room = Room(settings.tables_in_memory, settings.clock)
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._replays: OrderedDict[str, bytes] = OrderedDict()
        self._pictures: OrderedDict[str, str] = OrderedDict()
        self._making = asyncio.Lock()
        """Only one replay or picture at a time: each keeps a processor busy for a while."""
        self.past = Past(store)
        self.studies = Studies(store, thinking, settings.clock)
        self.maintenance = Maintenance()
        self.news: Callable[[Table, News], None] = lambda table, news: None
        """Told of whatever happens at any table."""
        self.graces = Graces(settings.clock, self._look)
        self.homes = Homes()
        """Where games are at home, if other processes serve the same database."""

    def has(self, id: str) -> bool:
        """Whether a game's table is in memory."""
        return self._room.find(id) is not None

    @property
    def tables(self) -> list[Table]:
        """The tables in memory, those unused the longest first."""
        return self._room.tables

    async def close(self) -> None:
        """Send everybody home; nothing is lost."""
        await self.graces.close()
        await self.studies.close()
        await self.past.settled()
        for table in self._room.tables:
            await table.bots.stop()
            await table.settled()
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
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Table:
        # Held by itself, too: all who asked may be gone before the table is ready, and it must not be cleared
        # as long as somebody may still be given it.
        with self._room.holding(id):
            try:
                return await self._put(id)
            finally:
                del self._loading[id]

    async def _put(self, id: str) -> Table:
        await self.homes.here(id)
        with self._room.place():
            table = await self._read(id)
            self._room.put(table)
        await table.settle()
        table.wake()
        if table.sight.over:
            # The server may have been killed before its end was entered.
            self.past.enter(table)
        return table

    async def _read(self, id: str) -> Table:
        try:
            game = await self.store.game(id)
            if game is None:
                raise Refused("no_such_game")
            if not is_known(game.rules):
                raise Refused("rules_version", {"game": game.rules, "server": rules_version()})
            seats, rows = await self.store.seats(id), await self.store.moves(id)
            keys = await keys_of_game(self.store, id)
            book = await Book.read(id, self.store, self.settings.clock)
        except (SQLAlchemyError, OSError) as error:
            raise Refused("unavailable") from error
        # Hundreds of moves take a moment: other tables go on in the meantime.
        try:
            history = await asyncio.to_thread(fold, game, rows)
        except NotLegal as error:
            logger.error("not legal", exc_info=error, extra={"fields": {"game": id}})
            raise _outlawed(game, error) from error
        except (ValueError, KeyError, IndexError) as error:
            logger.error("damaged", exc_info=error, extra={"fields": {"game": id}})
            raise Refused("damaged") from error
        return self._table(game, seats, history, book, keys)

    def _table(
        self,
        game: GameRow,
        seats: list[SeatRow],
        history: History,
        book: Book,
        keys: Sequence[SeatKey] = (),
    ) -> Table:
        people = People(seats, self.settings.clock, keys, clock_of(game))
        people.rating_of = self.past.ratings.of
        table = Table(game, people, history, self.store, self.thinking, self.graces, book)
        table.maintenance = self.maintenance
        table.ended = self.past.enter
        table.news = self.news
        return table

    async def present(self, games: Collection[str]) -> list[Table]:
        """Those of some games' tables that are in memory, or just being loaded."""
        loading = [task for id, task in self._loading.items() if id in games]
        if loading:
            await asyncio.wait(loading)
        return [table for table in self._room.tables if table.game.id in games]

    def clear_unused(self, since: float) -> None:
        """Let tables leave the memory that nobody has used since a moment."""
        self._room.clear_unused(since)

    def drop(self, table: Table) -> None:
        """Forget a table whose game was deleted, and send everybody home."""
        id = table.game.id
        self._room.clear(table)
        self.graces.expect(id, None)
        self._replays.pop(id, None)
        self._pictures.pop(id, None)
        for connection in list(table.audience.connections):
            connection.close()

    async def maintain(self, on: bool, message: str) -> None:
        """Begin or end a maintenance, at all tables."""
        if (on, message) == (self.maintenance.on, self.maintenance.message):
            return
        self.maintenance.on, self.maintenance.message = on, message
        logger.warning("maintenance" if on else "maintenance is over")
        for table in self.tables:
            await table.maintained()

    async def _look(self, id: str) -> None:
        if self.maintenance.on:
            # Nobody's time is up while nobody can move.
            raise Refused("unavailable")
        async with self.at(id) as table:
            await table.do_what_is_due()

    # Starting games and sitting down.

    async def create(self, wanted: wire.NewGame, public_url: str) -> wire.GameMade:
        """Deal a game and start it."""
        if wanted.listed and not self.settings.open_tables:
            raise Refused("bad_options", {"option": "listed"})
        dealt = deal_game(wanted, public_url, self.settings.own_tiles)
        return (await self._begin(dealt)).answer()

    async def _begin(self, dealt: Dealt, old: Table | None = None) -> Dealt:
        self.maintenance.check()
        clock = self.settings.clock
        dealt.game = replace(dealt.game, created=clock.moment(), attended=clock.now())
        with self._room.place():
            more = self.homes.moving_in(dealt.game.id)
            try:
                await self.store.create(dealt.game, dealt.seats, old.game.id if old else None, more)
            except (SQLAlchemyError, OSError) as error:
                raise Refused("unavailable") from error
            book = Book(dealt.game.id, self.store, clock)
            table = self._table(dealt.game, dealt.seats, History(dealt.game.id, dealt.setup), book)
            self._room.put(table)
        await table.settle()
        table.wake()
        return dealt

    async def join(self, wanted: wire.JoinGame) -> wire.Joined:
        """Give a friend the seat of an invite, which is valid once."""
        async with self.invited(wanted.invite) as (table, seat), table.lock:
            if table.people.seat_of_invite(wanted.invite) != seat:
                raise await refusal(self.store, hashed(wanted.invite))
            token = await table.claim(seat, wanted.name)
            return wire.Joined(table.game.id, wire_seat(seat), token)

    @asynccontextmanager
    async def invited(self, invite: str) -> AsyncIterator[tuple[Table, Seat]]:
        """The table and the seat to which somebody is invited."""
        id = await self.store.game_of_invite(hashed(invite))
        if id is None:
            raise await refusal(self.store, hashed(invite))
        async with self.at(id) as table:
            seat = table.people.seat_of_invite(invite)
            if seat is None:
                raise await refusal(self.store, hashed(invite))
            yield table, seat

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
                    async with self.at(dealt.game.id) as new:
                        await carry_keys(self.store, new, keys_to_carry(old, held.values()))
                    return dealt.answer()
            asked = {
                "claims": [(old.people.rows[seat].person, token) for seat, token in held.items()],
                "keys": [(asdict(key), person) for key, person in keys_to_carry(old, held.values())],
            }
            made = await run_errand(self, claim_rematch, old.game.rematch, asked)
            return msgspec.convert(made, wire.GameMade)

    # Looking at games that are over.

    async def record(self, id: str) -> str:
        """The record of a finished game."""
        async with self._finished(id) as table:
            return record_text(table.history, table.people, table.book)

    async def replay(self, id: str) -> bytes:
        """A finished game, move by move, compressed with gzip."""
        async with self._finished(id) as table, self._making:
            if id not in self._replays:
                self._replays[id] = await asyncio.to_thread(replay_frames, table)
                if len(self._replays) > 8:
                    self._replays.popitem(last=False)
            return self._replays[id]

    async def picture(self, id: str) -> str:
        """The last position of a finished game, as SVG."""
        async with self._finished(id) as table, self._making:
            if id not in self._pictures:
                state, names = table.history.state, table.people.names()
                self._pictures[id] = await asyncio.to_thread(lambda: draw_svg(state, names=names))
                if len(self._pictures) > 8:
                    self._pictures.popitem(last=False)
            return self._pictures[id]

    @asynccontextmanager
    async def _finished(self, id: str) -> AsyncIterator[Table]:
        async with self.at(id) as table:
            if not table.sight.over:
                raise Refused("not_over")
            yield table


@errand
async def claim_rematch(hall: Hall, game: str, details: Details) -> Any:
    """Sit down at the rematch of a game that may be at home elsewhere."""
    async with hall.at(game) as new:
        await carry_keys(hall.store, new, [(SeatKey(**key), person) for key, person in details["keys"]])
        return msgspec.to_builtins(await claim_seats(new, details["claims"]))


def record_text(history: History, people: People, book: Book) -> str:
    """A game's record; of one that its players did not end, it says that it is unfinished."""
    moves = [(row.seat, row.text) for row in history.standing]
    resigned = [] if book.ended == BY_HOST else [row.seat for row in people.rows if row.resigned]
    result = result_text(history.state, book.ended == "agreed", resigned)
    return write_record(Record(history.setup, people.names(), moves, result))


def fold(game: GameRow, rows: list[MoveRow]) -> History:
    """A game from its rows."""
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
