"""The rules as a booklet: it opens, is searched, jumps, leaves out what is not played, and goes onto paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from concordia_game.booklet.contents import contents

from .access import faults
from .conftest import BOT, Server, Visit
from .driver import sit_down

DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
SECTIONS = contents()
SEATS = [{"kind": "you"}, {"kind": "bot", "bot": BOT}]


def open_booklet(page: Page, base: str, address: str = "/rules") -> None:
    """With its last section."""
    page.goto(base + address)
    page.wait_for_selector("[data-section=end]", state="attached")


def section(page: Page, id: str) -> Locator:
    """A section by its id."""
    return page.locator(f"[data-section={id}]")


def shown(page: Page) -> list[str]:
    """The sections that can be read."""
    found: list[str] = page.locator("[data-section]:not([hidden])").evaluate_all(
        "found => found.map(one => one.dataset.section)"
    )
    return found


def test_it_opens_from_the_first_page_with_everything(server: Server, visit: Visit) -> None:
    page = visit(*DESKTOP)
    page.goto(server.base)
    page.click("[data-booklet]")
    page.wait_for_selector("[data-section=end]", state="attached")
    assert shown(page) == [one.id for one in SECTIONS]
    examples = [id for one in SECTIONS for id in one.examples]
    expect(page.locator("[data-example]")).to_have_count(len(examples))
    # Nothing is left unsaid: a message that is missing would show its id.
    assert re.findall(r"booklet-[\w-]+", page.locator("main").inner_text()) == []
    assert "{$" not in page.locator("main").inner_text()
    expect(page.locator("[data-example=architect] .picture svg .houses use").first).to_be_attached()
    expect(page.locator("[data-score-table] [data-total]").first).to_have_text(re.compile(r"^\d+$"))


def test_what_is_searched_is_found_and_lit_up(server: Server, visit: Visit) -> None:
    page = visit(*DESKTOP)
    open_booklet(page, server.base)
    page.fill("[data-search]", "præfectus magnus")
    expect(page.locator("[data-found]")).to_have_text(re.compile(r"\d+ sections?"))
    expect(section(page, "magnus")).to_be_visible()
    expect(section(page, "storehouse")).to_be_hidden()
    assert page.locator("[data-contents]").count() == len(shown(page))
    page.wait_for_function("() => CSS.highlights.get('booklet')?.size > 0")
    page.fill("[data-search]", "zeppelin")
    expect(page.locator("[data-found]")).to_have_text("Nothing found. Try another word.")
    page.fill("[data-search]", "")
    expect(section(page, "storehouse")).to_be_attached()
    page.wait_for_function(f"() => document.querySelectorAll('[data-contents]').length === {len(SECTIONS)}")


def test_the_contents_and_an_address_lead_to_a_section(server: Server, visit: Visit) -> None:
    page = visit(*DESKTOP)
    open_booklet(page, server.base, "/rules#gods")
    expect(page.locator("#gods-title")).to_be_in_viewport()
    expect(page.locator("#gods-title")).to_be_focused()
    page.click("[data-contents=mercator]")
    expect(page.locator("#mercator-title")).to_be_in_viewport()
    expect(page.locator("#mercator-title")).to_be_focused()
    assert page.url.endswith("/rules#mercator")


def test_modules_can_be_left_out(server: Server, visit: Visit) -> None:
    page = visit(*DESKTOP)
    open_booklet(page, server.base)
    page.locator("[data-module=fish]").uncheck()
    expect(section(page, "market")).to_have_count(0)
    page.locator("[data-module=salt]").uncheck()
    expect(page.locator("[data-house=salt]")).to_have_count(0)
    without = [one.id for one in SECTIONS if not {"fish", "salt"} & set(one.needs)]
    assert shown(page) == without
    page.locator("[data-module=fish]").check()
    expect(section(page, "market")).to_have_count(1)


def test_a_game_shows_what_it_uses(server: Server, visit: Visit) -> None:
    page = visit(*DESKTOP)
    options = {"map": "italia", "salt": True}
    sit_down(page, server.base, options, SEATS, confirm=False)
    page.click("[data-rules]")
    with page.context.expect_page() as opened:
        page.click("dialog [data-booklet]")
    booklet = opened.value
    booklet.wait_for_selector("[data-this-game]")
    ids = shown(booklet)
    assert {"salt", "prefect", "italia"} <= set(ids)
    assert not {"forum", "market", "venus", "teams", "imperium"} & set(ids)
    prices = booklet.locator("[data-price]").evaluate_all("found => found.map(one => one.dataset.price)")
    assert {"consul", "vintner", "prefect", "mercator5"} <= set(prices)
    assert not {"prefect_architect", "proconsul"} & set(prices)
    # A link to something else shows it nevertheless.
    booklet.evaluate("location.hash = 'market'")
    expect(booklet.locator("#market-title")).to_be_focused()
    expect(section(booklet, "forum")).to_have_count(1)


def test_its_words_tell_only_of_this_game(server: Server, visit: Visit) -> None:
    page = visit(*DESKTOP)
    open_booklet(page, server.base, "/rules?map=balearica&fish=coast&players=2")
    setup, board = section(page, "setup"), section(page, "board")
    expect(setup).to_contain_text("begin at sea, one on each start space; the other four")
    expect(setup).to_contain_text("the last one gets the Præfectus Piscatus.")
    expect(setup.locator("[data-start-money]")).to_have_text("5, 6")
    expect(setup).not_to_contain_text("start city")
    expect(board.locator("> p").nth(1)).to_contain_text("At the start 1 fish lies in each")
    expect(board.locator("> p").nth(1)).not_to_contain_text("marker")
    # A player of a team has other cards and other money; the chapter on team play tells which.
    open_booklet(page, server.base, "/rules?map=imperium&venus=1&teams=1&players=6")
    expect(setup).to_contain_text("six starting cards")
    expect(setup).to_contain_text("all five decks. The last player gets the Præfectus Magnus.")
    expect(setup.locator("[data-start-money]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_prices_are_always_in_view(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    page = visit(*size)
    open_booklet(page, server.base)
    cloth = page.locator("[data-trade=cloth]")
    expect(cloth).to_be_in_viewport()
    for id in ("gods", "turn"):
        page.evaluate(f"location.hash = '{id}'")
        expect(page.locator(f"#{id}-title")).to_be_in_viewport()
        expect(cloth).to_be_in_viewport()
    expect(cloth).to_have_text("7")
    expect(page.locator("[data-house=cloth]")).to_have_text(re.compile("5"))
    assert page.evaluate(f"window.overflow({size[0]})") == []


@pytest.mark.parametrize("language", ["ru", pytest.param("sr-Latn", marks=pytest.mark.soak)])
def test_it_is_read_in_other_languages(server: Server, visit: Visit, language: str) -> None:
    page = visit(*PHONE)
    open_booklet(page, server.base)
    page.select_option("[data-language]", language)
    said = {"ru": "О чём эта игра", "sr-Latn": "O čemu je igra"}[language]
    expect(page.locator("#goal-title")).to_contain_text(said)
    assert re.findall(r"booklet-[\w-]+", page.locator("main").inner_text()) == []


def test_on_paper_it_is_day_and_nothing_is_folded(server: Server, visit: Visit) -> None:
    page = visit(*DESKTOP, color_scheme="dark")
    open_booklet(page, server.base)
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("[data-search]")).to_be_hidden()
    expect(page.locator("html[data-look=light]")).to_have_count(1)
    expect(page.locator("aside details[open]")).to_have_count(1)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("html[data-look=dark]")).to_have_count(1)
    pdf = page.pdf(format="A4", prefer_css_page_size=True)
    pages = len(re.findall(rb"/Type\s*/Page[^s]", pdf))
    assert 10 <= pages <= 50
    # The page may be lent to another test.
    page.emulate_media(media="null")


@pytest.mark.parametrize(
    ("size", "look"), [(PHONE, "dark"), pytest.param(DESKTOP, "light", marks=pytest.mark.soak)]
)
def test_everybody_can_read_it(server: Server, visit: Visit, size: tuple[int, int], look: str) -> None:
    page = visit(*size, color_scheme=look)
    open_booklet(page, server.base)
    assert faults(page) == []
    headings = page.locator("main h3").all_text_contents()
    assert len(headings) == len(SECTIONS)
    pictures = page.locator("main [role=img].picture")
    names = pictures.evaluate_all("found => found.map(one => one.getAttribute('aria-label'))")
    assert names
    assert all(name.startswith("Picture: a part of the board") for name in names)
