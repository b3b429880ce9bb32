"""What a move costs and brings is shown before it is made."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import BOT, Server, Visit
from .driver import sit_down

SEATS = [{"kind": "you"}, {"kind": "bot", "bot": BOT}]


def test_a_route_shows_its_steps(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia"}, SEATS)
    page.wait_for_selector('.card[data-light="next"]')
    page.click('[data-touch="card:architect"]')
    page.wait_for_selector("[data-prompt=move-colonists]")
    page.locator('[data-touch="colonist:land:roma"]').press("Enter")
    page.locator('[data-touch^="route:land:"][data-light="next"]').first.focus()
    expect(page.locator(".effect")).to_contain_text(re.compile(r"[12] steps?"))


def test_a_province_shows_what_it_gives(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia"}, SEATS)
    page.wait_for_selector('.card[data-light="next"]')
    page.click('[data-touch="card:prefect"]')
    page.wait_for_selector("[data-prompt=prefect]")
    page.locator('[data-touch^="province:"][data-light="next"]').first.focus()
    expect(page.locator(".effect .part .goods")).to_have_count(1)
