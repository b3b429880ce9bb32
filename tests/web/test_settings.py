"""What a visitor chooses for their own eyes: colours of the seats, size of the letters, drawing of the board."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .access import faults
from .conftest import BOT, Server, Visit
from .driver import DRAWN, deal, open_table, post, sit_down, tokens_of

LANGUAGES = ("en", "fr", "ru", "sr-Latn", "sr-Cyrl")
WIDTH = 390
PEOPLE = [{"kind": "you"}, {"kind": "local"}]
FILL = "(found, name) => getComputedStyle(found).getPropertyValue(name)"


def settled(page: Page, base: str, **chosen: Any) -> None:
    """Become somebody who has chosen this before."""
    page.goto(f"{base}/api/health")
    kept = json.dumps({"toured": True, "unfolded": True, **chosen})
    page.evaluate("kept => localStorage.setItem('concordia.settings', kept)", kept)


def test_own_colours_are_everywhere(server: Server, visit: Visit) -> None:
    page = visit()
    made = deal(server.base, {"map": "italia"}, PEOPLE)
    red = made["seats"][0]["token"]
    post(server.base, f"/api/games/{made['game']}/moves", {"token": red, "ply": 0, "text": "prefect"})
    open_table(page, server.base, made["game"], tokens_of(made))
    page.click("[data-settings]")
    page.locator("[data-seat-colors]").select_option("own")
    page.locator("[data-paint=red]").select_option("orange")
    page.locator("[data-paint=green]").select_option("orange")
    # Whoever had it got the other's: no two are alike.
    expect(page.locator("[data-paint=red]")).to_have_value("green")
    assert faults(page) == []
    page.keyboard.press("Escape")
    orange = page.locator("html").evaluate(FILL, "--paint-orange")
    for _ in range(2):
        for part in ('article[data-seat="green"]', ".colonist[aria-label^=Orange] .piece"):
            element = page.locator(part).first
            expect(element).to_be_attached()
            assert element.evaluate(FILL, "--seat-green") == orange
        expect(page.locator('article[data-seat="green"] strong')).to_have_text("Orange")
        expect(page.locator(".log")).to_contain_text("Green plays the Prefect")
        # The shapes on light paints are dark.
        assert page.locator("#mark-green path").evaluate(FILL, "fill") == "rgb(31, 23, 16)"
        page.reload()
        page.wait_for_selector(".over")
    page.click("[data-settings]")
    page.locator("[data-seat-colors]").select_option("box")
    expect(page.locator('article[data-seat="green"] strong')).to_have_text("Green")


def test_letters_and_drawing(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(server.base)
    size = "found => parseFloat(getComputedStyle(found).fontSize)"
    before = page.locator("footer").evaluate(size)
    page.click("[data-settings]")
    page.locator("[data-text-choice]").select_option("130")
    expect(page.locator("html")).to_have_attribute("data-text", "130")
    assert page.locator("footer").evaluate(size) == pytest.approx(1.3 * before)
    ripples = page.locator(".map .ripple")
    expect(ripples.first).to_be_visible()
    page.locator("[data-detail-choice]").select_option("plain")
    expect(ripples.first).to_be_hidden()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-detail", "plain")
    expect(page.locator("html")).to_have_attribute("data-text", "130")


def fits(page: Page, where: str) -> None:
    """Nothing scrolls sideways, nothing is cut."""
    page.evaluate(DRAWN)
    assert page.evaluate("width => window.overflow(width)", WIDTH) == [], where


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_letters_fit_a_phone(server: Server, visit: Visit, over: dict[str, Any], language: str) -> None:
    page = visit(WIDTH, 844, has_touch=True, is_mobile=True)
    settled(page, server.base, text=130, language=language)
    seats = [{"kind": "you"}, {"kind": "bot", "bot": BOT}]
    made = deal(server.base, {"map": "italia", "forum": True, "auction": True, "fish": "coast"}, seats)
    open_table(page, server.base, made["game"], tokens_of(made))
    page.wait_for_selector(".bar.acting")
    for part in page.locator("[data-show]").all():
        part.click()
        fits(page, f"table, {part.get_attribute('data-show')}")
    page.click("[data-settings]")
    page.locator("[data-seat-colors]").select_option("own")
    fits(page, "settings")
    for path, sign in (
        ("/", "h1"),
        ("/new", "[data-option]"),
        (f"/replay/{over['game']}#ply=90", "[data-slider]"),
    ):
        page.goto(server.base + path)
        page.wait_for_selector(sign)
        fits(page, path)
    for part in page.locator("[data-show]").all():
        part.click()
        fits(page, f"replay, {part.get_attribute('data-show')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_letters_fit_a_turn(server: Server, visit: Visit, language: str) -> None:
    page = visit(WIDTH, 844, has_touch=True, is_mobile=True)
    settled(page, server.base, text=130, language=language)
    sit_down(page, server.base, {"map": "italia"}, PEOPLE)
    for card, asked in (("mercator", "trade"), ("senator", "buy-card")):
        page.wait_for_selector(f'[data-touch="card:{card}"][data-light="next"]')
        fits(page, "hand")
        for _ in range(2):
            page.tap(f'[data-touch="card:{card}"]')
        page.wait_for_selector(f'[data-prompt="{asked}"]')
        fits(page, card)
        page.tap("[data-undo]")
