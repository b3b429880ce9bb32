"""Somebody is away: the others vote for a bot, everybody sees the time left, whoever comes back is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from .access import faults
from .conftest import Server, Visit
from .driver import open_table, three_friends

AWAY = 'article[data-seat="red"]'


class Friends:
    """Three who have all joined, by seat; red, who begins, is away."""

    def __init__(self, server: Server, **more: int) -> None:
        self.server = server
        self.game, self.tokens = three_friends(server.base, **more)

    def open(self, page: Page, seat: str) -> Page:
        """Sit down."""
        open_table(page, self.server.base, self.game, [self.tokens[seat]])
        return page

    @contextmanager
    def voting(self, here: Page, there: Page) -> Iterator[None]:
        """Green has voted, and blue does so after what is done in between."""
        self.open(here, "green")
        self.open(there, "blue")
        vote(here).click()
        expect(there.locator(f"{AWAY} .vote")).to_contain_text("1")
        expect(vote(here)).to_have_attribute("aria-pressed", "true")
        yield
        vote(there).click()


def vote(page: Page) -> Locator:
    """The button by which one votes, or no longer."""
    return page.locator(f"{AWAY} .vote button")


def test_everybody_sees_the_time_left(server: Server, visit: Visit) -> None:
    # Enough time for all that is looked at before it is over.
    friends = Friends(server, grace=10)
    here, there, looking = visit(), visit(1366, 768), visit(390, 844, color_scheme="dark")
    with friends.voting(here, there):
        open_table(looking, server.base, friends.game, [])
        expect(looking.locator("header .notice")).to_have_count(0)
    for page in (here, there, looking):
        expect(page.locator("header .notice")).to_contain_text(
            re.compile(r"a bot takes over in (10|\d):\d\d")
        )
    expect(here.locator(f"{AWAY} .tag", has_text="Bot")).to_have_count(0)
    looking.click('[data-show="players"]')
    expect(looking.locator(f"{AWAY} [data-grace]")).to_be_visible()
    for page in (there, looking):
        assert faults(page) == []
    # A vote can be withdrawn.
    vote(there).click()
    for page in (here, there, looking):
        expect(page.locator("[data-grace], header .notice")).to_have_count(0)
    # Whoever comes back in time is told so.
    vote(there).click()
    expect(here.locator(f"{AWAY} [data-grace]")).to_be_visible()
    back = friends.open(visit(), "red")
    expect(back.locator("[data-away]")).to_contain_text("back in time")
    expect(here.locator(f"{AWAY} .vote, header .notice")).to_have_count(0)


def test_who_comes_back_reads_what_the_bot_did(server: Server, visit: Visit) -> None:
    friends = Friends(server, grace=0)
    here, there = visit(), visit()
    with friends.voting(here, there):
        expect(here.locator('article[data-seat="blue"] .vote')).to_have_count(0)
    for page in (here, there):
        expect(page.locator(f"{AWAY} .tag", has_text="Bot")).to_be_visible()
        expect(page.locator(f"{AWAY} .vote")).to_have_count(0)
        page.wait_for_selector('article.asked[data-seat="green"]')
    back = friends.open(visit(390, 844), "red")
    expect(here.locator(f"{AWAY} .tag", has_text="Bot")).to_have_count(0)
    told = back.locator("[data-away] .moves p")
    expect(told.first).to_be_visible()
    # It is in the words of the log.
    lines = here.locator(".log p").all_inner_texts()
    assert told.count() > 0
    assert {line.strip() for line in told.all_inner_texts()} <= {line.strip() for line in lines}
    assert faults(back) == []
    back.click("[data-away-close]")
    expect(back.locator("[data-away]")).to_have_count(0)
    back.reload()
    back.wait_for_selector(".over")
    expect(back.locator("[data-away]")).to_have_count(0)


def test_the_time_to_come_back_is_an_option(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{server.base}/new")
    page.wait_for_selector('[data-option="confirm"]')
    expect(page.locator('[data-option="grace"]')).to_have_count(0)
    page.locator('[data-seat-kind="1"]').select_option("friend")
    page.locator('[data-option="grace"]').select_option("10 minutes")
    assert faults(page) == []
    with page.expect_request("**/api/games") as request:
        page.click("[data-start]")
    assert (request.value.post_data_json or {})["grace"] == 10
