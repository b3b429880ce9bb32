"""A table's WebSocket: it reports every change and accepts moves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from concordia_game.engine.ids import SEATS, SPECTATOR, Seat
from concordia_game.server import wire
from concordia_game.server.errors import Refused, fault
from concordia_game.server.goods import fields_shown
from concordia_game.server.guard import Guard, seat_key
from concordia_game.server.history import explain
from concordia_game.server.planning.earlier import Earlier
from concordia_game.server.planning.plans import plan_told
from concordia_game.server.planning.telling import facts_told
from concordia_game.server.showing import encode
from concordia_game.server.tables.connection import Connection
from concordia_game.server.tables.hall import Hall
from concordia_game.server.tables.table import Table
from concordia_game.server.tabletop import seat_of_colour
from concordia_game.server.talk.lines import hear
from concordia_game.server.teams import is_called

Socket = WebSocket[Any, Any, AppState]

HELLO_WITHIN = 10.0
GONE = 4404
"""Close code: there is nothing to reconnect to."""
NO_RETURN = ("no_such_game", "rules_version", "board_missing", "board_changed", "damaged", "no_watching")
BEHIND = 4408
"""Close code: reconnect; the client did not say hello, or could not keep up."""

logger = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


def read(text: str | bytes) -> wire.ClientMessage:
    """A client's message."""
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad_message", fault(error)) from error


@websocket("/games/{game:str}/live")
async def live(socket: Socket, game: FromPath[str]) -> None:
    """Say hello, then receive every change."""
    await socket.accept()
    try:
        with cast(Guard, socket.app.state.guard).line(socket):
            await Line(socket, game).run()
    except WebSocketDisconnect:
        pass
    except Refused as refused:
        await _refuse(socket, refused)


async def _refuse(socket: Socket, refused: Refused) -> None:
    try:
        await socket.send_text(encode(wire.Error(refused.code, None, refused.details)).decode())
        await socket.close(GONE if refused.code in NO_RETURN else BEHIND)
    except (WebSocketDisconnect, RuntimeError, OSError):
        logger.debug("gone before the refusal")


def _note(result: object) -> None:
    """Log a connection that ended with an error of ours; one that the client closed is not worth it."""
    usual = (asyncio.CancelledError, WebSocketDisconnect)
    if isinstance(result, BaseException) and not isinstance(result, usual):
        logger.error("line failed", exc_info=result)


class Line:
    """One client's connection to a table."""

    def __init__(self, socket: Socket, game: str) -> None:
        self._socket = socket
        self._game = game
        self._guard = cast(Guard, socket.app.state.guard)
        self._hints: set[asyncio.Task[None]] = set()
        self.table: Table
        self.connection: Connection
        self._key: str

    async def run(self) -> None:
        """Find the table and stay there for as long as the client does."""
        self._guard.call(self._socket)
        hello = await self._hello()
        async with cast(Hall, self._socket.app.state.hall).at(self._game) as self.table:
            await self._open(hello)
            await self._attend()

    async def _attend(self) -> None:
        """Greet, then send and receive side by side until one of them ends."""
        self.table.greet(self.connection)
        sending = asyncio.create_task(self._send())
        receiving = asyncio.create_task(self._receive())
        try:
            await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.leave(self.connection)
            ended = [sending, receiving, *self._hints]
            for task in ended:
                task.cancel()
            for result in await asyncio.gather(*ended, return_exceptions=True):
                _note(result)

    async def _open(self, hello: wire.Hello) -> None:
        found = {token: self.table.people.seat_of(token) for token in hello.tokens}
        seats = sorted({seat for seat in found.values() if seat is not None})
        if not self.table.audience.has_room(seats):
            raise Refused("full")
        self.table.admit(seats)
        self._key = seat_key(self._game, seats[0]) if seats else str(id(self))
        self.connection = Connection(seats)
        if None in found.values():
            self._refuse(Refused("bad_token"))
        await self.table.take_back(seats)
        await self.table.attend(seats)
        await self.table.talk.read()

    async def _hello(self) -> wire.Hello:
        try:
            text = await asyncio.wait_for(self._socket.receive_data("text"), HELLO_WITHIN)
        except TimeoutError:
            raise Refused("hello_first") from None
        hello = read(text)
        if not isinstance(hello, wire.Hello):
            raise Refused("hello_first")
        return hello

    async def _send(self) -> None:
        # Sending to a client that has gone is an OSError, and nothing unusual.
        with suppress(OSError):
            while (message := await self.connection.next()) is not None:
                await self._socket.send_text(message.decode())
            await self._socket.close(BEHIND)

    async def _receive(self) -> None:
        while True:
            text = await self._socket.receive_data("text")
            try:
                self._guard.message(self._key)
                await self._hear(read(text))
            except Refused as refused:
                self._refuse(refused)

    def _refuse(self, refused: Refused) -> None:
        self._answer(self.table.error(refused, self.connection.seats))

    def _answer(self, message: msgspec.Struct) -> None:
        self.connection.send(encode(message))

    async def _hear(self, message: wire.ClientMessage) -> None:
        if self.table.is_behind(self.connection.seats) and not isinstance(message, wire.Ping):
            # What is refused for another reason would tell how the game stands.
            raise Refused("not_your_turn", {"asked": self.table.sight_for([]).asked or ""})
        if isinstance(message, wire.Move):
            await self.table.move(self._seat(message.seat), message.ply, message.text)
        elif isinstance(message, wire.Undo):
            await self.table.undo(self._seat(message.seat), message.ply, message.to)
        elif isinstance(message, wire.Confirm):
            await self.table.confirm(self._seat(message.seat), message.ply)
        elif isinstance(message, wire.Question):
            await self._question(message)
        elif isinstance(message, wire.Wish):
            self.table.wish(self._seat_at_turn(message.seat), message.card)
        elif isinstance(message, wire.Looking):
            self.table.look(self.connection, message.here)
            self._answer(wire.Pong())
        elif isinstance(message, wire.TalkMessage):
            await self._talk(message)
        elif isinstance(message, wire.Vote | wire.Agreement):
            await self._agreement(message)
        elif isinstance(message, wire.Ping):
            self._answer(wire.Pong())
        else:
            raise Refused("bad_message")

    async def _talk(self, message: wire.TalkMessage) -> None:
        may_list = cast(Hall, self._socket.app.state.hall).settings.open_tables
        if may_list and isinstance(message, wire.SetManners) and message.listed is True:
            self._guard.listing(self._socket)
        await hear(message, self.table, self.connection, self._guard, may_list)

    def _seat(self, wanted: wire.Seat | msgspec.UnsetType) -> Seat:
        """The seat that speaks: the one named, else the only one, else the one the game is waiting for."""
        mine = self.connection.seats
        if wanted is not msgspec.UNSET:
            named = seat_of_colour(wanted)
            if named not in mine:
                raise Refused("no_such_seat", {"seat": wanted})
            return named
        if not mine:
            raise Refused("not_your_turn", {"asked": self.table.sight.asked or ""})
        asked = self.table.sight.asked
        speaking = [seat for seat in mine if SEATS[seat] == asked] or mine
        if len(speaking) > 1:
            raise Refused("which_seat")
        return speaking[0]

    def _seat_at_turn(self, wanted: wire.Seat | msgspec.UnsetType) -> Seat:
        """The seat that speaks of its own turn: the one named, else the active player's, if it is here."""
        active = self.table.history.state.active
        if wanted is msgspec.UNSET and active in self.connection.seats:
            return active
        return self._seat(wanted)

    async def _vote(self, message: wire.Vote) -> None:
        seat = seat_of_colour(message.seat)
        if seat >= len(self.table.people.rows):
            raise Refused("no_such_seat", {"seat": message.seat})
        one = message.voter is not msgspec.UNSET
        voters = [self._seat(message.voter)] if one else self.connection.seats
        await self.table.vote(seat, voters, message.agree)

    async def _agreement(self, message: wire.Vote | wire.Agreement) -> None:
        if isinstance(message, wire.Vote):
            await self._vote(message)
            return
        one = message.seat is not msgspec.UNSET
        if isinstance(message, wire.Answer):
            seats = [self._seat(message.seat)] if one else self.connection.seats
            await self.table.answer(seats, message)
            return
        seat = self._seat(message.seat)
        if isinstance(message, wire.Ask):
            await self.table.ask(seat, message, self.connection.seats)
        elif isinstance(message, wire.Withdraw):
            await self.table.withdraw(seat)
        elif isinstance(message, wire.Resign):
            await self.table.resign(seat)
        elif isinstance(message, wire.Leave):
            await self.table.leave_seat(seat)
        elif isinstance(message, wire.Back):
            await self.table.back(seat)
        else:
            await self.table.holiday(seat, message.until)

    def _asked_here(self, ply: int) -> Seat:
        """The seat to answer, if it is this connection's and the ply is current."""
        if ply != self.table.history.ply:
            raise Refused("stale", {"ply": ply})
        seat = self.table.history.state.decision.seat
        if seat not in self.connection.seats or self.table.waiting is not None:
            raise Refused("not_your_turn", {"asked": self.table.sight.asked or ""})
        return seat

    async def _question(self, message: wire.Question) -> None:
        """Something that changes nothing, whatever the answer."""
        if isinstance(message, wire.Why):
            self._why(message)
        elif isinstance(message, wire.Hint):
            self._hint(message)
        elif isinstance(message, wire.AskStanding):
            self._standing(message)
        elif isinstance(message, wire.AskFacts):
            self._guard.look(self._key)
            self.connection.send(facts_told(self.table.sight, self._seat(message.seat)))
        else:
            self._guard.look(self._key)
            wanted = message.seat
            # Anybody may plan for anybody, on what everybody knows.
            seat = self._seat(wanted) if wanted is msgspec.UNSET else seat_of_colour(wanted)
            earlier = cast(Earlier, self._socket.app.state.earlier)
            told = await plan_told(self.table, self.connection.seats, seat, message, earlier)
            self.connection.send(told)

    def _why(self, message: wire.Why) -> None:
        seat = self._asked_here(message.ply)
        reason = explain(self.table.history.state, seat, message.text)
        code, details = (reason.code, fields_shown(reason.details)) if reason else (None, {})
        self._answer(wire.Reason(message.text, code, details))

    def _hint(self, message: wire.Hint) -> None:
        if not self.table.game.hints:
            raise Refused("no_hints")
        seat = self._caller(message.ply)
        if seat is None:
            seat = self._asked_here(message.ply)
        self._think(self._advise(seat, message.ply))

    def _standing(self, message: wire.AskStanding) -> None:
        if not self.table.sight.scored:
            raise Refused("no_scores")
        mine = self.connection.seats
        alone = message.seat is msgspec.UNSET and len(mine) != 1
        self._think(self._judge(SPECTATOR if alone else self._seat(message.seat)))

    def _think(self, answering: Coroutine[None, None, None]) -> None:
        """Answer when a worker has; other messages are heard meanwhile."""
        try:
            self._guard.hint(self._key)
        except Refused:
            answering.close()
            raise
        task = asyncio.create_task(answering)
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    def _caller(self, ply: int) -> Seat | None:
        """Whoever is here and waits for the card of his partner, whom he may advise (V2.10)."""
        state = self.table.history.state
        called = ply == self.table.history.ply and is_called(state)
        return state.active if called and state.active in self.connection.seats else None

    async def _advise(self, seat: Seat, ply: int) -> None:
        moves = msgspec.convert(await self.table.advise(seat), list[wire.Advice])
        self._answer(wire.HintAnswer(ply, moves))

    async def _judge(self, viewer: Seat) -> None:
        self._answer(await self.table.judge(viewer, cast(Earlier, self._socket.app.state.earlier)))
