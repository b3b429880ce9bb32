"""What an attacker may try; none of it affects the server or the other tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from concordia_game.server import history
from concordia_game.server.tables import audience
from concordia_game.server.tables.people import hashed
from server.house import PATIENCE, Visitor, house, run, seat_of, settings_for, tokens


def live(visitor: Visitor, game: str) -> str:
    """The address of a table's WebSocket."""
    return f"ws{visitor.url.removeprefix('http')}/api/games/{game}/live"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "nonsense"])
def test_a_page_of_somebody_else_gets_no_line_and_changes_nothing(folder: Path, origin: str) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            with pytest.raises(InvalidStatus):
                await connect(live(visitor, made["game"]), additional_headers={"origin": origin})
            body = {"options": {}, "seats": [{"kind": "you"}, {"kind": "bot"}]}
            refused = await visitor.http.post("/api/games", json=body, headers={"origin": origin})
            assert (refused.status_code, refused.json()["code"]) == (403, "foreign_page")

    run(main())


def test_our_own_page_is_let_in_by_either_name(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder, public_url="https://concordia.example.org")) as visitor:
            made = await visitor.create("you", "local")
            for origin in (visitor.url, "https://concordia.example.org"):
                async with connect(live(visitor, made["game"]), additional_headers={"origin": origin}):
                    pass

    run(main())


BAD_TEXTS: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    '"hello"',
    "\x00",
    '{"type":"move","ply":0}',
    '{"type":"move","ply":1e99,"text":"architect"}',
    '{"type":"move","ply":-1,"text":"architect"}',
    '{"type":"move","ply":0,"text":{"$gt":""}}',
    '{"type":' + "[" * 8000,
    "[" * 8000 + "]" * 8000,
    b"\xff\xfe binary",
    b'{"type":"move","ply":0,"text":"architect"}',
]


def test_damaged_messages_are_answered_and_change_nothing(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                for bad in BAD_TEXTS:
                    before = len(line.heard)
                    await line.socket.send(bad)
                    assert (await line.hear("error", before))["code"] == "bad_message", bad[:60]
                assert line.ply == 0
                await line.move("architect")
                assert line.ply == 1

    run(main())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"[" * 30_000, 400),
        (b'{"options":' + b'{"a":' * 5_000, 400),
        (b'{"options":{},"seats":' + b"[" * 10_000 + b"]" * 10_000 + b"}", 400),
        (b'{"options":{"map":"' + b"x" * 20_000 + b'"},"seats":[]}', 400),
        (b"\xff\xfe", 400),
        (b" " * 40_000, 413),
    ],
)
def test_damaged_bodies_are_refused(folder: Path, content: bytes, status: int) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            answer = await visitor.http.post(
                "/api/games", content=content, headers={"content-type": "application/json"}
            )
            assert answer.status_code == status
            assert set(answer.json()) == {"code", "details"}

    run(main())


def test_a_crowd_of_spectators_locks_no_player_out(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "MOST_LOOKING_ON", 3)
    monkeypatch.setattr(audience, "MOST_LINES_OF_A_SEAT", 2)

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            async with (
                visitor.line(made["game"]),
                visitor.line(made["game"]),
                visitor.line(made["game"]),
                visitor.line(made["game"]) as too_many,
                visitor.line(made["game"], tokens(made)) as player,
                visitor.line(made["game"], tokens(made)[:1]),
                visitor.line(made["game"], tokens(made)[:1]) as third,
            ):
                assert too_many.heard[0]["code"] == "full"
                assert third.heard[0]["code"] == "full"
                await player.move("architect")

    run(main())


def test_lines_are_limited_by_address(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder, lines_per_address=2)) as visitor:
            made = await visitor.create("you", "local")
            async with (
                visitor.line(made["game"], tokens(made)),
                visitor.line(made["game"]),
                connect(live(visitor, made["game"])) as third,
            ):
                assert json.loads(await third.recv())["code"] == "too_many"
            # A closed connection makes room for another as soon as the server has noticed.
            async with asyncio.timeout(PATIENCE):
                seated = False
                while not seated:
                    with contextlib.suppress(ConnectionClosed):
                        async with visitor.line(made["game"], tokens(made)) as line:
                            seated = bool(line.position)

    run(main())


def test_a_seat_is_limited_whichever_line_it_uses(folder: Path, frozen: None) -> None:
    async def main() -> None:
        async with house(settings_for(folder, messages_per_second=1)) as visitor:
            made = await visitor.create("you", "bot")
            held = tokens(made)
            async with (
                visitor.line(made["game"], held) as one,
                visitor.line(made["game"], ["first", *held]) as two,
                visitor.line(made["game"], ["second", *held]) as three,
            ):
                answers = [
                    (await line.answer(type="ping"))["type"] for line in (one, two, three) for _ in "ab"
                ]
            assert answers.count("error") >= 2

    run(main())


def test_guesses_at_tokens_are_limited_by_address(folder: Path, frozen: None) -> None:
    async def main() -> None:
        async with house(settings_for(folder, calls_per_second=2)) as visitor:
            made = await visitor.create("you", "local")
            guess = {"ply": 0, "text": "architect"}
            path = f"/api/games/{made['game']}/moves"
            answers = [await visitor.http.post(path, json={"token": str(n), **guess}) for n in range(20)]
            assert [answer.status_code for answer in answers[:5]] == [403] * 5
            assert answers[-1].status_code == 429

    run(main())


def test_taking_back_without_end_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_RETRACTS", 3)

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                for _ in range(3):
                    await line.move("architect")
                    await line.answer(type="undo", ply=line.ply)
                await line.move("architect")
                assert not line.position["undo"]
                assert (await line.answer(type="undo", ply=line.ply))["code"] == "no_undo"
                await line.move(line.texts[0])
                assert line.ply == 8

    run(main())


def test_nobody_deals_friends_a_game_that_they_know(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            seats = [{"kind": "you"}, {"kind": "friend"}]
            answer = await visitor.http.post("/api/games", json={"options": {}, "seats": seats, "seed": 7})
            assert answer.json() == {"code": "bad_options", "details": {"option": "seed"}}
            known = await visitor.create("you", "bot", seed=7)
            shown = await visitor.get(f"/api/games/{known['game']}")
            assert shown["game"]["seed_hidden"] is False

    run(main())


PATHS = [
    "/../pyproject.toml",
    "/%2e%2e/%2e%2e/app.py",
    "/assets/..%2f..%2fapp.py",
    "/assets/%5c..%5c..%5capp.py",
    "//etc/passwd",
    "/%2fetc%2fpasswd",
    "/assets/\x00",
    "/assets/" + "a" * 5000,
    "/api/games/../../etc/passwd",
    "/api/games/%00/record",
]


@pytest.mark.parametrize("path", PATHS, ids=range(len(PATHS)))
def test_paths_lead_nowhere_else(folder: Path, path: str, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            host, port = httpx.URL(visitor.url).host, httpx.URL(visitor.url).port
            reader, writer = await asyncio.open_connection(host, port)
            # By hand, as an HTTP client would normalise the path.
            ask = (
                f"GET {path.replace(chr(0), '%00')} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
            )
            writer.write(ask.encode())
            answer = (await reader.read()).decode("latin-1")
            writer.close()
            await writer.wait_closed()
            assert answer.split()[1] in ("200", "400", "404")
            assert "root:x:" not in answer
            assert "import" not in answer.partition("\r\n\r\n")[2][:200]

    run(main())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_votes_outlive_the_server(folder: Path, database: str) -> None:
    """Both of the others have to agree; the second does so after the server has been restarted."""
    made: dict[str, Any] = {}

    async def first() -> None:
        async with house(settings_for(folder, database)) as visitor:
            made.update(await visitor.create("you", "local", "friend", grace=0))
            async with visitor.line(made["game"], tokens(made)[:1]) as line:
                await line.say(type="vote", seat=seat_of(made, "friend")["seat"], agree=True)
                await line.until(lambda: any(seat["votes"] for seat in line.seats))

    async def second() -> None:
        async with (
            house(settings_for(folder, database)) as visitor,
            visitor.line(made["game"], tokens(made)[1:]) as line,
        ):
            assert [len(seat["votes"]) for seat in line.position["seats"] if seat["votes"]] == [1]
            await line.say(type="vote", seat=seat_of(made, "friend")["seat"], agree=True)
            await line.until(lambda: any(seat["bot"] for seat in line.position["seats"]))

    async def third() -> None:
        async with (
            house(settings_for(folder, database)) as visitor,
            visitor.line(made["game"], tokens(made)) as line,
        ):
            assert [seat["seat"] for seat in line.position["seats"] if seat["bot"]] == [
                seat_of(made, "friend")["seat"]
            ]

    for main in (first(), second(), third()):
        run(main)


def test_a_line_that_only_knocks_is_closed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("concordia_game.server.live.HELLO_WITHIN", 0.1)

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            async with connect(live(visitor, made["game"])) as socket:
                assert json.loads(await socket.recv())["code"] == "hello_first"
                with pytest.raises(ConnectionClosed):
                    await socket.recv()

    run(main())


def test_a_token_of_another_table_opens_nothing(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            mine = await visitor.create("you", "local")
            other = await visitor.create("you", "local")
            move = {"token": tokens(mine)[0], "ply": 0, "text": "architect"}
            refused = await visitor.http.post(f"/api/games/{other['game']}/moves", json=move)
            assert refused.json()["code"] == "bad_token"
            # The hash that the store keeps opens nothing either.
            move["token"] = hashed(tokens(other)[0])
            assert (
                await visitor.http.post(f"/api/games/{other['game']}/moves", json=move)
            ).status_code == 403

    run(main())
