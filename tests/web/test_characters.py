"""Bots sit down as somebody: a name, a face and how they play, in the form, at the table and in its words."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from concordia_game.i18n import languages

from .access import faults
from .conftest import BOT, Server, Visit
from .driver import DRAWN, deal, open_table, sit_down, tokens_of

SEATS = [
    {"kind": "you", "name": "Ann"},
    {"kind": "bot", "bot": BOT, "character": "livia"},
    {"kind": "bot", "bot": "easy", "character": "ovid"},
]
LIKE = 10
"""How much the colours of two faces may differ, in percent, and still look alike."""

# What of names, levels and marks is cut off or reaches over the edge of its player's frame.
CUT = """() => [...document.querySelectorAll("article[data-seat]")].flatMap((frame) => {
  const { right } = frame.getBoundingClientRect();
  const parts = [...frame.querySelectorAll("strong, .tag, .points, .pile")];
  const cut = (part) => part.scrollWidth > part.clientWidth && part.clientWidth;
  return parts.filter((part) => cut(part) || part.getBoundingClientRect().right > right).map((part) => part.textContent);
})"""

# The colours of every point of every face, as large as beside a name.
SEEN = """async () => {
  const faces = [...document.querySelectorAll("symbol[id^=face-]")].map(({ id }) => id);
  const shared = document.querySelector("#face-head").parentNode.outerHTML;
  const seen = {};
  for (const id of faces) {
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">${shared}<use href="#${id}"/></svg>`;
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(24, 24).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, 24, 24);
    seen[id] = [...data];
  }
  return seen;
}"""


@pytest.fixture
def made(server: Server) -> dict[str, Any]:
    """A game against two bots."""
    return deal(server.base, {"map": "italia"}, SEATS, confirm=False)


def names_in_form(page: Page) -> list[str]:
    """Who would play."""
    return page.locator("[data-character]").all_inner_texts()


@pytest.mark.parametrize(("width", "language"), [(1366, "en-GB"), (390, "ru-RU")])
def test_who_plays_is_seen_and_chosen_in_the_form(
    server: Server, visit: Visit, width: int, language: str
) -> None:
    page = visit(width, 844, locale=language)
    page.goto(f"{server.base}/new")
    page.locator("[data-seat-kind]").first.wait_for()
    page.locator(".counts button").last.click()
    who = page.locator("[data-character]")
    expect(who).to_have_count(4)
    expect(page.locator("symbol#face-livia")).to_have_count(1)
    before = names_in_form(page)
    assert len({*before}) == 4
    who.first.click()
    after = names_in_form(page)
    assert after[0] not in before
    assert after[1:] == before[1:]
    assert page.evaluate("document.documentElement.scrollWidth") == width
    # How each level plays stands below.
    expect(page.locator(".levels dd")).to_have_count(page.locator(".levels dt").count())
    assert faults(page) == []
    page.click("[data-start]")
    page.wait_for_selector(".over")
    at_table = page.locator("article[data-seat]:has([data-level]) strong")
    expect(at_table).to_have_count(4)
    assert {*at_table.all_text_contents()} == {*after}


@pytest.mark.parametrize(("width", "name", "language"), [(1366, "Livia", "en-GB"), (390, "Ливия", "ru-RU")])
def test_a_bot_has_a_name_a_face_and_a_level_at_the_table(
    server: Server, visit: Visit, made: dict[str, Any], width: int, name: str, language: str
) -> None:
    page = visit(width, 844, locale=language)
    open_table(page, server.base, made["game"], tokens_of(made))
    if width < 500:
        page.click('[data-show="players"]')
    panel = page.locator("article[data-seat]", has=page.locator('[data-face="livia"]'))
    expect(panel.locator("strong")).to_have_text(name)
    expect(panel.locator(f'[data-level="{BOT}"]')).to_be_visible()
    panel.locator("[data-opponent]").press("Enter")
    about = page.locator("dialog")
    expect(about.locator("h2")).to_have_text(name)
    expect(about.locator("p")).to_contain_text("legal move" if language == "en-GB" else "допустимый ход")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(about).to_have_count(0)


def test_the_words_of_the_table_use_the_name(server: Server, visit: Visit, made: dict[str, Any]) -> None:
    page = visit()
    open_table(page, server.base, made["game"], tokens_of(made))
    expect(page.get_by_role("log")).to_contain_text("Ovid plays")
    # So does the list of running games.
    page.goto(f"{server.base}/new")
    page.click("[data-start]")
    page.wait_for_selector(".over")
    playing = page.locator("article[data-seat] strong").all_text_contents()
    game = page.url.rpartition("/")[2]
    page.goto(server.base)
    for name in playing[:2]:
        expect(page.locator(f"[data-desk='{game}'] .who")).to_contain_text(name)


def test_faces_are_told_apart_as_small_as_they_are(
    server: Server, visit: Visit, made: dict[str, Any]
) -> None:
    page = visit(bypass_csp=True)
    open_table(page, server.base, made["game"], tokens_of(made))
    expect(page.locator("symbol#face-livia")).to_have_count(1)
    seen: dict[str, list[float]] = page.evaluate(SEEN)
    assert len(seen) >= 16
    like = {
        (one, other): sum(abs(a - b) for a, b in zip(seen[one], seen[other], strict=True)) / (3 * 576 * 2.55)
        for one, other in combinations(seen, 2)
    }
    assert {pair: share for pair, share in like.items() if share < LIKE} == {}


@pytest.mark.parametrize("width", [1366, 390])
def test_levels_and_names_are_never_cut(server: Server, visit: Visit, width: int) -> None:
    page = visit(width, 844)
    page.goto(f"{server.base}/api/health")
    bots = [{"kind": "bot", "bot": BOT, "character": name} for name in ("cornelia", "caecilius", "octavia")]
    sit_down(page, server.base, {"map": "italia"}, [{"kind": "you", "name": "Ann"}, *bots])
    page.wait_for_selector('.card[data-light="next"]')
    if width == 390:
        page.click("[data-show=players]")
    expect(page.locator("[data-magnus]")).to_have_count(1)
    for language in languages():
        page.evaluate(
            """language => localStorage.setItem("concordia.settings", JSON.stringify({ toured: true, language }))""",
            language,
        )
        page.reload()
        page.wait_for_selector(".over")
        if width == 390:
            page.click("[data-show=players]")
        expect(page.locator("article [data-level]")).to_have_count(3)
        page.evaluate(DRAWN)
        assert page.evaluate(CUT) == [], language
