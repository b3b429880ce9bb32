"""Several processes on one PostgreSQL: a game is at home in one of them, and can be played from all."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from concordia_game.server.homes import arrival
from concordia_game.server.homes.census import LOCKS
from concordia_game.server.homes.frames import put, take
from concordia_game.server.homes.passing import game_of
from concordia_game.server.homes.peers import Peer
from server.conftest import execute, new_postgres_database
from server.house import PATIENCE, Json, Line, Visitor, friends, house, play_on, run, settings_for, tokens
from server.sundial import Sundial

LOCKED = f"""SELECT DISTINCT objid FROM pg_locks JOIN pg_database ON pg_database.oid = database
WHERE datname = current_database() AND classid = {LOCKS} AND objid > 0"""
"""The processes that hold their locks."""


@pytest.fixture
def shared(postgres: str) -> str:
    """An empty database that several processes may serve."""
    return new_postgres_database(postgres)


@asynccontextmanager
async def houses(shared: str, tmp_path: Any, count: int = 2, **more: Any) -> AsyncIterator[list[Visitor]]:
    """Servers on one database, each with a visitor."""
    async with AsyncExitStack() as stack:
        settings = settings_for(tmp_path, shared, **more)
        yield [await stack.enter_async_context(house(settings)) for _ in range(count)]


async def rows(shared: str, query: str) -> list[Any]:
    """What the database says."""
    import asyncpg  # type: ignore[import-untyped]  # it has no types

    connection = await asyncpg.connect(shared.replace("+asyncpg", ""))
    found = await connection.fetch(query)
    await connection.close()
    return [tuple(row) for row in found]


async def play_until(line: Line, rng: random.Random, ply: int) -> None:
    """Make random moves for one of those at a table until a ply is reached."""
    while line.ply < ply:
        await line.until(lambda: line.ply >= ply or line.position["asked"] in line.position["yours"])
        if line.ply < ply:
            await play_on(line, rng, 1)


async def back(visitor: Visitor, game: str, held: list[str]) -> Json:
    """A position, asked for until it is there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await visitor.http.get(
                f"/api/games/{game}/position", headers={"authorization": f"Bearer {held[0]}"}
            )
            if answer.status_code == 200:
                found: Json = answer.json()
                return found
            assert answer.status_code == 503, answer.text
            await asyncio.sleep(0.05)


def test_a_game_is_played_from_both(shared: str, tmp_path: Any) -> None:
    async def main() -> None:
        async with houses(shared, tmp_path) as (one, other):
            game, held = await friends(one, 2)
            mine, theirs = held.values()
            async with one.line(game, [mine]) as first, other.line(game, [theirs]) as second:
                rng = random.Random(3)
                await asyncio.gather(play_until(first, rng, 24), play_until(second, rng, 24))
                last = max(first.ply, second.ply)
                await asyncio.gather(first.reach(last), second.reach(last))
                assert first.position["state"]["turn"] == second.position["state"]["turn"]
                assert [entry["ply"] for entry in second.log] == list(range(1, second.ply + 1))
            seen = [await visitor.get(f"/api/games/{game}") for visitor in (one, other)]
            assert seen[0]["ply"] == seen[1]["ply"] == last
        written = await rows(shared, "SELECT count(*), max(ply) FROM moves")
        assert written == [(last, last)]

    run(main())


def test_every_call_works_from_anywhere(shared: str, tmp_path: Any) -> None:
    """Those about one game, those about many, and those that find their game only later."""

    async def main() -> None:
        async with houses(shared, tmp_path) as (one, other):
            made = await one.create("you", "friend", "bot")
            invite = next(seat["invite"] for seat in made["seats"] if seat["invite"])
            game, mine = made["game"], tokens(made)[0]
            asked = await other.post("/api/invitation", {"invite": invite})
            assert asked["game"] == game
            joined = await other.post("/api/join", {"invite": invite, "name": "Bo"})
            assert joined["game"] == game
            named = await other.post(f"/api/games/{game}/name", {"token": joined["token"], "name": "Evening"})
            assert named == {"name": "Evening"}
            person = await other.post("/api/me", {"name": "Bo"})
            signed = {"authorization": f"Bearer {person['key']}"}
            seats = {"seats": [{"game": game, "token": joined["token"]}]}
            answer = await other.http.post("/api/me/seats", json=seats, headers=signed)
            assert answer.json()["seats"] == [{"game": game, "seat": joined["seat"]}]
            until = 4_000_000_000 // 2
            answer = await other.http.post("/api/me/holiday", json={"until": until}, headers=signed)
            assert answer.status_code == 200, answer.text
            answer = await other.http.get("/api/me/results", headers=signed)
            assert answer.json() == {"games": [], "boards": []}
            asked = {"games": [{"game": game, "tokens": [mine]}]}
            desk = await other.post("/api/desk", asked)
            assert [entry["name"] for entry in desk["games"]] == ["Evening"]
            assert len(await rows(shared, "SELECT game FROM homes")) == 1

    run(main())


def test_a_rematch_is_found_from_anywhere(shared: str, tmp_path: Any) -> None:
    """Both games may be at home in different processes."""

    async def main() -> None:
        async with AsyncExitStack() as stack:
            settings = settings_for(tmp_path, shared)
            old_house = AsyncExitStack()
            one = await old_house.enter_async_context(house(settings))
            other = await stack.enter_async_context(house(settings))
            game, held = await friends(one, 2, leaving="end")
            async with one.line(game, list(held.values())) as line:
                await line.say(type="resign", seat=line.position["yours"][0])
                await line.until(lambda: bool(line.position["winner"]))
            mine, theirs = held.values()
            new = await one.post(f"/api/games/{game}/rematch", {"token": mine})
            await old_house.aclose()
            # The games settle where they are asked for first.
            third = await stack.enter_async_context(house(settings))
            await back(other, game, [mine])
            await back(third, new["game"], [mine])
            homes = dict(await rows(shared, "SELECT game, process FROM homes"))
            assert homes[game] != homes[new["game"]]
            for visitor in (other, third):
                again = await visitor.post(f"/api/games/{game}/rematch", {"token": theirs})
                assert again["game"] == new["game"]
                assert [seat["token"] for seat in again["seats"]] == [theirs]

    run(main())


def test_passkeys_are_answered_where_they_were_asked_for(shared: str, tmp_path: Any) -> None:
    async def main() -> None:
        async with houses(shared, tmp_path, public_url="http://localhost") as (one, other):
            begun = await one.post("/api/sign-in/begin", {})
            proof = dict.fromkeys(("id", "client_data", "authenticator_data", "signature"), "x")
            answers = [
                await visitor.http.post("/api/sign-in", json={"flow": begun["flow"], **proof})
                for visitor in (other, one)
            ]
            # The challenge is found there, and used up.
            assert [answer.json()["code"] for answer in answers] == ["no_such_passkey", "no_such_challenge"]

    run(main())


def test_who_goes_leaves_the_games_to_the_others(shared: str, tmp_path: Any) -> None:
    async def main() -> None:
        settings = settings_for(tmp_path, shared)
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(house(settings))
            async with house(settings) as other:
                game, held = await friends(other, 2)
                async with one.line(game, list(held.values())) as line:
                    await play_on(line, random.Random(3), 5)
                    ply = line.ply
                    going = asyncio.create_task(line.until(lambda: line.closed))
                    await asyncio.sleep(0)
            await going
            assert (await back(one, game, list(held.values())))["ply"] == ply
            async with one.line(game, list(held.values())) as line:
                assert await play_on(line, random.Random(4), 5) == 5

    run(main())


def test_the_clocks_of_whoever_goes_run_on(shared: str, tmp_path: Any) -> None:
    """Nobody comes back to the game: another process looks after it all the same."""

    async def main() -> None:
        clock = Sundial()
        settings = settings_for(tmp_path, shared, clock=clock)
        days = {"kind": "days", "hours": 48}
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(house(settings))
            async with house(settings) as other:
                await friends(other, 2, clock=days)
                assert await rows(shared, "SELECT overdue FROM seats ORDER BY seat") == [(0,), (0,)]
            async with asyncio.timeout(PATIENCE):
                while await rows(shared, "SELECT game FROM homes"):
                    await asyncio.sleep(0.05)
                while len(await rows(shared, "SELECT id FROM processes")) > 1:
                    await asyncio.sleep(0.05)
                clock.advance(49 * 3600)
                while await rows(shared, "SELECT max(overdue) FROM seats") == [(0,)]:
                    await asyncio.sleep(0.05)
            assert len(await rows(shared, "SELECT game FROM homes")) == 1

    run(main())


def test_a_database_that_restarts_displaces_nobody(shared: str, tmp_path: Any) -> None:
    async def main() -> None:
        async with houses(shared, tmp_path) as (one, other):
            game, held = await friends(one, 2)
            both = list(held.values())
            async with one.line(game, both) as line, other.line(game, both) as beside:
                await play_on(line, random.Random(3), 3)
                before = await rows(shared, "SELECT id FROM processes ORDER BY id")
                plain, _, query = shared.replace("+asyncpg", "").partition("?")
                admin = f"{plain.rpartition('/')[0]}/postgres?{query}"
                name = plain.rpartition("/")[2]
                await execute(
                    admin,
                    f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
                )
                async with asyncio.timeout(PATIENCE):
                    while len(await rows(shared, LOCKED)) < 2:
                        await asyncio.sleep(0.05)
                assert await play_on(beside, random.Random(4), 3) == 3
                await line.reach(beside.ply)
            assert await rows(shared, "SELECT id FROM processes ORDER BY id") == before

    run(main())


def test_who_was_taken_for_gone_writes_nothing(
    shared: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that lost its lock and was replaced: not a move, not a name, nothing."""
    given_up = asyncio.Event()
    monkeypatch.setattr(arrival, "give_up", given_up.set)

    async def main() -> None:
        async with houses(shared, tmp_path) as (one, other):
            game, held = await friends(one, 2)
            both = list(held.values())
            async with one.line(game, both) as line:
                await play_on(line, random.Random(3), 4)
                before = await rows(shared, "SELECT count(*) FROM moves")
                plain = shared.replace("+asyncpg", "")
                mine = "(SELECT process FROM homes)"
                await execute(plain, f"UPDATE processes SET gone = true WHERE id = {mine}")
                if line.position["confirm"]:
                    said = await line.answer(type="confirm", ply=line.ply)
                else:
                    said = await line.move(line.texts[0])
                assert said["code"] == "unavailable"
                assert await rows(shared, "SELECT count(*) FROM moves") == before
            async with other.line(game, both) as line:
                assert await play_on(line, random.Random(3), 2) == 2
            async with asyncio.timeout(PATIENCE):
                await given_up.wait()

    run(main())


def test_strangers_are_told_nothing_at_the_door_between_processes(shared: str, tmp_path: Any) -> None:
    async def main() -> None:
        async with houses(shared, tmp_path, 1) as (one,):
            made = await one.create("you", "bot")
            [(id, address)] = await rows(shared, "SELECT id, address FROM processes")
            scope = {"type": "http", "method": "GET", "path": f"/api/games/{made['game']}", "headers": []}
            for hello in (
                {"secret": "", "scope": scope},
                {"secret": "x" * 64, "errand": "end", "game": made["game"], "details": {}},
                {"scope": scope},
                ["secret"],
                "secret",
            ):
                reader, writer = await asyncio.open_connection(*Peer(id, address).place)
                put(writer, hello)
                with pytest.raises(EOFError):
                    await take(reader)
                writer.close()
            reader, writer = await asyncio.open_connection(*Peer(id, address).place)
            writer.write(b"GET / HTTP/1.1\r\n\r\n")
            with pytest.raises(EOFError):
                await take(reader)
            writer.close()
            assert (await one.get(f"/api/games/{made['game']}"))["ply"] >= 0

    run(main())


def test_refusals_are_the_same_from_anywhere(shared: str, tmp_path: Any) -> None:
    async def main() -> None:
        async with houses(shared, tmp_path) as (one, other):
            game, held = await friends(one, 2)
            seats = list(held)
            answers = []
            for visitor in (one, other):
                body = {"token": held[seats[1]], "ply": 0, "text": "nonsense"}
                answers.append(await visitor.http.post(f"/api/games/{game}/moves", json=body))
                answers.append(await visitor.http.get(f"/api/games/{game}", params={"token": "x"}))
                answers.append(await visitor.http.get(f"/api/games/{game}/record"))
                answers.append(await visitor.http.get("/api/games/nonsense"))
                answers.append(await visitor.http.post(f"/api/games/{game}/moves", content=b"{"))
            told = [(answer.status_code, answer.json()) for answer in answers]
            assert told[:5] == told[5:]
            assert all(answer.headers["x-request-id"] for answer in answers)
            assert all("content-security-policy" in answer.headers for answer in answers)
            async with other.line("nonsense", []) as line:
                assert [said["code"] for said in line.heard] == ["no_such_game"]

    run(main())


def test_the_game_of_a_path() -> None:
    assert game_of("/api/games/abc/live") == "abc"
    assert game_of("/api/games/abc") == "abc"
    assert game_of("/api/games") is game_of("/api/games/") is game_of("/api/join") is None
