"""The form of a new game follows the catalog."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect

from .conftest import Server, Visit
from .driver import get


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
