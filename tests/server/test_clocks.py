"""Clocks: whose runs, what happens at their end, restarts and outages, holidays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.house import house, run, settings_for
from server.sundial import Sundial
from server.weeks import DAY, HOUR, again, weeks

DAYS = {"kind": "days", "hours": 48}
LIVE = {"kind": "live", "minutes": 10, "increment": 20}


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that stand in don't think for long."""
    monkeypatch.setattr("concordia_game.server.tables.seating.default_bot", lambda: "random")


def test_without_a_clock_nobody_is_hurried(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder) as at:
            assert at.green.position["game"]["clock"]["kind"] == "none"
            assert at.seat()["clock"] is None
            at.clock.advance(60 * DAY)
            assert (await at.look())["asked"] == "red"
            assert at.notes() == []

    run(main())


def test_a_clock_begins_when_all_friends_have_joined(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with house(settings_for(folder, clock=clock)) as visitor:
            made = await visitor.create("you", "friend", clock=DAYS)
            clock.advance(3 * DAY)
            path = f"/api/games/{made['game']}/position"
            shown = [seat["clock"] for seat in (await visitor.get(path))["seats"]]
            assert shown == [{"left": 2 * DAY, "running": False, "overdue": 0}] * 2
            invite = next(seat["invite"] for seat in made["seats"] if seat["invite"])
            await visitor.post("/api/join", {"invite": invite, "name": "Bo"})
            clock.advance(HOUR)
            first = (await visitor.get(path))["seats"][0]["clock"]
            assert first == {"left": 2 * DAY - HOUR, "running": True, "overdue": 0}

    run(main())


def test_days_are_given_anew_each_turn(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, clock=DAYS) as at:
            at.clock.advance(DAY)
            assert (await at.look())["seats"][0]["clock"]["left"] == DAY
            await at.turn("red")
            assert not at.seat("red")["clock"]["running"]
            assert at.seat("green")["clock"] == {"left": 2 * DAY, "running": True, "overdue": 0}
            at.clock.advance(DAY)
            await at.turn("green")
            assert at.seat("red")["clock"] == {"left": 2 * DAY, "running": True, "overdue": 0}

    run(main())


def test_taking_back_and_confirming_are_on_the_own_time(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, clock=DAYS) as at:
            await at.red.move("prefect")
            at.clock.advance(HOUR)
            await at.red.answer(type="undo", ply=at.red.ply)
            assert (await at.look())["seats"][0]["clock"]["left"] == 2 * DAY - HOUR
            await at.red.move("prefect")
            while not at.red.position["confirm"]:
                await at.red.move(at.red.texts[0])
            at.clock.advance(HOUR)
            assert (await at.look())["seats"][0]["clock"] == {
                "left": 2 * DAY - 2 * HOUR,
                "running": True,
                "overdue": 0,
            }

    run(main())


def test_a_live_clock_keeps_a_bank_and_adds_for_each_turn(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, clock=LIVE) as at:
            assert at.seat("red")["clock"]["left"] == 620
            at.clock.advance(100)
            await at.turn("red")
            assert at.seat("red")["clock"] == {"left": 520, "running": False, "overdue": 0}
            assert at.seat("green")["clock"] == {"left": 620, "running": True, "overdue": 0}
            at.clock.advance(620 - 1)
            await at.turn("green")
            assert at.seat("green")["clock"]["left"] == 1
            assert at.seat("red")["clock"] == {"left": 540, "running": True, "overdue": 0}

    run(main())


@pytest.mark.parametrize("clock", [DAYS, LIVE], ids=["days", "live"])
@pytest.mark.parametrize("restart", [False, True], ids=["running", "restarted"])
def test_a_mark_is_all_if_that_was_agreed(folder: Path, clock: dict[str, Any], restart: bool) -> None:
    async def main() -> None:
        async with weeks(folder, clock={**clock, "at_end": "mark"}) as at:
            whole = at.seat()["clock"]["left"]
            at.clock.advance(whole - 1)
            if not restart:
                at.clock.advance(1)
                await at.noted("red", "overdue")
                assert at.seat()["clock"] == {"left": 0, "running": False, "overdue": 1}
                # It is counted once a question, and play goes on.
                at.clock.advance(5 * whole)
                await at.turn("red")
                assert at.seat()["clock"]["overdue"] == 1
                assert at.notes() == [("red", "overdue")]
                return
        at.clock.advance(whole)
        async with again(folder, at) as later:
            # The time of the outage is nobody's.
            assert later.seat()["clock"] == {"left": 1, "running": True, "overdue": 0}
            later.clock.advance(1)
            await later.noted("red", "overdue")
        async with again(folder, at) as later:
            assert later.seat()["clock"] == {"left": 0, "running": False, "overdue": 1}
            assert later.notes() == [("red", "overdue")]

    run(main())


@pytest.mark.parametrize("clock", [DAYS, LIVE], ids=["days", "live"])
def test_a_bot_plays_the_turn_and_no_more(folder: Path, clock: dict[str, Any]) -> None:
    async def main() -> None:
        async with weeks(folder, clock={**clock, "at_end": "turn"}) as at:
            at.clock.advance(at.seat()["clock"]["left"])
            await at.noted("red", "bot-turn")
            await at.green.until(lambda: at.green.position["asked"] == "green")
            # The person is back, and is told what the bot did.
            await at.green.until(lambda: at.seat()["bot"] is None)
            assert not at.seat()["bot_turn"]
            (told,) = (await at.look("red"))["away"]
            assert told["moves"]
            await at.turn("green")
            await at.red.until(lambda: at.red.position["asked"] == "red")
            assert at.seat()["clock"]["running"]
            assert at.seat()["clock"]["left"] == (20 if clock is LIVE else 2 * DAY)
            await at.turn("red")

    run(main())


def test_nobody_interrupts_the_bot_of_one_turn(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("concordia_game.server.tables.bots.Bots.wake", lambda bots: None)

    async def main() -> None:
        async with weeks(folder, clock={**DAYS, "at_end": "turn"}) as at:
            at.clock.advance(2 * DAY)
            await at.noted("red", "bot-turn")
            # The bot has not moved yet; neither coming nor moving ends its turn.
            await at.look("red")
            assert at.seat()["bot_turn"]
            assert (await at.red.move("prefect"))["code"] == "seat_is_bot"
            assert (await at.red.answer(type="back"))["code"] == "seat_is_bot"

    run(main())


@pytest.mark.parametrize("clock", [DAYS, LIVE], ids=["days", "live"])
def test_a_seat_goes_to_a_bot_until_its_person_is_back(folder: Path, clock: dict[str, Any]) -> None:
    async def main() -> None:
        async with weeks(folder, clock={**clock, "at_end": "seat"}) as at:
            at.clock.advance(at.seat()["clock"]["left"])
            await at.noted("red", "bot-seat")
            await at.green.until(lambda: at.green.position["asked"] == "green")
            assert at.seat()["bot"] == "random"
            await at.turn("green")
            await at.green.until(lambda: at.green.position["asked"] == "green")
            await at.red.say(type="back")
            await at.noted("red", "back")
            assert at.seat()["bot"] is None
            await at.turn("green")
            await at.red.until(lambda: at.red.position["asked"] == "red")
            # With time enough for a turn.
            assert at.seat()["clock"]["left"] == (80 if clock is LIVE else 2 * DAY)

    run(main())


def test_what_ran_before_an_outage_counts(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, clock=DAYS) as at:
            at.clock.advance(DAY)
        at.clock.advance(10 * DAY)
        # Nobody has to come for the clock to run on.
        async with house(settings_for(folder, clock=at.clock)) as visitor:
            at.clock.advance(HOUR)
            shown = (await visitor.get(f"/api/games/{at.game}"))["seats"][0]["clock"]
            assert shown == {"left": DAY - HOUR, "running": True, "overdue": 0}

    run(main())


def test_time_is_up_at_a_table_that_nobody_watches(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, clock={**DAYS, "at_end": "seat"}) as at:
            at.clock.advance(DAY)
        async with house(settings_for(folder, clock=at.clock)) as visitor:
            at.clock.advance(DAY)
            async with visitor.line(at.game) as looking:
                await looking.until(lambda: looking.position["seats"][0]["bot"] == "random")

    run(main())


def test_on_holiday_the_clock_stands(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, 3, clock={**DAYS, "at_end": "seat"}) as at:
            now = at.clock.now()
            assert at.seat()["holiday_left"] == 30 * DAY
            at.clock.advance(DAY)
            await at.red.say(type="holiday", until=now + 8 * DAY)
            await at.noted("red", "holiday")
            assert at.seat()["holiday"] == now + 8 * DAY
            assert at.seat()["clock"] == {"left": DAY, "running": False, "overdue": 0}
            # Now the others would have to vote all together.
            assert at.seat()["votes_needed"] == 2
            at.clock.advance(6 * DAY)
        async with again(folder, at) as later:
            assert later.seat()["clock"] == {"left": DAY, "running": False, "overdue": 0}
            later.clock.advance(DAY)
            await later.noted("red", "home")
            assert later.seat()["holiday"] is None
            assert later.seat()["holiday_left"] == 23 * DAY
            assert later.seat()["clock"] == {"left": DAY, "running": True, "overdue": 0}

    run(main())


def test_a_move_ends_a_holiday_and_there_is_a_bound(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, clock=DAYS) as at:
            now = at.clock.now()
            for until in (now - 1, now + 31 * DAY):
                refused = await at.red.answer(type="holiday", until=until)
                assert (refused["code"], refused["details"]) == ("bad_holiday", {"days": 30})
            await at.red.say(type="holiday", until=now + 30 * DAY)
            await at.noted("red", "holiday")
            at.clock.advance(DAY)
            await at.turn("red")
            await at.noted("red", "home")
            assert at.seat()["holiday_left"] == 29 * DAY
            # Also by saying so.
            await at.green.say(type="holiday", until=at.clock.now() + DAY)
            await at.noted("green", "holiday")
            await at.green.say(type="holiday", until=None)
            await at.noted("green", "home")
            async with at.visitor.line(at.game) as looking:
                assert (await looking.answer(type="holiday", until=None))["code"] == "not_your_turn"

    run(main())


def test_everybody_else_together_may_vote_somebody_on_holiday_out(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, 4, grace=0) as at:
            await at.red.say(type="holiday", until=at.clock.now() + DAY)
            await at.noted("red", "holiday")
            assert at.seat()["votes_needed"] == 3
            await at.red.socket.close()
            await at.green.until(lambda: not at.seat()["online"])
            await at.green.say(type="vote", seat="red", agree=True)
            await at.lines["blue"].say(type="vote", seat="red", agree=True)
            await at.green.until(lambda: len(at.seat()["votes"]) == 2)
            assert at.seat()["bot"] is None
            await at.lines["yellow"].say(type="vote", seat="red", agree=True)
            await at.green.until(lambda: at.seat()["bot"] == "random")

    run(main())


def test_somebody_known_takes_a_holiday_from_all_games(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, clock=DAYS, leaving="end") as at:
            me = await at.visitor.post("/api/me", {"name": "Ann"})
            at.visitor.http.headers["authorization"] = f"Bearer {me['key']}"
            mine = {"game": at.game, "token": at.held["red"]}
            await at.visitor.post("/api/me/seats", {"seats": [mine]})
            until = at.clock.now() + 5 * DAY
            shown = await at.visitor.get("/api/me/holiday")
            assert shown == {"until": None, "games": 0}
            taken = await at.visitor.post("/api/me/holiday", {"until": until})
            assert taken == {"games": 1, "passed_over": 0}
            await at.noted("red", "holiday")
            shown = await at.visitor.get("/api/me/holiday")
            assert shown == {"until": until, "games": 1}
            # Nothing is changed where it would be too long.
            taken = await at.visitor.post("/api/me/holiday", {"until": until + 99 * DAY})
            assert taken == {"games": 0, "passed_over": 1}
            assert at.seat()["holiday"] == until
            taken = await at.visitor.post("/api/me/holiday", {"until": None})
            assert taken == {"games": 1, "passed_over": 0}
            await at.noted("red", "home")
            assert (await at.visitor.get("/api/me/holiday"))["until"] is None
            # By itself it ends, too; a game that is over is none of those from which one is away.
            await at.visitor.post("/api/me/holiday", {"until": at.clock.now() + DAY})
            at.clock.advance(2 * DAY)
            assert (await at.visitor.get("/api/me/holiday"))["games"] == 0
            await at.green.say(type="resign")
            await at.noted("green", "ended")
            taken = await at.visitor.post("/api/me/holiday", {"until": at.clock.now() + DAY})
            assert taken == {"games": 0, "passed_over": 0}

    run(main())
