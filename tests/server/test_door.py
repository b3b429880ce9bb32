"""Connections that ask for nothing, or without end: counted, given little time, and closed for others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from concordia_game.server import door as at_door
from concordia_game.server.door import STUCK_AFTER, WITHIN, Awaited, Door, Proxies
from server.house import PATIENCE, Visitor, house, run, settings_for, tokens

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Wire:
    """A transport as the door sees it."""

    def __init__(self) -> None:
        self.cut = False
        self.unsent = 0

    def abort(self) -> None:
        """Cut it."""
        self.cut = True

    def get_write_buffer_size(self) -> int:
        """How much the client has not taken yet."""
        return self.unsent


class Porter:
    """A door, with a clock that is set by hand; nothing is swept unless told."""

    def __init__(self, most: int, most_of_one: int = 100, proxies: str = "") -> None:
        self.now = 0.0
        self.door = Door(most, most_of_one, Proxies(proxies), lambda: self.now)
        cast(Any, self.door)._sweep_later = lambda: None

    def enter(self, host: str | None = "192.0.2.1") -> Any:
        """Somebody comes."""
        wire = Wire()
        self.door.enter(cast(Any, wire), host)
        return wire


def test_the_longest_waiting_make_room_and_lines_stay() -> None:
    porter = Porter(most=3)
    line, first, second = (porter.enter() for _ in range(3))
    porter.door.awaits(line, None)
    third = porter.enter()
    assert [wire.cut for wire in (line, first, second, third)] == [False, True, False, False]
    for wire in (second, third):
        porter.door.awaits(wire, None)
    assert porter.enter().cut, "everybody is at work: whoever comes now is sent away"
    porter.door.leave(second)
    assert not porter.enter().cut


def test_waiting_for_something_else_is_a_wait_of_its_own() -> None:
    porter = Porter(most=2)
    first, second = porter.enter(), porter.enter()
    porter.door.awaits(first, Awaited.BODY)
    porter.enter()
    assert (first.cut, second.cut) == (False, True)


def test_an_address_has_only_so_many_unless_it_is_a_proxy() -> None:
    porter = Porter(most=100, most_of_one=2, proxies="10.0.0.0/8, ::1, not an address")
    for host in ("192.0.2.1", "2001:db8::1", None):
        first = porter.enter(host)
        assert [first.cut, porter.enter(host).cut, porter.enter(host).cut] == [False, False, True]
        porter.door.leave(first)
        assert not porter.enter(host).cut
    assert porter.enter("2001:db8::2").cut, "the same household"
    for host in ("10.1.2.3", "::1"):
        assert not [wire for wire in [porter.enter(host) for _ in range(9)] if wire.cut]
    everybody = Porter(most=100, most_of_one=1, proxies="*")
    assert not [wire for wire in [everybody.enter() for _ in range(9)] if wire.cut]


@pytest.mark.parametrize("what", list(Awaited))
def test_what_is_owed_too_long_is_not_waited_for(what: Awaited) -> None:
    porter = Porter(most=9)
    wire, line = porter.enter(), porter.enter()
    porter.door.awaits(line, None)
    porter.door.awaits(wire, what)
    porter.now = WITHIN[what]
    porter.door.awaits(wire, what)
    porter.door.sweep()
    assert not wire.cut
    porter.now += 1
    porter.door.sweep()
    assert (wire.cut, line.cut) == (True, False)


def test_a_client_that_takes_nothing_is_cut_off() -> None:
    porter = Porter(most=9)
    stuck, slow = porter.enter(), porter.enter()
    for wire in (stuck, slow):
        porter.door.awaits(wire, None)
        wire.unsent = 1000
    for _ in range(int(STUCK_AFTER) + 2):
        porter.now += 1
        slow.unsent -= 1
        porter.door.sweep()
    assert (stuck.cut, slow.cut) == (True, False)


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time by the door's clock; it stands still unless it is moved, and is looked at all the time."""
    now = [0.0]
    monkeypatch.setattr(Door.__init__, "__defaults__", (lambda: now[0],))
    monkeypatch.setattr(at_door, "SWEEP_EVERY", 0.01)
    return now


async def knock(visitor: Visitor, sent: bytes = b"") -> Streams:
    """A connection that has said this much."""
    host, _, port = visitor.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    return reader, writer


async def heard(streams: Streams) -> bytes:
    """Everything that comes until the server hangs up."""
    reader, writer = streams
    said = b""
    try:
        async with asyncio.timeout(PATIENCE):
            while more := await reader.read(65_536):
                said += more
    except ConnectionError:
        pass
    writer.close()
    return said


WHOLE = b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n"
LAST = WHOLE.replace(b"host: localhost", b"host: localhost\r\nconnection: close")
HALVES = {
    "nothing": b"",
    "half its headers": b"GET / HTTP/1.1\r\nhost: localhost\r\nx-",
    "half its body": b"POST /api/games HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{",
    "half its second request": WHOLE + b"GET /",
}


@pytest.mark.parametrize("sent", HALVES.values(), ids=HALVES.keys())
def test_a_request_that_never_arrives_is_not_waited_for(
    folder: Path, hurry: list[float], sent: bytes
) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                reader, writer = await knock(visitor, sent if WHOLE not in sent else WHOLE)
                if WHOLE in sent:
                    assert b"200 OK" in await reader.readuntil(b"}")
                    writer.write(sent.removeprefix(WHOLE))
                ending = asyncio.create_task(heard((reader, writer)))
                while not ending.done():
                    hurry[0] += 30
                    await asyncio.sleep(0.05)
                await ending
                # Lines are never late: they have asked already.
                await line.move("architect")
                assert line.ply == 1

    run(main())


ENDLESS = {
    "a path": (b"GET /", b"a" * 65_536),
    "a header": (b"GET / HTTP/1.1\r\nx: ", b"a" * 65_536),
    "headers": (b"GET / HTTP/1.1\r\n", b"x: aaaaaa\r\n" * 6000),
}


@pytest.mark.parametrize(("begin", "more"), ENDLESS.values(), ids=ENDLESS.keys())
def test_endless_headers_are_refused_early(folder: Path, begin: bytes, more: bytes) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            _, writer = await knock(visitor, begin)
            taken = 0
            try:
                while taken < 60_000_000:
                    writer.write(more)
                    await writer.drain()
                    taken += len(more)
            except ConnectionError:
                pass
            writer.close()
            # What the system's own buffers took for us is among it.
            assert taken < 20_000_000
            assert (await visitor.get("/api/health"))["status"] == "ok"

    run(main())


def test_idle_connections_of_an_address_are_counted(
    folder: Path, hurry: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "")

    async def main() -> None:
        async with house(settings_for(folder, connections_per_address=3)) as visitor:
            idle = [await knock(visitor) for _ in range(3)]
            assert await heard(await knock(visitor, WHOLE)) == b""
            for _, writer in idle:
                writer.close()
            async with asyncio.timeout(PATIENCE):
                while not await heard(
                    await knock(visitor, WHOLE.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
                ):
                    pass

    run(main())
