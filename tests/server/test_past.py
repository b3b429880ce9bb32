"""What people have played: results, friends, groups, and ratings at the end of a game."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import delete, select

from concordia_game.engine.ids import Seat
from concordia_game.server.past.past import Past
from concordia_game.server.past.results import Result, SeatEnd, sides_of
from concordia_game.server.store import schema
from concordia_game.server.store.rows import SeatRow
from concordia_game.server.store.store import Store
from server.house import Visitor, friends, house, run, settings_for
from server.hurried import hurried
from server.known import Known


async def rated(visitor: Visitor, name: str) -> Known:
    """Somebody who can come back and wants a rating."""
    found = await Known.begin(visitor, name)
    await found.recovery()
    assert (await found.post("/me/rated", {"rated": True}))["rated"]
    return found


def test_the_end_of_a_game_is_entered_once_and_counts_once(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            unknown = await Known.begin(visitor, "Nobody")
            answer = await unknown.ask("POST", "/me/rated", {"rated": True})
            assert answer.json()["code"] == "not_kept"
            livia, paul = await rated(visitor, "Livia"), await rated(visitor, "Paul")
            game, held = await friends(visitor, 2, confirm=False)
            await livia.hold(game, held["red"])
            await paul.hold(game, held["green"])
            assert (await livia.get("/me/results"))["games"] == []
        last = await hurried(settings_for(folder), game)
        async with house(settings_for(folder)) as visitor:
            livia, paul = Known(visitor, livia.key), Known(visitor, paul.key)
            await last.make(visitor, held)
            [result] = (await livia.get("/me/results"))["games"]
            assert (result["game"], result["board"], result["modules"]) == (game, "italia", [])
            assert [seat["me"] for seat in result["seats"]] == [True, False]
            assert sorted(seat["place"] for seat in result["seats"]) == [1, 2]
            assert [seat["name"] for seat in result["seats"]] == ["Livia", "Paul"]
            shown = await visitor.get(f"/api/games/{game}")
            assert [seat["score"] for seat in result["seats"]] == [one["total"] for one in shown["scores"]]
            assert all(seat["score"] >= sum(seat["gods"].values()) - 1 for seat in result["seats"])
            ratings = await visitor.get("/api/ratings")
            first = min(result["seats"], key=lambda seat: seat["place"])["name"]
            assert ratings["ratings"][0]["name"] == first
            assert [one["games"] for one in ratings["ratings"]] == [1, 1]
            at_table = (await visitor.get(f"/api/games/{game}"))["seats"]
            assert {seat["rating"] for seat in at_table} == {one["rating"] for one in ratings["ratings"]}
        async with house(settings_for(folder)) as visitor:
            livia, paul = Known(visitor, livia.key), Known(visitor, paul.key)
            await visitor.get(f"/api/games/{game}")
            assert (await livia.get("/me/results"))["games"] == [result]
            assert await visitor.get("/api/ratings") == ratings
            await paul.post("/me/rated", {"rated": False})
            left = (await visitor.get("/api/ratings"))["ratings"]
            assert [one["name"] for one in left] == ["Livia"]
            at_table = (await visitor.get(f"/api/games/{game}"))["seats"]
            assert [seat["rating"] is None for seat in at_table] == [False, True]

    run(main())


def test_a_server_killed_after_the_last_move_enters_it_later(folder: Path) -> None:
    async def main() -> None:
        settings = settings_for(folder)
        async with house(settings) as visitor:
            livia, paul = await rated(visitor, "Livia"), await rated(visitor, "Paul")
            game, held = await friends(visitor, 2, confirm=False)
            await livia.hold(game, held["red"])
            await paul.hold(game, held["green"])
        last = await hurried(settings, game)
        async with house(settings) as visitor:
            await last.make(visitor, held)
            [result] = (await Known(visitor, livia.key).get("/me/results"))["games"]
            before = await visitor.get("/api/ratings")
            assert len(before["ratings"]) == 2
        store = await Store.open(settings.database_url())
        await store.write([(delete(schema.results), [])])
        await store.close()
        async with house(settings) as visitor:
            assert (await visitor.get("/api/ratings"))["ratings"] == []
            assert (await Known(visitor, livia.key).get("/me/results"))["games"] == [result]
            assert await visitor.get("/api/ratings") == before
        store = await Store.open(settings.database_url())
        assert len(await store.read(select(schema.results))) == 1
        past = Past(store)
        await past.open()
        assert past.ratings.shown({}) == []
        await store.close()

    run(main())


def test_friends_and_groups(folder: Path) -> None:
    async def main() -> None:
        settings = settings_for(folder)
        async with house(settings) as visitor:
            livia, paul = await Known.begin(visitor, "Livia"), await Known.begin(visitor, "Paul")
            tables = [await friends(visitor, 2, confirm=False) for _ in range(2)]
            for game, held in tables:
                await livia.hold(game, held["red"])
                await paul.hold(game, held["green"])
            running, held = await friends(visitor, 3)
            await livia.hold(running, held["red"])
            shared = await visitor.create("you", "local", "bot", confirm=False)
            await livia.hold(shared["game"], *[seat["token"] for seat in shared["seats"] if seat["token"]])
        ends = [await hurried(settings, game, seed) for seed, (game, _) in enumerate(tables)]
        async with house(settings) as visitor:
            livia, paul = Known(visitor, livia.key), Known(visitor, paul.key)
            for last, (_, held) in zip(ends, tables, strict=True):
                await last.make(visitor, held)
            found = (await livia.get("/me/friends"))["friends"]
            strangers = [seat["name"] for seat in (await visitor.get(f"/api/games/{running}"))["seats"][1:]]
            assert {(one["name"], one["known"], one["games"]) for one in found} == {
                ("Paul", True, 2),
                ("local 1", False, 1),
                *((name, False, 1) for name in strangers),
            }
            [group] = (await livia.get("/me/groups"))["groups"]
            assert (group["names"], group["games"]) == (["Livia", "Paul"], 2)
            past = await livia.get(f"/me/groups/{group['id']}")
            assert [game["game"] for game in past["games"]] == [game for game, _ in tables]
            assert past["boards"] == {"italia": 2}
            mine, his = past["players"]
            assert (mine["me"], his["me"], mine["wins"] + his["wins"]) == (True, False, 2)
            for one in past["players"]:
                assert sum(one["gods"].values()) == one["boards"].get("italia", 0) == one["wins"]
                assert one["mean"] == round(sum(one["scores"]) / 2, 1)
                assert one["best"] == max(one["scores"])
            assert (await paul.get("/me/groups"))["groups"][0]["id"] == group["id"]
            assert (await paul.ask("GET", "/me/groups/other")).status_code == 404
            assert len((await livia.get("/me/results?board=italia"))["games"]) == 2
            assert (await livia.get("/me/results?board=creta"))["games"] == []

    run(main())


def test_a_rematch_opens_by_the_keys_of_a_signed_in_browser(folder: Path) -> None:
    async def main() -> None:
        settings = settings_for(folder)
        async with house(settings) as visitor:
            livia, paul = await Known.begin(visitor, "Livia"), await Known.begin(visitor, "Paul")
            game, held = await friends(visitor, 2, confirm=False)
            await livia.hold(game, held["red"])
            await paul.hold(game, held["green"])
            keys = {**await livia.tokens(game), **await paul.tokens(game)}
        last = await hurried(settings, game)
        async with house(settings) as visitor:
            await last.make(visitor, keys)
            again = await visitor.post(f"/api/games/{game}/rematch", {"token": keys["red"]})
            other = await visitor.post(f"/api/games/{game}/rematch", {"token": keys["green"]})
            assert again["game"] == other["game"]
            async with visitor.line(again["game"], list(keys.values())) as line:
                assert sorted(line.position["yours"]) == ["green", "red"]
            seats = (await Known(visitor, paul.key).get("/me"))["seats"]
            assert len(seats) == 2, "who held a seat holds it in the rematch"

    run(main())


def seats_of(*seats: tuple[str, str | None, str | None]) -> list[SeatRow]:
    """Seats by kind, holder and the bot that plays for them."""
    return [
        SeatRow("game", Seat(n), n, kind, "", stand_in=bot, holder=holder)
        for n, (kind, holder, bot) in enumerate(seats)
    ]


def test_who_is_rated_by_a_game() -> None:
    ends = [SeatEnd("", False, place, 100, {}) for place in (2, 1, 2, 1)]
    result = Result("game", 1.0, "italia", [], ends, "mars", 5)
    rows = seats_of(
        ("you", "ann", None), ("friend", "ben", None), ("friend", "cleo", None), ("bot", None, None)
    )
    assert sides_of(result, rows, [0, 1, 0, 1], {"ann", "ben", "cleo"}) == [
        (1, ["ben"]),
        (2, ["ann", "cleo"]),
    ]
    assert sides_of(result, rows, [0, 1, 0, 1], {"ann", "cleo"}) is None, "partners alone have nobody to beat"
    assert sides_of(result, rows, [0, 1, 0, 1], {"ben"}) is None
    rows = seats_of(
        ("you", "ann", None), ("friend", "ben", "easy"), ("local", "ann", None), ("bot", None, None)
    )
    assert sides_of(result, rows, [0, 1, 2, 3], {"ann", "ben"}) == [(2, ["ann"]), (5, ["ben"])], "ben left"
