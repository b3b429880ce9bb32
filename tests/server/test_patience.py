"""Bots wait for the answer to a request, ten minutes at most; people are not hurried."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.house import Line, run
from server.weeks import DAY, Weeks, again, weeks

PATIENCE = 600


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that stand in don't think for long."""
    monkeypatch.setattr("concordia_game.server.tables.seating.default_bot", lambda: "random")


async def asked_while_a_bot_is_on(at: Weeks) -> None:
    """It is green's turn, red wants a turn back, green leaves: a bot is on, and both have still to answer."""
    await at.turn("red")
    await at.red.say(type="ask", what="takeback", to=0)
    await at.green.until(lambda: at.green.position["request"] is not None)
    await at.green.say(type="leave")
    for line in at.lines.values():
        await line.until_it(lambda line: bot_of(line, "green") == "random")
    assert waits_for(at) == ["green", "blue"]


def bot_of(line: Line, seat: str) -> str | None:
    """The bot that plays for a seat, as far as a line has heard."""
    return next((entry["bot"] for entry in line.seats if entry["seat"] == seat), None)


def waits_for(at: Weeks) -> list[str] | None:
    """Who has still to answer, as red sees it; None if nobody is asked for anything."""
    request = at.red.position["request"]
    return None if request is None else request["waiting"]


def test_bots_wait_ten_minutes_for_the_answer(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, 3) as at:
            await asked_while_a_bot_is_on(at)
            at.clock.advance(PATIENCE - 1)
            shown = await at.look()
            assert (shown["asked"], shown["request"]["waiting"]) == ("green", ["green", "blue"])
            at.clock.advance(1)
            await at.noted("red", "lapse")
            await at.red.until(lambda: at.red.position["asked"] == "blue")
            assert waits_for(at) is None
            # What was asked for is over: the answer comes too late, and red's turn stands.
            refused = await at.lines["blue"].answer(type="answer", ply=shown["ply"], agree=True)
            assert refused["code"] == "no_request"
            assert at.notes() == [("red", "ask-takeback"), ("green", "leave"), ("red", "lapse")]

    run(main())


def test_an_answer_in_time_is_what_bots_wait_for(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, 3) as at:
            await asked_while_a_bot_is_on(at)
            at.clock.advance(PATIENCE - 1)
            await at.lines["blue"].say(type="answer", ply=at.red.ply, agree=False)
            await at.red.until(lambda: at.red.position["asked"] == "blue")
            at.clock.advance(DAY)
            await at.look()
            assert [kind for _, kind in at.notes(at.red)] == ["ask-takeback", "leave", "decline"]

    run(main())


def test_their_patience_ends_at_the_same_time_after_a_restart(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, 3) as at:
            await asked_while_a_bot_is_on(at)
        at.clock.advance(PATIENCE - 1)
        # Green does not come back, or the bot would go.
        del at.held["green"]
        async with again(folder, at) as later:
            assert waits_for(later) == ["green", "blue"]
            later.clock.advance(1)
            await later.red.until(lambda: later.red.position["asked"] == "blue")
            assert later.notes(later.red)[-1] == ("red", "lapse")

    run(main())


def test_people_are_not_hurried(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, 3) as at:
            await at.turn("red")
            await at.red.say(type="ask", what="takeback", to=0)
            await at.red.until(lambda: waits_for(at) == ["green", "blue"])
            at.clock.advance(30 * DAY)
            assert (await at.look())["request"]["waiting"] == ["green", "blue"]

    run(main())
