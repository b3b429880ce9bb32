"""Several people: friends by link, one device for two, a second tab."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Page, expect

from .conftest import Server, Visit
from .driver import LONG, play, play_until_told, sit_down


def log_lines(page: Page) -> list[str]:
    """The log as it is read."""
    return [line.strip() for line in page.locator(".log p").all_inner_texts()]


def expect_same(one: Page, other: Page) -> None:
    """Both show the same log, once everything in transit has arrived."""
    end = time.monotonic() + LONG
    while log_lines(one) != log_lines(other) and time.monotonic() < end:
        one.wait_for_timeout(50)
    assert log_lines(one) == log_lines(other)


def test_two_browsers_play_each_other_by_link(server: Server, visit: Visit) -> None:
    host, friend = visit(), visit()
    host.goto(f"{server.base}/new")
    host.get_by_role("button", name="2 players").click()
    host.locator('[data-seat-kind="1"]').select_option("friend")
    host.click("[data-start]")
    link = host.locator("[data-invite]").input_value()
    host.keyboard.press("Escape")
    friend.goto(link)
    friend.fill("[data-name]", "Livia")
    friend.click("[data-join]")
    friend.wait_for_selector(".over")
    expect(host.locator("article[data-seat]", has_text="Livia")).to_be_visible()
    end = time.monotonic() + LONG
    while len(log_lines(host)) <= 10 and time.monotonic() < end:
        for page in (host, friend):
            play(page, Random(1), 5, clicks=8, patience=0.4)
    assert len(log_lines(host)) > 10
    expect_same(host, friend)


def play_until_asked(page: Page, name: str) -> None:
    """Play for everybody here until it is somebody's turn."""
    mine = page.locator("article.asked strong", has_text=name)
    play(page, Random(1), going=lambda: mine.count() == 0)
    expect(mine).to_be_visible()


def test_two_seats_on_one_device(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(
        page,
        server.base,
        {"map": "italia"},
        [{"kind": "you", "name": "Ann"}, {"kind": "local", "name": "Ben"}],
    )
    for name in ("Ann", "Ben", "Ann"):
        play_until_asked(page, name)


def test_a_curtain_falls_between_two_people_with_secrets(server: Server, visit: Visit) -> None:
    page = visit()
    people = [{"kind": "you", "name": "Ann"}, {"kind": "local", "name": "Ben"}]
    sit_down(page, server.base, {"map": "italia", "forum": True}, people, confirm=False)
    curtain, tiles = page.locator("[data-curtain]"), page.locator('[data-touch^="tile:"]')
    passed = []
    for _ in people:
        passed.append(curtain.get_by_role("heading").inner_text())
        # Nothing of the table is visible until the player in question has taken the device.
        assert tiles.count() == 0
        page.click("[data-lift]")
        expect(tiles).to_have_count(2)
        assert page.locator(".prompt").inner_text().strip().startswith(passed[-1].rpartition(" ")[2] + ":")
        tiles.first.click()
        expect(tiles).not_to_have_count(2)
    assert sorted(passed) == ["Pass the device to Ann", "Pass the device to Ben"]
    # From now on nothing is hidden, and nothing gets in the way.
    play_until_told(page, Random(1), 8)
    assert curtain.count() == 0


def test_a_second_tab_stays_in_step(server: Server, visit: Visit) -> None:
    page = visit()
    game = sit_down(page, server.base, {"map": "italia"}, [{"kind": "you"}, {"kind": "local"}])
    second = page.context.new_page()
    second.goto(f"{server.base}/game/{game}")
    second.wait_for_selector(".over")
    play_until_told(page, Random(1), 5)
    # What follows by itself has followed.
    page.wait_for_function("window.driver.acting()")
    expect_same(page, second)
    expect(second.locator(".prompt")).to_have_text(page.locator(".prompt").inner_text())
