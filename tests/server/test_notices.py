"""Your turn, reliably, once a turn: to those who don't look, and when they want it."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from concordia_game.server.notices.book import Wishes
from concordia_game.server.notices.quiet import quiet_until
from server.house import Line, house, run, settings_for
from server.receivers import receiver
from server.sundial import Sundial
from server.telling import MINUTE, WITH, ask, hold, short, turn, wait_gone, week

pytestmark = pytest.mark.usefixtures("overheard")


def test_once_a_turn_by_webhook(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with receiver() as hook, week(folder, hook, clock) as at:
            for told in (1, 2, 3):
                await at.turn("red")
                await hook.count(told)
                clock.advance(24 * 60 * MINUTE)
                await at.quiet()
                await hook.count(told)
                await at.turn("green")
            path, headers, _ = hook.posts[0]
            assert (path, headers["content-type"]) == ("/hook", "application/json")
            said = hook.said()[0]
            link = f"{at.visitor.url}/game/{at.game}"
            wanted = {"kind": "turn", "game": at.game, "seat": "green", "board": "italia", "link": link}
            assert said.items() >= wanted.items()
            assert said["title"] == "It is your turn"
            assert re.fullmatch(WITH, said["text"])
            assert len({told["id"] for told in hook.said()}) == 3

    run(main())


def test_nobody_is_told_who_looks_and_whoever_goes_away_is(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with receiver() as hook, week(folder, hook, clock) as at:
            async with await at.line("green") as green:
                await at.turn("red")
                await green.until(lambda: green.position["asked"] == "green")
                clock.advance(100 * MINUTE)
                await at.quiet()
                assert hook.posts == []
                # The page lies in the background: that is not looking.
                await green.answer(type="looking", here=False)
                clock.advance(30)
                await green.answer(type="looking", here=True)
                clock.advance(100 * MINUTE)
                await at.quiet()
                assert hook.posts == []
                # Half of the turn is made.
                await green.move(green.texts[0])
                assert green.position["asked"] == "green"
            await wait_gone(at.visitor, at.game, "green")
            clock.advance(59)
            await at.quiet()
            assert hook.posts == []
            clock.advance(1)
            await hook.count(1)
            async with await at.line("green") as green:
                await green.move(green.texts[0])
            await wait_gone(at.visitor, at.game, "green")
            clock.advance(100 * MINUTE)
            await at.quiet()
            await hook.count(1)

    run(main())


def test_what_others_take_back_and_do_again_is_the_same_turn(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with receiver() as hook, week(folder, hook, clock) as at, await at.line("red") as red:
            await play_turn(red, "red")
            clock.advance(MINUTE)
            await hook.count(1)
            before = red.ply
            await red.answer(type="undo", ply=red.ply)
            assert red.position["asked"] == "red"
            clock.advance(MINUTE)
            await play_turn(red, "red")
            assert red.ply > before
            clock.advance(100 * MINUTE)
            await at.quiet()
            await hook.count(1)

    run(main())


async def play_turn(line: Line, seat: str) -> None:
    """A turn that reveals nothing, so that it can be taken back."""
    while line.position["asked"] == seat:
        await line.move(short(line.texts))


def test_bots_between_make_no_second_notice(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        settings = settings_for(folder, clock=clock, allow_private_notices=True)
        async with receiver() as hook, house(settings) as visitor:
            made = await visitor.create("you", "bot", "bot", confirm=True)
            token = next(seat["token"] for seat in made["seats"] if seat["token"])
            by = await hold(visitor, made["game"], token)
            await ask(visitor, "/api/me/channels/webhook", by, {"url": hook.url})
            mine = next(seat["seat"] for seat in made["seats"] if seat["kind"] == "you")
            async with visitor.line(made["game"], [token]) as line:
                await line.until(lambda: line.position["asked"] == mine)
            # Time counts from when the server knows of it.
            await wait_gone(visitor, made["game"], mine)
            for told in (1, 2):
                clock.advance(2 * MINUTE)
                await hook.count(told)
                clock.advance(100 * MINUTE)
                await turn(visitor, made["game"], token, clock)
                async with visitor.line(made["game"]) as line:
                    await line.until(lambda: line.position["asked"] == mine)
            clock.advance(2 * MINUTE)
            await hook.count(3)

    run(main())


def test_quiet_hours_put_it_off_while_it_is_still_the_turn(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with receiver() as hook, week(folder, hook, clock) as at:
            local = datetime.fromtimestamp(clock.now(), ZoneInfo("Europe/Belgrade"))
            begin = local.hour * 60 + local.minute - 5
            wishes = {"zone": "Europe/Belgrade", "quiet_from": begin % 1440, "quiet_to": (begin + 480) % 1440}
            shown = await ask(at.visitor, "/api/me/notices", at.green, {"language": "fr", **wishes})
            assert shown.items() >= {**wishes, "language": "fr"}.items()
            await at.turn("red")
            clock.advance(400 * MINUTE)
            await at.quiet()
            assert hook.posts == []
            clock.advance(100 * MINUTE)
            await hook.count(1)
            assert hook.said()[0]["title"] == "C\N{RIGHT SINGLE QUOTATION MARK}est à vous de jouer"

    run(main())


@pytest.mark.parametrize(
    ("at", "hours", "end"),
    [
        ("2026-03-10 12:00", (1320, 480), None),
        ("2026-03-10 22:00", (1320, 480), "2026-03-11 08:00"),
        ("2026-03-11 07:59", (1320, 480), "2026-03-11 08:00"),
        ("2026-03-11 08:00", (1320, 480), None),
        ("2026-03-10 13:30", (780, 840), "2026-03-10 14:00"),
        # The night in which clocks are put forward, and the one in which they are put back.
        ("2026-03-28 23:00", (1320, 480), "2026-03-29 08:00"),
        ("2026-10-24 23:00", (1320, 480), "2026-10-25 08:00"),
        ("2026-03-10 13:30", (780, 780), None),
        ("2026-03-10 13:30", (None, None), None),
    ],
)
def test_when_quiet_hours_end(at: str, hours: tuple[int | None, int | None], end: str | None) -> None:
    zone = ZoneInfo("Europe/Paris")

    def moment(text: str) -> float:
        return datetime.fromisoformat(text).replace(tzinfo=zone).timestamp()

    found = quiet_until(Wishes("en", "Europe/Paris", *hours), moment(at))
    assert found == (None if end is None else moment(end))


def test_a_muted_game_is_not_told_of(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with receiver() as hook, week(folder, hook, clock) as at:
            path = "/api/me/notices/mute"
            shown = await ask(at.visitor, path, at.green, {"game": at.game, "mute": True})
            assert shown["muted"] == [at.game]
            await at.turn("red")
            await at.quiet()
            await at.turn("green")
            shown = await ask(at.visitor, path, at.green, {"game": at.game, "mute": False})
            assert (shown["muted"], hook.posts) == ([], [])
            await at.turn("red")
            await hook.count(1)

    run(main())
