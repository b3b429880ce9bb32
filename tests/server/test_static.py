"""The browser client: compressed once when it is built, kept by browsers, and nothing else is served."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from concordia_game.server.showing import Sight
from concordia_game.server.static import accepted, find, media_type, read_folder
from server.house import house, run, settings_for


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page, with a secret beside it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("first page", "utf-8")
    script = folder / "assets" / "app-1a2b.js"
    script.write_text("script", "utf-8")
    Path(f"{script}.br").write_bytes(b"small")
    Path(f"{script}.gz").write_bytes(gzip.compress(b"script"))
    (folder / "assets" / "font.woff2").write_bytes(b"font")
    (tmp_path / "secret").write_text("secret", "utf-8")
    return folder


def test_only_what_is_in_the_folder_is_served(page: Path) -> None:
    client = read_folder(page)
    assert set(client) == {"index.html", "assets/app-1a2b.js", "assets/font.woff2"}
    first = client["index.html"]
    assert find(client, "/assets/app-1a2b.js") is client["assets/app-1a2b.js"]
    for path in ("/", "/games/abc", "/../secret", "/assets/../../secret", "//etc/passwd"):
        assert find(client, path) is first
    for path in ("/missing.js", "/assets/app-1a2b.js.br", "/../secret.txt", "/assets/../index.html"):
        assert find(client, path) is None
    assert find(read_folder(page / "unbuilt"), "/") is None
    assert media_type("app.js") == "text/javascript; charset=utf-8"


@pytest.mark.parametrize(
    ("said", "taken"),
    [
        ("", []),
        ("gzip, deflate, br, zstd", ["br", "gzip"]),
        ("GZIP", ["gzip"]),
        ("br;q=0, gzip;q=0.5", ["gzip"]),
        ("br; q = 0.000 , *", ["gzip"]),
        ("*;q=0", []),
        ("identity", []),
        ("broken;;=,,q=0", []),
    ],
)
def test_a_client_gets_an_encoding_that_it_takes(said: str, taken: list[str]) -> None:
    assert list(accepted(said)) == taken


def test_a_script_is_sent_as_it_was_compressed_and_kept_for_good(page: Path) -> None:
    script = read_folder(page)["assets/app-1a2b.js"]
    tags = set()
    for said, encoding, content in (("br, gzip", "br", b"small"), ("", None, b"script")):
        status, headers, body = script.answer({"accept-encoding": said})
        assert (status, body, headers.get("content-encoding")) == (200, content, encoding)
        assert headers["content-length"] == str(len(content))
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert headers["vary"] == "accept-encoding"
        tags.add(headers["etag"])
    assert len(tags) == 2, "each encoding has its own tag"
    status, headers, body = script.answer({"accept-encoding": "gzip"})
    assert gzip.decompress(body) == b"script"


def test_a_page_that_is_known_is_not_sent_again(page: Path) -> None:
    first = read_folder(page)["index.html"]
    tag = first.answer({})[1]["etag"]
    for known in (tag, f'W/{tag}, "another"', "*"):
        status, headers, body = first.answer({"if-none-match": known})
        assert (status, body, headers["etag"]) == (304, b"", tag)
        assert headers["cache-control"] == "no-cache"
        assert "content-type" not in headers
    assert first.answer({"if-none-match": '"another"'})[0] == 200
    (page / "index.html").write_text("second page", "utf-8")
    assert read_folder(page)["index.html"].answer({"if-none-match": tag})[0] == 200


def test_the_server_serves_the_page(
    folder: Path, page: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("concordia_game.server.static.with_client.__defaults__", (page,))

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            http = visitor.http
            got = await http.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
            assert (got.text, got.headers["content-encoding"]) == ("script", "gzip")
            head = await http.head("/games/abc")
            assert (head.status_code, head.headers["content-length"], head.content) == (200, "10", b"")
            known = await http.get("/", headers={"if-none-match": head.headers["etag"]})
            assert known.status_code == 304
            posted = await http.post("/games/abc")
            assert (posted.status_code, posted.headers["allow"]) == (405, "GET, HEAD")
            missing = await http.get("/missing.js")
            assert (missing.status_code, missing.json()["code"]) == (404, "no_such_file")
            for answer in (got, head, known, posted, missing, await http.post("/api/nowhere")):
                assert "content-security-policy" in answer.headers

    run(main())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_content_type_names_its_charset_once(
    folder: Path, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files of the page, texts and pictures of the game, answers in JSON: whoever writes the header."""
    monkeypatch.setattr("concordia_game.server.static.with_client.__defaults__", (page,))
    # Only a game that is over shows its record.
    monkeypatch.setattr(Sight, "over", True)
    (page / "words.ftl").write_text("words", "utf-8")
    (page / "style.css").write_text("", "utf-8")

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            game = f"/api/games/{made['game']}"
            for path, kind in {
                "/": "text/html; charset=utf-8",
                "/assets/app-1a2b.js": "text/javascript; charset=utf-8",
                "/style.css": "text/css; charset=utf-8",
                "/words.ftl": "text/plain; charset=utf-8",
                "/assets/font.woff2": "font/woff2",
                "/missing.js": "application/json",
                f"{game}/record": "text/plain; charset=utf-8",
                game: "application/json",
                "/api/nowhere": "application/json",
                "/api/schema/openapi.json": "application/vnd.oai.openapi+json",
            }.items():
                assert (await visitor.http.get(path)).headers["content-type"] == kind, path

    run(main())


def test_without_the_page_the_server_says_so(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("concordia_game.server.static.with_client.__defaults__", (tmp_path / "unbuilt",))

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            told = await visitor.http.get("/")
            assert (told.status_code, told.headers["cache-control"]) == (200, "no-store")
            assert "has not been built" in told.text
            assert (await visitor.http.get("/games/abc")).status_code == 404

    run(main())
