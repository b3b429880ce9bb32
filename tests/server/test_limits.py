"""Rate limits, sizes, and the server's own pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from concordia_game.server import static
from concordia_game.server.errors import Refused
from concordia_game.server.limits import MOST_BUCKETS, Limit
from concordia_game.server.settings import Settings, data_folder
from server.house import house, run, settings_for, tokens


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


def test_a_message_that_is_too_long_ends_the_line(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.socket.send("x" * 100_000)
                await line.until(lambda: line.closed)
            assert (await visitor.get("/api/health"))["status"] == "ok"

    run(main())


def test_static_files_stay_in_their_folder(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("first page")
    (folder / "assets" / "app.js").write_text("script")
    (tmp_path / "secret").write_text("secret")
    assert static.find(folder, "/assets/app.js") == folder / "assets" / "app.js"
    assert static.find(folder, "/games/abc") == folder / "index.html"
    assert static.find(folder, "/../secret") == folder / "index.html"
    assert static.find(folder, "/missing.js") is None
    assert static.find(tmp_path / "unbuilt", "/") is None


def test_a_content_type_names_its_charset_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("index.html", "app.js", "style.css", "words.ftl", "icon.svg"):
        (tmp_path / name).write_text("x")
    monkeypatch.setattr(static, "FOLDER", tmp_path)

    async def main() -> None:
        async with house(settings_for(tmp_path / "games")) as visitor:
            for path, kind in {
                "/": "text/html; charset=utf-8",
                "/app.js": "text/javascript; charset=utf-8",
                "/style.css": "text/css; charset=utf-8",
                "/words.ftl": "text/plain; charset=utf-8",
                "/icon.svg": "image/svg+xml",
                "/api/health": "application/json",
            }.items():
                assert (await visitor.http.get(path)).headers["content-type"] == kind

    run(main())


def test_the_data_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "concordia"
    assert Settings().database_url() == f"sqlite+aiosqlite:///{tmp_path}/concordia/concordia.sqlite3"
    assert Settings(database="postgresql+asyncpg://x/y").database_url() == "postgresql+asyncpg://x/y"
