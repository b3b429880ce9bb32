"""What a first-time player must not stumble over: refusals that stay, a board that jumps, cards out of sight."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import BOT, Server, Visit
from .driver import play, sit_down

BOTS = [{"kind": "you"}, {"kind": "bot", "bot": BOT}]
BOX = "(found => { const { x, y, width, height } = found.getBoundingClientRect(); return [x, y, width, height]; })"
REACHED = """
[...document.querySelectorAll(".hand .card")].map((card) => {
  const { left, top, height } = card.getBoundingClientRect();
  return document.elementFromPoint(left + 20, top + height / 2)?.closest(".card") === card;
})
"""


def board_box(page: Page) -> list[float]:
    """Where the board's window lies."""
    found: list[float] = page.locator(".window").evaluate(BOX)
    return found


def my_turn(page: Page) -> None:
    """Wait until a card can be played."""
    page.wait_for_selector('.card[data-light="next"]')


def buying(page: Page, server: Server) -> None:
    """Sit down and play the Senator."""
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    my_turn(page)
    page.click('[data-touch="card:senator"]')
    page.wait_for_selector('[data-prompt="buy-card"]')


def refused(page: Page) -> None:
    """Ask for a card that is too dear."""
    page.locator('.row[data-touch^="space:"]:not([data-light="next"])').last.click(force=True)
    page.wait_for_selector(".reason")


def test_a_refusal_yields_to_what_is_looked_at(server: Server, visit: Visit) -> None:
    page = visit()
    buying(page, server)
    refused(page)
    page.locator('.row[data-light="next"]').first.hover()
    expect(page.locator(".reason")).to_have_count(0)
    refused(page)
    page.keyboard.press("Escape")
    expect(page.locator(".reason")).to_have_count(0)
    refused(page)
    page.click("[data-hint]")
    expect(page.locator(".reason")).to_have_count(0)


def test_a_refusal_goes_by_itself(server: Server, visit: Visit) -> None:
    page = visit(hasty=True)
    buying(page, server)
    refused(page)
    expect(page.locator(".reason")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (820, 1180)])
def test_the_board_stays_where_it_is(server: Server, visit: Visit, width: int, height: int) -> None:
    page = visit(width, height)
    sit_down(page, server.base, {"map": "italia"}, BOTS, confirm=True)
    my_turn(page)
    begun = board_box(page)
    for _ in range(24):
        assert play(page, Random(3), clicks=1) == 1
        assert board_box(page) == begun


def test_the_board_of_a_phone_stays_while_goods_change_hands(server: Server, visit: Visit) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True)
    sit_down(page, server.base, {"map": "italia"}, BOTS, confirm=True)
    my_turn(page)
    for _ in range(2):
        page.tap('[data-touch="card:mercator"]')
    page.wait_for_selector('[data-prompt="trade"]')
    begun = board_box(page)
    page.locator('.moves [data-move^="sell"]').first.tap()
    expect(page.locator(".counted")).to_have_count(1)
    assert board_box(page) == begun


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (900, 700), (390, 844)])
def test_every_card_of_the_hand_can_be_reached(server: Server, visit: Visit, width: int, height: int) -> None:
    page = visit(width, height)
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    my_turn(page)
    count = page.locator(".hand .card").count()
    assert count >= 6
    assert all(page.evaluate(REACHED))
    # A card under the pointer is raised; the next ones can be reached all the same, and what it explains.
    for number in range(count):
        page.locator(".hand .card").nth(number).hover(position={"x": 20, "y": 60})
        assert all(page.evaluate(REACHED))
        page.locator(".hand .corner").nth(number).click(trial=True)


def test_a_tablet_shows_hand_display_and_players_at_once(server: Server, visit: Visit) -> None:
    page = visit(820, 1180, has_touch=True)
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    my_turn(page)
    for part in (".hand", "[data-part=display]", "[data-part=players]", "[role=tabpanel]", ".window"):
        box: Any = page.locator(part).evaluate(BOX)
        assert min(box) >= 0
        assert box[0] + box[2] <= 820
        assert box[1] + box[3] <= 1180
        assert box[3] > 80
    expect(page.locator(".bottom")).to_be_hidden()


def test_a_turn_by_few_keys(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    my_turn(page)
    page.keyboard.press("?")
    expect(page.locator("[data-keys]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-keys]")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    card = page.locator('[data-touch="card:architect"]')
    expect(card).to_have_attribute("data-key", re.compile(r"\d"))
    page.keyboard.press(str(card.get_attribute("data-key")))
    asked = page.locator(".prompt")
    expect(asked).to_have_attribute("data-prompt", "move-colonists")
    page.keyboard.press("1")
    page.wait_for_selector('.route[data-key="1"]')
    undo = page.locator("[data-undo]")
    before = str(undo.get_attribute("data-undo"))
    page.keyboard.press("1")
    # The move has been answered.
    expect(undo).not_to_have_attribute("data-undo", before)
    page.wait_for_selector("[data-light=next]:focus, [data-move]:focus")
    first = page.evaluate("document.activeElement.dataset.touch ?? document.activeElement.dataset.move")
    moved = []
    for arrow in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        page.keyboard.press(arrow)
        moved.append(
            page.evaluate("document.activeElement.dataset.touch ?? document.activeElement.dataset.move")
        )
    assert set(moved) != {first}
    page.keyboard.press("e")
    expect(asked).not_to_have_attribute("data-prompt", "move-colonists")


def test_a_phone_has_nothing_to_complain_of(server: Server, visit: Visit) -> None:
    """Cards move up in parts that are not shown; whatever the console says fails the test."""
    page = visit(390, 844, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    sit_down(page, server.base, {"map": "italia"}, [BOTS[0], {"kind": "bot", "bot": "greedy"}], confirm=False)
    my_turn(page)
    page.tap("[data-show=board]")
    assert play(page, Random(4), clicks=30, touch=True) == 30
