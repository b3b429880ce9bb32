"""A game over weeks: whoever comes back sees for how long they were waited for, and plays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import SERVE, Server, Visit
from .driver import open_table, play, reach, three_friends

HOUR = 3600
DAY = 24 * HOUR
TURNED = """
import time
from concordia_game.server.clock import Clock
class Turned(Clock):
    def now(self):
        return time.time() + float((Path(sys.argv[2]) / "turned").read_text())
"""
"""A clock that is ahead by as much as a file says."""


@pytest.fixture
def later(tmp_path: Path) -> Iterator[Server]:
    """A server whose clock can be turned forward."""
    found = Server(tmp_path)
    head, main, rest = SERVE.partition("if __name__")
    found.script.write_text(f"{head}{TURNED}{main}{rest.replace('Settings(', 'Settings(clock=Turned(), ')}")
    turn_forward(found, 0)
    found.start()
    yield found
    found.kill()


def turn_forward(server: Server, seconds: float) -> None:
    """Let so much time have passed since the server started."""
    # At once: the server may look at it at any moment.
    written = server.folder / "turning"
    written.write_text(str(seconds))
    written.replace(server.folder / "turned")


def test_back_after_weeks(later: Server, visit: Visit) -> None:
    clock = {"kind": "days", "hours": 30 * 24}
    game, tokens = three_friends(later.base, confirm=False, clock=clock)
    page = visit(1366, 768)
    open_table(page, later.base, game, [tokens["green"]])
    page.goto("about:blank")
    reach(later.base, game, list(tokens.values()), Random(1), lambda shown: shown["asked"] == "green")

    turn_forward(later, 16 * DAY + HOUR)
    page.goto(later.base)
    mine = page.locator("[data-part=mine]")
    expect(mine).to_contain_text("Your turn for 16 days")
    expect(mine).to_contain_text("Ann")
    page.click("[data-continue]")
    expect(page.locator("[data-clock=green]")).to_contain_text("13")
    asked = page.locator('article.asked[data-seat="green"]')
    expect(asked).to_be_visible()
    play(page, Random(1), going=lambda: asked.count() > 0)
    expect(page.locator('article.asked[data-seat="blue"]')).to_be_visible()

    # Now the others have the time.
    turn_forward(later, 18 * DAY + 2 * HOUR)
    page.goto(later.base)
    expect(page.locator("[data-part=running]")).to_contain_text("for 2 days")
    expect(mine).to_have_count(0)
    expect(page.locator("[data-continue]")).to_have_count(0)
