"""A finished game looked at again: by move and by turn, by curve and by link, with everything open."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .access import faults
from .conftest import Server, Visit
from .driver import get

THUMB = 20
"""How wide the slider's thumb is."""
MIDDLE = "found => { const { x, width } = found.getBoundingClientRect(); return x + width / 2; }"


@pytest.fixture(scope="module")
def film(server: Server, over: dict[str, Any]) -> dict[str, Any]:
    """The finished game as the server replays it."""
    shown: dict[str, Any] = json.loads(get(server.base, f"/api/games/{over['game']}/replay"))
    return {"game": over["game"], **shown}


def opened(page: Page, server: Server, film: dict[str, Any], moment: str = "") -> None:
    """Open the replay, at a moment."""
    page.goto(f"{server.base}/replay/{film['game']}{moment}")
    page.wait_for_selector("[data-slider]")


def at(page: Page, frame: int) -> None:
    """The page shows a frame."""
    expect(page.locator("[data-slider]")).to_have_value(str(frame))


def starts(film: dict[str, Any]) -> list[int]:
    """The frames at which a turn has just begun."""
    turns = [frame["state"]["turn"] for frame in film["frames"]]
    return [n + 1 for n, (one, next) in enumerate(pairwise(turns)) if one != next]


def test_by_move_and_by_turn(server: Server, visit: Visit, film: dict[str, Any]) -> None:
    page = visit()
    opened(page, server, film)
    at(page, 0)
    begun = starts(film)
    first, second, *_ = begun
    after = next(frame for frame in begun if frame > second + 1)
    before = max(frame for frame in [0, *begun] if frame < second - 1)
    for name, frame in [("Forward a turn", first), ("Forward a turn", second), ("Forward", second + 1)]:
        page.get_by_role("button", name=name, exact=True).click()
        at(page, frame)
    for name, frame in [("Back", second), ("Back a turn", first), ("Back a turn", 0)]:
        page.get_by_role("button", name=name, exact=True).click()
        at(page, frame)
    last = len(film["frames"]) - 1
    keys = [
        ("]", first),
        ("Shift+ArrowRight", second),
        ("ArrowRight", second + 1),
        ("]", after),
        ("[", max(frame for frame in begun if frame < after)),
        ("Home", 0),
        ("]", first),
        ("]", second),
        ("ArrowLeft", second - 1),
        ("Shift+ArrowLeft", before),
        ("End", last),
        ("ArrowRight", last),
        ("Home", 0),
    ]
    for key, frame in keys:
        page.keyboard.press(key)
        at(page, frame)
    # The slider has the same keys.
    page.locator("[data-slider]").focus()
    for key, frame in keys:
        page.keyboard.press(key)
        at(page, frame)


def test_a_whole_turn_is_told(server: Server, visit: Visit, film: dict[str, Any]) -> None:
    page = visit()
    opened(page, server, film)
    begun = starts(film)
    from_, to = next((one, other) for one, other in pairwise(begun) if other > one + 2)
    page.locator("[data-slider]").fill(str(from_))
    page.keyboard.press("]")
    at(page, to)
    told = page.locator(".film p").inner_text()
    for frame in range(from_ + 1, to):
        page.locator("[data-slider]").fill(str(frame))
        assert page.locator(".film p").inner_text().rstrip(".") in told


@pytest.mark.parametrize("width", [1366, 390])
def test_curve_and_slider_agree(server: Server, visit: Visit, film: dict[str, Any], width: int) -> None:
    page = visit(width, 844)
    opened(page, server, film)
    slider, line = page.locator("[data-slider]"), page.locator(".film line.now")
    last = len(film["frames"]) - 1
    for frame in (0, last // 3, last):
        slider.fill(str(frame))
        box: Any = slider.bounding_box()
        thumb = box["x"] + THUMB / 2 + frame / last * (box["width"] - THUMB)
        assert abs(line.evaluate(MIDDLE) - thumb) < 1
    curve: Any = page.locator(".film svg[role=img]").bounding_box()
    page.mouse.click(curve["x"] + curve["width"] / 2, curve["y"] + 20)
    expect(slider).not_to_have_value(str(last))
    assert abs(line.evaluate(MIDDLE) - curve["x"] - curve["width"] / 2) <= curve["width"] / last
    assert abs(int(slider.input_value()) - last / 2) < last / 10


def test_all_hands_and_storehouses_are_open(server: Server, visit: Visit, film: dict[str, Any]) -> None:
    page = visit()
    opened(page, server, film)
    for frame in (60, len(film["frames"]) - 1):
        page.locator("[data-slider]").fill(str(frame))
        for player in film["frames"][frame]["state"]["players"]:
            mine = page.locator(f'[data-hand-of="{player["seat"]}"]')
            shown = {card.get_attribute("data-card") for card in mine.locator("[data-card]").all()}
            assert shown == set(player["hand"])
            expect(mine.locator(".space.good")).to_have_count(sum(player["goods"].values()))
        coming = film["opened"][frame]["cards"]
        expect(page.locator("[data-coming=cards] li")).to_have_count(len(coming))


def test_a_link_to_a_moment(server: Server, visit: Visit, film: dict[str, Any]) -> None:
    page = visit()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    opened(page, server, film, "#ply=57")
    at(page, 57)
    page.keyboard.press("ArrowRight")
    link = f"{server.base}/replay/{film['game']}#ply=58"
    page.wait_for_url(link)
    page.click("[data-moment]")
    expect(page.locator("[data-moment]")).to_have_text("Link copied")
    assert page.evaluate("navigator.clipboard.readText()") == link
    friend = visit(390, 844, has_touch=True)
    friend.goto(link)
    at(friend, 58)
    # A moment beyond the end is the end; another address on the same page leads there.
    friend.goto(f"{server.base}/replay/{film['game']}#ply=99999")
    at(friend, len(film["frames"]) - 1)
    friend.evaluate("location.hash = '#ply=3'")
    at(friend, 3)


def test_it_runs_and_rests(server: Server, visit: Visit, film: dict[str, Any]) -> None:
    page = visit()
    last = len(film["frames"]) - 1
    # Far enough from the end to be stopped before it.
    opened(page, server, film, f"#ply={last - 80}")
    page.locator("[data-speed]").select_option("0.5")
    page.locator(".what").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.locator("[data-slider]").fill(str(last - 3))
    page.locator("[data-speed]").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, last)
    # At the end it rests, and begins anew if asked to; the speed is kept.
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-slider]")).not_to_have_value(str(last))
    page.keyboard.press("Space")
    page.reload()
    expect(page.locator("[data-speed]")).to_have_value("4")


def test_a_phone_has_it_all(server: Server, visit: Visit, film: dict[str, Any]) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True)
    opened(page, server, film, "#ply=40")
    at(page, 40)
    for button in page.locator(".film button").all():
        box: Any = button.bounding_box()
        assert min(box["width"], box["height"]) >= 38
    page.tap("[data-show=hands]")
    expect(page.locator("[data-hand-of=red]")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(page) == []
