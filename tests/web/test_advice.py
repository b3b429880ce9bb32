"""Hints that say what they are for, who is winning and why, and tables that allow neither."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .access import faults
from .conftest import BOT, Server, Visit
from .driver import sit_down

BOTS = [{"kind": "you", "name": "Livia"}, {"kind": "bot", "bot": BOT}]
PEOPLE = [{"kind": "you", "name": "Livia"}, {"kind": "local", "name": "Marcus"}]


def building(page: Page, server: Server) -> None:
    """Sit down, play the Architect, and ask for a hint."""
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    page.click('[data-touch="card:architect"][data-light="next"]')
    page.wait_for_selector('[data-prompt^="move"]')
    page.click("[data-hint]")
    page.wait_for_selector("[data-advised]")


def ghosts(page: Page) -> list[str | None]:
    """The pieces of the turn that is shown on the board."""
    return [found.get_attribute("data-ghost") for found in page.locator("[data-ghost]").all()]


@pytest.mark.parametrize(("width", "look"), [(1366, "light"), (390, "dark")])
def test_a_hint_says_what_it_is_for_and_shows_its_turn(
    server: Server, visit: Visit, width: int, look: str
) -> None:
    page = visit(width, 844, color_scheme=look)
    building(page, server)
    hints = page.locator("[data-advised]")
    expect(hints).to_have_count(3)
    expect(hints.first).to_contain_text("Best: ")
    expect(hints.first).to_contain_text(re.compile(r"\d VP better than the next"))
    expect(hints.nth(1)).to_contain_text("Also: ")
    expect(page.locator("[data-hint-line]")).to_have_attribute("data-hint-line", "1")
    first = ghosts(page)
    assert any(touch and touch.startswith("city:") for touch in first)
    assert faults(page) == []
    hints.nth(1).focus()
    page.keyboard.press("Tab")
    expect(page.locator("[data-hint-line]")).to_have_attribute("data-hint-line", "3")
    page.keyboard.press("Shift+Tab")
    expect(page.locator("[data-hint-line]")).to_have_attribute("data-hint-line", "2")
    page.keyboard.press("Enter")
    expect(page.locator("[data-hint-line]")).to_have_count(0)


@pytest.mark.parametrize(("width", "look"), [(1366, "dark"), (390, "light")])
def test_who_is_winning_and_why(server: Server, visit: Visit, width: int, look: str) -> None:
    page = visit(width, 844, color_scheme=look)
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    page.click('[data-show="score"]' if width < 700 else '[data-tab="score"]')
    page.click("[data-standing]")
    expect(page.locator("[data-stands]")).to_have_count(2)
    chances = [
        float(found.get_attribute("data-chance") or 0) for found in page.locator("[data-chance]").all()
    ]
    assert sum(chances) == pytest.approx(1, abs=0.001)
    assert chances == sorted(chances, reverse=True)
    expect(page.locator('[data-stands="red"]')).to_contain_text("Points so far")
    expect(page.locator("[data-ground]").first).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_table_without_hints_and_points_says_so(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia"}, PEOPLE, live_scores=False)
    page.wait_for_selector("[data-undo]")
    expect(page.locator("[data-hint]")).to_have_count(0)
    expect(page.locator(".points")).to_have_count(0)
    page.click('[data-tab="score"]')
    expect(page.locator("[data-no-scores]")).to_be_visible()
    expect(page.locator("[data-standing]")).not_to_be_visible()
    page.click("[data-watching]")
    expect(page.locator("[data-allowed]")).to_contain_text("Hints: no")


def test_among_people_hints_are_off_unless_chosen(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{server.base}/new")
    hints = page.locator('[data-option="hints"]')
    expect(hints).to_be_checked()
    page.select_option('[data-seat-kind="1"]', "friend")
    expect(hints).not_to_be_checked()
    hints.check()
    page.uncheck('[data-option="live_scores"]')
    page.click("[data-start]")
    # The links for friends come first.
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.click("[data-watching]")
    expect(page.locator("[data-allowed]")).to_contain_text("Hints: yes")
    expect(page.locator("[data-allowed]")).to_contain_text("Points during the game: no")
