"""A live table: one writer per game, and everybody who watches is kept up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

from msgspec import Raw
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from concordia_game.engine.ids import SEATS, Seat
from concordia_game.engine.setup import GODS
from concordia_game.files.options import PATHS, options_data
from concordia_game.games.standing import gods_in_play
from concordia_game.server import wire
from concordia_game.server.catalog import own_tiles_listed
from concordia_game.server.errors import Refused
from concordia_game.server.forecasts import forecast_text
from concordia_game.server.goods import fields_shown
from concordia_game.server.history import History, Step
from concordia_game.server.showing import Sight, encode
from concordia_game.server.store.rows import GameRow
from concordia_game.server.store.store import Store
from concordia_game.server.tables.bots import Bots
from concordia_game.server.tables.connection import Connection
from concordia_game.server.tables.graces import Graces
from concordia_game.server.tables.people import People
from concordia_game.server.tables.seating import Seating
from concordia_game.server.tabletop import seat_of_colour, wire_seat
from concordia_game.server.teams import may_wish, teams_shown, wish_refusal
from concordia_game.server.thinking.thinking import Thinking


class Table(Seating):
    """A game in memory. Every change happens under its lock, and is on disk before anybody hears of it."""

    def __init__(
        self,
        game: GameRow,
        people: People,
        history: History,
        store: Store,
        thinking: Thinking,
        graces: Graces,
    ) -> None:
        super().__init__(game, people, history, store, graces)
        self._thinking = thinking
        self._sight: Sight | None = None
        self._wish: wire.WishShown | None = None
        self.bots = Bots(self, thinking)
        self._changes: set[asyncio.Future[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory. Bots that think without an audience go on when somebody returns."""
        return bool(self.audience.connections or self._changes) or self.lock.locked() or self.bots.moving

    @property
    def waiting(self) -> Seat | None:
        """The person who still has to confirm the turn."""
        if not self.game.confirm:
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
            self._sight = Sight(self.history, self.game_raw(), self.waiting, self.game.confirm)
        return self._sight

    def game_raw(self) -> Raw:
        """What was agreed on before the game, as JSON."""
        options = {n: v for n, v in options_data(self.history.setup.options).items() if n not in PATHS}
        shown = wire.GameShown(
            id=self.game.id,
            options=options,
            board=self.history.setup.options.map,
            seed_hidden=self.game.seed_hidden,
            market=self.history.setup.options.fish or None,
            rules=self.game.rules,
            confirm=self.game.confirm,
            guided=self.game.guided,
            rematch=self.game.rematch,
            grace=self.game.grace,
            own_tiles=own_tiles_listed(self.history.setup.box),
            gods=[GODS[god] for god in gods_in_play(self.history.setup)],
            teams=teams_shown(self.history.setup),
        )
        return Raw(encode(shown))

    def error(self, refused: Refused) -> wire.Error:
        """A refusal with the game's current ply."""
        return wire.Error(refused.code, self.history.ply, refused.details)

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
        if self.waiting is not None:
            raise Refused("unconfirmed", {"seat": SEATS[self.waiting]})
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
        change = asyncio.ensure_future(self._change_alone(ply, plan))
        self._changes.add(change)
        change.add_done_callback(self._changes.discard)
        await asyncio.shield(change)

    async def _change_alone(self, ply: int, plan: Callable[[], Step]) -> None:
        async with self.lock:
            if ply != self.history.ply:
                raise Refused("stale", {"ply": ply})
            await self.append(plan())
        self.wake()

    async def append(self, step: Step) -> None:
        """Store a change, then show it to everybody."""
        try:
            await self._store.append(step.rows)
        except IntegrityError:
            # Somebody else wrote to this game: only what is stored counts.
            await self._reload()
            raise Refused("stale") from None
        except (SQLAlchemyError, OSError) as error:
            raise Refused("unavailable") from error
        self.history.accept(step)
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

    async def advise(self, seat: Seat) -> list[tuple[str, float]]:
        """What a bot would do in the place of the seat asked, as moves with their expected margins."""
        return await self._thinking.advise(self.history.state, seat, self.game.id)

    # Who is watching.

    def greet(self, connection: Connection) -> None:
        """A client arrives, to play or to watch."""
        self.audience.add(connection, self.sight)
        if self._wish is not None and _concerns(self._wish, connection):
            connection.send(encode(self._wish))
        self.bots.greet(connection)

    def leave(self, connection: Connection) -> None:
        """A client went away."""
        self.audience.remove(connection)
        self.bots.pause()

    def _show_anew(self) -> None:
        """Something has changed: send everybody the position."""
        self._sight = None
        self._forget_wish()
        self.audience.show(self.sight)

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
        self.wake()

    def rematch_made(self, game: str) -> None:
        """Tell everybody about the rematch."""
        self.game = replace(self.game, rematch=game)
        self._sight = None
        self.audience.tell(wire.RematchMade(game))


def _concerns(wish: wire.WishShown, connection: Connection) -> bool:
    """Whether a connection holds the seat of one of the two partners."""
    return any(wire_seat(seat) in (wish.seat, wish.partner) for seat in connection.seats)
