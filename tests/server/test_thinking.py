"""Bots in worker processes, and what happens when one fails."""

from __future__ import annotations

import asyncio
import multiprocessing

import pytest

from concordia_game.engine.options import Options
from concordia_game.engine.play import legal_moves
from concordia_game.games.beginning import new_state
from concordia_game.notation.texts import move_text
from concordia_game.server import thinking
from concordia_game.server.thinking import Thinking, bot_names, default_bot

STATE = new_state(Options(players=2, forum=True), 3)
RED = STATE.setup.seats[0]
LEGAL = [move_text(STATE.setup, move) for move in legal_moves(STATE)]


def test_a_lost_worker_is_replaced() -> None:
    async def main() -> None:
        bots = Thinking(1)
        try:
            assert (await bots.choose(STATE, RED, "random", 1))[0] in LEGAL
            for worker in multiprocessing.active_children():
                worker.kill()
            assert (await bots.choose(STATE, RED, "random", 1))[0] in LEGAL
        finally:
            bots.close()

    asyncio.run(main())


def test_a_bot_that_fails_makes_some_legal_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> list[str]:
        raise ZeroDivisionError

    monkeypatch.setattr(thinking, "think", fail)

    async def main() -> None:
        bots = Thinking(0)
        assert await bots.choose(STATE, RED, "random", 1) == LEGAL[:1]
        bots.close()

    asyncio.run(main())


def test_the_same_seed_gives_the_same_moves() -> None:
    async def main() -> None:
        bots = Thinking(0)
        first = await bots.choose(STATE, RED, "random", 7)
        assert first == await bots.choose(STATE, RED, "random", 7)
        bots.close()

    asyncio.run(main())
    assert default_bot() in bot_names()
