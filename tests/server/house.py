"""A server in this process, and clients that talk to it as browsers do."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from concordia_game.server.config import make_config
from concordia_game.server.serve import listen
from concordia_game.server.settings import Settings

Json = dict[str, Any]

GENEROUS = Settings(
    port=0,
    bot_workers=0,
    games_per_minute=100_000,
    requests_per_second=100_000,
    calls_per_second=100_000,
    messages_per_second=100_000,
    hints_per_minute=100_000,
)
"""Settings for tests: bots think in a thread, nobody is limited."""

PATIENCE = 120.0
"""How long, in seconds, a test waits for what must happen: on a busy machine it may take a while."""

LATE = float(os.environ.get("CONCORDIA_LATE", "0"))
"""What a line is told is up to so many seconds late, by chance: it shows what tests take for granted."""

ANSWERS = {
    "move": "position",
    "undo": "position",
    "confirm": "position",
    "why": "reason",
    "hint": "hint",
    "standing": "standing",
    "facts": "facts",
    "plan": "planned",
    "ping": "pong",
    "looking": "pong",
}
"""The server's answer to each message that it accepts; any other is only ever answered by an error."""


def settings_for(folder: Path, database: str | None = None, **more: Any) -> Settings:
    """Settings with the games in a folder or a database."""
    return replace(GENEROUS, data_dir=folder, database=database, **more)


@asynccontextmanager
async def house(settings: Settings) -> AsyncIterator[Visitor]:
    """A running server; yields a visitor who can call it."""
    listening = listen(settings)
    server = uvicorn.Server(make_config(settings))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        if serving.done():
            await serving
        await asyncio.sleep(0.005)
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    try:
        # No connection is used again that the server may be closing: it keeps idle ones for five seconds.
        fresh = httpx.Limits(keepalive_expiry=1)
        # Nothing is encrypted here, and certificates take long to read.
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=fresh, verify=False) as http:
            yield Visitor(http, url)
    finally:
        server.should_exit = True
        await serving
        listening.close()


class Visitor:
    """Calls the server over HTTP and opens connections to tables."""

    def __init__(self, http: httpx.AsyncClient, url: str) -> None:
        self.http = http
        self.url = url

    async def get(self, path: str, **query: str) -> Json:
        """A GET call that must work."""
        answer = await self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def post(self, path: str, body: Json) -> Json:
        """A POST call that must work."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        found: Json = answer.json()
        return found

    async def create(self, *kinds: str, options: Json | None = None, **more: Any) -> Json:
        """Create a game for seats of these kinds, each with a name of its own."""
        seats = [{"kind": kind, "name": f"{kind} {n}"} for n, kind in enumerate(kinds)]
        for seat in seats:
            if seat["kind"] == "bot":
                seat["bot"] = "random"
        return await self.post("/api/games", {"options": options or {}, "seats": seats, **more})

    @asynccontextmanager
    async def line(self, game: str, tokens: Sequence[str] = ()) -> AsyncIterator[Line]:
        """A connection to a table that has received its first position."""
        address = f"ws{self.url.removeprefix('http')}/api/games/{game}/live"
        async with connect(
            address, max_size=None, compression=None, open_timeout=PATIENCE, ping_interval=None
        ) as socket:
            line = Line(socket)
            await line.say(type="hello", tokens=list(tokens))
            listening = asyncio.create_task(line.listen())
            try:
                await line.until(lambda: bool(line.position) or line.closed)
                yield line
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)


class Line:
    """What a browser knows about a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position: Json = {}
        self.seats: list[Json] = []
        self.heard: list[Json] = []
        self.log: list[Json] = []
        self.closed = False
        self._news = asyncio.Event()

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def listen(self) -> None:
        """Receive what the server says until the connection is closed."""
        try:
            async for text in self.socket:
                if LATE:
                    await asyncio.sleep(random.uniform(0, LATE))
                self._hear(json.loads(text))
        finally:
            self.closed = True
            self._news.set()

    def _hear(self, message: Json) -> None:
        self.heard.append(message)
        self.seats = message.get("seats", self.seats)
        if message["type"] == "position":
            self.position = message
            self.log.extend(message["log"])
        self._news.set()

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait for something to become true; what was not heard of yet is not true yet."""
        async with asyncio.timeout(PATIENCE):
            while not _true(done):
                self._news.clear()
                await self._news.wait()

    async def until_it(self, done: Callable[[Line], bool]) -> None:
        """Wait for something about this line to become true."""
        await self.until(lambda: done(self))

    async def reach(self, ply: int) -> None:
        """Wait until the position of a ply has arrived."""
        await self.until(lambda: self.ply >= ply)

    async def hear(self, kind: str, since: int = 0, beyond: int = -1) -> Json:
        """Wait for a message of a kind (a position beyond a ply), or for an error.

        Anything else said in the meantime, as others come, go and move, is ignored.
        """

        def found() -> list[Json]:
            return [said for said in self.heard[since:] if _is(said, kind, beyond)]

        await self.until(lambda: bool(found()))
        return found()[0]

    async def answer(self, **message: Any) -> Json:
        """Send a message and wait for the server's answer to it."""
        before = len(self.heard)
        await self.say(**message)
        return await self.hear(ANSWERS.get(message["type"], "error"), before, message.get("ply", -1))

    async def move(self, text: str, **more: Any) -> Json:
        """Make a move at the game's current ply."""
        return await self.answer(type="move", ply=self.position["ply"], text=text, **more)

    @property
    def texts(self) -> list[str]:
        """The texts of the moves offered."""
        return [move["text"] for move in self.position["moves"]]

    @property
    def ply(self) -> int:
        """The game's current ply."""
        ply: int = self.position["ply"]
        return ply


def _true(done: Callable[[], bool]) -> bool:
    """Whether something is true by now, also where it looks for a message that may still be on its way."""
    try:
        return done()
    except LookupError:
        return False


def _is(said: Json, kind: str, beyond: int) -> bool:
    """Whether this is an error, or a message of that kind (and a position beyond the ply)."""
    if said["type"] == "error":
        return True
    return said["type"] == kind and (kind != "position" or said["ply"] > beyond)


def tokens(made: Json) -> list[str]:
    """The tokens that the creator of a game got."""
    return [seat["token"] for seat in made["seats"] if seat["token"]]


def seat_of(made: Json, kind: str) -> Json:
    """The first seat of a kind."""
    found: Json = next(seat for seat in made["seats"] if seat["kind"] == kind)
    return found


async def friends(visitor: Visitor, count: int, **more: Any) -> tuple[str, dict[str, str]]:
    """A game of friends who have all joined: its id and the tokens by seat."""
    made = await visitor.create("you", *["friend"] * (count - 1), **more)
    held = {seat["seat"]: seat["token"] for seat in made["seats"] if seat["token"]}
    for seat in made["seats"]:
        if seat["invite"]:
            joined = await visitor.post("/api/join", {"invite": seat["invite"], "name": f"Bo {seat['seat']}"})
            assert joined["seat"] == seat["seat"]
            held[seat["seat"]] = joined["token"]
    return made["game"], held


async def play_on(line: Line, rng: random.Random, moves: int = 100_000) -> int:
    """Make random moves for all seats of a connection, with confirmations; returns the number of moves."""
    for made in range(moves):
        await line.until(
            lambda: line.position["asked"] is None or line.position["asked"] in line.position["yours"]
        )
        if line.position["asked"] is None:
            return made
        if line.position["confirm"]:
            answer = await line.answer(type="confirm", ply=line.ply)
        else:
            answer = await line.move(rng.choice(line.texts))
        assert answer["type"] == "position", answer
    return moves


def run(main: Any) -> None:
    """Run a test's coroutine."""
    asyncio.run(main)
