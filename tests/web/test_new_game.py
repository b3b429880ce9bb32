"""The form of a new game follows the catalog."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from .access import faults
from .conftest import Server, Visit
from .driver import DRAWN, get


def pretend(page: Page, server: Server, option: str, players: list[int]) -> None:
    """Let the catalog say that so many play with an option."""
    catalog = json.loads(get(server.base, "/api/catalog"))
    for listed in catalog["options"]:
        if listed["id"] == option:
            listed["players"] = players

    def answer(route: Route) -> None:
        route.fulfill(json=catalog)

    page.route("**/api/catalog", answer)


def expect_seats(page: Page, offered: list[str], seats: int) -> None:
    """These numbers of players are offered, and one of them is chosen."""
    expect(page.locator(".counts button")).to_have_text([f"{number} players" for number in offered])
    expect(page.locator(".counts [aria-pressed=true]")).to_have_text(f"{seats} players")
    expect(page.locator("[data-seat-kind]")).to_have_count(seats)


def test_seats_come_and_go_with_an_option(server: Server, visit: Visit) -> None:
    for width, height in ((1440, 900), (390, 844)):
        page = visit(width, height)
        pretend(page, server, "forum", [4, 6])
        page.goto(f"{server.base}/new")
        expect_seats(page, ["2", "3", "4", "5"], 3)
        page.check("[data-option=forum]")
        expect_seats(page, ["4", "6"], 4)
        page.locator(".counts button").last.click()
        expect_seats(page, ["4", "6"], 6)
        assert page.evaluate("document.documentElement.scrollWidth") == width
        page.uncheck("[data-option=forum]")
        expect_seats(page, ["2", "3", "4", "5"], 5)
    page.fill("[data-game-name]", "Friday")
    page.click("[data-start]")
    page.click("[data-menu]")
    expect(page.locator("[data-menu-name]")).to_contain_text("Friday")


REMEMBERED = """
opened => JSON.parse(localStorage.getItem("concordia.settings")).unfolded === opened
"""


def newcomer(page: Page, server: Server) -> None:
    """Come to the form as somebody who has never opened the further options."""
    page.goto(f"{server.base}/api/health")
    page.evaluate("localStorage.setItem('concordia.settings', JSON.stringify({ toured: true }))")
    page.goto(f"{server.base}/new")
    page.wait_for_selector(".board-choice svg")
    page.evaluate(DRAWN)


@pytest.mark.parametrize(
    ("width", "height", "language"), [(1366, 768, "en-GB"), (390, 844, "ru-RU"), (390, 844, "fr-FR")]
)
def test_a_newcomer_sees_what_a_first_game_needs(
    server: Server, visit: Visit, width: int, height: int, language: str
) -> None:
    page = visit(width, height, locale=language)
    newcomer(page, server)
    for needed in ("[data-start]", ".board-choice >> nth=-1", ".counts", ".seat >> nth=-1", "[data-allowed]"):
        box = page.locator(needed).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, needed
    # What else can be chosen is folded away, and what stands at the bottom hides none of its words.
    covered = page.locator(".start").bounding_box()
    words = page.locator("[data-more-options] summary > :visible").evaluate_all(
        "found => found.map(one => one.getBoundingClientRect().bottom)"
    )
    assert covered is not None
    assert all(bottom <= covered["y"] for bottom in words)
    assert page.evaluate("document.documentElement.scrollHeight") <= 1.1 * height
    # What the table allows is one line.
    lines = "one => { const all = document.createRange(); all.selectNodeContents(one); return all.getClientRects().length; }"
    assert page.locator("[data-allowed]").evaluate(lines) == 1
    assert faults(page) == []


def test_further_options_are_folded_and_stay_as_they_were_left(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    newcomer(page, server)
    fold, venus = page.locator("[data-more-options]"), page.locator("[data-option=venus]")
    expect(venus).to_be_hidden()
    for opened in (True, False):
        fold.locator("summary").press("Enter")
        expect(venus).to_be_visible(visible=opened)
        # The browser tells the page of it a moment after it is seen.
        page.wait_for_function(REMEMBERED, arg=opened)
        page.reload()
        expect(page.locator("[data-seat-kind]").first).to_be_visible()
        expect(venus).to_be_visible(visible=opened)
    # What is set is seen, and named where it is folded away.
    venus.dispatch_event("click")
    expect(venus).to_be_visible()
    expect(venus).to_be_checked()
    fold.locator("summary").click()
    expect(venus).to_be_hidden()
    expect(fold.locator("summary")).to_contain_text("Venus cards")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_what_the_table_allows_is_said_and_leads_to_the_options(
    server: Server, visit: Visit, width: int, height: int
) -> None:
    page = visit(width, height)
    newcomer(page, server)
    allowed, hints = page.locator("[data-allowed]"), page.locator("[data-option=hints]")
    expect(allowed).to_have_text("Hints: yes · Points during the game: yes")
    page.locator("[data-seat-kind='1']").select_option("friend")
    expect(allowed).to_have_text("Hints: no · Points during the game: yes")
    expect(hints).to_be_hidden()
    allowed.click()
    expect(hints).to_be_focused()
    expect(hints).to_be_in_viewport()
    hints.check()
    page.uncheck("[data-option=live_scores]")
    expect(allowed).to_have_text("Hints: yes · Points during the game: no")
