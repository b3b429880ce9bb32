"""People who are away: a grace before a bot takes over, a way back, what they are told; calls over HTTP."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from concordia_game.server.alarms import TRY_AGAIN
from concordia_game.server.clock import Clock
from concordia_game.server.errors import Refused
from concordia_game.server.tables.graces import Graces
from server.house import (
    PATIENCE,
    Json,
    Line,
    Visitor,
    friends,
    house,
    play_on,
    run,
    seat_of,
    settings_for,
    tokens,
)
from server.sundial import Sundial

GRACE = 180


@dataclass
class Evening:
    """Three friends; red, who has to move first, is away, and the others are at the table."""

    visitor: Visitor
    clock: Sundial
    game: str
    held: dict[str, str]
    green: Line
    blue: Line

    @property
    def red(self) -> Json:
        """What is known of the one who is away."""
        return self.green.seats[0]

    async def vote_red_out(self) -> None:
        """Both of the others want a bot."""
        for line in (self.green, self.blue):
            await line.say(type="vote", seat="red", agree=True)
        await self.green.until(lambda: self.red["bot_in"] is not None or self.red["bot"] is not None)

    async def replace_red(self) -> None:
        """The grace is over, and the bot has made its first turn."""
        await self.vote_red_out()
        self.clock.advance(GRACE)
        await self.green.until(lambda: self.green.position["asked"] == "green")

    async def look(self, token: str = "") -> Json:
        """The position over HTTP."""
        return await self.visitor.get(
            f"/api/games/{self.game}/position", **({"token": token} if token else {})
        )


@asynccontextmanager
async def evening(folder: Path, **more: int) -> AsyncIterator[Evening]:
    """A table where one is away."""
    clock = Sundial()
    async with house(settings_for(folder, clock=clock)) as visitor:
        game, held = await friends(visitor, 3, **more)
        async with visitor.line(game, [held["green"]]) as green, visitor.line(game, [held["blue"]]) as blue:
            yield Evening(visitor, clock, game, held, green, blue)


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that stand in don't think for long."""
    monkeypatch.setattr("concordia_game.server.tables.seating.default_bot", lambda: "random")


def test_a_bot_sits_down_when_the_grace_is_over(folder: Path) -> None:
    async def main() -> None:
        async with evening(folder) as at:
            assert at.green.position["game"]["grace"] == 3
            await at.green.say(type="vote", seat="red", agree=True)
            await at.green.until(lambda: at.red["votes"] == ["green"])
            assert at.red["bot_in"] is None
            await at.blue.say(type="vote", seat="red", agree=True)
            await at.green.until(lambda: at.red["bot_in"] == GRACE)
            at.clock.advance(GRACE - 1)
            # Whoever looks sees how much time is left.
            assert (await at.look())["seats"][0]["bot_in"] == 1
            shown = (await at.visitor.get(f"/api/games/{at.game}"))["seats"][0]
            assert (shown["bot"], shown["bot_in"]) == (None, 1)
            assert at.green.position["asked"] == "red"
            at.clock.advance(1)
            await at.green.until(lambda: at.green.position["asked"] == "green")
            assert (at.red["bot"], at.red["bot_in"]) == ("random", None)

    run(main())


def test_without_a_grace_it_sits_down_at_once(folder: Path) -> None:
    async def main() -> None:
        async with evening(folder, grace=0) as at:
            await at.vote_red_out()
            await at.green.until(lambda: at.green.position["asked"] == "green")

    run(main())


@pytest.mark.parametrize("way", ["line", "look", "move"])
def test_coming_back_ends_the_grace(folder: Path, way: str) -> None:
    async def main() -> None:
        async with evening(folder) as at:
            await at.vote_red_out()
            at.clock.advance(GRACE - 1)
            token = at.held["red"]
            if way == "line":
                async with at.visitor.line(at.game, [token]) as back:
                    (told,) = back.position["away"]
            elif way == "look":
                (told,) = (await at.look(token))["away"]
            else:
                move = {"token": token, "ply": 0, "text": "architect"}
                assert (await at.visitor.post(f"/api/games/{at.game}/moves", move))["away"] == []
                told = {"seat": "red", "since": 0, "until": 0, "moves": []}
            # They are told that they were nearly replaced.
            assert told == {"seat": "red", "since": 0, "until": 0, "moves": []}
            await at.green.until(lambda: at.red["bot_in"] is None)
            assert at.red["votes"] == []
            at.clock.advance(10 * GRACE)
            assert (await at.look())["seats"][0]["bot"] is None

    run(main())


def test_a_vote_withdrawn_in_time_ends_the_grace(folder: Path) -> None:
    async def main() -> None:
        async with evening(folder) as at:
            await at.vote_red_out()
            await at.blue.say(type="vote", seat="red", agree=False)
            await at.green.until(lambda: at.red["bot_in"] is None)
            assert at.red["votes"] == ["green"]
            at.clock.advance(2 * GRACE)
            assert (await at.look())["seats"][0]["bot"] is None
            # The next vote begins a grace of its own.
            await at.blue.say(type="vote", seat="red", agree=True)
            await at.green.until(lambda: at.red["bot_in"] == GRACE)

    run(main())


def test_who_comes_back_is_told_what_the_bot_did(folder: Path) -> None:
    async def main() -> None:
        async with evening(folder) as at:
            await at.replace_red()
            made = [row for row in at.green.log if row["seat"] == "red"]
            assert made
            ply = at.green.ply
        # It is known after a restart, too, and for everybody else it is none of their business.
        async with (
            house(settings_for(folder)) as visitor,
            visitor.line(at.game, [at.held["red"]]) as back,
            visitor.line(at.game) as looking,
        ):
            assert back.position["seats"][0]["bot"] is None
            # What the bot did stands: play has passed on.
            assert back.position["asked"] == "green"
            assert back.position["away"] == [{"seat": "red", "since": 0, "until": ply, "moves": made}]
            assert looking.position["away"] == []
            # Somebody who was told, but did not play before leaving again, is told once more.
            path = f"/api/games/{at.game}/position"
            assert (await visitor.get(path, token=at.held["red"]))["away"] == back.position["away"]
            # The next own move ends it.
            async with visitor.line(at.game, [at.held["green"], at.held["blue"]]) as others:
                while others.position["asked"] != "red":
                    await play_on(others, random.Random(1), 1)
            await back.until(lambda: back.position["asked"] == "red")
            assert back.position["away"]
            await back.move(back.texts[0])
            assert back.position["away"] == []

    run(main())


def test_two_absences_in_a_row_are_told_together(folder: Path) -> None:
    async def main() -> None:
        async with evening(folder) as at:
            await at.replace_red()
            first = (await at.look(at.held["red"]))["away"][0]
            at.clock.advance(60)
            # The bot of the first absence must not be taken for that of the second.
            await at.green.until(lambda: at.red["bot"] is None and not at.red["online"])
            await at.vote_red_out()
            at.clock.advance(GRACE)
            await at.green.until(lambda: at.red["bot"] is not None)
            for line in (at.green, at.blue):
                await play_on(line, random.Random(1), 1)
                while line.position["asked"] in line.position["yours"]:
                    await play_on(line, random.Random(1), 1)
            await at.green.until(lambda: at.green.position["asked"] == "green")
            (both,) = (await at.look(at.held["red"]))["away"]
            assert both["since"] == first["since"] == 0
            assert both["moves"][: len(first["moves"])] == first["moves"]
            assert len(both["moves"]) > len(first["moves"])

    run(main())


def test_a_friend_who_comes_late_is_told_too(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with house(settings_for(folder, clock=clock)) as visitor:
            made = await visitor.create("you", "friend")
            friend = seat_of(made, "friend")
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.say(type="vote", seat=friend["seat"], agree=True)
                await line.until(lambda: any(seat["bot_in"] for seat in line.seats))
                clock.advance(GRACE)
                mine = line.position["yours"][0]
                await line.until(lambda: line.position["asked"] == mine)
                while line.position["asked"] == mine:
                    await play_on(line, random.Random(1), 1)
                await line.until(lambda: line.position["asked"] == mine)
            joined = await visitor.post("/api/join", {"invite": friend["invite"], "name": "Late"})
            path = f"/api/games/{made['game']}/position"
            (told,) = (await visitor.get(path, token=joined["token"]))["away"]
            assert {row["seat"] for row in told["moves"]} == {friend["seat"]}

    run(main())


def test_a_grace_outlives_the_server(folder: Path, database: str) -> None:
    async def main() -> None:
        clock = Sundial()
        async with house(settings_for(folder, database, clock=clock)) as visitor:
            made = await visitor.create("you", "friend", grace=5)
            seat = seat_of(made, "friend")["seat"]
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.say(type="vote", seat=seat, agree=True)
                await line.until(lambda: any(shown["bot_in"] == 300 for shown in line.seats))
        clock.advance(3600)
        async with house(settings_for(folder, database, clock=clock)) as visitor:
            # Nobody could come back while the server was down: the grace begins anew.
            clock.advance(299)
            path = f"/api/games/{made['game']}"
            (shown,) = [shown for shown in (await visitor.get(path))["seats"] if shown["seat"] == seat]
            assert (shown["bot"], shown["bot_in"]) == (None, 1)
        async with house(settings_for(folder, database, clock=clock)) as visitor:
            # It ends by itself, though nobody has asked for the table since the start.
            clock.advance(300)
            async with visitor.line(made["game"]) as line:
                await line.until(lambda: any(shown["bot"] for shown in line.seats))

    run(main())


def test_who_asks_over_http_is_there(folder: Path) -> None:
    async def main() -> None:
        async with evening(folder) as at:
            assert not at.red["online"]
            await at.look(at.held["red"])
            await at.green.until(lambda: at.red["online"])
            refused = await at.green.answer(type="vote", seat="red", agree=True)
            assert refused["code"] == "seat_is_here"
            for _ in range(3):
                at.clock.advance(50)
                await at.look(at.held["red"])
            assert at.red["online"]
            # A spectator's look is nobody's.
            at.clock.advance(59)
            await at.look()
            assert (await at.visitor.get(f"/api/games/{at.game}"))["seats"][0]["online"]
            heard = len(at.green.heard)
            at.clock.advance(1)
            assert (await at.green.hear("presence", heard))["seats"][0]["online"] is False
            await at.vote_red_out()

    run(main())


def test_a_line_stays_when_polling_ends(folder: Path) -> None:
    async def main() -> None:
        async with evening(folder) as at, at.visitor.line(at.game, [at.held["red"]]):
            await at.look(at.held["red"])
            at.clock.advance(1000)
            assert (await at.look())["seats"][0]["online"]

    run(main())


async def until_there_is_room(visitor: Visitor) -> None:
    """Wait until the server knows that a line is closed: until then its table takes the only place."""
    body = {"options": {}, "seats": [{"kind": "you"}, {"kind": "local"}]}
    async with asyncio.timeout(PATIENCE):
        while (answer := await visitor.http.post("/api/games", json=body)).status_code != 201:
            assert answer.json()["code"] == "no_room"


def test_a_table_need_not_stay_in_memory_for_it(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with house(settings_for(folder, clock=clock, tables_in_memory=1)) as visitor:
            made = await visitor.create("you", "friend")
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.say(type="vote", seat=seat_of(made, "friend")["seat"], agree=True)
                await line.until(lambda: any(seat["bot_in"] for seat in line.seats))
            await until_there_is_room(visitor)
            for _ in range(3):
                await visitor.create("you", "local")
            clock.advance(GRACE)
            async with visitor.line(made["game"]) as line:
                await line.until(lambda: any(seat["bot"] for seat in line.seats))

    run(main())


def test_a_table_out_of_reach_is_looked_at_again() -> None:
    async def main() -> None:
        clock, looked = Sundial(), asyncio.Queue[str]()

        async def look(game: str) -> None:
            looked.put_nowait(game)
            raise Refused("unavailable")

        graces = Graces(clock, look)
        graces.expect("one", clock.now() + 5)
        graces.expect("other", clock.now() + 5)
        graces.expect("other", None)
        clock.advance(5)
        assert await looked.get() == "one"
        # By then the refusal has been noted, and the next time is set.
        clock.advance(TRY_AGAIN - 1)
        assert looked.empty()
        clock.advance(1)
        assert await looked.get() == "one"
        await graces.close()

    run(main())


def test_the_machine_s_clock() -> None:
    async def main() -> None:
        clock, rung = Clock(), asyncio.Event()
        clock.at(clock.now() + 1_000_000, rung.set).cancel()
        clock.at(clock.now() - 1, rung.set)
        async with asyncio.timeout(PATIENCE):
            await rung.wait()

    run(main())
