"""The bots at a table: when they think, and what becomes of their moves."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import nullcontext
from hashlib import sha256
from typing import TYPE_CHECKING

from concordia_game.engine.ids import NOBODY, Seat
from concordia_game.server import wire
from concordia_game.server.errors import Refused
from concordia_game.server.showing import encode
from concordia_game.server.tables.connection import Connection
from concordia_game.server.tables.people import BOT
from concordia_game.server.tabletop import wire_seat
from concordia_game.server.thinking.queue import Rank
from concordia_game.server.thinking.thinking import Thinking

if TYPE_CHECKING:
    from concordia_game.server.tables.table import Table

LOOK_AGAIN = 1.0
LOOKED_AT = 30.0
"""Seconds for which somebody who asks for the position over HTTP counts as audience."""

logger = logging.getLogger(__name__)


class Bots:
    """They play one after the other, as long as bots are asked; without people, only for an audience."""

    def __init__(self, table: Table, thinking: Thinking) -> None:
        self._table = table
        self._thinking = thinking
        self._playing: asyncio.Task[None] | None = None
        self._about: int | None = None
        """The ply about which a bot is thinking."""
        self._shown: wire.BotThinks | None = None
        self._looked_at = -LOOKED_AT
        self.moving = False
        """Whether a turn that was thought out is being made."""

    @property
    def at_work(self) -> bool:
        """Whether a bot is thinking or moving."""
        return self._playing is not None

    @property
    def _alone(self) -> bool:
        return all(row.kind == BOT for row in self._table.people.rows)

    @property
    def _paused(self) -> bool:
        """Whether bots alone have nobody who looks on, or all wait for the end of a maintenance."""
        if self._table.turn_waits:
            return True
        looked_at = time.monotonic() - self._looked_at < LOOKED_AT
        return self._alone and not self._table.audience.connections and not looked_at

    def rank(self) -> Rank:
        """Where its questions stand: a player who is there waits for the answer."""
        people = self._table.people
        waited_for = any(row.kind != BOT and people.online(row.seat) for row in people.rows)
        return Rank.PEOPLE if waited_for else Rank.ALONE

    # Coming and going.

    def wake(self) -> None:
        """Let bots play if it is a bot's turn; what has been overtaken by others needs no more thought."""
        if self._about is not None and (self._about != self._table.history.ply or self.asked() is None):
            self.rest()
        if self._playing is None and self.asked() is not None and not self._paused:
            self._playing = asyncio.create_task(self._play())

    def greet(self, connection: Connection) -> None:
        """Somebody came: say whether a bot waits for its turn to think."""
        if self._shown is not None:
            connection.send(encode(self._shown))
        self.wake()

    def looked_at(self) -> None:
        """Somebody looks at the position over HTTP."""
        self._looked_at = time.monotonic()
        self.wake()

    def pause(self) -> None:
        """Somebody went: bots alone stop thinking for nobody, but never in the middle of a turn."""
        if self._paused and not self.moving:
            self.rest()

    def rest(self) -> None:
        """Stop thinking. Nothing is lost: the same question with the same seed is asked again."""
        if self._playing is not None:
            self._playing.cancel()
            self._playing = self._about = self._shown = None

    async def stop(self) -> None:
        """Stop when the server shuts down."""
        playing = self._playing
        self.rest()
        if playing is not None:
            await asyncio.gather(playing, return_exceptions=True)

    # Playing.

    def asked(self) -> str | None:
        """The bot whose move it is; None if it is a person's, or nobody's."""
        if self._table.waiting is not None or self._table.ending or self._table.request is not None:
            # They wait for the answer to a request.
            return None
        seat = self._table.history.state.decision.seat
        return None if seat == NOBODY else self._table.people.player(seat)

    async def _play(self) -> None:
        playing = asyncio.current_task()
        try:
            games = self._thinking.bot_games
            if self._alone and games.locked():
                self._tell(True)
            async with games if self._alone else nullcontext():
                if self._shown is not None:
                    self._tell(False)
                while (bot := self.asked()) is not None and not self._paused:
                    await self._play_turn(bot)
        except Exception as error:
            logger.error("bots stopped", exc_info=error, extra={"fields": {"game": self._table.game.id}})
        finally:
            if self._playing is playing:
                self._playing = None

    async def _play_turn(self, bot: str) -> None:
        history, state, ply = self._table.history, self._table.history.state, self._table.history.ply
        seat = state.decision.seat
        drawn = sha256(f"{history.setup.seed} {ply}".encode()).digest()
        seed = int.from_bytes(drawn[:8], "big")
        id = self._table.game.id
        self._about = ply
        texts = await self._thinking.choose(state, seat, bot, seed, id, self.rank, self._tell)
        self._about, self.moving = None, True
        try:
            await self._make_all(seat, ply, texts)
        except Refused as refused:
            # Somebody else wrote, or the store can't be reached: look again in a moment.
            logger.warning("bot refused", extra={"fields": {"game": id, "code": refused.code}})
            await asyncio.sleep(LOOK_AGAIN)
        finally:
            self.moving = False

    async def _make_all(self, seat: Seat, ply: int, texts: list[str]) -> None:
        """Make a bot's moves, as long as nobody else intervenes."""
        table = self._table
        for text in texts:
            async with table.lock:
                state = table.history.state
                if table.history.ply != ply or state.decision.seat != seat or not self.asked():
                    return
                await table.append(table.history.plan(seat, text))
                ply = table.history.ply
            # Let the others at the table, and other tables, have their turn.
            await asyncio.sleep(0)

    def _tell(self, waits: bool) -> None:
        """Say whether a bot waits for its turn to think; if it never has to, nothing is said."""
        table = self._table
        said = wire.BotThinks(table.history.ply, wire_seat(table.history.state.decision.seat), waits)
        self._shown = said if waits else None
        table.audience.tell(said, seated=table.is_behind([]))
