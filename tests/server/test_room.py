"""More tables than there is room for: a game has one table, whatever the pressure."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from concordia_game.server import wire
from concordia_game.server.store.store import Store
from concordia_game.server.tables.hall import Hall
from concordia_game.server.tables.table import Table
from concordia_game.server.thinking.thinking import Thinking
from server.house import PATIENCE, Json, Line, Visitor, house, run, seat_of, settings_for, tokens

ROOM = 3


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think for ever."""

    async def choose(*_: object, **__: object) -> Sequence[str]:
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(Thinking, "choose", choose)


async def _two_friends(visitor: Visitor) -> tuple[Json, str, str]:
    made = await visitor.create("you", "friend", confirm=False)
    joined = await visitor.post("/api/join", {"invite": seat_of(made, "friend")["invite"], "name": "Bo"})
    return made, tokens(made)[0], joined["token"]


async def _see_each_other(one: Line, other: Line) -> None:
    """Each makes a move, and the other sees it."""
    await one.until(lambda: bool(one.position["moves"] or other.position["moves"]))
    mover = one if one.position["moves"] else other
    ply = mover.ply
    assert (await mover.move(mover.texts[0]))["type"] == "position"
    await one.reach(ply + 1)
    await other.reach(ply + 1)
    assert one.position["state"]["players"] == other.position["state"]["players"]
    assert all(seat["online"] for seat in one.seats)


def test_two_lines_share_a_table_though_all_others_are_busy(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder, tables_in_memory=ROOM)) as visitor, AsyncExitStack() as lines:
            made, ann, bo = await _two_friends(visitor)
            for _ in range(ROOM - 1):
                busy = await visitor.create("you", "local")
                await lines.enter_async_context(visitor.line(busy["game"], tokens(busy)))
            one = await lines.enter_async_context(visitor.line(made["game"], [ann]))
            other = await lines.enter_async_context(visitor.line(made["game"], [bo]))
            for _ in range(4):
                await _see_each_other(one, other)

    run(main())


def test_without_room_a_game_is_refused_politely_and_kept(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder, tables_in_memory=ROOM)) as visitor:
            made, ann, bo = await _two_friends(visitor)
            address = f"/api/games/{made['game']}"
            async with AsyncExitStack() as lines:
                for _ in range(ROOM):
                    busy = await visitor.create("you", "local")
                    await lines.enter_async_context(visitor.line(busy["game"], tokens(busy)))
                body = {"options": {}, "seats": [{"kind": "you"}, {"kind": "local"}]}
                for refused in (
                    await visitor.http.post("/api/games", json=body),
                    await visitor.http.get(address),
                    await visitor.http.get(f"{address}/position", params={"token": ann}),
                    await visitor.http.post(
                        f"{address}/moves", json={"token": ann, "ply": 0, "text": "architect"}
                    ),
                ):
                    assert (refused.status_code, refused.json()["code"]) == (503, "no_room")
                    assert int(refused.headers["retry-after"]) > 0
                async with visitor.line(made["game"], [ann]) as outside:
                    assert outside.heard[0]["code"] == "no_room"
                    await outside.until(lambda: outside.closed)
                    assert outside.socket.close_code == 4408  # worth another attempt
                # Those inside are not disturbed.
                health = await visitor.get(f"/api/games/{busy['game']}")
                assert health["ply"] == 0
            await _room_again(visitor, address)
            async with visitor.line(made["game"], [ann]) as one, visitor.line(made["game"], [bo]) as other:
                await _see_each_other(one, other)

    run(main())


async def _room_again(visitor: Visitor, address: str) -> None:
    """The server hears of closed lines a little later."""
    async with asyncio.timeout(PATIENCE):
        while (await visitor.http.get(address)).status_code == 503:
            await asyncio.sleep(0.01)


def test_games_of_bots_alone_lock_nobody_out(folder: Path, endless: None) -> None:
    async def main() -> None:
        async with house(settings_for(folder, tables_in_memory=ROOM)) as visitor:
            crowd = [await visitor.create("bot", "bot") for _ in range(4 * ROOM)]
            made, ann, bo = await _two_friends(visitor)
            async with visitor.line(made["game"], [ann]) as one:
                crowd += [await visitor.create("bot", "bot") for _ in range(4 * ROOM)]
                async with visitor.line(made["game"], [bo]) as other:
                    await _see_each_other(one, other)
                    for game in crowd:
                        assert (await visitor.get(f"/api/games/{game['game']}"))["ply"] == 0
                    await _see_each_other(one, other)

    run(main())


def test_lines_that_arrive_at_once_load_one_table(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made, ann, bo = await _two_friends(visitor)
        async with house(settings_for(folder, tables_in_memory=1)) as visitor, AsyncExitStack() as lines:
            opening = [visitor.line(made["game"], [token]) for token in (ann, bo, ann, bo)]
            one, other, *_ = await asyncio.gather(*map(lines.enter_async_context, opening))
            await _see_each_other(one, other)
            await _see_each_other(one, other)

    run(main())


def test_a_table_that_was_just_loaded_is_not_given_to_anybody_once_it_is_cleared(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who asked for it have left, and in the moment in which it is there somebody needs its place."""
    settings = settings_for(folder, tables_in_memory=1)
    reached, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(table: Table) -> None:
        if not reached.is_set():
            reached.set()
            await go_on.wait()

    async def main() -> None:
        store = await Store.open(settings.database_url())
        hall = Hall(store, Thinking(0), settings)

        async def come(id: str) -> Table:
            async with hall.at(id) as table:
                return table

        seats = [wire.NewSeat("you"), wire.NewSeat("local")]
        one, _ = [(await hall.create(wire.NewGame({}, seats), "")).game for _ in range(2)]
        monkeypatch.setattr(Table, "_settled", slowly)
        leaving = asyncio.create_task(come(one))
        await reached.wait()
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        go_on.set()
        # It has been loaded by the time that this goes on, and nothing else has happened since.
        await asyncio.sleep(0)
        with hall._room.place():
            assert not hall.tables
        found = await come(one)
        await asyncio.sleep(0)
        assert await come(one) is found
        await hall.close()
        hall.thinking.close()
        await store.close()

    run(main())
