"""Whole games, and clients kept in sync."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from concordia_game.files.record import read_record
from concordia_game.games.game import Game
from server.house import Json, house, play_on, run, seat_of, settings_for, tokens

MODULES: list[Json] = [
    {"map": "italia"},
    {"map": "imperium", "salt": True, "forum": True, "intermediate_scoring": True},
    {
        "map": "hispania",
        "salt": True,
        "forum": True,
        "auction": True,
        "own_tiles": "mini",
        "fish": "coast",
    },
    {"map": "balearica", "fish": "slope", "start_without_goods": True},
]


async def play_some(folder: Path, options: Json, moves: int) -> Json:
    """Random moves by two people and a bot; returns the last position."""
    async with house(settings_for(folder)) as visitor:
        made = await visitor.create("you", "local", "bot", options=options)
        async with visitor.line(made["game"], tokens(made)) as line:
            await play_on(line, random.Random(5), moves)
            assert [entry["ply"] for entry in line.log] == list(range(1, line.ply + 1))
            return line.position


@pytest.mark.parametrize("options", MODULES, ids=lambda options: options["map"])
def test_games_with_all_modules(folder: Path, options: Json) -> None:
    async def main() -> None:
        assert (await play_some(folder, options, 80))["ply"] > 80

    run(main())


@pytest.mark.soak
@pytest.mark.parametrize("options", MODULES, ids=lambda options: options["map"])
def test_whole_games_with_all_modules(folder: Path, options: Json) -> None:
    async def main() -> None:
        assert (await play_some(folder, options, 10_000))["winner"]

    run(main())


def test_a_whole_game_and_its_record(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "bot")
            async with visitor.line(made["game"], tokens(made)) as line:
                await play_on(line, random.Random(5))
                last = line.position
            record = (await visitor.http.get(f"/api/games/{made['game']}/record")).text
            film = await visitor.get(f"/api/games/{made['game']}/replay")
            summary = await visitor.get(f"/api/games/{made['game']}")
        told = Game.replay(read_record(record))
        assert told.over
        assert told.winner == last["winner"] == summary["winner"]
        assert [score["total"] for score in last["scores"]] == [score.total for score in told.scores()]
        frames = film["frames"]
        assert len(frames) == len(film["opened"]) == told.ply + 1
        assert frames[-1]["state"] == last["state"]
        assert sum(len(frame["log"]) for frame in frames) == told.ply

    run(main())


def test_a_game_is_the_same_on_every_database(tmp_path: Path, database: str) -> None:
    async def main() -> None:
        async with house(settings_for(tmp_path, database)) as visitor:
            made = await visitor.create("you", "bot", options={"forum": True}, seed=11)
            async with visitor.line(made["game"], tokens(made)) as line:
                await play_on(line, random.Random(1), 25)
                before = line.position
        async with (
            house(settings_for(tmp_path, database)) as visitor,
            visitor.line(made["game"], tokens(made)) as line,
        ):
            await play_on(line, random.Random(1), 5)
            assert line.ply > before["ply"]
            assert [entry["ply"] for entry in line.log] == list(range(1, line.ply + 1))
            assert await visitor.get("/api/health")

    run(main())


def test_two_clients_and_a_spectator_stay_in_step(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "friend", confirm=False)
            invite = seat_of(made, "friend")["invite"]
            joined = await visitor.post("/api/join", {"invite": invite, "name": "Bo"})
            game = made["game"]
            async with (
                visitor.line(game, tokens(made)) as ann,
                visitor.line(game, [joined["token"]]) as bo,
                visitor.line(game) as looking,
            ):
                rng = random.Random(3)
                for _ in range(60):
                    mover = ann if ann.position["moves"] else bo
                    await mover.move(rng.choice(mover.texts))
                    await asyncio.gather(*(line.reach(mover.ply) for line in (ann, bo, looking)))
                    assert ann.position["state"] == bo.position["state"] == looking.position["state"]
                    assert bool(ann.position["moves"]) != bool(bo.position["moves"])
                    assert not looking.position["moves"]
                    assert looking.position["prompt"]["id"] == "wait-for"
                assert ann.log == bo.log == looking.log
                seats = {seat["seat"]: seat for seat in looking.position["seats"]}
                assert all(seat["online"] for seat in seats.values())
                assert seats[joined["seat"]]["name"] == "Bo"
            async with visitor.line(game) as alone:
                await alone.until(lambda: not any(seat["online"] for seat in alone.seats))

    run(main())


def test_presence_is_told(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            red, green = tokens(made)
            async with visitor.line(made["game"], [red]) as line:
                async with visitor.line(made["game"], [green]):
                    await line.until(lambda: [seat["online"] for seat in line.seats] == [True, True])
                await line.until(lambda: not line.seats[1]["online"])

    run(main())


def test_a_bots_only_game_plays_itself_out(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("bot", "bot")
            async with visitor.line(made["game"]) as looking:
                await looking.until(lambda: looking.position["winner"] is not None)
                assert looking.position["prompt"]["id"] == "game-over"

    run(main())


def test_the_log_and_events_speak_of_ids(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", confirm=False)
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.move("architect")
                moved = next(move for move in line.position["moves"] if move["verb"] == "move")
                await line.move(moved["text"])
                event = line.position["events"][0]
                assert event["name"] == "colonist-moved"
                kind, origin = event["kind"], event["origin"]
                assert moved["touches"] == [f"colonist:{kind}:{origin}", f"route:{event['route']}"]
                assert line.position["state"]["routes"] == {event["route"]: "red"}
                assert line.position["log"][0]["events"] == line.position["events"]

    run(main())


def test_two_servers_on_one_database_do_not_tear_a_game(tmp_path: Path, database: str) -> None:
    async def main() -> None:
        settings = settings_for(tmp_path, database)
        async with house(settings) as here, house(settings) as there:
            made = await here.create("you", "local")
            async with (
                here.line(made["game"], tokens(made)) as ann,
                there.line(made["game"], tokens(made)) as bo,
            ):
                await ann.move("architect")
                await bo.say(type="move", ply=0, text="prefect")
                assert (await bo.hear("error"))["code"] == "stale"
                assert bo.position["state"] == ann.position["state"]
                assert bo.ply == 1
                await bo.move(bo.texts[0])
                assert bo.ply == 2

    run(main())


@pytest.mark.parametrize(
    ("column", "value", "code"), [("rules", "0", "rules_version"), ("setup", "{}", "damaged")]
)
def test_a_game_that_cannot_go_on_says_why(folder: Path, column: str, value: str, code: str) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
        with closing(sqlite3.connect(folder / "concordia.sqlite3")) as connection:
            connection.execute(f"UPDATE games SET {column} = ?", (value,))
            connection.commit()
        async with house(settings_for(folder)) as visitor:
            refused = await visitor.http.get(f"/api/games/{made['game']}")
            assert (refused.status_code, refused.json()["code"]) == (409, code)
            async with visitor.line(made["game"], tokens(made)) as line:
                assert line.heard[0]["code"] == code

    run(main())


def test_tables_that_nobody_looks_at_are_cleared_and_come_back(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder, tables_in_memory=2)) as visitor:
            games = [await visitor.create("you", "local") for _ in range(5)]
            for made in games:
                move = {"token": tokens(made)[0], "ply": 0, "text": "architect"}
                await visitor.post(f"/api/games/{made['game']}/moves", move)
            for made in games:
                assert (await visitor.get(f"/api/games/{made['game']}"))["ply"] == 1

    run(main())
