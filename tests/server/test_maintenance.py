"""Maintenance: turns that have begun end, no other begins; people are told, and afterwards all goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from concordia_game.server.admin import steward
from concordia_game.server.admin.office import maintain
from server.house import Line, Visitor, house, run, settings_for, tokens
from server.sundial import Sundial


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The steward looks often: no test waits for a second to pass."""
    monkeypatch.setattr(steward, "EVERY", 0.02)


def told(line: Line, on: bool) -> bool:
    """Whether a line was told that maintenance began, or ended, last."""
    heard = [message["on"] for message in line.heard if message["type"] == "maintenance"]
    return heard[-1:] == [on]


async def code(visitor: Visitor, path: str) -> tuple[int, str]:
    """Status and code of a call."""
    answer = await visitor.http.get(path)
    return answer.status_code, answer.json().get("code", "")


def test_turns_end_and_none_begins(folder: Path, database: str) -> None:
    settings = settings_for(folder, database, clock=Sundial())

    async def main() -> None:
        async with house(settings) as visitor:
            made = await visitor.create("you", "local", confirm=False, clock={"kind": "live", "minutes": 1})
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.move("architect")
                seat = line.position["asked"]
                await maintain(settings, True, "Back at noon.")
                await line.until(lambda: told(line, True))
                said = next(heard for heard in line.heard if heard["type"] == "maintenance")
                assert said["message"] == "Back at noon."
                assert await code(visitor, "/api/ready") == (503, "maintenance")
                assert await code(visitor, "/api/health") == (200, "")
                assert (await visitor.get("/api/catalog"))["maintenance"] == "Back at noon."
                while line.position["asked"] == seat:
                    done = "done" if "done" in line.texts else line.texts[0]
                    assert (await line.move(done))["type"] == "position", "the turn may end"
                refused = await line.move(line.texts[0])
                assert (refused["type"], refused["code"]) == ("error", "maintenance")
                running = [seat["clock"]["running"] for seat in line.position["seats"]]
                assert running == [False, False], "nobody's time runs"
                seats = [{"kind": "you"}, {"kind": "local"}]
                new = await visitor.http.post("/api/games", json={"options": {}, "seats": seats})
                assert (new.status_code, new.json()["code"]) == (503, "maintenance")
                async with visitor.line(made["game"]) as other:
                    await other.until(lambda: told(other, True))
                await maintain(settings, False, "")
                await line.until(lambda: told(line, False))
                assert (await line.move(line.texts[0]))["type"] == "position"
                assert (await visitor.get("/api/catalog"))["maintenance"] is None
                assert await visitor.get("/api/ready") == {"status": "ready"}

    run(main())


def test_bots_wait_too_also_after_a_restart(folder: Path) -> None:
    settings = settings_for(folder)

    async def main() -> None:
        async with house(settings) as visitor:
            made = await visitor.create("you", "bot", confirm=False)
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.until(lambda: line.position["asked"] in line.position["yours"])
                mine = line.position["asked"]
                await line.move("architect")
                await maintain(settings, True, "")
                await line.until(lambda: told(line, True))
                # The turn ends, and the bot is asked: only now it is certain that it has not begun its own.
                while line.position["asked"] == mine:
                    await line.move("done" if "done" in line.texts else line.texts[0])
                before = line.ply
                await line.answer(type="ping")
                assert line.ply == before
        async with house(settings) as visitor:
            assert await code(visitor, "/api/ready") == (503, "maintenance")
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.until(lambda: told(line, True))
                assert line.ply == before == (await visitor.get(f"/api/games/{made['game']}"))["ply"]
                await maintain(settings, False, "")
                await line.until(lambda: told(line, False))
                await line.reach(before + 1)

    run(main())
