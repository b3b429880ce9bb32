"""The program in docs/api.md plays, and docs/hosting.md lists every setting."""

from __future__ import annotations

import asyncio
import random
import re
import sys
from argparse import ArgumentParser
from pathlib import Path

from concordia_game.cli import serve
from server.house import house, play_on, run, seat_of, settings_for, tokens

DOCS = Path(__file__).parents[2] / "docs"


def program() -> str:
    """The bot of 20 lines."""
    found = re.search(r"```python\n(.*?)```", (DOCS / "api.md").read_text("utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_the_bot_has_twenty_lines() -> None:
    lines = [line for line in program().splitlines() if line.strip()]
    assert len(lines) <= 20


def test_the_bot_plays(folder: Path) -> None:
    file = folder / "bot.py"
    file.write_text(program())

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "friend", confirm=True)
            friend = seat_of(made, "friend")
            bot = await asyncio.create_subprocess_exec(sys.executable, file, visitor.url, friend["invite"])
            async with visitor.line(made["game"], tokens(made)) as line:
                await play_on(line, random.Random(1), 10)
                bots = [entry["text"] for entry in line.log if entry["seat"] == friend["seat"]]
            bot.kill()
            await bot.wait()
            assert len(bots) >= 2
            summary = await visitor.get(f"/api/games/{made['game']}")
            named = {seat["seat"]: seat["name"] for seat in summary["seats"]}
            assert named[friend["seat"]] == "Twenty lines"

    run(main())


def test_every_setting_is_documented() -> None:
    parser = ArgumentParser()
    serve.add_arguments(parser)
    page = (DOCS / "hosting.md").read_text("utf-8")
    for action in parser._actions:
        if action.dest != "help":
            assert f"`{action.option_strings[0]}`" in page, action.dest
