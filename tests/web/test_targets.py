"""What is lit on the board: a finger finds it, it says what it costs and brings, and leaving is quiet."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import BOT, Server, Visit
from .driver import DRAWN, Position, sit_down, sit_down_at

BOTS = [{"kind": "you"}, {"kind": "bot", "bot": BOT}]
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
FINGER = 40
SMALLEST_LETTERS = 11
MOVING = "move-colonists"
PRESSING = re.compile(r"\bprimary\b")

HITS = """() => [...document.querySelectorAll('.over .thing[data-light="next"]')].map((thing) => {
  const hit = [...thing.querySelectorAll("circle.hit")].at(-1).getBoundingClientRect();
  const ring = thing.querySelector(".ring").getBoundingClientRect();
  const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  const { left, right, top, bottom } = document.querySelector(".window").getBoundingClientRect();
  const bar = document.querySelector(".bar").getBoundingClientRect();
  const seen = x > left && x < right && y > top && y < Math.min(bottom, bar.top);
  const found = document.elementFromPoint(x, y)?.closest("[data-touch]");
  return { touch: thing.dataset.touch, size: Math.min(hit.width, hit.height), seen, found: found === thing };
})"""
LETTERS = """() => [...document.querySelectorAll(".ground text")]
  .filter((found) => found.checkVisibility({ visibilityProperty: true })).map((found) => {
    const matrix = found.getScreenCTM();
    return [found.textContent, parseFloat(getComputedStyle(found).fontSize) * Math.hypot(matrix.a, matrix.b)];
  }).filter(([, tall]) => tall > 0)"""


def asks(prompt: str, verb: str, turn: int = 0) -> Any:
    """Whether somebody is asked this, and can answer with such a move."""

    def wanted(position: Position) -> bool:
        able = any(move["verb"] == verb for move in position["moves"])
        return position["prompt"]["id"] == prompt and able and position["state"]["turn"] >= turn

    return wanted


def pick_colonist(page: Page) -> None:
    """Pick a colonist to be moved."""
    page.locator('.colonist[data-light="next"]').first.press("Enter")
    page.wait_for_selector('.route[data-light="next"]')


def settled(page: Page) -> None:
    """The board glides no more, also after what stands beside it has found its size."""
    for _ in range(2):
        page.evaluate(DRAWN)
        expect(page.locator(".sheet.gliding")).to_have_count(0)


@pytest.mark.parametrize("board", ["italia", "imperium"])
def test_a_finger_finds_what_is_lit(server: Server, visit: Visit, board: str) -> None:
    page = visit(**PHONE)
    sit_down_at(page, server.base, {"map": board}, 4, asks("build-houses", "build", 8))
    settled(page)
    targets = page.evaluate(HITS)
    assert targets
    assert [target for target in targets if target["size"] < FINGER or not target["seen"]] == []
    assert all(target["found"] for target in targets)


def test_a_finger_finds_colonists_ways_and_provinces(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    sit_down_at(page, server.base, {"map": "italia"}, 2, asks(MOVING, "move"))
    assert min(target["size"] for target in page.evaluate(HITS)) >= FINGER
    pick_colonist(page)
    ways = page.evaluate(HITS)
    assert len(ways) > 3
    assert min(target["size"] for target in ways) >= FINGER
    other = visit(**PHONE)
    sit_down_at(other, server.base, {"map": "italia"}, 2, asks("prefect", "produce"))
    assert min(target["size"] for target in other.evaluate(HITS)) >= FINGER


def test_a_phone_brings_the_board_nearer_to_what_is_lit(server: Server, visit: Visit) -> None:
    """Nearer than a board that fills the height."""
    page = visit(**PHONE)
    sit_down_at(page, server.base, {"map": "italia"}, 3, asks("build-houses", "build", 6))
    settled(page)
    window, board = [page.locator(at).bounding_box() for at in (".window", "svg.over")]
    assert window is not None
    assert board is not None
    assert board["height"] > 1.2 * window["height"]


@pytest.mark.parametrize("board", ["italia", "imperium", "hispania"])
def test_letters_on_a_phone_can_be_read_or_are_not_there(server: Server, visit: Visit, board: str) -> None:
    page = visit(**PHONE)
    sit_down_at(page, server.base, {"map": board}, 2, asks(MOVING, "move"))
    for _ in range(2):
        pick_colonist(page)
        settled(page)
        words = page.evaluate(LETTERS)
        assert len(words) > 30
        assert [word for word in words if word[1] < SMALLEST_LETTERS] == []
        page.keyboard.press("Escape")
    page.locator(".window").focus()
    page.keyboard.press("0")
    page.evaluate(DRAWN)
    assert [word for word in page.evaluate(LETTERS) if word[1] < SMALLEST_LETTERS] == []
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.evaluate(DRAWN)
    assert [word for word in page.evaluate(LETTERS) if word[1] < SMALLEST_LETTERS] == []


def test_candidates_stand_as_buttons_on_a_phone(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    position = sit_down_at(page, server.base, {"map": "italia"}, 3, asks("build-houses", "build", 6))
    build = next(move for move in position["moves"] if move["verb"] == "build")
    city = build["fields"]["city"]
    button = page.locator(f'[data-candidate="city:{city}"]')
    expect(button).to_contain_text(city.capitalize())
    expect(button).to_contain_text(f"−{-build['preview']['sestertii']}")
    expect(button).to_contain_text(f"+{build['preview']['points']}\xa0VP")
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= FINGER
    houses = page.locator(".piece.house")
    built = houses.count()
    button.tap()
    expect(houses).to_have_count(built + 1)


def test_targets_carry_price_tags(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    position = sit_down_at(page, server.base, {"map": "italia"}, 3, asks("build-houses", "build", 6))
    for move in position["moves"]:
        if move["verb"] == "build":
            tag = page.locator(f'[data-tag="city:{move["fields"]["city"]}"]')
            expect(tag).to_contain_text(f"−{-move['preview']['sestertii']}")
            expect(tag).to_contain_text(f"+{move['preview']['points']}\xa0VP")
            expect(tag.locator("svg")).to_have_count(1 - sum(move["preview"]["goods"].values()))


def test_provinces_carry_what_they_would_yield(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    position = sit_down_at(page, server.base, {"map": "italia"}, 3, asks("prefect", "produce", 6))
    for move in position["moves"]:
        if move["verb"] == "produce":
            tag = page.locator(f'[data-tag="province:{move["fields"]["province"]}"]')
            own = move["preview"]["yields"][position["asked"]]
            expect(tag.locator("svg")).to_have_count(sum(own.values()))
            expect(tag).not_to_contain_text("VP")


def test_ways_carry_their_steps_which_are_counted_in_one_place(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    position = sit_down_at(page, server.base, {"map": "italia"}, 2, asks(MOVING, "move"))
    pick_colonist(page)
    tags = page.locator("[data-tag^=route]")
    steps = range(position["prompt"]["args"]["steps"])
    assert set(tags.all_inner_texts()) <= {str(step + 1) for step in steps}
    assert tags.count() == page.locator('.route[data-light="next"]').count()
    expect(page.get_by_text("steps left", exact=False)).to_have_count(1)


def test_leaving_is_quiet_until_something_was_done(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    page.wait_for_selector('.card[data-light="next"]')
    page.click('[data-touch="card:architect"]')
    leave = page.locator('.side [data-move="done"]')
    expect(leave).to_have_text("Stop moving")
    expect(leave).not_to_have_class(PRESSING)
    pick_colonist(page)
    near = page.locator("[data-tag^=route]", has_text="1").first.get_attribute("data-tag")
    page.locator(f'[data-touch="{near}"]').press("Enter")
    expect(page.locator("[data-prompt=move-colonists]")).to_contain_text("1 step")
    expect(leave).to_have_class(PRESSING)
    leave.click()
    # What can be built is another question: there nothing was done yet.
    expect(page.locator("[data-prompt=build-houses]")).to_be_visible()
    expect(leave).to_have_text("Finish building")
    expect(leave).not_to_have_class(PRESSING)


def test_a_view_chosen_on_a_phone_stays_when_a_card_is_confirmed(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    page.wait_for_selector('.card[data-light="next"]')
    page.get_by_role("button", name="Whole board").tap()
    widths = page.evaluate("[document.querySelector('.sheet').offsetWidth, innerWidth]")
    assert widths[0] <= widths[1]
    for _ in range(2):
        page.tap('[data-touch="card:architect"]')
    page.wait_for_selector(f'[data-prompt="{MOVING}"]')
    page.evaluate(DRAWN)
    assert page.evaluate("document.querySelector('.sheet').offsetWidth") == widths[0]
    pick_colonist(page)
    page.wait_for_selector('.route[data-light="next"]')
    page.evaluate(DRAWN)
    assert page.evaluate("document.querySelector('.sheet').offsetWidth") == widths[0]


def test_what_is_asked_for_comes_into_a_chosen_view(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    sit_down(page, server.base, {"map": "italia"}, BOTS)
    page.wait_for_selector('.card[data-light="next"]')
    window = page.locator(".window")
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").tap()
    for _ in range(30):
        window.press("ArrowLeft")
        window.press("ArrowUp")
    wide = page.evaluate("document.querySelector('.sheet').offsetWidth")
    for _ in range(2):
        page.tap('[data-touch="card:architect"]')
    page.wait_for_selector(f'[data-prompt="{MOVING}"]')
    page.evaluate(DRAWN)
    assert page.evaluate("document.querySelector('.sheet').offsetWidth") == wide
    assert any(hit["seen"] for hit in page.evaluate(HITS))
