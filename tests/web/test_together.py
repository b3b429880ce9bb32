"""Several people: friends by link, one device for two, a second tab."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from .conftest import Server, Visit
from .driver import play, sit_down


def log_lines(page: Page) -> list[str]:
    """The log as it is read."""
    return page.locator(".log p").all_inner_texts()


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
    for turn in range(6):
        play(host, Random(turn), 5, clicks=8, patience=0.4)
        play(friend, Random(turn), 5, clicks=8, patience=0.4)
    host.wait_for_timeout(300)
    assert len(log_lines(host)) > 10
    assert log_lines(host) == log_lines(friend)


def test_two_seats_on_one_device(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(
        page,
        server.base,
        {"map": "italia"},
        [{"kind": "you", "name": "Ann"}, {"kind": "local", "name": "Ben"}],
    )
    asked = set()
    for turn in range(12):
        play(page, Random(turn), 5, clicks=4)
        asked.add(page.locator("article.asked strong").inner_text())
    assert asked == {"Ann", "Ben"}


def test_a_second_tab_stays_in_step(server: Server, visit: Visit) -> None:
    page = visit()
    game = sit_down(page, server.base, {"map": "italia"}, [{"kind": "you"}, {"kind": "local"}])
    second = page.context.new_page()
    second.goto(f"{server.base}/game/{game}")
    second.wait_for_selector(".over")
    play(page, Random(1), 5, clicks=5)
    page.wait_for_timeout(300)
    assert log_lines(page) == log_lines(second)
    assert second.locator(".prompt").inner_text() == page.locator(".prompt").inner_text()
