"""Team play in a real browser: by clicks and taps, with a card to suggest, seats and scores by team."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .access import faults
from .conftest import Server, Visit
from .driver import LONG, deal, open_table, play, play_until_told, sit_down

TEAMS = {"map": "italia", "venus": True, "teams": True}
BOT = {"kind": "bot", "bot": "random"}
PARTNERS = [{"kind": "you", "name": "Ann"}, BOT, {"kind": "local", "name": "Ben"}, BOT]
"""Two people opposite each other, and two bots."""


def team(page: Page, name: str) -> Locator:
    """The panel of a player's team."""
    # The whole name: Hanno has an Ann in him.
    return page.locator("[data-team]", has=page.locator(f'strong:text-is("{name}")'))


def prompt(page: Page, id: str) -> Locator:
    """The question, if it is this one."""
    return page.locator(f'.prompt[data-prompt="{id}"]')


def test_a_team_game_by_clicks(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, TEAMS, PARTNERS, confirm=False)
    expect(team(page, "Ann").locator("article[data-seat]")).to_have_count(2)
    expect(team(page, "Ann")).to_contain_text("Ben")
    play_until_told(page, Random(1), 40)
    expect(page.locator("[data-team-turn]")).to_be_visible()
    assert not faults(page)
    page.click('[data-tab="score"]')
    expect(page.locator("tr.team td")).to_have_count(2)
    expect(page.locator(".score tbody th", has_text="Venus")).to_have_count(1)


def test_a_team_game_with_all_modules_on_a_phone(server: Server, visit: Visit) -> None:
    page = visit(390, 844, has_touch=True)
    options = {**TEAMS, "salt": True, "forum": True, "fish": "coast", "money_gifts": True}
    sit_down(page, server.base, options, PARTNERS)
    play(page, Random(2), clicks=30, touch=True)
    expect(page.locator("[data-team-turn]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "phone"), [(4, False), (4, True), (6, False)])
def test_a_whole_team_game(server: Server, visit: Visit, seats: int, phone: bool) -> None:
    page = visit(390, 844, has_touch=True) if phone else visit()
    half: list[dict[str, str]] = [PARTNERS[0], *[{"kind": "bot", "bot": "greedy"}] * (seats // 2 - 1)]
    sit_down(page, server.base, TEAMS, [*half, PARTNERS[2], *half[1:]], confirm=False)
    play(page, Random(2), 3 * LONG, touch=phone)
    page.wait_for_selector("[data-end]")
    expect(page.locator("[data-end] .ranking li")).to_have_count(seats // 2)
    expect(page.locator("[data-end] tr.team td.won")).to_have_count(1)
    expect(page.locator("[data-end] figure polyline.edge")).to_have_count(seats // 2)


def two_pages(server: Server, visit: Visit, **more: Any) -> list[Page]:
    """A page for each of two partners, who sit at two tables of one game."""
    made = deal(server.base, TEAMS, PARTNERS, confirm=False, **more)
    pages = []
    for token in [seat["token"] for seat in made["seats"] if seat["token"]]:
        pages.append(visit())
        open_table(pages[-1], server.base, made["game"], [token])
    return pages


def to_play(pages: list[Page]) -> tuple[Page, Page]:
    """Whose turn it is, and the partner; before that, those who begin elsewhere name a city."""
    for _ in range(6000):
        for page, other in (pages, pages[::-1]):
            if prompt(page, "play-card").count() and page.locator('.card[data-light="next"]').count():
                return page, other
            if prompt(page, "name-start").count():
                play(page, Random(1), 10, clicks=1)
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked for a card")


def test_a_card_is_suggested_to_the_partner(server: Server, visit: Visit) -> None:
    pages = two_pages(server, visit)
    active, partner = to_play(pages)
    active.click('[data-touch="card:legatus"]')
    expect(prompt(partner, "call-card")).to_be_visible()
    expect(partner.locator('[data-touch="card:legatus"]')).not_to_have_attribute("data-light", "next")
    active.click('[data-wish="mercator"]')
    expect(partner.locator("[data-wished]")).to_contain_text("suggests the Mercator")
    expect(partner.locator(".card.wished")).to_have_attribute("data-touch", "card:mercator")
    partner.click('[data-touch="card:mercator"]')
    # The active player carries it out first, and the partner after him.
    expect(active.locator('[data-half] [data-does="mercator"]')).to_be_visible()
    active.click('[data-move="done"]')
    expect(partner.locator("[data-team-turn]")).to_contain_text("Your action")
    expect(active.locator("[data-team-turn]")).to_contain_text("carries out this card with you")
    partner.click('[data-move="done"]')
    expect(active.locator('[data-laid="legatus"]')).to_have_count(0)


def test_seats_of_a_new_game_stand_by_teams(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{server.base}/new")
    expect(page.locator('[data-option="teams"]')).to_be_disabled()
    page.check('[data-option="venus"]')
    page.check('[data-option="teams"]')
    page.check('[data-option="money_gifts"]')
    page.get_by_role("button", name="6 players").click()
    expect(page.locator(".seat .number")).to_have_text(["1", "4", "2", "5", "3", "6"])
    page.uncheck('[data-option="venus"]')
    expect(page.locator(".seat .number")).to_have_text(["1", "2", "3", "4", "5"])
    for option in ("teams", "money_gifts"):
        expect(page.locator(f'[data-option="{option}"]')).not_to_be_checked()
        expect(page.locator(f'[data-option="{option}"]')).to_be_disabled()
