"""The server answers to the names that it was told, so that no other site's name can be pointed at it."""

from __future__ import annotations

import logging
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from concordia_game.server.hosts import is_known, known_names
from concordia_game.server.settings import Settings
from server.house import house, run, settings_for

TOLD = Settings(public_url="https://Games.example.org:8443", host="box.lan", hostnames=("other.example.org",))


@pytest.mark.parametrize(
    "host",
    [
        "",
        "localhost",
        "localhost:8000",
        "LOCALHOST.",
        "a.localhost:80",
        "127.0.0.1:8000",
        "192.168.1.7",
        "[::1]:8000",
        "[fe80::1]",
        "games.example.org",
        "games.example.org:8443",
        "box.lan:8000",
        "Other.Example.Org",
        socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local:8000",
    ],
)
def test_hosts_that_are_known(host: str) -> None:
    assert is_known(host, known_names(TOLD))


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "[evil]",
        "x",
        ":80",
        "localhost:80@evil.example",
        "localhost:@evil.example",
        "[::1]evil.example",
        "[::1]@evil.example",
        "127.0.0.1:80/evil",
    ],
)
def test_hosts_that_are_not(host: str) -> None:
    assert not is_known(host, known_names(TOLD))


def test_another_host_gets_nothing(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with house(settings_for(folder, hostnames=("friend.example",))) as visitor:
            made = await visitor.create("you", "local")
            for path in ("/", "/api/health", "/api/schema/openapi.json", f"/api/games/{made['game']}"):
                answer = await visitor.http.get(path, headers={"host": "evil.example"})
                assert (answer.status_code, answer.json()) == (
                    421,
                    {"code": "wrong_host", "details": {"host": "evil.example"}},
                )
                assert (await visitor.http.get(path, headers={"host": "friend.example"})).status_code == 200
            address = f"ws{visitor.url.removeprefix('http')}/api/games/{made['game']}/live"
            with pytest.raises(InvalidStatus):
                async with connect(address, additional_headers={"host": "evil.example"}):
                    pass

    with caplog.at_level(logging.WARNING, "concordia_game.server.hosts"):
        run(main())
    assert [record.getMessage() for record in caplog.records if "hosts" in record.name] == ["unknown host"]
