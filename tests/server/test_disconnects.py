"""People close their browsers all the time: nothing of it is an error, and nothing is logged as one."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from server.house import PATIENCE, Json, house, run, settings_for, tokens

QUESTIONS: dict[str, list[Json]] = {
    "nothing": [],
    "hello": [{"type": "hello"}],
    "move": [{"type": "hello"}, *[{"type": "move", "ply": 0, "text": "no"}] * 30],
    "hint": [{"type": "hello"}, {"type": "hint", "ply": 0}],
    "standing": [{"type": "hello"}, {"type": "standing"}],
}


@pytest.mark.parametrize("asked", QUESTIONS)
def test_who_leaves_without_waiting_for_the_answer(
    folder: Path, asked: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A server that has to stop before it has noticed that all are gone would say so.
    monkeypatch.setattr("concordia_game.server.config.GRACE", int(PATIENCE))

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", hints=True)
            address = f"ws{visitor.url.removeprefix('http')}/api/games/{made['game']}/live"
            for _ in range(5):
                async with connect(address, max_size=None, compression=None) as socket:
                    for question in QUESTIONS[asked]:
                        more = {"tokens": tokens(made)} if question["type"] == "hello" else {}
                        await socket.send(json.dumps({**question, **more}))
                    socket.transport.abort()

    with caplog.at_level(logging.WARNING):
        run(main())
    # What asyncio warns of is not logged (server/logs.py); what it calls an error is.
    told = [
        record for record in caplog.records if record.name != "asyncio" or record.levelno >= logging.ERROR
    ]
    assert [record.getMessage() for record in told] == []
