"""One writer for all games: queued jobs are written together, so that one sync to disk serves many tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncEngine

from concordia_game.server.metrics import STORE_ERRORS
from concordia_game.server.store.pens import Statement, pen_for

__all__ = ["Statement", "Writer"]

MOST_AT_ONCE = 256


class Job:
    """Statements that are written all together or not at all."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Writes jobs in order; a job is done when it is committed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._pen = pen_for(engine)
        self.fence: Executable | None = None
        """What finds a row at the beginning of every transaction for as long as this process may write."""
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    async def write(self, statements: Sequence[Statement]) -> None:
        """Return when the statements are safely on disk."""
        if self._task.done():
            raise ConnectionError("the store is closed")
        job = Job(statements)
        self._jobs.put_nowait(job)
        await job.written

    async def close(self) -> None:
        """Write what is still queued, then stop."""
        self._jobs.put_nowait(None)
        await self._task
        await self._pen.close()

    async def _run(self) -> None:
        while (job := await self._jobs.get()) is not None:
            jobs = [job]
            last = False
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                following = self._jobs.get_nowait()
                if following is None:
                    last = True
                    break
                jobs.append(following)
            await self._write_all(jobs)
            if last:
                return

    async def _write_all(self, jobs: list[Job]) -> None:
        try:
            await self._pen.write(_merged(jobs), self.fence)
        except Exception as error:
            if len(jobs) == 1:
                self._fail(jobs[0], error)
                return
            # One of them is to blame; the others must not suffer.
            for job in jobs:
                await self._write_all([job])
        else:
            for job in jobs:
                if not job.written.done():
                    job.written.set_result(None)

    def _fail(self, job: Job, error: Exception) -> None:
        STORE_ERRORS.add("write")
        logging.getLogger(__name__).warning("not written", extra={"fields": {"error": type(error).__name__}})
        if not job.written.done():
            job.written.set_exception(error)


def _merged(jobs: list[Job]) -> list[Statement]:
    """Merge neighbouring rows for the same statement into one call."""
    merged: list[Statement] = []
    for job in jobs:
        for statement, rows in job.statements:
            if merged and merged[-1][0] is statement:
                merged[-1][1].extend(rows)
            else:
                merged.append((statement, list(rows)))
    return merged
