"""What the host of a server does with its games, while it runs and while it does not."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from concordia_game.files.record import read_record
from concordia_game.server.admin import office, orders, steward
from concordia_game.server.admin.export import exported
from concordia_game.server.admin.games import DAY, game_shown, kept_games
from concordia_game.server.admin.office import NotDone, have_done, store_of
from concordia_game.server.admin.orders import Order
from concordia_game.server.errors import Refused
from concordia_game.server.settings import Settings
from concordia_game.server.store import schema
from concordia_game.server.store.lock import lock_for
from concordia_game.server.store.store import Store
from concordia_game.server.tables.people import hashed
from server.conftest import new_postgres_database
from server.house import PATIENCE, Json, Visitor, friends, house, play_on, run, seat_of, settings_for, tokens

INVITE = "a-new-invite"


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The steward looks often: no test waits for a second to pass. However busy it is, it is waited for."""
    monkeypatch.setattr(steward, "EVERY", 0.02)
    monkeypatch.setattr(office, "LOOK_AGAIN", 0.02)
    monkeypatch.setattr(office, "TAKEN_WITHIN", PATIENCE)
    monkeypatch.setattr(office, "ANSWERED_WITHIN", PATIENCE)


async def order(settings: Settings, what: str, **details: Any) -> dict[str, Any]:
    """What a host's command does; a server is there, whose lock the test holds."""
    return await have_done(settings, what, details)


async def status(visitor: Visitor, game: str) -> int:
    """Whether there is such a game."""
    return (await visitor.http.get(f"/api/games/{game}")).status_code


def test_a_running_server_does_what_is_ordered(folder: Path, database: str) -> None:
    """Players at the table see it at once; the invite itself is never in the database."""
    settings = settings_for(folder, database)

    async def main() -> None:
        async with house(settings) as visitor:
            with lock_for(settings.database_url()):
                game, held = await friends(visitor, 3)
                async with (
                    visitor.line(game, [held["red"]]) as red,
                    visitor.line(game, [held["green"]]) as green,
                ):
                    said = await order(settings, "link", game=game, seat="red", hash=hashed(INVITE))
                    assert said["name"] == red.seats[0]["name"]
                    await red.until(lambda: red.closed)
                    await green.until(lambda: green.seats[0]["renewed"])
                    joined = await visitor.post("/api/join", {"invite": INVITE, "name": "Ann"})
                    assert (joined["game"], joined["seat"]) == (game, "red")
                    assert await order(settings, "end", game=game) == {}
                    await green.until(lambda: bool(green.position["ended"]))
                    assert green.position["ended"] == {"how": "host", "resigned": []}
                    again = await order(settings, "end", game=game)
                    assert again["error"] == "game_over"
                    await order(settings, "delete", game=game)
                    await green.until(lambda: green.closed)
                assert await status(visitor, game) == 404
                assert (await order(settings, "delete", game=game))["error"] == "no_such_game"

    run(main())


def test_without_a_server_it_is_done_at_once(
    folder: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(office, "TAKEN_WITHIN", 0.0)
    settings = settings_for(folder, database)

    async def main() -> None:
        async with house(settings) as visitor:
            made = await visitor.create("you", "friend")
        game = made["game"]
        wrong = await order(settings, "link", game=game, seat="white", hash="")
        assert wrong == {"error": "no_such_seat", "details": {"seat": "white"}}
        await order(settings, "link", game=game, seat=seat_of(made, "you")["seat"], hash=hashed(INVITE))
        await order(settings, "end", game=game)
        async with house(settings) as visitor:
            position = await visitor.get(f"/api/games/{game}/position")
            assert position["ended"]["how"] == "host"
            refused = await visitor.http.get(f"/api/games/{game}/position?token={tokens(made)[0]}")
            assert refused.status_code == 403, "the lost token opens nothing"
            assert (await visitor.post("/api/join", {"invite": INVITE, "name": "Ann"}))["game"] == game
        await order(settings, "delete", game=game)
        async with store_of(settings) as store:
            for table in schema.metadata.sorted_tables:
                if "game" in table.c:
                    assert (await store.read(select(func.count()).select_from(table)))[0][0] == 0, table.name

    run(main())


def test_nobody_wins_what_the_host_ended(folder: Path) -> None:
    """It is in no list of results and in no rating, and its record is that of an unfinished game."""

    async def main() -> None:
        settings = settings_for(folder)
        async with house(settings) as visitor:
            made = await visitor.create("you", "local", confirm=False)
            async with visitor.line(made["game"], tokens(made)) as line:
                await play_on(line, random.Random(1), 4)
        await order(settings, "end", game=made["game"])
        async with house(settings) as visitor:
            assert (await visitor.get(f"/api/games/{made['game']}"))["over"]
            text = (await visitor.http.get(f"/api/games/{made['game']}/record")).text
            assert read_record(text).result == "unfinished"
        async with store_of(settings) as store:
            assert not await store.read(select(schema.results))
            assert await exported(store, made["game"]) == (text, True)

    run(main())


def test_a_rematch_outlives_the_game_before(folder: Path) -> None:
    async def main() -> None:
        settings = settings_for(folder)
        async with house(settings) as visitor:
            made = await visitor.create("you", "local")
            with lock_for(settings.database_url()):
                await order(settings, "end", game=made["game"])
                path = f"/api/games/{made['game']}/rematch"
                second = await visitor.post(path, {"token": tokens(made)[0]})
                await order(settings, "delete", game=second["game"])
                assert (await visitor.get(f"/api/games/{made['game']}"))["game"]["id"] == made["game"]
        async with store_of(settings) as store:
            found = await store.game(made["game"])
            assert found is not None
            assert found.rematch is None

    run(main())


def test_games_at_a_glance(folder: Path, database: str) -> None:
    async def main() -> None:
        settings = settings_for(folder, database)
        async with house(settings) as visitor:
            played = await visitor.create("you", "local", confirm=False, name="Ides", clock={"kind": "live"})
            async with visitor.line(played["game"], tokens(played)) as line:
                await play_on(line, random.Random(1), 3)
            empty = await visitor.create("you", "friend")
            over = await visitor.create("you", "local")
            with lock_for(settings.database_url()):
                await order(settings, "end", game=over["game"])
        async with store_of(settings) as store:
            now = settings.clock.now()
            found = {kept.game: kept for kept in await kept_games(store, now)}
            states = [found[made["game"]].state for made in (played, empty, over)]
            assert states == ["running", "running", "finished"]
            later = {kept.game: kept.state for kept in await kept_games(store, now + 31 * DAY)}
            assert later[empty["game"]] == "abandoned"
            assert later[over["game"]] == "finished"
            kept = found[played["game"]]
            assert (kept.plies, kept.board, kept.name) == (3, "italia", "Ides")
            assert kept.players == [seat["name"] for seat in played["seats"]]
            assert kept.moved is not None
            assert abs(now - kept.moved) < 3600
            assert kept.size > found[empty["game"]].size > 500
            await check_shown(store, played, empty)

    run(main())


async def check_shown(store: Store, played: Json, empty: Json) -> None:
    """A game with its seats: whether something opens them, never what."""
    shown = await game_shown(store, played["game"], 0.0)
    assert shown["clock"]["kind"] == "live"
    assert [seat["token"] for seat in shown["seats"]] == [True, True]
    friend = seat_of(empty, "friend")
    [waiting] = [
        seat
        for seat in (await game_shown(store, empty["game"], 0.0))["seats"]
        if seat["seat"] == friend["seat"]
    ]
    assert (waiting["token"], waiting["invite"]) == (False, True)
    for made in (played, empty):
        text = str(await game_shown(store, made["game"], 0.0))
        secrets = [seat[key] for seat in made["seats"] for key in ("token", "invite") if seat[key]]
        assert not any(secret in text or hashed(secret) in text for secret in secrets)
        assert "stack" not in text
    with pytest.raises(Refused, match="no_such_game"):
        await game_shown(store, "nowhere", 0.0)


def test_of_several_servers_one_takes_an_order(folder: Path, database: str) -> None:
    async def main() -> None:
        store = await Store.open(settings_for(folder, database).database_url())
        asked = Order("end", {"game": "x"})
        await orders.put(store, asked, 100.0)
        assert [found.id for found in await orders.waiting(store, 100.0)] == [asked.id]
        assert not await orders.waiting(store, 100.0 + orders.LASTS), "nobody waits for it any more"
        taken = await asyncio.gather(*[orders.take(store, asked, name) for name in ("one", "two", "three")])
        assert sorted(taken) == [False, False, True]
        assert not await orders.waiting(store, 100.0)
        await orders.answer(store, asked, {"name": "Ann"})
        assert await orders.state_of(store, asked) == ("done", {"name": "Ann"})
        await orders.put(store, Order("end", {}), 100.0 + 2 * orders.LASTS)
        assert await orders.state_of(store, asked) == (None, {}), "old ones are cleared away"
        await store.close()

    run(main())


def test_a_server_that_does_not_answer(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(office, "ANSWERED_WITHIN", 0.0)
    settings = settings_for(folder)

    async def main() -> None:
        await (await Store.open(settings.database_url())).close()
        with lock_for(settings.database_url()), pytest.raises(NotDone, match="does not answer"):
            await order(settings, "end", game="x")
        async with store_of(settings) as store:
            assert not await orders.waiting(store, settings.clock.now()), "it is not done later"

    run(main())


def test_nothing_is_made_or_migrated(folder: Path, postgres: str) -> None:
    async def refused(settings: Settings, why: str) -> None:
        with pytest.raises(NotDone, match=why):
            async with store_of(settings):
                pass

    run(refused(Settings(data_dir=folder / "none"), "there are no games"))
    assert not (folder / "none").exists()
    run(refused(Settings(database=new_postgres_database(postgres)), "another version"))


def test_an_unknown_order_fails_for_itself(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("bot", "bot")
            async with store_of(settings_for(folder)) as store:
                await orders.put(store, Order("dance", {}), settings_for(folder).clock.now())
                asked = Order("end", {"game": made["game"]})
                await orders.put(store, asked, settings_for(folder).clock.now())
                state, _ = await office._answered(store, asked, PATIENCE, orders.DONE)
                assert state == orders.DONE

    run(main())
