"""Open tables: found and joined where the host of the server wants it, and by nobody otherwise."""

from __future__ import annotations

import random
from pathlib import Path

from server.house import Json, Visitor, house, play_on, run, seat_of, settings_for, tokens
from server.sundial import Sundial

DAY = 24 * 3600


async def listed(visitor: Visitor) -> list[Json]:
    """The tables in the list."""
    found: list[Json] = (await visitor.get("/api/open"))["tables"]
    return found


async def refusal(visitor: Visitor, path: str, **body: object) -> tuple[int, str]:
    """How a call is refused."""
    answer = await visitor.http.post(path, json=body)
    return answer.status_code, answer.json()["code"]


def test_without_the_setting_there_is_no_list(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            assert (await visitor.get("/api/catalog"))["open_tables"] is False
            assert (await visitor.http.get("/api/open")).json()["code"] == "no_open_tables"
            made = await visitor.create("you", "friend")
            path = f"/api/open/{made['game']}/join"
            assert await refusal(visitor, path) == (404, "no_open_tables")
            seats = [{"kind": "you"}, {"kind": "friend"}]
            refused = await refusal(visitor, "/api/games", options={}, seats=seats, listed=True)
            assert refused == (400, "bad_options")
            async with visitor.line(made["game"], tokens(made)) as line:
                assert (await line.answer(type="manners", listed=True))["code"] == "bad_options"

    run(main())


def test_a_listed_table_is_found_and_joined(folder: Path) -> None:
    clock = Sundial()

    async def main() -> None:
        async with house(settings_for(folder, open_tables=True, clock=clock)) as visitor:
            assert (await visitor.get("/api/catalog"))["open_tables"] is True
            secret = await visitor.create("you", "friend")
            made = await visitor.create(
                "you",
                "friend",
                "bot",
                options={"map": "cyprus", "salt": True},
                listed=True,
                language="fr",
                clock={"kind": "days", "hours": 48},
            )
            (entry,) = await listed(visitor)
            assert entry["options"] == {**entry["options"], "map": "cyprus", "salt": True, "players": 3}
            assert {name: entry[name] for name in entry if name != "options"} == {
                "game": made["game"],
                "host": "you 0",
                "board": "cyprus",
                "players": 3,
                "free": 1,
                "bots": ["random"],
                "language": "fr",
                "clock": {"kind": "days", "hours": 48, "minutes": 30, "increment": 30, "at_end": "mark"},
            }
            path = f"/api/open/{made['game']}/join"
            joined = await visitor.post(path, {"name": "Stran\u202eger\n<b>"})
            assert joined["seat"] == seat_of(made, "friend")["seat"]
            async with visitor.line(made["game"], [joined["token"]]) as line:
                assert line.position["yours"] == [joined["seat"]]
                assert "Stran ger <b>" in [seat["name"] for seat in line.seats]
            assert not await listed(visitor)
            assert await refusal(visitor, path) == (409, "table_full")
            assert await refusal(visitor, f"/api/open/{secret['game']}/join") == (404, "no_such_game")
            # The host's own invite for that seat is void now.
            assert await refusal(visitor, "/api/join", invite=seat_of(made, "friend")["invite"]) == (
                409,
                "seat_taken",
            )

    run(main())


def test_a_table_leaves_the_list_with_its_host(folder: Path) -> None:
    clock = Sundial()

    async def main() -> None:
        async with house(settings_for(folder, open_tables=True, clock=clock)) as visitor:
            made = await visitor.create("you", "friend", listed=True)
            clock.advance(2 * DAY)
            assert await listed(visitor)
            async with visitor.line(made["game"], tokens(made)):
                pass
            clock.advance(2 * DAY)
            assert await listed(visitor)
            clock.advance(2 * DAY)
            assert not await listed(visitor)
            async with visitor.line(made["game"], tokens(made)) as line:
                assert await listed(visitor)
                await line.say(type="manners", listed=False)
                await line.until(lambda: not line.position["game"]["listed"])
                assert not await listed(visitor)
            path = f"/api/open/{made['game']}/join"
            assert await refusal(visitor, path) == (404, "no_such_game")

    run(main())


def test_nobody_floods_the_list(folder: Path, frozen: None) -> None:
    async def main() -> None:
        async with house(settings_for(folder, open_tables=True)) as visitor:
            for _ in range(6):
                await visitor.create("you", "friend", listed=True)
            seats = [{"kind": "you"}, {"kind": "friend"}]
            refused = await refusal(visitor, "/api/games", options={}, seats=seats, listed=True)
            assert refused == (429, "too_many")
            made = await visitor.create("you", "friend")
            # Nor by listing it afterwards.
            async with visitor.line(made["game"], tokens(made)) as line:
                assert (await line.answer(type="manners", listed=True))["code"] == "too_many"
            for _ in range(12):
                assert await refusal(visitor, "/api/open/nowhere/join") == (404, "no_such_game")
            assert await refusal(visitor, "/api/open/nowhere/join") == (429, "too_many")

    run(main())


def test_a_seat_that_waits_for_a_friend_with_a_new_link_is_not_free(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder, open_tables=True)) as visitor:
            made = await visitor.create("you", "friend", listed=True)
            friend, game = seat_of(made, "friend"), made["game"]
            await visitor.post("/api/join", {"invite": friend["invite"], "name": "Bo"})
            lost = f"/api/games/{game}/seats/{friend['seat']}/renew"
            await visitor.post(lost, {"token": tokens(made)[0]})
            assert await listed(visitor) == []
            assert await refusal(visitor, f"/api/open/{game}/join") == (409, "table_full")

    run(main())


def test_a_finished_game_has_a_picture(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", seed=1, confirm=False)
            path = f"/api/games/{made['game']}/picture.svg"
            assert (await visitor.http.get(path)).json()["code"] == "not_over"
            async with visitor.line(made["game"], tokens(made)) as line:
                ended: list[float | None] = [line.position["game"]["ended"]]
                await play_on(line, random.Random(1))
                ended.append(line.position["game"]["ended"])
            assert [bool(when) for when in ended] == [False, True]
            answer = await visitor.http.get(path)
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert answer.text.startswith("<svg")

    run(main())
