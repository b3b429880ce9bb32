"""Lessons in the browser: whoever presses what lights up gets to the end, and whoever does not is told why."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from concordia_game.lessons.lesson import ORDER, load_lesson

from .conftest import Server, Visit
from .driver import post, press

LAPTOP = (1366, 768)
PHONE = (390, 844)

SCRIPTED = [id for id in ORDER if load_lesson(id).rival is None]


def coach(page: Page) -> Locator:
    """The panel that asks and answers."""
    return page.locator("[data-coach]")


def step_of(page: Page) -> int:
    """How many steps are done."""
    return int(coach(page).get_attribute("data-coach") or 0)


def do_step(page: Page, touch: bool) -> None:
    """Read on, or press what is lit until the coach asks for something else."""
    step = step_of(page)
    told = f"() => document.querySelector('[data-coach]').dataset.coach !== '{step}'"
    something = f"() => window.driver.names().length || document.querySelector('[data-next]') || ({told})()"
    while step_of(page) == step:
        page.wait_for_function(something)
        read_on = page.locator("[data-next]")
        if read_on.count():
            read_on.click()
            page.wait_for_function(told)
        elif names := page.evaluate("window.driver.names()"):
            # What is pressed first is one's own piece, then where it goes, then the button that ends it all.
            press(page, names[0], touch)


def take(page: Page, id: str, touch: bool = False) -> None:
    """A whole lesson."""
    steps = len(load_lesson(id).steps)
    while step_of(page) < steps:
        do_step(page, touch)


@pytest.mark.parametrize(("size", "touch"), [(LAPTOP, False), (PHONE, True)])
def test_the_first_lesson_from_the_first_page_to_the_next(
    server: Server, visit: Visit, size: tuple[int, int], touch: bool
) -> None:
    page = visit(*size, has_touch=touch)
    page.goto(server.base)
    page.locator("[data-learn]").click()
    expect(page.locator("[data-lesson]")).to_have_count(len(ORDER))
    page.locator('[data-lesson="build"]').click()
    expect(page.locator("[data-ask]")).to_contain_text("Architect")
    assert page.evaluate("window.driver.names()") == ["card:architect"]

    # A card that is not asked for is not played, and the coach says why.
    prefect = page.locator('[data-touch="card:prefect"]')
    if touch:
        prefect.tap(force=True)
    else:
        prefect.click(force=True)
    expect(page.locator("[data-wrong]")).to_contain_text("needs the Architect")
    assert step_of(page) == 0

    do_step(page, touch)
    expect(page.locator("[data-wrong]")).to_have_count(0)
    expect(page.locator("[data-answer]")).to_contain_text("First you move")
    # Left and come back to: it goes on where it was.
    page.locator("[data-lessons]").click()
    expect(page.locator('[data-lesson="build"]')).to_contain_text("begun")
    page.locator('[data-lesson="build"]').click()
    expect(coach(page)).to_have_attribute("data-coach", "1")
    take(page, "build", touch)
    expect(page.locator("[data-ask]")).to_contain_text("Well done")
    page.locator("[data-next-lesson]").click()
    expect(page.locator("[data-ask]")).to_contain_text("Play a Prefect")
    page.locator("[data-lessons]").click()
    expect(page.locator('[data-lesson="build"]')).to_contain_text("done")
    assert page.evaluate("window.overflow()") == []


def test_a_newcomers_wrong_click_is_answered_by_the_coach(server: Server, visit: Visit) -> None:
    page = visit(*LAPTOP)
    wrong = page.locator("[data-wrong]")
    for touch in ("city:cosa", "colonist:sea:roma"):
        begin(page, server, "build", ["architect"])
        page.wait_for_function("() => window.driver.names().includes('colonist:land:roma')")
        expect(wrong).to_have_count(0)
        page.locator(f'[data-touch="{touch}"]').first.click(force=True)
        expect(wrong).to_contain_text("today we settle Etruria")


def test_whoever_asks_for_what_is_not_there_is_led_back(server: Server, visit: Visit) -> None:
    page = visit(*PHONE)
    for there, title, said in [
        ("/learn", "Learn to play", "There is no such lesson."),
        ("/puzzles", "Puzzles", "This puzzle is not in this version"),
    ]:
        page.goto(f"{server.base}{there}/nonsense")
        expect(page.locator("[role=alert]")).to_contain_text(said)
        expect(page.locator("h1")).to_have_text(title)
        expect(page.locator(f"[role=alert] a[href='{there}']")).to_be_visible()


@pytest.mark.parametrize("language", ["fr-FR", "ru-RU"])
def test_the_name_of_a_lesson_has_room_on_a_phone(server: Server, visit: Visit, language: str) -> None:
    page = visit(*PHONE, locale=language)
    for id in ORDER:
        page.goto(f"{server.base}/learn/{id}")
        expect(coach(page)).to_be_visible()
        # Letters may reach a little beyond their line; a line that is cut off would add a whole one.
        assert page.locator("h1").evaluate("title => title.scrollHeight - title.clientHeight") < 8, id


@pytest.mark.parametrize("id", [id for id in SCRIPTED if id != "build"])
def test_whoever_presses_what_is_lit_gets_to_the_end(server: Server, visit: Visit, id: str) -> None:
    page = visit(*LAPTOP)
    page.goto(f"{server.base}/learn/{id}")
    expect(coach(page)).to_be_visible()
    take(page, id)
    expect(page.locator("[data-once-more]")).to_be_visible()
    expect(page.locator("[data-play-easy]")).to_have_count(1 if id == "gods" else 0)
    page.locator("[data-once-more]").click()
    expect(coach(page)).to_have_attribute("data-coach", "0")


def test_whoever_knows_the_gods_plays_against_an_easy_bot(server: Server, visit: Visit) -> None:
    page = visit(*LAPTOP)
    begin(page, server, "gods", ["next", "senator", "take 1"])
    take(page, "gods")
    page.locator("[data-play-easy]").click()
    page.wait_for_selector('.card[data-light="next"]')
    expect(page.get_by_text("Easy", exact=True)).to_be_visible()


def test_a_choice_is_tried_both_ways(server: Server, visit: Visit) -> None:
    page = visit(*LAPTOP)
    begin(page, server, "gods", ["next", "senator"])
    press(page, "space:1", False)
    expect(page.locator("[data-answer]")).to_contain_text("Saturnus 2, Mars 0")
    page.locator("[data-again]").click()
    expect(coach(page)).to_have_attribute("data-coach", "2")
    page.wait_for_function("() => window.driver.names().includes('space:4')")
    press(page, "space:4", False)
    expect(page.locator("[data-answer]")).to_contain_text("Saturnus 0, Mars 6")


def begin(page: Page, server: Server, id: str, deeds: list[str]) -> None:
    """Open a lesson in which something was done before."""
    kept = json.dumps({id: {"deeds": deeds, "done": False}})
    page.goto(f"{server.base}/api/health")
    page.evaluate("kept => localStorage.setItem('concordia.lessons', kept)", kept)
    page.goto(f"{server.base}/learn/{id}")
    expect(coach(page)).to_be_visible()


Json = dict[str, Any]


def last_choice(server: Server) -> tuple[list[str], Json]:
    """The short game played over HTTP up to the last choice in it, and the move that was chosen."""

    def go(deeds: list[str], deed: str) -> Json:
        return post(server.base, "/api/lessons/game", {"deeds": deeds, "deed": deed})

    shown = go([], "next")
    before: list[str] = []
    chosen: Json = {}
    while not shown["coach"]["over"]:
        moves: list[Json] = shown["positions"][-1]["moves"]
        best = max(moves, key=lambda move: move["preview"].get("points", 0))
        if len(moves) > 1:
            before, chosen = shown["deeds"], best
        shown = go(shown["deeds"], best["text"])
    return before, chosen


def test_the_short_game_ends_with_the_points(server: Server, visit: Visit) -> None:
    before, chosen = last_choice(server)
    page = visit(*LAPTOP)
    begin(page, server, "game", before)
    # All that was done can be taken back, also what a rival has answered.
    expect(page.locator("[data-undo='1']")).to_be_enabled()
    for name in chosen["touches"] or [chosen["text"]]:
        page.wait_for_function("name => window.driver.names().includes(name)", arg=name)
        press(page, name, False)
    expect(page.locator("[data-ask]")).to_contain_text("end of a game")
    expect(page.locator("[data-once-more]")).to_be_visible()


def test_the_coach_speaks_up_and_the_move_is_taken_back(server: Server, visit: Visit) -> None:
    page = visit(*LAPTOP)
    better = {"text": "tribune", "verb": "play", "fields": {"card": "tribune"}, "touches": [], "preview": {}}

    def mistaken(route: Route) -> None:
        """What bots think of a move changes with what they learn; what the page makes of it does not."""
        answer = route.fetch()
        shown = answer.json()
        shown["coach"]["mistake"] = {"lost": 7, "better": better} if len(shown["deeds"]) > 1 else None
        route.fulfill(response=answer, json=shown)

    page.route("**/api/lessons/game", mistaken)
    begin(page, server, "game", ["next"])
    page.wait_for_function("() => window.driver.names().includes('card:architect')")
    press(page, "card:architect", False)
    expect(page.locator("[data-mistake]")).to_contain_text("about 7 points")
    expect(page.locator("[data-mistake]")).to_contain_text("Tribune")
    page.locator("[data-again]").click()
    expect(page.locator("[data-mistake]")).to_have_count(0)
    expect(page.locator('[data-touch="card:architect"][data-light="next"]')).to_be_visible()
    page.unroute("**/api/lessons/game")
