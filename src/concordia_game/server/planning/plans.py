"""Plans over the line: each is played anew on a position that could be the real one for all its seat knows.

The client keeps its plan, so that nothing of it is stored and a restart loses nothing.
"""

from __future__ import annotations

from hashlib import sha256

from msgspec import Raw

from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import NOBODY, SEATS, SPECTATOR, Seat
from concordia_game.engine.play import apply
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.files.record import mover_name
from concordia_game.notation.texts import legal_texts
from concordia_game.server import wire
from concordia_game.server.errors import Refused
from concordia_game.server.forecasts import lone_move
from concordia_game.server.kept import Kept
from concordia_game.server.planning.ahead import Ahead
from concordia_game.server.planning.earlier import Earlier
from concordia_game.server.planning.facts import facts, refusal_shown
from concordia_game.server.previews import moves_shown
from concordia_game.server.prompts import prompt_for, wait_for
from concordia_game.server.showing import NONE, Face, encode, merged
from concordia_game.server.tables.table import Table
from concordia_game.server.tabletop import wire_seat
from concordia_game.server.teams import laid_after


async def plan_told(
    table: Table, yours: list[Seat], seat: Seat, asked: wire.AskPlan, earlier: Earlier
) -> bytes:
    """A plan for a seat, as a message for whoever holds some seats, this one or others."""
    history = table.history
    if seat >= history.setup.players:
        raise Refused("no_such_seat", {"seat": SEATS[seat]})
    ply = history.ply if asked.ply is None else asked.ply
    if ply > history.ply:
        raise Refused("stale", {"ply": ply})
    now = ply == history.ply
    state, laid = (history.state, history.laid) if now else await earlier.at(history, ply)
    viewer = seat if seat in yours else SPECTATOR
    start = possible(state, viewer, f"{table.game.id} {ply}")
    held = history.held
    if now and held is not None and held.seat == seat == viewer:
        start = apply(start, legal_texts(start)[held.text])
        laid = laid_after(laid, start.happened)
    partner = start.setup.partners[seat]
    ahead = Ahead(start, laid, [seat] if partner is None else [seat, partner], ply)
    reason = ahead.play(asked.moves)
    shown = wire.PlannedParts(
        number=asked.number,
        ply=ply,
        seat=wire_seat(seat),
        taken=len(ahead.rows),
        refused=None if reason is None else refusal_shown(reason),
        drawn=ahead.drawn,
        facts=facts(ahead.state, seat, ply + len(ahead.rows)),
        position=position_ahead(
            ahead, ply, table.game_raw(), table.audience.seats_raw(yours), table.sight.scored
        ),
    )
    return encode(shown)


def possible(state: State, viewer: Seat, name: str) -> State:
    """A position that could be the real one for all that a viewer knows, the same one for the same name.

    What is drawn for it depends on nothing that is hidden.
    """
    seed = int.from_bytes(sha256(f"plan {name} {viewer}".encode()).digest()[:8], "big")
    return View(state, viewer).sample(Dice(seed))


def position_ahead(ahead: Ahead, ply: int, game: Raw, seats: Raw, scored: bool) -> Raw:
    """The table after a plan, as its seat would see it; all of it can be taken back."""
    state, asked = ahead.state, ahead.asked
    waiting = asked is None and state.decision.seat != NOBODY
    own = wire.OwnPart(
        seats=seats,
        yours=[SEATS[seat] for seat in ahead.side],
        prompt=wait_for(mover_name(state.decision.seat)) if waiting else prompt_for(state),
        moves=NONE if asked is None else Raw(encode(_moves(state, asked))),
        undo=False,
        confirm=False,
        events=Raw(encode(ahead.rows[-1].events)) if ahead.rows else NONE,
        log=Raw(encode(ahead.rows)),
        away=NONE,
        held=None,
        undo_steps=0,
        lone=asked is not None and lone_move(state, True) is not None,
        takeback=[],
        notes=NONE,
    )
    shared = wire.SharedPart(
        ply=ply + len(ahead.rows),
        game=game,
        asked=None if state.over else mover_name(state.decision.seat),
        winner=None,
        winners=[],
        verdict=None,
        request=None,
        ended=None,
    )
    return Raw(merged(encode(own), encode(shared), Face(state, ahead.laid, Kept(), scored).part))


def _moves(state: State, seat: Seat) -> list[wire.MoveShown]:
    found = moves_shown(state, seat, True)
    for move in found:
        # Whatever a plan brings to light, it is only a plan.
        move.preview.final = False
    return found
