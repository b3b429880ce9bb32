"""The desk: many games at a glance, and what they are called."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, Row, update

from concordia_game.server.desk import desk as at_desk
from concordia_game.server.errors import Refused
from concordia_game.server.history import History
from concordia_game.server.requests import HEADER, present_request
from concordia_game.server.store import schema
from concordia_game.server.store.store import Store
from concordia_game.server.tables.hall import Hall
from server.house import Json, Visitor, friends, house, play_on, run, settings_for, tokens
from server.sundial import Sundial
from server.telling import whole_turn
from server.weeks import DAY


async def desk(visitor: Visitor, *games: tuple[str, list[str]]) -> Json:
    """What the desk says."""
    return await visitor.post("/api/desk", {"games": [{"game": id, "tokens": held} for id, held in games]})


def test_it_says_whose_turn_it_is_and_since_when(folder: Path, database: str) -> None:
    async def main() -> None:
        async with house(settings_for(folder, database)) as visitor:
            game, held = await friends(visitor, 2)
            other = await visitor.create("you", "bot", options={"map": "cyprus"}, name="Alone")
            shown = await desk(
                visitor, (game, [held["green"], "wrong"]), ("nowhere", []), (other["game"], tokens(other))
            )
            first, second = shown["games"]
            assert (first["game"], first["yours"], first["asked"]) == (game, ["green"], "red")
            assert (first["ply"], first["over"], first["begun"], first["winners"]) == (0, False, False, [])
            assert first["scores"].keys() == {"red", "green"}
            assert [seat["joined"] for seat in first["seats"]] == [True, True]
            assert "you 0" in [seat["name"] for seat in first["seats"]]
            assert (second["name"], second["board"]) == ("Alone", "cyprus")
            assert first["since"] <= second["since"] <= shown["now"]
            assert shown["url"] == visitor.url
            async with visitor.line(game, [held["red"]]) as line:
                await line.move(line.texts[0])
            (later,) = (await desk(visitor, (game, [])))["games"]
            assert (later["ply"], later["begun"], later["yours"]) == (1, True, [])
            assert first["since"] < later["since"]

    run(main())


def test_a_turn_lasts_as_long_as_the_clock_says(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with house(settings_for(folder, clock=clock)) as visitor:
            game, held = await friends(visitor, 2)
            clock.advance(DAY)
            shown = await desk(visitor, (game, []))
            assert shown["now"] - shown["games"][0]["since"] == DAY
            await whole_turn(visitor, game, held["red"])
        clock.advance(20 * DAY)
        async with house(settings_for(folder, clock=clock)) as visitor:
            shown = await desk(visitor, (game, [held["green"]]))
            (waiting,) = shown["games"]
            assert (waiting["asked"], waiting["yours"]) == ("green", ["green"])
            assert (shown["now"], waiting["since"]) == (clock.now(), clock.now() - 20 * DAY)

    run(main())


def test_what_is_kept_is_true(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart, a finished game and a running one are shown as before, and no move is made again."""

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            over = await visitor.create("you", "local", options={"map": "cyprus"}, confirm=False)
            running = await visitor.create("you", "bot", "bot")
            held = [(made["game"], tokens(made)) for made in (over, running)]
            async with visitor.line(*held[0]) as line:
                await play_on(line, random.Random(2))
                final = line.position
            async with visitor.line(*held[1]) as line:
                await play_on(line, random.Random(2), 4)
                await line.until(lambda: line.position["asked"] in line.position["yours"])
            before = (await desk(visitor, *held))["games"]
            assert [game["over"] for game in before] == [True, False]
            assert before[0]["winners"] == final["winners"]
            assert before[0]["scores"] == {entry["seat"]: entry["total"] for entry in final["scores"]}
            assert before[1]["asked"] in before[1]["yours"]
            players = final["state"]["players"]
            assert before[0]["houses"] == {player["seat"]: player["houses"] for player in players}
            assert any(before[0]["houses"].values())
        monkeypatch.setattr(History, "fold", None)
        async with house(settings_for(folder)) as visitor:
            assert (await desk(visitor, *held))["games"] == before

    run(main())


def test_games_without_a_summary_get_one_a_few_at_a_time(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at_desk, "MOST_FOLDED", 2)

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = [await visitor.create("you", "local") for _ in range(3)]
            held = [(game["game"], tokens(game)) for game in made]
            first = (await desk(visitor, *held))["games"]
            assert sorted(game["board"] for game in first) == ["", "italia", "italia"]
            assert all(len(game["yours"]) == 2 for game in first)
            second = (await desk(visitor, *held))["games"]
            assert [game["board"] for game in second] == ["italia"] * 3
            assert all(game["houses"].keys() == {"red", "green"} for game in second)
        # Those kept before houses were get them in the same way.
        store = await Store.open(settings_for(folder).database_url())
        await store.write([(update(schema.summaries).values(houses=None), [])])
        await store.close()
        async with house(settings_for(folder)) as visitor:
            third = (await desk(visitor, *held))["games"]
            assert sorted(len(game["houses"]) for game in third) == [0, 2, 2]
            assert (await desk(visitor, *held))["games"] == second

    run(main())


def test_a_summary_that_could_not_be_kept_costs_no_move(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(store: Store, found: Json) -> None:
        raise Refused("unavailable")

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 2)
            await desk(visitor, (game, []))
            with monkeypatch.context() as patch:
                patch.setattr("concordia_game.server.tables.table.keep_summary", fail)
                async with visitor.line(game, [held["red"]]) as line:
                    assert (await line.move(line.texts[0]))["type"] == "position"
            (shown,) = (await desk(visitor, (game, [])))["games"]
            assert (shown["ply"], shown["begun"]) == (1, True)

    run(main())


def test_only_a_person_begins_a_game(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            for seed in range(4):
                made = await visitor.create("you", "bot", "bot", seed=seed)
                held = (made["game"], tokens(made))
                async with visitor.line(*held) as line:
                    await line.until(lambda: line.position["asked"] in line.position["yours"])
                    if line.ply == 0:
                        continue
                    assert not (await desk(visitor, held))["games"][0]["begun"]
                    await line.move(line.texts[0])
                    assert (await desk(visitor, held))["games"][0]["begun"]
                    return
            raise AssertionError("no bot began")

    run(main())


def test_any_player_names_a_game(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 2)
            path = f"/api/games/{game}/name"
            async with visitor.line(game) as line:
                named = await visitor.post(path, {"token": held["green"], "name": " The\tlong one "})
                assert named == {"name": "The long one"}
                await line.until(lambda: line.position["game"]["name"] == "The long one")
            stranger = await visitor.http.post(path, json={"token": "guess", "name": "Mine"})
            assert (stranger.status_code, stranger.json()["code"]) == (403, "bad_token")
            long = await visitor.http.post(path, json={"token": held["red"], "name": "x" * 61})
            assert (long.status_code, long.json()["details"]) == (400, {"field": "name"})
        async with house(settings_for(folder)) as visitor:
            assert (await desk(visitor, (game, [])))["games"][0]["name"] == "The long one"
            assert (await visitor.get(f"/api/games/{game}"))["game"]["name"] == "The long one"

    run(main())


def test_forty_games_cost_as_many_queries_as_one(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """How long it takes benchmarks/desk.py measures; a query or a table for each game would make it slow."""
    monkeypatch.setattr(at_desk, "MOST_FOLDED", 60)
    asked: Counter[str] = Counter()
    read = Store.read

    async def counted(store: Store, statement: Executable) -> Sequence[Row[Any]]:
        # By request: whatever looks around by itself meanwhile has none of these.
        asked[present_request()] += 1
        return await read(store, statement)

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = [await visitor.create("you", "local") for _ in range(40)]
            held = [(game["game"], tokens(game)) for game in made]
            await desk(visitor, *held)
            monkeypatch.setattr(Store, "read", counted)
            monkeypatch.setattr(Hall, "at", None)
            visitor.http.headers[HEADER] = "one"
            assert len((await desk(visitor, held[0]))["games"]) == 1
            visitor.http.headers[HEADER] = "forty"
            assert len((await desk(visitor, *held))["games"]) == 40
            assert asked["one"] == asked["forty"] == 3

    run(main())


def test_a_desk_has_room_for_sixty_games(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            wanted = {"games": [{"game": f"g{n}"} for n in range(61)]}
            refused = await visitor.http.post("/api/desk", json=wanted)
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_message")

    run(main())
