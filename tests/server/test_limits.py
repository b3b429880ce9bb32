"""Rate limits and sizes."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from concordia_game.server import static
from concordia_game.server.errors import Refused
from concordia_game.server.guard import Guard, network
from concordia_game.server.limits import MOST_BUCKETS, Limit
from concordia_game.server.settings import Settings, data_folder
from server.house import house, run, settings_for, tokens
from server.known import Known


def test_a_bucket_refills_with_time() -> None:
    now = [0.0]
    limit = Limit(rate=2, burst=3, clock=lambda: now[0])
    for _ in range(3):
        limit.take("ann")
    with pytest.raises(Refused, match="too_many"):
        limit.take("ann")
    limit.take("bo")
    now[0] = 0.5
    limit.take("ann")
    with pytest.raises(Refused, match="too_many"):
        limit.take("ann")


def test_buckets_do_not_pile_up() -> None:
    limit = Limit(rate=0.001, burst=3)
    for number in range(MOST_BUCKETS + 50):
        limit.take(str(number))
    assert len(limit._buckets) <= MOST_BUCKETS


def test_new_games_are_limited_by_address(folder: Path, frozen: None) -> None:
    async def main() -> None:
        async with house(settings_for(folder, games_per_minute=3)) as visitor:
            for _ in range(3):
                await visitor.create("you", "local")
            body = {"options": {}, "seats": [{"kind": "you"}, {"kind": "local"}]}
            refused = await visitor.http.post("/api/games", json=body)
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
            guess = await visitor.http.post("/api/join", json={"invite": "guess"})
            assert guess.status_code == 429

    run(main())


def test_messages_are_limited_by_seat(folder: Path, frozen: None) -> None:
    async def main() -> None:
        async with house(settings_for(folder, messages_per_second=2, hints_per_minute=1)) as visitor:
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                answers = [await line.answer(type="ping") for _ in range(12)]
                assert [answer["type"] for answer in answers[:6]] == ["pong"] * 6
                assert answers[-1]["code"] == "too_many"
            move = {"token": tokens(made)[0], "ply": 0, "text": "architect"}
            refused = await visitor.http.post(f"/api/games/{made['game']}/moves", json=move)
            assert refused.status_code == 429

    run(main())


def test_what_looks_at_many_games_is_limited(folder: Path, frozen: None) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            person = await Known.begin(visitor, "Livia")
            for _ in range(60):
                await person.get("/me/friends")
            for method, path, body in (
                ("GET", "/me/results", None),
                ("GET", "/me/groups/x", None),
                ("POST", "/me/seats", {"seats": []}),
                ("POST", "/me/tokens", {"games": []}),
                ("POST", "/me/holiday", {"until": None}),
                ("GET", f"/games/{made['game']}/replay", None),
                ("GET", f"/games/{made['game']}/picture.svg", None),
            ):
                assert (await person.ask(method, path, body)).status_code == 429, path
            named = {"token": tokens(made)[0], "name": "Ludi"}
            path = f"/games/{made['game']}/name"
            answers = [(await person.ask("POST", path, named)).status_code for _ in range(31)]
            assert answers == [200] * 30 + [429]

    run(main())


def test_a_message_that_is_too_long_ends_the_line(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.socket.send("x" * 100_000)
                await line.until(lambda: line.closed)
            assert (await visitor.get("/api/health"))["status"] == "ok"

    run(main())


def test_whatever_is_asked_counts_and_a_monitor_is_still_answered(folder: Path, frozen: None) -> None:
    """Files, the schema, and what does not exist, all from one bucket."""
    paths = ["/", "/assets/nothing.js", "/api/schema/openapi.json", "/api/nowhere"]

    async def main() -> None:
        async with house(settings_for(folder, requests_per_second=2)) as visitor:
            for number in range(40):
                assert (await visitor.http.get(paths[number % 4])).status_code in (200, 404)
            for path in paths:
                refused = await visitor.http.get(path)
                assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
                assert refused.headers["retry-after"] == str(refused.json()["details"]["wait"])
                assert "content-security-policy" in refused.headers
            with pytest.raises(InvalidStatus):
                await connect(f"ws{visitor.url.removeprefix('http')}/api/games/any/live")
            checks = [(await visitor.http.get("/api/health")).status_code for _ in range(25)]
            assert checks == [200] * 20 + [429] * 5

    run(main())


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff:ffff:ffff:ffff", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("::1", "127.0.0.1", False),
        ("a name", "a name", True),
    ],
)
def test_who_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (network(one) == network(other)) is same


def test_a_household_shares_its_limit(frozen: None) -> None:
    guard = Guard(Settings(requests_per_second=1))
    for number in range(20):
        guard.request((f"2001:db8::{number}", 1), health=False)
    with pytest.raises(Refused, match="too_many"):
        guard.request(("2001:db8::ffff", 1), health=False)
    guard.request(("2001:db8:0:1::", 1), health=False)


def test_a_club_may_open_the_page_at_once(frozen: None) -> None:
    """Twenty browsers behind one address, each with every file there is."""
    files = len(static.read_folder(static.FOLDER))
    if not files:
        pytest.skip("the page is not built")
    guard = Guard(Settings())
    for _ in range(20 * files):
        guard.request(("192.0.2.1", 1), health=False)


def test_the_data_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "concordia"
    assert Settings().database_url() == f"sqlite+aiosqlite:///{tmp_path}/concordia/concordia.sqlite3"
    assert Settings(database="postgresql+asyncpg://x/y").database_url() == "postgresql+asyncpg://x/y"
