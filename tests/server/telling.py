"""Friends whose game lasts, and who are told of their turns."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from concordia_game.server.notices.notices import Notices
from server.house import PATIENCE, Json, Visitor, friends, house, settings_for
from server.receivers import Receiver
from server.sundial import Sundial

MINUTE = 60.0
WITH = "Italia, with (you 0|Bo red)"
"""Who begins is drawn."""
Headers = dict[str, str]
OPENED: list[Notices] = []
"""The notices of the server that runs, behind its back; see the fixture `overheard`."""


async def settled() -> None:
    """Wait until all that is due was done."""
    async with asyncio.timeout(PATIENCE):
        while not OPENED[0].idle:
            await asyncio.sleep(0.001)


async def hold(visitor: Visitor, game: str, token: str) -> Headers:
    """Somebody who is known, and whose seat it is."""
    made = await visitor.post("/api/me", {"name": "Livia"})
    by = {"authorization": f"Bearer {made['key']}"}
    seats = {"seats": [{"game": game, "token": token}]}
    assert (await visitor.http.post("/api/me/seats", json=seats, headers=by)).status_code == 200
    return by


async def ask(visitor: Visitor, path: str, by: Headers, body: Any = None) -> Json:
    """A call of somebody that must work."""
    answer = await visitor.http.post(path, json={} if body is None else body, headers=by)
    assert answer.status_code in (200, 201), answer.text
    found: Json = answer.json()
    return found


def short(texts: list[str]) -> str:
    """What ends a turn soonest and reveals nothing."""
    short = [text for text in ("tribune", "prefect", "income", "mercator", "done") if text in texts]
    return (short or texts)[0]


def quick(moves: list[Json]) -> str:
    """The same for what a position offers."""
    return short([move["text"] for move in moves])


Choose = Callable[[list[Json]], str]


async def whole_turn(visitor: Visitor, game: str, token: str, choose: Choose = quick) -> Json:
    """A whole turn over HTTP; the position after it."""
    path = f"/api/games/{game}"
    position = await visitor.get(f"{path}/position", token=token)
    me = position["asked"]
    assert position["yours"] == [me]
    while position["asked"] == me:
        text = "confirm" if position["confirm"] else choose(position["moves"])
        body = {"token": token, "ply": position["ply"], "text": text}
        position = await visitor.post(f"{path}/moves", body)
    return position


async def turn(visitor: Visitor, game: str, token: str, clock: Sundial) -> None:
    """A whole turn; then whoever made it is no longer there."""
    await whole_turn(visitor, game, token)
    clock.advance(MINUTE)


@dataclass
class Week:
    """Two friends whose game lasts; green is told by a webhook."""

    visitor: Visitor
    clock: Sundial
    hook: Receiver
    game: str
    held: dict[str, str]
    green: Headers = field(default_factory=dict)

    async def turn(self, seat: str) -> None:
        """A turn of one of them."""
        await turn(self.visitor, self.game, self.held[seat], self.clock)

    async def line(self, seat: str) -> Any:
        """A line to the table."""
        return self.visitor.line(self.game, [self.held[seat]])

    async def quiet(self) -> None:
        """Whatever is due is done."""
        await settled()


@asynccontextmanager
async def week(
    folder: Path, hook: Receiver, clock: Sundial, database: str | None = None
) -> AsyncIterator[Week]:
    """A game that begins with red's turn."""
    settings = settings_for(folder, database, clock=clock, allow_private_notices=True)
    async with house(settings) as visitor:
        game, held = await friends(visitor, 2, confirm=False)
        at = Week(visitor, clock, hook, game, held)
        at.green = await hold(visitor, game, held["green"])
        await ask(visitor, "/api/me/channels/webhook", at.green, {"url": f"{hook.url}/hook"})
        yield at


async def wait_gone(visitor: Visitor, game: str, seat: str) -> None:
    """Wait until the server knows that a line is closed."""
    async with asyncio.timeout(PATIENCE):
        while True:
            seats = (await visitor.get(f"/api/games/{game}"))["seats"]
            if not next(row for row in seats if row["seat"] == seat)["online"]:
                return
            await asyncio.sleep(0.01)


async def confirmed(visitor: Visitor, mail: EmailMessage) -> None:
    """Whoever gets a mail says that the address is theirs."""
    token = link_in(mail.get_content(), "confirm")
    assert await visitor.post("/api/notices/confirm", {"token": token}) == {"done": True}


def link_in(text: str, deed: str) -> str:
    """The token of a link in a mail."""
    found = re.search(rf"/#{deed}=([\w-]+)", text)
    assert found is not None
    return found[1]
