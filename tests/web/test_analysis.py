"""Where a game was won and lost, in the page: asked for, looked at on the board, played otherwise."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from concordia_game import Game
from concordia_game.files.record import write_record

from .access import faults
from .conftest import Server, Visit
from .driver import get, open_table, post, tokens_of

Study = dict[str, Any]
TURNS = 16
ADDRESS = re.compile(r"/analysis/[0-9a-f]{32}(#.*)?$")


@pytest.fixture(scope="module")
def record() -> str:
    """The beginning of a game of chance: a few turns, all kinds of mistakes."""
    game, rng = Game.new(map="italia", players=2, seed=7), Random(4)
    while game.state.turn < TURNS:
        game.play(rng.choice([str(move) for move in game.moves()]))
    return write_record(game.record())


@pytest.fixture(scope="module")
def study(server: Server, record: str) -> Study:
    """Its analysis, once it is done."""
    shown = post(server.base, "/api/analyses", {"record": record})
    while shown["analysis"] is None:
        time.sleep(0.1)
        shown = json.loads(get(server.base, f"/api/analyses/{shown['id']}"))
    return shown


def opened(page: Page, server: Server, study: Study, moment: str = "") -> None:
    """Open an analysis, at a moment."""
    page.goto(f"{server.base}/analysis/{study['id']}{moment}")
    page.wait_for_selector("[data-study-part]")
    page.wait_for_selector("[data-chances] svg[role=img]")


def shows(page: Page, turn: dict[str, Any]) -> None:
    """The board shows what a turn led to, and the words are about it."""
    expect(page.locator("[data-slider]")).to_have_value(str(turn["end"]))
    expect(page.locator(f"[data-turn-shown='{turn['ply']}']")).to_be_visible()
    expect(page.locator("[data-turn-shown] [data-mark]")).to_have_attribute("data-mark", turn["mark"])


def turn_at(study: Study, ply: int) -> dict[str, Any]:
    """The turn that began at a ply."""
    found: dict[str, Any] = next(turn for turn in study["analysis"]["turns"] if turn["ply"] == ply)
    return found


def worst(study: Study) -> dict[str, Any]:
    """The turn that lost most."""
    found: dict[str, Any] = max(study["analysis"]["turns"], key=lambda turn: turn["loss"])
    return found


def test_from_the_end_of_a_game_and_from_its_replay(
    server: Server, visit: Visit, over: dict[str, Any]
) -> None:
    page = visit()
    open_table(page, server.base, over["game"], tokens_of(over))
    page.click("[data-end] [data-analyse]")
    page.wait_for_url(ADDRESS)
    page.wait_for_selector("[data-study-part=players]")
    address = page.url
    page.goto(f"{server.base}/replay/{over['game']}")
    page.click("[data-analyse]")
    page.wait_for_url(ADDRESS)
    assert page.url == address, "it is there already"
    expect(page.locator("[data-player] [data-accuracy]")).to_have_count(2)


def test_what_is_found(server: Server, visit: Visit, study: Study) -> None:
    page = visit()
    opened(page, server, study)
    analysis = study["analysis"]
    for seat in ("red", "green"):
        player = page.locator(f"[data-player={seat}]")
        expect(player.locator("[data-accuracy]")).to_contain_text(str(int(analysis["accuracy"][seat] + 0.5)))
        points = player.locator("[data-turning-point]")
        expect(points).to_have_count(len(analysis["turning_points"][seat]))
        habits = player.locator("[data-habit]")
        expect(habits).to_have_count(len(analysis["habits"][seat]))
        lessons = list(dict.fromkeys(habit["lesson"] for habit in analysis["habits"][seat]))
        ways = player.locator("[data-lesson]")
        expect(ways).to_have_count(len(lessons))
        for place, lesson in enumerate(lessons):
            expect(ways.nth(place)).to_have_attribute("href", f"/learn/{lesson}")
            expect(ways.nth(place)).not_to_contain_text("lesson-")
    assert faults(page) == []
    page.click("[data-study-tab=turns]")
    signs = page.locator("[data-turn] [data-mark]")
    expect(signs).to_have_count(len(analysis["turns"]))
    marks = [turn["mark"] for turn in analysis["turns"]]
    assert [sign.get_attribute("data-mark") for sign in signs.all()] == marks
    page.click("[data-study-tab=time]")
    expect(page.locator("[data-series] svg[role=img]")).to_have_count(5)
    houses = analysis["series"]["houses"][0]
    named = page.locator("[data-series=houses] svg[role=img]").get_attribute("aria-label") or ""
    assert [int(found) for found in re.findall(r"\d+", named)] == houses, "before the first turn is done"
    # The rest of the table is a click away.
    expect(page.locator("[data-part=players]")).to_be_hidden()
    page.click("[data-table]")
    expect(page.locator("[data-part=players]")).to_be_visible()
    expect(page.locator("[data-study-part]")).to_be_hidden()


def test_a_jump_to_a_turning_point(server: Server, visit: Visit, study: Study) -> None:
    page = visit()
    opened(page, server, study)
    point = study["analysis"]["turning_points"]["green"][-1]
    page.click(f"[data-player=green] [data-turning-point='{point['ply']}']")
    turn = turn_at(study, point["ply"])
    shows(page, turn)
    if point["seat"] == "green":
        # The step from the first of these to the last is what the turning point told.
        told = page.locator("[data-chance]").inner_text()
        first, last = [int(figure) for figure in re.findall(r"(\d+)%", told)]
        assert abs((last - first) - 100 * point["change"]) <= 1.5
    # The address leads there, by keys one goes on from there.
    page.wait_for_url(f"**/analysis/{study['id']}#ply={turn['end']}")
    page.keyboard.press("Home")
    expect(page.locator("[data-turn-shown]")).to_have_count(0)
    page.keyboard.press("]")
    shows(page, study["analysis"]["turns"][0])
    # A click on the curve leads to the turn that ended there.
    aim = study["analysis"]["turns"][-3]
    box: Any = page.locator("[data-chances] svg[role=img]").bounding_box()
    last = int(page.locator("[data-slider]").get_attribute("max") or 0)
    page.mouse.click(box["x"] + 30 + aim["end"] * (box["width"] - 50) / last, box["y"] + 20)
    shows(page, aim)
    # And so does the list of all turns.
    page.click("[data-study-tab=turns]")
    page.click(f"[data-turn='{turn['ply']}']")
    shows(page, turn)
    # The address may still be that of the turn before, and to follow it would lead nowhere.
    page.wait_for_url(f"**/analysis/{study['id']}#ply={turn['end']}")
    opened(page, server, study, f"#ply={aim['end']}")
    shows(page, aim)
    assert faults(page) == []


def test_the_better_turn_is_played_on_the_board(server: Server, visit: Visit, study: Study) -> None:
    page = visit()
    turn = worst(study)
    opened(page, server, study, f"#ply={turn['end']}")
    shows(page, turn)
    body = {"ply": turn["ply"], "moves": turn["best"]}
    line = post(server.base, f"/api/analyses/{study['id']}/line", body)["frames"]
    expect(page.locator("[data-why] li")).to_have_count(len(turn["why"]))
    expect(page.locator("[data-better] .log p").first).to_be_visible()
    page.click("[data-play-line]")
    expect(page.locator("[data-line]")).to_be_visible()
    slider = page.locator("[data-slider]")
    expect(slider).to_have_attribute("max", str(len(line) - 1))
    page.keyboard.press("End")
    expect(slider).to_have_value(str(len(line) - 1))
    # What is on the board is what would have been.
    for player in line[-1]["state"]["players"]:
        built = page.locator(f".piece.house:has(use[href='#mark-{player['seat']}'])")
        expect(built).to_have_count(len(player["houses"]))
    assert faults(page) == []
    page.click("[data-leave-line]")
    expect(page.locator("[data-line]")).to_have_count(0)
    shows(page, turn)


def test_luck_stands_apart(server: Server, visit: Visit, study: Study) -> None:
    page = visit()
    turns = study["analysis"]["turns"]
    lucky = next(turn for turn in turns if turn["revealed"])
    opened(page, server, study, f"#ply={lucky['end']}")
    told = any(abs(share) >= 0.005 for share in lucky["luck"])
    expect(page.locator("[data-luck] li")).to_have_count(2 if told else 0)
    expect(page.locator("[data-no-luck]")).to_have_count(0 if told else 1)
    expect(page.locator("[data-turn-shown] [data-luck]")).to_have_count(0)
    sober = next(turn for turn in turns if not turn["revealed"])
    page.evaluate(f"location.hash = '#ply={sober['end']}'")
    shows(page, sober)
    expect(page.locator("[data-luck]")).to_have_count(0)


def test_the_curve_says_what_its_signs_are(server: Server, visit: Visit, study: Study) -> None:
    page = visit()
    opened(page, server, study)
    expect(page.locator("[data-chances]").get_by_text("blunder", exact=True)).to_be_visible()
    marked = [turn for turn in study["analysis"]["turns"] if turn["mark"] in ("mistake", "blunder")]
    titles = page.locator("[data-chances] circle.dot title")
    expect(titles).to_have_count(len(marked))
    expect(titles.first).to_contain_text(f"Turn {marked[0]['turn']}, ")


def test_an_analysis_that_is_not_there(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{server.base}/analysis/{'0' * 32}")
    expect(page.locator("main [role=alert]")).to_contain_text("This analysis is not here")


def test_the_picture_is_saved(server: Server, visit: Visit, study: Study, tmp_path: Path) -> None:
    page = visit()
    opened(page, server, study)
    with page.expect_download() as download:
        page.click("[data-picture]")
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.suffix == ".svg"
    assert saved.read_text() == get(server.base, f"/api/analyses/{study['id']}/curve.svg?language=en")


def test_it_grows_and_goes_deeper(server: Server, visit: Visit) -> None:
    """A game of four turns, which is deeply analysed at once."""
    game = Game.new(map="italia", players=2, seed=7)
    for text in ("architect", "done", "architect", "done"):
        game.play(text)
    begun = post(server.base, "/api/analyses", {"record": write_record(game.record())})
    page = visit()
    held = True

    def halfway(route: Route) -> None:
        """As if a turn were still to be judged."""
        told = route.fetch().json()
        route.fulfill(json=told | {"done": 1, "analysis": None} if held else told)

    page.route(f"**/api/analyses/{begun['id']}", halfway)
    page.goto(f"{server.base}/analysis/{begun['id']}")
    bar = page.locator("[data-making=quick] progress")
    expect(bar).to_have_attribute("value", "1")
    expect(bar).to_have_attribute("max", "2")
    # The game can be looked at meanwhile.
    page.keyboard.press("]")
    expect(page.locator("[data-slider]")).to_have_value("2")
    held = False
    page.wait_for_selector("[data-study=quick] [data-study-part]")
    page.click("[data-study-tab=players]")
    page.click("[data-deepen]")
    page.wait_for_selector("[data-study=deep] [data-study-part]")
    expect(page.locator("[data-deepen]")).to_have_count(0)
    assert begun["id"] not in page.url
    page.reload()
    page.wait_for_selector("[data-study=deep] [data-study-part]")


def test_a_record_dropped_on_the_first_page(
    server: Server, visit: Visit, record: str, study: Study, tmp_path: Path
) -> None:
    page = visit()
    page.goto(server.base)
    page.wait_for_selector("[data-record-drop]")
    held = page.evaluate_handle(
        "text => { const held = new DataTransfer(); held.items.add(new File([text], 'a.record')); return held; }",
        record,
    )
    page.dispatch_event("body", "dragover", {"dataTransfer": held})
    expect(page.locator("[data-dropping]")).to_be_visible()
    page.dispatch_event("body", "drop", {"dataTransfer": held})
    page.wait_for_url(f"**/analysis/{study['id']}")
    page.wait_for_selector("[data-player=red]")
    # A button does the same; what is no record is refused, and says so.
    page.goto(server.base)
    for text in ("This is a shopping list.", record):
        (tmp_path / "chosen.txt").write_text(text)
        with page.expect_file_chooser() as chooser:
            page.click("[data-choose-record]")
        chooser.value.set_files(tmp_path / "chosen.txt")
        if text != record:
            expect(page.locator("[data-record-drop] [role=alert]")).to_contain_text("no record")
    page.wait_for_url(f"**/analysis/{study['id']}")


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "ru-RU", "sr-Latn"])
def test_a_phone_has_it_all(server: Server, visit: Visit, study: Study, language: str) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True, locale=language)
    turn = worst(study)
    opened(page, server, study)
    for tab in ("players", "turn", "turns", "time"):
        page.tap(f"[data-study-tab={tab}]")
        page.wait_for_selector(f"[data-study-part={tab}]")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.evaluate("window.overflow(390)") == []
    page.tap("[data-study-tab=turns]")
    page.tap(f"[data-turn='{turn['ply']}']")
    shows(page, turn)
    assert page.evaluate("window.overflow(390)") == []
    page.tap("[data-play-line]")
    expect(page.locator("[data-line]")).to_be_visible()
    assert page.evaluate("window.overflow(390)") == []
    page.tap("[data-show=players]")
    expect(page.locator("[data-part=players]")).to_be_visible()
    expect(page.locator("[data-part=study]")).to_be_hidden()
    assert faults(page) == []
