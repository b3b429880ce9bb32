"""Every card, tile, stall, god and option leads to its own entry in the rules."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from .conftest import BOT, Server, Visit
from .driver import get, sit_down

EVERYTHING = {"map": "imperium", "salt": True, "forum": True, "fish": "slope"}
SEATS = [{"kind": "you"}, {"kind": "bot", "bot": BOT}]


def follow_all(page: Page) -> list[str]:
    """Follow a visible link of each kind with the keyboard and come back; returns where all of them lead."""
    led: list[str] = []
    kinds = set()
    for link in page.locator("[data-rule]:visible").all():
        entry = link.get_attribute("data-rule") or ""
        led.append(entry)
        kind = entry.partition(":")[0]
        if kind in kinds:
            continue
        kinds.add(kind)
        link.press("Enter")
        found = page.locator(f'dialog [data-entry="{entry}"]')
        expect(found).to_be_in_viewport()
        expect(found).to_be_focused()
        entries = page.locator("dialog [data-entry]").evaluate_all(
            "found => found.map(entry => entry.dataset.entry)"
        )
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    assert set(led) <= set(entries)
    return led


def test_every_thing_of_the_table_leads_to_its_rule(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, EVERYTHING, SEATS, confirm=False)
    page.wait_for_selector("[data-prompt=keep-patrician]")
    page.locator('[data-touch^="tile:"]').first.click()
    page.wait_for_selector('.card[data-light="next"]')
    led = follow_all(page)
    for tab, kind in (("score", "god"), ("forum", "tile"), ("market", "stall")):
        page.click(f"[data-tab={tab}]")
        # What is there is loaded when it is first looked at.
        page.wait_for_selector(f'[role=tabpanel] [data-rule^="{kind}:"]')
        led += follow_all(page)
    kinds = {entry.partition(":")[0] for entry in led}
    assert kinds == {"card", "god", "tile", "stall", "option"}
    assert {"card:magnus", "card:tribune", "god:minerva", "stall:house", "option:salt"} <= set(led)


def test_what_is_reconstructed_says_so_and_how_to_correct_it(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, EVERYTHING, SEATS, confirm=False)
    page.click("[data-rules]")
    page.wait_for_selector("dialog [data-entry]")
    noted = page.locator("dialog [data-entry]").filter(has=page.locator("small"))
    entries = noted.evaluate_all("found => found.map(entry => entry.dataset.entry)")
    listed = json.loads(get(server.base, "/api/catalog"))["tiles"]
    tiles = [f"tile:{tile['id']}" for tile in listed if tile["reconstructed"]]
    assert entries == ["option:venus", "option:teams", *tiles, "market"]
    for text in noted.locator("small").all_text_contents():
        assert "our reconstruction" in text or "public descriptions" in text
        assert "CONTRIBUTING.md" in text


@pytest.mark.parametrize("marked", [True, False])
def test_a_reconstructed_tile_says_so_on_the_table(server: Server, visit: Visit, marked: bool) -> None:
    """Which tiles lie there is up to the deal, so here the catalog marks every one, or none."""
    page = visit()
    listed = json.loads(get(server.base, "/api/catalog"))
    for tile in listed["tiles"]:
        tile["reconstructed"] = marked
    page.route("**/api/catalog", lambda route: route.fulfill(json=listed))
    sit_down(page, server.base, EVERYTHING, SEATS, confirm=False)
    page.wait_for_selector("[data-prompt=keep-patrician]")
    page.locator('[data-touch^="tile:"]').first.click()
    page.wait_for_selector('.card[data-light="next"]')
    page.click("[data-tab=forum]")
    page.wait_for_selector('[data-touch^="forum:"]')
    shown = page.locator('[data-touch^="forum:"]').all_text_contents()
    tips = page.locator(".players .tile").evaluate_all("found => found.map(tile => tile.title)")
    assert len(shown) == 4
    assert tips
    assert {"our reconstruction" in text for text in [*shown, *tips]} == {marked}


def test_every_option_of_a_new_game_leads_to_its_rule(server: Server, visit: Visit) -> None:
    page = visit(390, 844, has_touch=True)
    page.goto(f"{server.base}/new")
    page.wait_for_selector("[data-rule]")
    assert {"option:salt", "option:forum", "option:auction", "option:fish"} <= set(follow_all(page))


@pytest.mark.parametrize(
    ("options", "place", "money"),
    [
        ({"map": "italia"}, "in the start city", "take 5 sestertii plus 1 for each"),
        ({"map": "balearica", "edition": "2013"}, "in a city with your house", "take 2 sestertii for each"),
    ],
)
def test_cards_say_only_what_holds_in_this_game(
    server: Server, visit: Visit, options: dict[str, str], place: str, money: str
) -> None:
    page = visit()
    sit_down(page, server.base, options, SEATS, confirm=False)
    page.wait_for_selector('.card[data-light="next"]')
    tribune = str(page.locator('[data-touch="card:tribune"]').get_attribute("title"))
    assert f"place a new colonist {place}." in tribune
    page.click("[data-rules]")
    colonist = page.locator('dialog [data-entry="card:colonist"]').inner_text()
    assert money in colonist
    assert "Balearica" not in colonist
    assert "2013" not in colonist
