"""A rematch with the same people: whoever had a seat keeps it, with the same token."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from concordia_game.engine.ids import Seat
from concordia_game.files.options import options_data
from concordia_game.server import wire
from concordia_game.server.errors import Refused
from concordia_game.server.store.rows import SeatRow
from concordia_game.server.tables.dealing import Dealt, deal_game
from concordia_game.server.tables.people import BOT
from concordia_game.server.tables.table import Table
from concordia_game.server.tabletop import wire_seat

Claim = tuple[int, str]
"""Who holds a seat, by the creator's list, which is the same in both games, and its token."""


def rematch_of(old: Table, held: Mapping[Seat, str], public_url: str) -> Dealt:
    """A game with the same options and people; `held` are the caller's seats and their tokens.

    Invites are only for seats that nobody ever took.
    """
    persons = sorted(old.people.rows, key=lambda row: row.person)
    seats = []
    for row in persons:
        kind: wire.SeatKind = "bot" if row.kind == BOT else "you" if row.seat in held else "friend"
        seats.append(wire.NewSeat(kind, row.name, row.bot or "", row.character or ""))
    setup = old.history.setup
    options = {name: value for name, value in options_data(setup.options).items() if value != ""}
    game = old.game
    wanted = wire.NewGame(
        options,
        seats,
        confirm=game.confirm,
        grace=game.grace,
        name=game.name,
        talk=game.talk,  # type: ignore[arg-type]  # only those modes are written
        watchers=game.watchers,
        delay=game.delay,  # type: ignore[arg-type]  # the same
        language=game.language,
        clock=old.people.agreed,
        leaving="end" if game.leaving == "end" else "bot",
        hints=game.hints,
        live_scores=game.live_scores,
    )
    dealt = deal_game(wanted, public_url, {setup.options.own_tiles: setup.box.own_tiles})
    for row in dealt.seats:
        before = persons[row.person]
        if before.joined:
            _keep_seat(dealt, row, before, held.get(before.seat))
    return dealt


def _keep_seat(dealt: Dealt, row: SeatRow, before: SeatRow, token: str | None) -> None:
    """Let the token of the old seat open the new one; only its holder, who sent it, gets to see it."""
    kept = before.token_hash or before.kept_hash
    dealt.seats[row.seat] = row.changed(
        token_hash=None, invite_hash=None, kept_hash=kept, holder=before.holder
    )
    gift = dealt.given[row.seat]
    dealt.given[row.seat] = wire.SeatGiven(gift.seat, gift.kind, gift.name, token=token)


async def claim_seats(new: Table, claims: Iterable[Claim]) -> wire.GameMade:
    """The seats in the rematch of people who hold seats in the old game."""
    given = []
    async with new.lock:
        for person, token in claims:
            here = new.people.seat_of_person(person)
            if new.people.seat_of(token) != here:
                await _give_seat(new, here, token)
            row = new.people.rows[here]
            given.append(wire.SeatGiven(wire_seat(here), "friend", row.name, token=token))
    return wire.GameMade(new.game.id, given)


async def _give_seat(new: Table, seat: Seat, token: str) -> None:
    """Somebody joined the old game only after the rematch was dealt: the seat is open, if nobody took it.

    If its link was sent anew, the token of the old game is one that was lost.
    """
    row = new.people.rows[seat]
    if row.joined or row.renewed:
        raise Refused("seat_taken", {"game": new.game.id})
    await new.keep_open(seat, token)
