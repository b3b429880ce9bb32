"""What a worker does: it answers one question after the other until the server ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import msgspec

from concordia_game.analysis.standing import standing
from concordia_game.bots import BOTS, load_bot
from concordia_game.bots.hints import Hint, suggest
from concordia_game.data.boards import board_ids
from concordia_game.data.own_boards import OwnBoard, offer
from concordia_game.engine.ids import Seat
from concordia_game.engine.moves import Move
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.files.position import state_data
from concordia_game.files.reading import state_from
from concordia_game.games.beginning import new_state
from concordia_game.notation.texts import move_text

POLITE = 5
"""How much workers stand back: a move of a person needs a core for a millisecond, a thought for seconds."""

POLITEST = 15
"""How much those stand back whom no table waits for: beside a worker, on one core, they get a tenth of it."""

Work = Callable[..., list[Any]]
Answer = tuple[list[Any] | None, str]
"""What came out, or how it failed."""


def known(state: State, seat: Seat) -> bytes:
    """What a seat may know; a bot gets no more."""
    return msgspec.json.encode(state_data(View(state, seat).state))


def think(known: bytes, seat: Seat, name: str, seed: int) -> list[str]:
    """A bot's moves until it is somebody else's turn or something comes to light."""
    state = state_from(msgspec.json.decode(known))
    bot, rng = load_bot(name), Random(seed)
    texts: list[str] = []
    while state.decision.seat == seat and not any(event.reveals() for event in state.happened):
        move = bot(View(state, seat), state.decision, legal_moves(state), rng)
        texts.append(move_text(state.setup, move))
        state = apply(state, move)
    return texts


def advise(known: bytes, seat: Seat) -> list[dict[str, Any]]:
    """The most promising moves from what the seat may know, as fields of wire.Advice."""
    state = state_from(msgspec.json.decode(known))
    return [hint_data(state, hint) for hint in suggest(View(state, seat), state.decision)]


def hint_data(state: State, hint: Hint) -> dict[str, Any]:
    """A hint as plain data."""
    return {
        "text": move_text(state.setup, hint.move),
        "margin": round(hint.margin, 1),
        "lead": None if hint.lead is None else round(hint.lead, 1),
        "line": [move_data(state.setup, move) for move in hint.line],
        "gains": hint.gains.data(),
    }


def move_data(setup: SetUp, move: Move) -> dict[str, Any]:
    """A move that may come later in a turn: what it would change is not known yet."""
    return {
        "text": move_text(setup, move),
        "verb": move.verb,
        "fields": move.shown(setup),
        "touches": move.touches(setup),
        "preview": {},
    }


def judge(known: bytes, viewer: Seat) -> list[dict[str, Any]]:
    """Who is winning, from what a viewer may know, as fields of wire.SeatStanding."""
    return standing(View(state_from(msgspec.json.decode(known)), viewer))


def work(server: Connection, boards: tuple[OwnBoard, ...], longest: float, polite: int) -> None:
    """Get ready, say so, then answer questions; each may take `longest` seconds of computing."""
    _settle_in(boards, polite)
    with suppress(EOFError, OSError):
        server.send(None)
        while True:
            asked, arguments = server.recv()
            _limit(longest)
            answer = answered(asked, arguments)
            _limit(0)
            server.send(answer)


def answered(asked: Work, arguments: tuple[object, ...]) -> Answer:
    """The answer to a question, or the traceback of its failure."""
    try:
        return asked(*arguments), ""
    except Exception:
        return None, traceback.format_exc()


def _settle_in(boards: tuple[OwnBoard, ...], polite: int) -> None:
    """Leave signals to the server, end with it even if it is killed, and be ready for the first question."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(polite)
    offer(boards)
    _warm_up()


def _warm_up() -> None:
    """Read whatever a first question would read otherwise: bots, boards, sets of cards, and figures."""
    for name in BOTS:
        load_bot(name)
    kinds = [Options(players=2, venus=True), Options(players=4, venus=True, teams=True)]
    for options in [*kinds, *[Options(board, 2) for board in board_ids()]]:
        state = new_state(options, 1)
        seat = state.decision.seat
        judge(known(state, seat), seat)
    think(known(state, seat), seat, "normal", 1)


def _limit(seconds: float) -> None:
    """Let the system end this process after so much computing: waiting for a core does not count.

    A thread of our own could not: the compiled engine may compute for long without letting it run.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
