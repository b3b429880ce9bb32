"""A live table: one writer per game, and everybody who watches is kept up to date."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import Raw
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from concordia_game.engine.ids import SEATS, Seat
from concordia_game.engine.setup import GODS
from concordia_game.files.options import PATHS, options_data
from concordia_game.games.standing import gods_in_play
from concordia_game.server import wire
from concordia_game.server.agreements.book import Book
from concordia_game.server.catalog import own_tiles_listed
from concordia_game.server.clock import Timer
from concordia_game.server.desk.summaries import keep_summary, summary
from concordia_game.server.errors import Refused
from concordia_game.server.forecasts import forecast_text
from concordia_game.server.goods import fields_shown
from concordia_game.server.history import History, Step
from concordia_game.server.kept import Kept
from concordia_game.server.metrics import MOVE_SECONDS, MOVES
from concordia_game.server.planning.earlier import Earlier
from concordia_game.server.showing import Beside, Sight, encode
from concordia_game.server.store import schema
from concordia_game.server.store.rows import MOVE, GameRow
from concordia_game.server.store.store import Store
from concordia_game.server.tables.agreeing import Agreeing
from concordia_game.server.tables.bots import Bots
from concordia_game.server.tables.connection import Connection
from concordia_game.server.tables.graces import Graces
from concordia_game.server.tables.news import CAME, LEFT, MOVED, News
from concordia_game.server.tables.people import People, clean_name
from concordia_game.server.tabletop import seat_of_colour, wire_seat
from concordia_game.server.teams import may_wish, teams_shown, wish_refusal
from concordia_game.server.thinking.thinking import Thinking

QUIET = 5.0
"""Seconds without a move after which it is worth keeping what the desk shows."""

logger = logging.getLogger(__name__)


class Table(Agreeing):
    """A game in memory. Every change happens under its lock, and is on disk before anybody hears of it."""

    def __init__(
        self,
        game: GameRow,
        people: People,
        history: History,
        store: Store,
        thinking: Thinking,
        graces: Graces,
        book: Book,
    ) -> None:
        super().__init__(game, people, history, store, graces, book)
        self._thinking = thinking
        self._sight: Sight | None = None
        self._kept = Kept()
        self._summary: Timer | None = None
        self._game_raw: tuple[object, Raw] | None = None
        self._wish: wire.WishShown | None = None
        self.bots = Bots(self, thinking)
        self.ended: Callable[[Table], None] = lambda table: None
        """What is to happen when the game is over."""
        self._changes: set[asyncio.Future[None]] = set()
        self.news: Callable[[Table, News], None] = lambda table, news: None
        """Told of whatever happens here; it takes no time."""

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory. Bots that think without an audience go on when somebody returns."""
        return bool(self.audience.connections or self._changes) or self.lock.locked() or self.bots.moving

    @property
    def waiting(self) -> Seat | None:
        """The person who still has to confirm the turn."""
        if not self.game.confirm or self.book.ended:
            return None
        held = self.history.held
        if held is not None:
            # A bot that has sat down meanwhile decides anew.
            return None if self.people.player(held.seat) else held.seat
        seat = self.history.unconfirmed()
        return None if seat is None or self.people.bot_made(seat, self.history.standing[-1].ply) else seat

    @property
    def sight(self) -> Sight:
        """The game as it is currently shown."""
        if self._sight is None:
            beside = Beside(self.ending, self.request_shown(), self.book.shown)
            game, confirm = self.game_raw(), self.game.confirm
            scored = self.game.live_scores
            self._sight = Sight(self.history, game, self.waiting, confirm, beside, self._kept, scored)
        return self._sight

    @property
    def host(self) -> Seat | None:
        """The seat of whoever created the game."""
        return self.people.host(self.game.host)

    @property
    def options(self) -> dict[str, bool | int | str]:
        """The options of the game, without the paths of files."""
        return {n: v for n, v in options_data(self.history.setup.options).items() if n not in PATHS}

    def game_raw(self) -> Raw:
        """What was agreed on before the game, as JSON; made anew only if something of it has changed."""
        made_from = self.game, self.people.agreed, self.host, self._ended()
        if self._game_raw is None or self._game_raw[0] != made_from:
            self._game_raw = made_from, Raw(encode(self._game_shown()))
        return self._game_raw[1]

    def _game_shown(self) -> wire.GameShown:
        return wire.GameShown(
            id=self.game.id,
            options=self.options,
            board=self.history.setup.options.map,
            seed_hidden=self.game.seed_hidden,
            market=self.history.setup.options.fish or None,
            rules=self.game.rules,
            confirm=self.game.confirm,
            guided=self.game.guided,
            rematch=self.game.rematch,
            grace=self.game.grace,
            talk=self.game.talk,  # type: ignore[arg-type]  # only those modes are written
            watchers=self.game.watchers,
            delay=self.game.delay,
            listed=self.game.listed,
            language=self.game.language,
            ended=self._ended(),
            clock=self.people.agreed,
            leaving="end" if self.game.leaving == "end" else "bot",
            hints=self.game.hints,
            live_scores=self.game.live_scores,
            own_tiles=own_tiles_listed(self.history.setup.box),
            gods=[GODS[god] for god in gods_in_play(self.history.setup)],
            teams=teams_shown(self.history.setup),
            name=self.game.name,
            host=None if self.host is None else wire_seat(self.host),
        )

    def _ended(self) -> float | None:
        """When the last move was made, once the game is over."""
        over = self.history.state.over and self.waiting is None
        return self.history.standing[-1].at.timestamp() if over else None

    def error(self, refused: Refused, seats: list[Seat]) -> wire.Error:
        """A refusal with the ply that the holder of some seats sees."""
        return wire.Error(refused.code, self.sight_for(seats).ply, refused.details)

    # Making moves.

    async def move(self, seat: Seat, ply: int, text: str) -> None:
        """A person's move."""
        await self._change(ply, lambda: self._plan_move(seat, text))

    async def undo(self, seat: Seat, ply: int, to: wire.UndoTo = "move") -> None:
        """A person takes back the last move, or more."""
        await self._change(ply, lambda: self._plan_undo(seat, to))

    async def confirm(self, seat: Seat, ply: int) -> None:
        """A person ends the turn."""
        await self._change(ply, lambda: self._plan_confirm(seat))

    def _plan_move(self, seat: Seat, text: str) -> Step:
        if self.sight.over:
            raise Refused("game_over")
        self._check_seat(seat)
        if self.waiting is not None:
            raise Refused("unconfirmed", {"seat": SEATS[self.waiting]})
        if self.turn_waits:
            raise Refused("maintenance")
        if self.history.state.decision.seat != seat:
            raise Refused("not_your_turn", {"asked": self.sight.asked or ""})
        step = self.history.plan(seat, text)
        words = step.rows[0].text
        if self.game.confirm and forecast_text(self.history.state, seat, words).is_held:
            return self.history.plan_hold(seat, words)
        return step

    def _plan_undo(self, seat: Seat, to: wire.UndoTo) -> Step:
        if self.sight.over:
            raise Refused("game_over")
        self._check_seat(seat)
        moves = self.history.moves_back(seat, to, self.game.confirm)
        if not moves:
            raise Refused("no_undo")
        return self.history.plan_retract(seat, moves)

    def _plan_confirm(self, seat: Seat) -> Step:
        if self.waiting != seat:
            raise Refused("no_confirm")
        return self.history.plan_confirm(seat)

    async def _change(self, ply: int, plan: Callable[[], Step]) -> None:
        """Make one change under the lock; a client that leaves halfway doesn't interrupt it."""
        with MOVE_SECONDS.timed():
            await asyncio.shield(self._while_it_lasts(self._change_alone(ply, plan)))

    async def _change_alone(self, ply: int, plan: Callable[[], Step]) -> None:
        async with self.lock:
            if ply != self.history.ply:
                raise Refused("stale", {"ply": ply})
            await self.append(plan())
        self.wake()

    async def append(self, step: Step) -> None:
        """Store a change, then show it to everybody."""
        step = step.dated(self.people.clock.moment())
        try:
            await self._store.append(step.rows)
        except IntegrityError:
            # Somebody else wrote to this game: only what is stored counts.
            await self._reload()
            raise Refused("stale") from None
        except (SQLAlchemyError, OSError) as error:
            raise Refused("unavailable") from error
        request = self.request
        for row in step.rows:
            if row.kind == MOVE:
                MOVES.add("bots" if self.people.player(row.seat) else "people")
        self.history.accept(step)
        await self._moved(step, request)
        self._show_anew()

    async def _reload(self) -> None:
        rows = await self._store.moves(self.game.id)
        self.history = History.fold(self.game.id, self.history.setup, rows)
        self.audience.begin_log_anew()
        self._show_anew()

    # Bots.

    def wake(self) -> None:
        """Let bots play if it is a bot's turn."""
        self.bots.wake()

    async def advise(self, seat: Seat) -> list[Any]:
        """What a bot would do in the place of the seat asked, as fields of wire.Advice."""
        return await self._thinking.advise(self.history.state, seat, self.game.id)

    async def judge(self, viewer: Seat, earlier: Earlier) -> wire.Standing:
        """Who is winning, for all that a viewer knows.

        Within a turn it is told of the position in which the turn began: what the rest of it will bring is
        not counted, so that whoever is at it would seem to stand worse.
        """
        began = self.history.turn_began()
        ply = self.history.ply if began is None else began
        state = self.history.state if began is None else (await earlier.at(self.history, began))[0]
        found = await self._thinking.judge(state, viewer, self.game.id)
        return wire.Standing(ply, state.turn, msgspec.convert(found, list[wire.SeatStanding]))

    # Who is watching.

    def greet(self, connection: Connection) -> None:
        """A client arrives, to play or to watch."""
        self.audience.add(connection, self.sight_for(connection.seats))
        self.talk.greet(connection)
        if self.maintenance.on:
            connection.send(encode(self.maintenance.shown()))
        if self._wish is not None and _concerns(self._wish, connection):
            connection.send(encode(self._wish))
        if not self.is_behind(connection.seats):
            self.bots.greet(connection)
        self.news(self, CAME)

    def leave(self, connection: Connection) -> None:
        """A client went away."""
        self.audience.remove(connection)
        self.bots.pause()
        self.news(self, LEFT)

    def look(self, connection: Connection, here: bool) -> None:
        """A client says whether somebody looks at its page."""
        connection.here = here
        self.news(self, CAME if here else LEFT)

    def let_go(self, seats: Collection[Seat]) -> None:
        """Have everybody with these seats come in anew: not all of their tokens may be good any more."""
        self.audience.send_home(seats)

    def _show_anew(self) -> None:
        """Something has changed: send everybody the position."""
        self._sight = None
        self._forget_wish()
        self.audience.show(self.sight, self.sight_for([]))
        self.news(self, MOVED)
        self._summarise_soon()
        if self.sight.over:
            self.ended(self)
            self.talk.catch_up_all()

    def _summarise_soon(self) -> None:
        """Keep what the desk shows, once nobody moves for a while; until then, the desk looks here itself."""
        if self._summary is not None:
            self._summary.cancel()
            self._summary = None
        if self.sight.over:
            self._while_it_lasts(self._summarise())
        elif self.bots.asked() is None:
            clock = self.people.clock
            self._summary = clock.at(clock.now() + QUIET, self._summarise_now)

    def _summarise_now(self) -> None:
        self._summary = None
        self._while_it_lasts(self._summarise())

    async def _summarise(self) -> None:
        """Keep what the desk shows; if that fails, the desk looks here itself."""
        try:
            await keep_summary(self._store, summary(self.sight, self.people.rows))
        except (Refused, SQLAlchemyError) as error:
            logger.warning("no summary", exc_info=error, extra={"fields": {"game": self.game.id}})

    def _while_it_lasts(self, work: Coroutine[None, None, None]) -> asyncio.Future[None]:
        """Do something during which the table stays in memory."""
        change = asyncio.ensure_future(work)
        self._changes.add(change)
        change.add_done_callback(self._changes.discard)
        return change

    async def settled(self) -> None:
        """Do what was put off, and wait until all that was begun is done."""
        if self._summary is not None:
            self._summary.cancel()
            self._summarise_now()
        if self._changes:
            await asyncio.wait(self._changes)

    async def maintained(self) -> None:
        """Maintenance has begun or ended: tell everybody; bots and clocks wait, or go on."""
        self.audience.tell(self.maintenance.shown())
        self.bots.pause()
        await self.settle()
        self.wake()

    # What partners point at.

    def wish(self, seat: Seat, card: str | None) -> None:
        """Show both partners a card of the partner's hand, or none; nothing of it is kept on disk (V2.10)."""
        state = self.history.state
        partner = state.setup.partners[seat]
        if partner is None or not may_wish(state, seat):
            raise Refused("not_your_turn", {"asked": self.sight.asked or ""})
        reason = None if card is None else wish_refusal(state, seat, card)
        if reason is not None:
            raise Refused("illegal", {"reason": reason.code, **fields_shown(reason.details)})
        wished = wire.WishShown(state.turn, wire_seat(seat), wire_seat(partner), card)
        self._wish = None if card is None else wished
        for connection in self.audience.connections:
            if _concerns(wished, connection):
                connection.send(encode(wished))

    def _forget_wish(self) -> None:
        """A wish ends with its turn, and when the partner has played a card."""
        wish, state = self._wish, self.history.state
        if wish is not None and (state.turn != wish.turn or not may_wish(state, seat_of_colour(wish.seat))):
            self._wish = None

    # What changes apart from the moves.

    def _seats_changed(self) -> None:
        self._show_anew()
        if self.is_behind([]):
            self.audience.tell_presence()
        self.wake()

    async def rename(self, name: str) -> str:
        """Call the game something else, and tell everybody; returns what it is called now."""
        name = clean_name(name)
        games = schema.games
        async with self.lock:
            here = update(games).where(games.c.id == self.game.id)
            await self._store.write([(here.values(name=name), [])])
            self.game = replace(self.game, name=name)
            self._show_anew()
        return name

    def rematch_made(self, game: str) -> None:
        """Tell everybody about the rematch."""
        self.game = replace(self.game, rematch=game)
        self._sight = None
        self.audience.tell(wire.RematchMade(game))


def _concerns(wish: wire.WishShown, connection: Connection) -> bool:
    """Whether a connection holds the seat of one of the two partners."""
    return any(wire_seat(seat) in (wish.seat, wish.partner) for seat in connection.seats)
