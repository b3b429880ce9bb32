"""A server's games are dealt from 128 random bits, which survive the database."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from concordia_game.engine.chance import WIDE
from concordia_game.engine.options import Options
from concordia_game.files.options import MOST_SEED
from concordia_game.files.setups import setup_data, setup_from
from concordia_game.games.beginning import new_setup
from concordia_game.server.store.store import Store
from concordia_game.server.tables.dealing import restored_setup
from server.house import Json, house, run, settings_for

DRAWN = WIDE | 0xC0FFEE00_00000001_00000000_DEADBEEF


async def stored_seed(database: str, made: Json) -> int:
    """The seed of a stored game, whose deal must be the one that follows from it."""
    store = await Store.open(database)
    row = await store.game(made["game"])
    await store.close()
    assert row is not None
    setup = restored_setup(row.setup, row.id)
    assert setup == new_setup(Options(players=2), setup.seed)
    return setup.seed


@pytest.mark.parametrize("seed", [0, -1, 7, 2**53 + 1, 2**63, 2**64 - 1, WIDE - 1, WIDE, DRAWN, MOST_SEED])
def test_the_servers_json_carries_a_seed(seed: int) -> None:
    setup = new_setup(Options(map="imperium", players=5, salt=True, forum=True), seed)
    assert setup_from(msgspec.json.decode(msgspec.json.encode(setup_data(setup))), "game") == setup


def test_seeds_are_drawn_wide_and_stored_whole(database: str, folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder, database)) as visitor:
            games = [await visitor.create("you", "local") for _ in range(2)]
        seeds = [await stored_seed(database, made) for made in games]
        assert all(WIDE <= seed <= MOST_SEED for seed in seeds)
        assert seeds[0] != seeds[1]

    run(main())


def test_a_long_seed_is_given_as_a_text(folder: Path) -> None:
    async def main() -> None:
        database = f"sqlite+aiosqlite:///{folder / 'games.sqlite3'}"
        async with house(settings_for(folder, database)) as visitor:
            known = await visitor.create("you", "local", seed=str(DRAWN))
            short = await visitor.create("you", "local", seed="7")
        assert await stored_seed(database, known) == DRAWN
        assert await stored_seed(database, short) == 7

    run(main())
