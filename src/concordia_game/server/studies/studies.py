"""The analyses that a server makes: a few turns at a time, apart from everything that a table waits for.

The same record gives the same analysis as long as turns are judged alike, so its id is a digest of the record
and of all that judges: whoever asks again, wherever, finds what is there, and nothing judged otherwise.
Several processes may be asked; the row tells how far the one that makes it has come.
"""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256
from typing import Any

from concordia_game.analysis import report
from concordia_game.analysis.budgets import budget_of
from concordia_game.analysis.stretches import stretches
from concordia_game.bots import generations
from concordia_game.engine.errors import ConcordiaError
from concordia_game.files.errors import FileError
from concordia_game.files.options import PATHS
from concordia_game.files.record import TITLE, Record, read_record, write_record
from concordia_game.files.versions import rules_version
from concordia_game.server import wire
from concordia_game.server.boards import offered_ids
from concordia_game.server.clock import Clock
from concordia_game.server.errors import Refused
from concordia_game.server.goods import fields_shown
from concordia_game.server.store.store import Store
from concordia_game.server.studies import judging
from concordia_game.server.studies.shelf import Kept, Shelf
from concordia_game.server.thinking.thinking import Thinking

TURNS_AT_ONCE = {"quick": 4, "deep": 1}
"""Of each depth, about what a worker does in half a second to a second; a turn of the last round is searched
to the end of the game and can take four. So long does one analysis wait for another."""

NOTED_EVERY = 5.0
"""Seconds from one note of how far it has come to the next."""

SILENT = 60.0
"""Seconds without a note after which whoever made it is taken to be gone."""

LINE = "line "
"""How a fault of a record begins to say where it is."""

MOST_LINES = 3_000
"""No game has so many moves."""

DAY = 86_400.0
KEPT_DAYS = 90
"""Days after which nobody is taken to look at it again: it can be made again."""

MOST_AT_ONCE = 3
"""Of one address."""

logger = logging.getLogger(__name__)


class Studies:
    """All that are under way in this process, and the shelf with those that are done."""

    def __init__(self, store: Store, thinking: Thinking, clock: Clock) -> None:
        self.shelf = Shelf(store)
        self._thinking = thinking
        self._clock = clock
        self._under_way: dict[str, Kept] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked_by: dict[str, str] = {}
        self._reading = asyncio.Lock()

    async def ask(self, text: str, depth: str, who: str) -> Kept:
        """The analysis of a record, begun if nobody has yet."""
        async with self._reading:
            record = await asyncio.to_thread(_read, text)
            text = write_record(record)
            id = await asyncio.to_thread(study_id, record, depth)
            found = await self.find(id)
            if found is not None and self._goes_on(found):
                return found
            if sum(other == who for other in self._asked_by.values()) >= MOST_AT_ONCE:
                raise Refused("too_many", {"wait": 30})
            count = await asyncio.to_thread(lambda: len(stretches(record)))
            begun = Kept(id, depth, text, 0, count, self._clock.now(), None)
            await self.shelf.begin(begun)
            self._under_way[id] = begun
            self._asked_by[id] = who
            task = self._tasks[id] = asyncio.create_task(self._make(begun))
            task.add_done_callback(lambda _: self._forget(id))
            return begun

    def _forget(self, id: str) -> None:
        """It is done, or was given up."""
        for those in (self._under_way, self._asked_by, self._tasks):
            those.pop(id, None)

    async def find(self, id: str) -> Kept | None:
        """An analysis by its id, as far as it has come."""
        return self._under_way.get(id) or await self.shelf.find(id)

    async def looked_at(self, kept: Kept) -> None:
        """Keep what somebody looks at for longer."""
        if kept.data is not None and self._clock.now() - kept.at > DAY:
            await self.shelf.touch(kept.id, self._clock.now())

    async def clear(self) -> None:
        """Throw away what nobody has looked at for long."""
        await self.shelf.clear(self._clock.now() - KEPT_DAYS * DAY)

    def _goes_on(self, kept: Kept) -> bool:
        """Whether it is there, or somebody is at it."""
        if kept.data is not None or kept.id in self._under_way:
            return True
        return self._clock.now() - kept.at < SILENT

    async def _make(self, begun: Kept) -> None:
        """Make an analysis from the beginning to the end."""
        try:
            await self._judge_all(begun)
        except (Refused, NoAnswer) as error:
            # The row falls silent, and whoever asks again begins it anew.
            logger.warning("analysis", extra={"fields": {"id": begun.id, "why": str(error)}})

    async def _judge_all(self, begun: Kept) -> None:
        turns: list[Any] = []
        noted = self._clock.now()
        step = TURNS_AT_ONCE[begun.depth]
        while len(turns) < begun.count:
            asked = (begun.record, begun.depth, len(turns), step)
            turns += await self._answer(judging.judge, asked, begun.id)
            self._under_way[begun.id] = _further(begun, len(turns), self._clock.now())
            if self._clock.now() - noted > NOTED_EVERY:
                noted = self._clock.now()
                await self.shelf.note(begun.id, len(turns), noted)
        [data] = await self._answer(judging.conclude, (begun.record, begun.depth, turns), begun.id)
        await self.shelf.note(begun.id, begun.count, self._clock.now(), data)

    async def _answer(self, work: Any, arguments: tuple[object, ...], id: str) -> list[Any]:
        found = await self._thinking.study(work, arguments, id)
        if not found:
            raise NoAnswer("no worker could say")
        return found

    async def close(self) -> None:
        """Stop; what was under way can be asked for again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class NoAnswer(Exception):
    """The workers have no answer."""


def study_id(record: Record, depth: str) -> str:
    """The same for the same analysis, rules and judgement; nobody guesses it without the record."""
    budget = tuple(budget_of(depth, record.setup))
    judged = f"{report.EDITION} {budget} {generations.judgement(generations.LATEST)}"
    text = f"{report.VERSION} {rules_version()} {depth} {judged} {write_record(record)}"
    return sha256(text.encode()).hexdigest()[:32]


def _further(kept: Kept, done: int, at: float) -> Kept:
    return Kept(kept.id, kept.depth, kept.record, done, kept.count, at, None)


def _read(text: str) -> Record:
    if text.count("\n") > MOST_LINES:
        raise Refused("bad_record", {"kind": "long", "reason": "too long"})
    check_files(text)
    try:
        return read_record(text)
    except ConcordiaError as error:
        raise Refused("bad_record", {**_fault(error), "reason": str(error)[:300]}) from error


def _fault(error: ConcordiaError) -> dict[str, wire.Field]:
    """The line that can't be read, and what kind of fault it is: a client has words for these."""
    if not isinstance(error, FileError) or not error.place.startswith(LINE):
        return {}
    line = int(error.place.removeprefix(LINE))
    if error.reason is not None:
        about = fields_shown(error.reason.details)
        return {**about, "kind": "illegal", "why": error.reason.code, "line": line}
    starts = {TITLE: "title", "rules version": "rules_version"}
    found = [kind for start, kind in starts.items() if error.problem.strip("'").startswith(start)]
    return {"kind": found[0] if found else "damaged", "line": line}


def check_files(text: str) -> None:
    """Refuse a record that would have a file of the server read: only boards that are offered are known."""
    for line in text.splitlines():
        key, _, value = line.partition(":")
        if key.strip() == "map" and value.strip() not in offered_ids():
            raise Refused(
                "bad_record", {"kind": "map", "reason": f"map {value.strip()[:60]!r} is not known here"}
            )
        if key.strip() == "options" and any(f"{name}=" in value for name in PATHS):
            raise Refused("bad_record", {"reason": "own fish markets are not known here"})
