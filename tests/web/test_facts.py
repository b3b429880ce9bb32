"""Whatever is looked at tells what it would cost and bring, also while somebody else is to move."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server, Visit
from .driver import Position, open_table, sit_down_at, three_friends

TOLD = ".effect [data-facts]"


def waiting(page: Page, server: Server) -> None:
    """Sit at a table where somebody else is to move."""
    game, tokens = three_friends(server.base)
    open_table(page, server.base, game, [tokens["green"]])
    expect(page.locator("[data-prompt=wait-for]")).to_be_visible()


def test_everything_tells_its_facts_in_others_turns(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    waiting(page, server)
    page.hover('[data-touch="city:aquileia"]')
    expect(page.locator(f"{TOLD}[data-facts=city]")).to_contain_text("Aquileia")
    expect(page.locator(f"{TOLD} .cost")).to_be_visible()
    expect(page.locator(f"{TOLD} [data-god=jupiter], {TOLD} [data-god=saturnus]").first).to_be_visible()
    expect(page.locator(TOLD)).to_contain_text("None of your colonists")
    page.hover('[data-touch="province:venetia"]')
    expect(page.locator(f"{TOLD} [data-yields=green]")).to_be_visible()
    page.hover('[data-touch="space:7"]')
    expect(page.locator(f"{TOLD}[data-facts=offer]")).to_contain_text("Senator")
    expect(page.locator(f"{TOLD} [data-lacks]").first).to_contain_text("You lack")
    page.hover('[data-touch="card:architect"]')
    expect(page.locator(f"{TOLD}[data-facts=card] [data-gain]")).to_have_text(re.compile(r"^\+?\d+\sVP$"))
    page.hover('[data-touch="colonist:land:roma"]')
    expect(page.locator(f"{TOLD}[data-facts=colonist]")).to_contain_text("2 steps")
    expect(page.locator("[data-reached]").first).to_be_visible()
    page.hover('[data-touch="city:roma"]')
    expect(page.locator("[data-reached]")).to_have_count(0)
    expect(page.locator(f"{TOLD}[data-facts=city]")).to_contain_text("start")


def test_a_position_is_asked_about_once(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    waiting(page, server)
    for city in ("aquileia", "verona", "genua"):
        page.hover(f'[data-touch="city:{city}"]')
        expect(page.locator(f"{TOLD}[data-facts=city]")).to_contain_text(city.capitalize())
    assert len([text for text in sent if '"facts"' in text]) == 1


@pytest.mark.parametrize("language", ["en", "fr", "ru", "sr-Latn"])
def test_a_finger_asks_on_a_phone(server: Server, visit: Visit, language: str) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True, locale=language)
    waiting(page, server)
    page.locator('[data-touch="city:florentia"]').tap()
    expect(page.locator(f"{TOLD}[data-facts=city]")).to_contain_text("Florentia")
    cut = page.evaluate(f"""() => {{
        const told = document.querySelector("{TOLD}"), strip = told.closest(".effect");
        return strip.scrollHeight > strip.clientHeight + 1 || strip.scrollWidth > strip.clientWidth + 1;
    }}""")
    assert not cut, "all of it is seen"
    page.locator('[data-show="display"]').tap()
    page.locator('[data-touch="space:7"]').tap(force=True)
    expect(page.locator(f"{TOLD}[data-facts=offer]")).to_be_visible()


def test_what_can_be_done_tells_its_gods(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    sit_down_at(
        page, server.base, {"map": "italia"}, 2, lambda found: found["prompt"]["id"] == "build-houses"
    )
    expect(page.locator("[data-prompt=build-houses]")).to_be_visible()
    page.locator('[data-touch^="city:"][data-light="next"]').first.focus()
    expect(page.locator(f"{TOLD} [data-god]").first).to_be_visible()
    expect(page.locator(f"{TOLD} .cost")).to_have_count(0)


def building(position: Position) -> bool:
    """Houses can be built."""
    return position["prompt"]["id"] == "build-houses" and len(position["moves"]) > 1


def test_who_builds_is_not_told_how_far_colonists_get(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    sit_down_at(page, server.base, {"map": "italia"}, 3, building)
    page.locator('[data-touch^="colonist:"]').first.hover()
    page.locator('[data-touch="card:prefect"]').hover()
    expect(page.locator(f"{TOLD}[data-facts=card]")).to_be_visible()
    page.locator('[data-touch^="colonist:"]').first.hover()
    expect(page.locator(f"{TOLD}[data-facts]")).to_have_count(0)
    expect(page.locator("[data-reached]")).to_have_count(0)
