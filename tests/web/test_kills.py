"""The server dies in the middle of turns: what a page has been told stays true, and the game goes on."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Timer

import pytest
from playwright.sync_api import Page, expect

from .conftest import BOT, Server, Visit
from .driver import play, play_until_told, sit_down

TOLD = "window.driver.told()"


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A separate server, to be killed."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


def kill_in_the_middle(page: Page, server: Server, rng: Random) -> int:
    """Play; at a random moment the server is killed, whatever is going on, and comes back.

    Returns how many rows the page had been told of. It is told the whole log again by every line: by one, or by
    more if a busy machine made it give one up.
    """
    play_until_told(page, rng, rng.randint(1, 4))
    killing = Timer(rng.uniform(0, 0.6), server.kill)
    killing.start()
    play(page, rng, going=killing.is_alive)
    killing.join()
    page.wait_for_selector("[data-lost]")
    told: list[list[str]] = page.evaluate(TOLD)
    server.start()
    page.wait_for_selector("[data-lost]", state="detached")
    again: list[list[str]] = page.evaluate(TOLD)
    assert len(again) > len(told)
    assert all(rows[: len(told[-1])] == told[-1] for rows in again[len(told) :])
    return len(told[-1])


def play_through_kills(page: Page, server: Server, kills: int, rng: Random) -> None:
    """A game goes on through kills."""
    seats = [{"kind": "you"}, {"kind": "bot", "bot": BOT}]
    sit_down(page, server.base, {"map": "imperium", "forum": True, "salt": True}, seats)
    lengths = [kill_in_the_middle(page, server, rng) for _ in range(kills)]
    # Something had happened before each kill.
    assert lengths == sorted(set(lengths))
    play_until_told(page, rng, 3)


def test_killed_in_the_middle_of_turns(mortal: Server, visit: Visit) -> None:
    play_through_kills(visit(hasty=True), mortal, 2, Random(7))


@pytest.mark.soak
def test_killed_twenty_times_in_the_middle_of_turns(mortal: Server, visit: Visit) -> None:
    play_through_kills(visit(hasty=True), mortal, 20, Random(8))


@pytest.mark.parametrize("width", [1440, 390])
def test_a_lost_line_covers_nothing(mortal: Server, visit: Visit, width: int) -> None:
    page = visit(width, 844, hasty=True)
    sit_down(page, mortal.base, {"map": "italia"}, [{"kind": "you"}, {"kind": "local"}])
    mortal.kill()
    notice = page.locator("header [data-lost]")
    expect(notice).to_be_visible()
    box, table = notice.bounding_box(), page.locator("main").bounding_box()
    assert box is not None
    assert table is not None
    assert box["y"] + box["height"] <= table["y"]
    assert box["x"] + box["width"] <= width
    for button in ("[data-rules]", "[data-settings]"):
        page.locator(button).click(trial=True)


def test_a_line_that_leads_nowhere_is_given_up(mortal: Server, visit: Visit) -> None:
    """As when a phone changes networks: the connection looks open, but nobody answers."""
    page = visit(hasty=True)
    sit_down(page, mortal.base, {"map": "italia"}, [{"kind": "you"}, {"kind": "local"}])
    page.wait_for_selector('.card[data-light="next"]')
    mortal.signal(signal.SIGSTOP)
    page.click('[data-touch="card:architect"]')
    expect(page.locator("[data-lost]")).to_be_visible()
    mortal.signal(signal.SIGCONT)
    expect(page.locator("[data-lost]")).to_have_count(0)
    play_until_told(page, Random(1), 3)
