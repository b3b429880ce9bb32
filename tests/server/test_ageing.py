"""Tables leave the memory with time, and old games are kept, archived or deleted as the host wants it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from concordia_game.files.record import read_record
from concordia_game.server import wire
from concordia_game.server.admin import ageing
from concordia_game.server.admin.ageing import Ageing
from concordia_game.server.admin.archive import archived_record, file_of
from concordia_game.server.admin.games import DAY, kept_games
from concordia_game.server.admin.office import have_done, store_of
from concordia_game.server.admin.visits import NOTED_EVERY, Visits
from concordia_game.server.errors import Refused
from concordia_game.server.settings import Settings
from concordia_game.server.store.rows import now
from concordia_game.server.store.store import Store
from concordia_game.server.tables.hall import Hall
from concordia_game.server.thinking.thinking import Thinking
from server.house import house, play_on, run, settings_for, tokens
from server.sundial import Sundial


class Today(Sundial):
    """A clock that begins now: rows have the time of the machine."""

    def __init__(self) -> None:
        super().__init__()
        self._now = now().timestamp()


async def games(settings: Settings) -> list[str]:
    """A finished game and a running one with some moves."""
    async with house(settings) as visitor:
        made = [await visitor.create("you", "local", confirm=False) for _ in range(2)]
        for one in made:
            async with visitor.line(one["game"], tokens(one)) as line:
                await play_on(line, random.Random(1), 3)
    await have_done(settings, "end", {"game": made[0]["game"]})
    return [one["game"] for one in made]


async def aged(settings: Settings, days: float) -> list[str]:
    """The games that are left after so many days."""
    clock = settings.clock
    assert isinstance(clock, Today)
    clock.advance(days * DAY)
    store = await Store.open(settings.database_url())
    hall = Hall(store, Thinking(0), settings)
    await Ageing(hall).go()
    left = [kept.game for kept in await kept_games(store, clock.now())]
    await hall.close()
    hall.thinking.close()
    await store.close()
    return left


@pytest.mark.parametrize("fate", ["keep", "archive", "delete"])
def test_what_becomes_of_old_games(folder: Path, fate: str) -> None:
    def settings_with(**more: Any) -> Settings:
        return settings_for(folder, clock=Today(), after_days=10, **more)

    async def main() -> None:
        over, running = await games(settings_with())
        assert set(await aged(settings_with(finished_games=fate), 9)) == {over, running}
        left = await aged(settings_with(finished_games=fate), 11)
        assert set(left) == ({over, running} if fate == "keep" else {running})
        settings = settings_with(abandoned_games=fate)
        await aged(settings, 11)
        async with store_of(settings) as store:
            assert (await store.game(running) is None) == (fate != "keep")
        assert file_of(settings, over).exists() == (fate == "archive")
        if fate == "archive":
            for game in (over, running):
                record, ended = archived_record(settings, game)
                assert len(read_record(record).moves) == 3
                assert ended == (game == over)
        with pytest.raises(Refused, match="no_such_game"):
            archived_record(settings, "../concordia")

    run(main())


def test_a_few_at_a_time(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ageing, "AT_ONCE", 1)

    async def main() -> None:
        settings = settings_for(folder, clock=Today(), abandoned_games="delete", finished_games="delete")
        await games(settings)
        assert len(await aged(settings, 91)) == 1
        assert await aged(settings, 0) == []

    run(main())


def test_a_look_keeps_a_game(folder: Path) -> None:
    async def main() -> None:
        clock = Today()
        settings = settings_for(folder, clock=clock, abandoned_games="delete", after_days=10)
        _, running = await games(settings)
        clock.advance(9 * DAY)
        store = await Store.open(settings.database_url())
        visits = Visits(store, clock)
        visits.note(running)
        visits.note(running)
        await visits.settled()
        clock.advance(NOTED_EVERY + 1)
        visits.note(running)
        await visits.settled()
        await store.close()
        assert running in await aged(settings, 9)
        assert running not in await aged(settings, 2)

    run(main())


def test_tables_leave_the_memory(folder: Path) -> None:
    """Not those that somebody is at; who comes back finds the game as it was."""
    clock = Today()
    settings = settings_for(folder, clock=clock, idle_minutes=60)

    async def main() -> None:
        store = await Store.open(settings.database_url())
        hall = Hall(store, Thinking(0), settings)
        seats = [wire.NewSeat("you"), wire.NewSeat("local")]
        one, other = [(await hall.create(wire.NewGame({}, seats), "")).game for _ in range(2)]
        async with hall.at(one):
            clock.advance(3599)
            await Ageing(hall).go()
            assert len(hall.tables) == 2
            clock.advance(2)
            await Ageing(hall).go()
            assert [table.game.id for table in hall.tables] == [one]
        async with hall.at(other) as table:
            assert table.history.ply == 0
        await Ageing(hall).go()
        assert len(hall.tables) == 2, "both were used just now"
        await hall.close()
        hall.thinking.close()
        await store.close()

    run(main())
