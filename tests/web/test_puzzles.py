"""Puzzles in the browser: one is missed and tried again, one is solved, and the page remembers it."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from concordia_game.puzzles.grades import NAMES
from concordia_game.puzzles.puzzle import Puzzle, load_puzzles

from .conftest import Server, Visit
from .driver import get, post, press

LAPTOP = (1366, 768)
PHONE = (390, 844)
PUZZLES = load_puzzles().puzzles
SHORT = next(one for one in PUZZLES if one.theme == "trade" and len(one.best) == 2 >= len(one.second))
"""A card and one choice, for the best turn as for the second."""


def play(page: Page, server: Server, puzzle: Puzzle, texts: tuple[str, ...], touch: bool) -> None:
    """A whole turn by pressing what its moves touch, then its end."""
    for count, text in enumerate(texts):
        shown = post(server.base, f"/api/puzzles/{puzzle.id}", {"deeds": list(texts[:count])})
        move = next(move for move in shown["positions"][-1]["moves"] if move["text"] == text)
        for name in move["touches"] or [text]:
            page.wait_for_function("name => window.driver.names().includes(name)", arg=name)
            press(page, name, touch)
    page.locator("[data-confirm]").click()


@pytest.mark.parametrize(("size", "touch"), [(LAPTOP, False), (PHONE, True)])
def test_one_is_missed_and_then_solved(
    server: Server, visit: Visit, size: tuple[int, int], touch: bool
) -> None:
    page = visit(*size, has_touch=touch)
    page.goto(f"{server.base}/puzzles")
    expect(page.locator("[data-puzzle]")).to_have_count(len(PUZZLES))
    page.locator(f'[data-puzzle="{SHORT.id}"]').click()
    task = page.locator("[data-task]")
    expect(page.locator("[data-ask]")).to_be_visible()
    assert page.evaluate("window.overflow()") == []
    play(page, server, SHORT, SHORT.second, touch)
    expect(task).to_have_attribute("data-verdict", "wrong")
    expect(page.locator("[data-said]")).to_contain_text("gives away")
    expect(page.locator("[data-solution]")).to_have_count(0)
    page.locator("[data-again]").click()
    expect(page.locator("[data-ask]")).to_be_visible()
    play(page, server, SHORT, SHORT.best, touch)
    expect(task).to_have_attribute("data-verdict", "right")
    expect(page.locator("[data-why] li")).to_have_count(len(SHORT.why))
    page.locator("[data-play-line]").click()
    expect(page.locator(".count")).to_have_text(f"{len(SHORT.best) + 1}/{len(SHORT.best) + 1}")
    assert page.evaluate("window.overflow()") == []
    page.locator("[data-next-puzzle]").click()
    expect(page.locator("[data-ask]")).to_be_visible()
    page.locator("[data-lessons]").click()
    expect(page.locator(f'[data-puzzle="{SHORT.id}"]')).to_have_attribute(
        "aria-label", re.compile(", solved$")
    )


def test_the_one_of_the_day_is_looked_up(server: Server, visit: Visit) -> None:
    page = visit(*LAPTOP)
    page.goto(server.base)
    page.locator("[data-puzzle-today]").click()
    expect(page.locator("[data-ask]")).to_be_visible()
    page.locator("[data-show-best]").click()
    expect(page.locator("[data-solution]")).to_be_visible()
    page.locator("[data-lessons]").click()
    expect(page.locator("[data-today]")).to_contain_text("looked up")
    page.locator("[data-theme]").select_option("end")
    ending = sum(one.theme == "end" for one in PUZZLES)
    expect(page.locator("[data-puzzle]")).to_have_count(ending)


def test_where_there_are_none_the_page_says_so(server: Server, visit: Visit) -> None:
    page = visit(*PHONE, has_touch=True)
    listed = json.loads(get(server.base, "/api/puzzles"))
    listed["puzzles"] = [one for one in listed["puzzles"] if (one["theme"], one["grade"]) != ("end", "hard")]
    page.route("**/api/puzzles", lambda route: route.fulfill(json=listed))
    page.goto(f"{server.base}/puzzles")
    count = Counter(one["grade"] for one in listed["puzzles"] if one["theme"] == "end")
    grade, offered = page.locator("[data-grade]"), page.locator("[data-other-grade]")
    page.locator("[data-theme]").select_option("end")
    # The other list says beforehand what there is.
    for name in NAMES:
        expect(grade.locator(f"[value={name}]")).to_have_text(f"{name} ({count[name]})")
    grade.select_option("hard")
    expect(page.get_by_role("status")).to_contain_text("There is no such puzzle")
    expect(offered).to_have_text([f"{name} ({count[name]})" for name in NAMES if count[name]])
    assert page.evaluate("window.overflow()") == []
    offered.first.click()
    expect(grade).to_have_value("easy")
    expect(page.locator("[data-puzzle]")).to_have_count(count["easy"])
    expect(page.locator("[data-next-puzzle]")).to_be_enabled()
    expect(offered).to_have_count(0)
