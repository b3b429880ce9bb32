"""Metrics: off unless asked for, at a door of their own, and true."""

from __future__ import annotations

import asyncio
import random
import re
from argparse import ArgumentTypeError
from pathlib import Path
from typing import Any

import httpx
import pytest

from concordia_game.cli.serve import monitored
from concordia_game.server.metrics import BOUNDS, Count, Gauge, Histogram
from concordia_game.server.monitor import status_of
from server.house import PATIENCE, house, play_on, run, settings_for, tokens

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\n]*"\})? -?[0-9.e+-]+')


async def scraped(port: int) -> dict[str, float]:
    """What a monitor reads; every line is one of its format."""
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        answer = await http.get(f"http://127.0.0.1:{port}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    values = [line for line in answer.text.splitlines() if not line.startswith("# ")]
    assert all(LINE.fullmatch(line) for line in values), answer.text
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in values)}


def test_what_happens_is_counted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ports: list[int] = []
    listen: Any = asyncio.start_server

    async def listening(*arguments: object, **more: object) -> Any:
        server = await listen(*arguments, **more)
        ports.append(server.sockets[0].getsockname()[1])
        return server

    monkeypatch.setattr(asyncio, "start_server", listening)

    async def main() -> None:
        async with house(settings_for(folder, metrics=("127.0.0.1", 0))) as visitor:
            before = await scraped(ports[0])
            made = await visitor.create("you", "local", confirm=False)
            async with visitor.line(made["game"], tokens(made)) as line:
                await play_on(line, random.Random(1), 5)
                during = await scraped(ports[0])
            await visitor.http.get("/api/games/nowhere")
            after = await scraped(ports[0])
            assert during["concordia_lines"] == 1
            assert during["concordia_tables"] == 1
            assert during["concordia_bot_queue"] == 0
            grown = {name: after[name] - before.get(name, 0.0) for name in after}
            assert grown['concordia_moves_total{by="people"}'] == 5
            assert grown["concordia_move_seconds_count"] == 5
            assert grown['concordia_http_responses_total{status="404"}'] == 1
            assert after["process_cpu_seconds_total"] > 0
            # Not where the players are: there it is a page like any other.
            assert "concordia_moves_total" not in (await visitor.http.get("/metrics")).text

    run(main())
    assert len(ports) == 1


def test_off_unless_asked_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*arguments: object, **more: object) -> None:
        raise AssertionError

    monkeypatch.setattr(asyncio, "start_server", never)

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            assert (await visitor.http.get("/api/health")).status_code == 200

    run(main())


def test_the_format() -> None:
    count = Count("a_total", "Help.", "kind")
    count.add("x", 2)
    assert list(count.lines()) == ["# HELP a_total Help.", "# TYPE a_total counter", 'a_total{kind="x"} 2']
    assert list(Count("b_total", "B.").lines())[2:] == ["b_total 0"]
    assert list(Gauge("c", "C.", lambda: 1.5).lines())[1:] == ["# TYPE c gauge", "c 1.5"]
    histogram = Histogram("s", "S.")
    for seconds in (0.001, BOUNDS[0], 0.2, 99.0):
        histogram.observe(seconds)
    found = dict(line.rsplit(" ", 1) for line in list(histogram.lines())[2:])
    assert found['s_bucket{le="0.005"}'] == "2"
    assert found['s_bucket{le="0.25"}'] == "3"
    assert found['s_bucket{le="+Inf"}'] == found["s_count"] == "4"
    with pytest.raises(ZeroDivisionError), histogram.timed():
        raise ZeroDivisionError
    assert list(histogram.lines())[-1] == "s_count 4", "what fails is not counted"


@pytest.mark.parametrize(
    ("head", "status"),
    [
        ("GET /metrics HTTP/1.1\r\nHost: localhost:9100", 200),
        ("GET /metrics?x HTTP/1.0", 200),
        ("GET / HTTP/1.1\r\nHost: 127.0.0.1", 404),
        ("GET /metrics HTTP/1.1\r\nHost: evil.example", 421),
        ("POST /metrics HTTP/1.1", 400),
        ("nonsense", 400),
    ],
)
def test_who_is_answered(head: str, status: int) -> None:
    assert status_of(head, "127.0.0.1") == status


def test_where_it_listens() -> None:
    assert monitored("9100") == ("127.0.0.1", 9100)
    assert monitored("0.0.0.0:9100") == ("0.0.0.0", 9100)
    assert monitored("[::1]:9100") == ("::1", 9100)
    with pytest.raises((ArgumentTypeError, ValueError)):
        monitored("here")
