"""Friends at a table with a clock that a test turns forward."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from server.house import Json, Line, Visitor, friends, house, play_on, settings_for
from server.sundial import Sundial

HOUR = 3600
DAY = 24 * HOUR


@dataclass
class Weeks:
    """A game of friends who are all there, each with a line of their own."""

    visitor: Visitor
    clock: Sundial
    game: str
    held: dict[str, str]
    lines: dict[str, Line]

    @property
    def red(self) -> Line:
        """The one who begins."""
        return self.lines["red"]

    @property
    def green(self) -> Line:
        """The next one."""
        return self.lines["green"]

    def seat(self, seat: str = "red") -> Json:
        """What everybody knows of a seat."""
        return next(entry for entry in self.green.seats if entry["seat"] == seat)

    def notes(self, line: Line | None = None) -> list[tuple[str, str]]:
        """All that was noted, as seat and kind."""
        return [(note["seat"], note["kind"]) for note in told(line or self.green)]

    async def noted(self, seat: str, kind: str) -> None:
        """Wait until something is noted."""
        for line in self.lines.values():
            await line.until(lambda: (seat, kind) in self.notes(line))  # noqa: B023  # it is awaited at once

    async def look(self, seat: str = "") -> Json:
        """The position over HTTP."""
        token = {"token": self.held[seat]} if seat else {}
        return await self.visitor.get(f"/api/games/{self.game}/position", **token)

    async def turn(self, seat: str, seed: int = 1) -> None:
        """A whole turn of a seat, by chance, with its confirmation."""
        line, rng = self.lines[seat], random.Random(seed)
        await line.until(lambda: line.position["asked"] == seat)
        turn = line.position["state"]["turn"]
        while line.position["asked"] == seat and (
            line.position["confirm"] or line.position["state"]["turn"] == turn
        ):
            await play_on(line, rng, 1)
        for other in self.lines.values():
            await other.reach(line.ply)


def told(line: Line) -> list[Json]:
    """All notes that a line has heard."""
    return [note for said in line.heard if said["type"] == "position" for note in said["notes"]]


@asynccontextmanager
async def weeks(folder: Path, count: int = 2, **more: Any) -> AsyncIterator[Weeks]:
    """A new game of friends."""
    dial = Sundial()
    async with house(settings_for(folder, clock=dial)) as visitor:
        game, held = await friends(visitor, count, **more)
        async with at_table(visitor, dial, game, held) as at:
            yield at


@asynccontextmanager
async def again(folder: Path, before: Weeks) -> AsyncIterator[Weeks]:
    """The same game after the server has started anew."""
    async with (
        house(settings_for(folder, clock=before.clock)) as visitor,
        at_table(visitor, before.clock, before.game, before.held) as at,
    ):
        yield at


@asynccontextmanager
async def at_table(visitor: Visitor, clock: Sundial, game: str, held: dict[str, str]) -> AsyncIterator[Weeks]:
    """Everybody comes to the table."""
    lines: dict[str, Line] = {}
    at = Weeks(visitor, clock, game, held, lines)

    @asynccontextmanager
    async def seated(seats: list[str]) -> AsyncIterator[None]:
        if not seats:
            yield
            return
        async with visitor.line(game, [held[seats[0]]]) as line:
            lines[seats[0]] = line
            async with seated(seats[1:]):
                yield

    async with seated(list(held)):
        yield at
