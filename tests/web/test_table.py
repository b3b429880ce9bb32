"""A table in a real browser: whole games by clicks, undo, keys, a phone, languages."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from concordia_game.data.boards import board_ids
from concordia_game.i18n import languages

from .conftest import BOT, Server, Visit
from .driver import DRAWN, LONG, bring, play, sit_down

BOTS = [{"kind": "you"}, {"kind": "bot", "bot": BOT}]
WHOLE = 3 * LONG
"""Seconds for a whole game."""
EVERYTHING = {"salt": True, "forum": True, "intermediate_scoring": True}

TOO_WIDE = """
[...document.querySelectorAll("main button, main a, main input, main select, main p, main h1, main h2, main label")]
  .filter((found) => found.getBoundingClientRect().right > innerWidth + 0.5).map((found) => found.outerHTML)
"""
CHOOSE = (
    """language => localStorage.setItem("concordia.settings", JSON.stringify({ toured: true, language }))"""
)


def prompt(page: Page) -> str:
    """The message of the current question."""
    return page.locator(".prompt").get_attribute("data-prompt") or ""


def my_turn(page: Page) -> None:
    """Wait until a card can be played."""
    page.wait_for_selector('.card[data-light="next"]')


def test_one_click_from_the_first_page_to_a_table(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(server.base)
    page.click("[data-play-now]")
    page.wait_for_selector(".over")
    expect(page.locator("article[data-seat]")).to_have_count(3)
    my_turn(page)


def test_a_whole_game_by_clicks_alone(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia"}, BOTS, confirm=False, seed=5)
    play(page, Random(1), WHOLE)
    page.wait_for_selector("[data-end]")
    expect(page.locator("[data-end] tr.total td")).to_have_count(2)
    page.click("[data-replay]")
    page.wait_for_selector("[data-slider]")
    page.locator("[data-slider]").fill("20")
    expect(page.locator(".film")).to_contain_text("21/")


@pytest.mark.soak
@pytest.mark.parametrize("board", board_ids())
@pytest.mark.parametrize("fish", ["", "coast", "slope"])
@pytest.mark.parametrize("auction", [False, True])
def test_every_board_with_all_modules(
    server: Server, visit: Visit, board: str, fish: str, auction: bool
) -> None:
    page = visit()
    options = {"map": board, "fish": fish, "auction": auction, **EVERYTHING}
    # Bots that play for points end a game sooner than random ones.
    bot = {"kind": "bot", "bot": "greedy"}
    sit_down(page, server.base, options, [BOTS[0], bot, bot], confirm=True)
    play(page, Random(2), WHOLE)
    page.wait_for_selector("[data-end]")


@pytest.mark.soak
def test_a_whole_game_on_a_phone_by_taps_alone(server: Server, visit: Visit) -> None:
    page = visit(390, 844, has_touch=True)
    options = {"map": "italia", "fish": "coast", "auction": True, **EVERYTHING}
    sit_down(page, server.base, options, [BOTS[0], {"kind": "bot", "bot": "greedy"}])
    play(page, Random(2), WHOLE, touch=True)
    page.wait_for_selector("[data-end]")


def test_advice_is_a_move_that_can_be_made(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    my_turn(page)
    cards = page.locator('.card[data-light="next"] .name').all_inner_texts()
    page.get_by_role("button", name="Hint").click()
    playable = re.compile("|".join(map(re.escape, cards)))
    expect(page.locator(".effect")).to_contain_text(playable)


def test_without_confirmation_a_turn_passes_on(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{server.base}/new")
    page.get_by_role("button", name="2 players").click()
    page.locator('[data-option="confirm"]').uncheck()
    page.click("[data-start]")
    my_turn(page)
    before = page.locator(".log p").count()
    page.click('[data-touch="card:prefect"]')
    page.click('[data-move="income"]')
    expect(page.locator(".log p").nth(before + 2)).to_be_visible()
    expect(page.locator("[data-confirm]")).to_have_count(0)


def test_undo_takes_a_card_back(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    my_turn(page)
    page.click('[data-touch="card:architect"]')
    expect(page.locator(".prompt")).to_have_attribute("data-prompt", "move-colonists")
    page.click("[data-undo]")
    expect(page.locator(".prompt")).to_have_attribute("data-prompt", "play-card")
    expect(page.locator('[data-touch="card:architect"]')).to_be_visible()


def test_a_dark_target_says_why(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    my_turn(page)
    page.click('[data-touch="card:senator"]')
    page.wait_for_selector('[data-prompt="buy-card"]')
    page.locator('.row[data-touch^="space:"]:not([data-light="next"])').last.click(force=True)
    expect(page.locator(".reason")).to_contain_text("goods")


def test_hovering_shows_cost_and_effect(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    my_turn(page)
    page.hover('[data-touch="card:mercator"]')
    expect(page.locator(".effect")).to_contain_text("+3")


@pytest.mark.parametrize(("language", "words"), [("ru", "Играть"), ("fr", "Jouer"), ("sr-Latn", "Igraj")])
def test_the_first_page_follows_the_browser(server: Server, visit: Visit, language: str, words: str) -> None:
    page = visit(locale=language)
    page.goto(server.base)
    expect(page.locator("[data-play-now]")).to_contain_text(words)


def test_language_switch_on_the_spot(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    my_turn(page)
    before = page.locator(".prompt").inner_text()
    page.locator("[data-language]").first.select_option("sr-Cyrl")
    expect(page.locator(".prompt")).not_to_have_text(before)
    expect(page.locator("html")).to_have_attribute("lang", "sr-Cyrl")
    page.reload()
    page.wait_for_selector(".over")
    expect(page.locator("html")).to_have_attribute("lang", "sr-Cyrl")


def test_a_phone(server: Server, visit: Visit) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True)
    sit_down(page, server.base, {"map": "italia"}, BOTS, confirm=False)
    my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for part in ("display", "players", "score", "log", "hand"):
        page.tap(f"[data-show={part}]")
    # The first tap shows what the card does, the second one plays it.
    page.tap('[data-touch="card:architect"]')
    assert prompt(page) == "play-card"
    expect(page.locator(".effect")).to_contain_text("Move your colonists")
    expect(page.get_by_role("button", name="Confirm: Architect")).to_be_visible()
    page.tap('[data-touch="card:architect"]')
    expect(page.locator(".prompt")).to_have_attribute("data-prompt", "move-colonists")
    assert play(page, Random(4), clicks=12) == 12


@pytest.mark.parametrize(("width", "height"), [(844, 390), (932, 430)])
def test_a_phone_held_sideways(server: Server, visit: Visit, width: int, height: int) -> None:
    page = visit(width, height, has_touch=True)
    sit_down(page, server.base, {"map": "italia", "fish": "coast", **EVERYTHING}, BOTS, confirm=False)
    for part in ("display", "players", "forum", "market", "score", "log", "hand", "board"):
        page.tap(f"[data-show={part}]")
    assert play(page, Random(4), clicks=12, touch=True) == 12


@pytest.mark.parametrize("path", ["/", "/new", "/join/nothing"])
def test_nothing_reaches_over_the_edge_of_a_narrow_phone(server: Server, visit: Visit, path: str) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    page.goto(server.base)
    for language in languages():
        page.evaluate(CHOOSE, language)
        page.goto(server.base + path)
        page.wait_for_selector("h1")
        page.evaluate(DRAWN)
        assert page.evaluate(TOO_WIDE) == []


def test_every_part_has_its_place_in_the_bar_of_a_narrow_phone(server: Server, visit: Visit) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    sit_down(page, server.base, {"map": "italia", "fish": "coast", **EVERYTHING}, BOTS)
    for language in languages():
        page.evaluate(CHOOSE, language)
        page.reload()
        buttons = page.locator("[data-show]")
        expect(buttons).to_have_count(9)
        page.evaluate(DRAWN)
        for button in buttons.all():
            room = button.bounding_box()
            words = button.locator("span").bounding_box()
            assert room is not None
            assert words is not None
            assert room["x"] >= 0
            assert room["x"] + room["width"] <= 360
            assert words["width"] <= room["width"]


def test_a_thing_tapped_once_looks_chosen(server: Server, visit: Visit) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True)
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    my_turn(page)
    for _ in range(2):
        page.tap('[data-touch="card:architect"]')
    page.wait_for_selector('[data-prompt="move-colonists"]')
    page.tap('.colonist[data-light="next"]')
    routes = page.locator('.route[data-light="next"]')
    expect(routes).not_to_have_count(0)
    plain = looks(page, routes)
    assert len(plain) > 1
    assert len(set(plain)) == 1
    name = str(routes.first.get_attribute("data-touch"))
    point = bring(page, name)
    assert point is not None
    page.touchscreen.tap(*point)
    page.wait_for_selector(".staged")
    (chosen,) = looks(page, page.locator(f'[data-touch="{name}"]'))
    assert chosen not in {*plain, *looks(page, page.locator(".route.next:not(.staged)"))}
    expect(page.get_by_role("button", name="Confirm: Move a land colonist")).to_be_visible()
    page.get_by_role("button", name="Cancel").tap()
    expect(page.locator(".staged")).to_have_count(0)


def looks(page: Page, things: Locator) -> list[str]:
    """How the highlights of things on the board are drawn: all at once, as they change with the board's size."""
    page.evaluate(DRAWN)
    found: list[str] = things.locator(".ring").evaluate_all(
        "(rings) => rings.map(getComputedStyle).map("
        "({ stroke, strokeWidth, fill, opacity }) => [stroke, strokeWidth, fill, opacity].join())"
    )
    return found


def test_keys_alone(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    my_turn(page)
    asked = page.locator(".prompt")
    press(page, "card:architect")
    expect(asked).to_have_attribute("data-prompt", "move-colonists")
    # The bot may come first, and may have moved a colonist, too: hence the lines are counted.
    moved = page.locator(".log p", has_text="moves a land colonist")
    before = moved.count()
    press(page, "colonist:land")
    press(page, "route:land")
    expect(moved).to_have_count(before + 1)
    page.keyboard.press("u")
    expect(moved).to_have_count(before)
    press(page, "done")
    expect(asked).to_have_attribute("data-prompt", "confirm-turn")
    press(page, "confirm")
    expect(page.locator(".log")).to_contain_text("Architect")


def press(page: Page, start: str) -> None:
    """Tab to something that can be done, and do it with Enter."""
    for _ in range(150):
        if focused(page).startswith(start):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {start}")


def focused(page: Page) -> str:
    """What the focused thing does, if it can be done now."""
    return str(
        page.evaluate(
            "(({ dataset }) => dataset.move ?? (dataset.light === 'next' ? dataset.touch : undefined)"
            " ?? ('confirm' in dataset ? 'confirm' : ''))(document.activeElement)"
        )
    )
