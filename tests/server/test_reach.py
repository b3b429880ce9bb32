"""Where notices go: never into the host's own network, whatever an address or a name pretends to be."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from concordia_game.server.errors import Refused
from concordia_game.server.notices.addresses import is_outside, target
from concordia_game.server.notices.reach import Reach, Reply, Unreached
from server.house import PATIENCE, run

INSIDE = (
    "127.0.0.1 127.8.9.1 0.0.0.0 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 "
    "224.0.0.1 240.0.0.1 255.255.255.255 192.0.2.1 198.18.0.1 ::1 :: fe80::1 fe80::1%eth0 fc00::1 fd12::1 "
    "ff02::1 "
    "fec0::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::127.0.0.1 2002:7f00:1:: 2002:c0a8:101::1 64:ff9b::7f00:1 "
    "64:ff9b::a00:1 64:ff9b:1::1 2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:db8::1 3fff::1 4000::1"
)
OUTSIDE = "1.1.1.1 93.184.216.34 2606:4700::1111 ::ffff:8.8.8.8 2002:808:808:: 64:ff9b::808:808"


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Calls have as much time as a test, unless a test is about that."""
    monkeypatch.setattr("concordia_game.server.notices.reach.WITHIN", PATIENCE)


@pytest.mark.parametrize("address", INSIDE.split())
def test_addresses_of_ones_own_network(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize("address", OUTSIDE.split())
def test_addresses_of_the_world(address: str) -> None:
    assert is_outside(address)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nothing",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https:///path",
        "https://user:pass@example.org/",
        "https://example.org:25/",
        "https://example.org:99999/",
        "https://exa mple.org/",
        "http://[::1",
        "https://example.org/" + "x" * 1000,
    ],
)
def test_what_is_no_web_address_is_refused(url: str) -> None:
    with pytest.raises(Refused, match="bad_address"):
        target(url, anywhere=False)


def test_a_request_can_not_be_split() -> None:
    found = target("https://bücher.example/a b\r\nx: y?q=\N{SNOWMAN} z#part", anywhere=False)
    assert found.named == "xn--bcher-kva.example"
    assert found.path == "/a%20bx:%20y?q=%E2%98%83%20z"
    assert target("http://[2606:4700::1]:8080", anywhere=False).named == "[2606:4700::1]:8080"


class Listening:
    """A server that gives the same answer to everybody, and remembers what it was asked."""

    def __init__(self, answer: bytes) -> None:
        self.answer = answer
        self.heard: list[bytes] = []
        self.port = 0

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read a request, and answer."""
        head = await reader.readuntil(b"\r\n\r\n")
        self.heard.append(head)
        writer.write(self.answer)
        await writer.drain()
        writer.close()


@asynccontextmanager
async def listening(answer: bytes) -> AsyncIterator[Listening]:
    """A server on this machine."""
    found = Listening(answer)
    server = await asyncio.start_server(found.meet, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    async with server:
        yield found


class Names:
    """A name server that tells something else every time."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> list[str]:
        """The next answer."""
        self.asked.append(host)
        return self.answers.pop(0)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:7f00:1]"]
)
def test_this_machine_is_out_of_reach(host: str) -> None:
    async def main() -> None:
        with pytest.raises(Refused, match="bad_address"):
            await Reach().post(f"http://{host}:8080/", {}, b"")
        with pytest.raises(Refused, match="bad_address"):
            await Reach().check(f"http://{host}:8080/")

    run(main())


def test_a_name_that_changes_its_address_leads_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: outside when it is checked, inside when it is called."""

    async def main() -> None:
        met: list[str] = []

        async def connect(host: str, port: int, **_: object) -> None:
            met.append(host)
            raise OSError

        names = Names(["93.184.216.34"], ["127.0.0.1"], ["127.0.0.1", "1.1.1.1", "10.0.0.1"])
        reach = Reach(resolver=names)
        monkeypatch.setattr("asyncio.open_connection", connect)
        await reach.check("http://rebind.example/")
        with pytest.raises(Refused, match="bad_address"):
            await reach.post("http://rebind.example/", {}, b"")
        assert met == []
        with pytest.raises(Unreached):
            await reach.post("http://rebind.example/", {}, b"")
        assert met == ["1.1.1.1"], "to the address that was checked, not to the name"
        assert len(names.asked) == 3, "asked once for each call"

    run(main())


def test_a_host_may_open_its_own_network() -> None:
    async def main() -> None:
        async with listening(b"HTTP/1.1 204 No Content\r\n\r\n") as other:
            names = Names(["127.0.0.1"])
            reply = await Reach(True, names).post(f"http://hook.lan:{other.port}/a?b=c", {"x": "y"}, b"{}")
            assert reply == Reply(204)
            lines = other.heard[0].decode().split("\r\n")
            assert lines[0] == "POST /a?b=c HTTP/1.1"
            assert {f"host: hook.lan:{other.port}", "x: y", "content-length: 2"} <= set(lines)

    run(main())


def test_answers_are_short_and_lead_nowhere() -> None:
    async def main() -> None:
        moved = b"HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1/\r\n\r\n"
        async with listening(moved) as other:
            assert await Reach(True).post(f"http://127.0.0.1:{other.port}/", {}, b"") == Reply(302)
            assert len(other.heard) == 1
        busy = (
            b"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.0 429 Slow\r\nRetry-After: 90\r\n\r\n" + b"x" * 1_000_000
        )
        async with listening(busy) as other:
            assert await Reach(True).post(f"http://127.0.0.1:{other.port}/", {}, b"") == Reply(429, 90)
        for answer in (b"", b"SSH-2.0-OpenSSH\r\n\r\n", b"HTTP/1.1 200 OK\r\n" + b"a: b\r\n" * 10_000):
            async with listening(answer) as other:
                with pytest.raises(Unreached):
                    await Reach(True).post(f"http://127.0.0.1:{other.port}/", {}, b"")

    run(main())


def test_name_servers_that_never_answer_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are loaded in the threads of the loop: as many lookups as threads used to stop that."""

    async def main() -> None:
        answered = threading.Event()

        def look_up(*_: object, **__: object) -> list[object]:
            answered.wait()
            return []

        monkeypatch.setattr("socket.getaddrinfo", look_up)
        asked = [asyncio.create_task(Reach().check("http://slow.example/")) for _ in range(40)]
        try:
            await asyncio.sleep(0)
            # They are not answered before this is: it must not wait for them, however long it takes.
            async with asyncio.timeout(PATIENCE):
                assert await asyncio.to_thread(lambda: "loaded") == "loaded"
        finally:
            answered.set()
            await asyncio.gather(*asked, return_exceptions=True)

    run(main())


def test_who_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("concordia_game.server.notices.reach.WITHIN", 0.05)

    async def main() -> None:
        async def silent(host: str, port: int) -> list[str]:
            await asyncio.Event().wait()
            return []

        with pytest.raises(Unreached):
            await Reach(True, silent).post("http://silent.example/", {}, b"")

    run(main())
