"""What the table knows can be looked up: what the log tells, who owns which cards, what a house brings."""

from __future__ import annotations

import json
import math
from pathlib import Path

from playwright.sync_api import Page, expect

import concordia_game.drawing

from .conftest import Server, Visit
from .driver import Position, sit_down, sit_down_at

IMPERIUM = Path(concordia_game.drawing.__file__).parent / "art/geometry/imperium.json"
AWAY = 63
"""Units of the drawing from which on a house might belong to another city."""


def moving(position: Position) -> bool:
    """Somebody may move colonists."""
    return bool(position["prompt"]["id"] == "move-colonists")


def choosing_a_stall(position: Position) -> bool:
    """Some stalls are open, and more than one is closed."""
    market = position["state"]["market"]
    return len(market["closed"]) > 1 and len(position["moves"]) > 1


def later(position: Position) -> bool:
    """A card is asked for after some turns, when cards were bought and houses stand."""
    players = position["state"]["players"]
    bought = sum(bool(player["bought"]) for player in players)
    houses = sum(len(player["houses"]) for player in players)
    return position["prompt"]["id"] == "play-card" and bought > 1 and houses > 0


def seen(page: Page, touch: str) -> bool:
    """Whether something on the board is in its window."""
    found = page.locator(f'[data-touch="{touch}"] .ring, [data-touch="{touch}"] use').first.bounding_box()
    window = page.locator(".window").bounding_box()
    assert found is not None
    assert window is not None
    x, y = found["x"] + found["width"] / 2, found["y"] + found["height"] / 2
    return (
        window["x"] < x < window["x"] + window["width"] and window["y"] < y < window["y"] + window["height"]
    )


def test_an_entry_of_the_log_shows_its_place_and_goes_there(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    sit_down_at(page, server.base, {"map": "italia"}, 3, later)
    entry = page.locator('.log [data-deed^="city:"]').first
    touch = str(entry.get_attribute("data-deed"))
    entry.hover()
    expect(page.locator(f'[data-pointed="{touch}"]')).to_have_count(1)
    page.locator(".prompt").hover()
    expect(page.locator("[data-pointed]")).to_have_count(0)
    for _ in range(5):
        page.get_by_role("button", name="Zoom in").click()
    # To one corner, or if it lies there to the other.
    page.locator(".window").focus()
    for corner in (("ArrowLeft", "ArrowUp"), ("ArrowRight", "ArrowDown")):
        for key in corner if seen(page, touch) else ():
            for _ in range(40):
                page.keyboard.press(key)
    assert not seen(page, touch)
    entry.click()
    expect(page.locator(f'[data-pointed="{touch}"]')).to_have_count(1)
    assert seen(page, touch)


def test_an_entry_of_the_log_shows_its_card(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    sit_down_at(page, server.base, {"map": "italia"}, 3, later)
    entry = page.locator(".log [data-card]").last
    card = str(entry.get_attribute("data-card"))
    entry.hover()
    peek = page.locator(f'[data-peek="{card}"]')
    expect(peek.locator(".face .name")).to_be_visible()
    assert len(peek.inner_text()) > 60
    page.locator(".prompt").hover()
    expect(peek).to_have_count(0)
    entry.focus()
    expect(peek).to_be_visible()
    box = peek.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 768


def test_a_phone_shows_the_card_of_an_entry(server: Server, visit: Visit) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True)
    sit_down_at(page, server.base, {"map": "italia"}, 3, later)
    page.tap("[data-show=log]")
    page.locator(".log [data-card]").last.tap()
    box = page.locator("[data-peek]").bounding_box()
    assert box is not None
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= 390


def test_bought_cards_can_be_seen_at_any_time(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    position = sit_down_at(page, server.base, {"map": "italia"}, 3, later)
    for player in position["state"]["players"]:
        page.click(f"[data-cards={player['seat']}]")
        # One who bought nothing has no card to be waited for.
        expect(page.locator("[data-cards-of]")).to_be_visible()
        shown = page.locator("[data-cards-of] [data-bought]")
        expect(shown).to_have_count(len(set(player["bought"])))
        assert {card.get_attribute("data-bought") for card in shown.all()} == set(player["bought"])
        page.keyboard.press("Escape")
        expect(page.locator("[data-cards-of]")).to_have_count(0)


def test_bots_show_their_level(server: Server, visit: Visit) -> None:
    page = visit()
    seats = [{"kind": "you"}, *({"kind": "bot", "bot": bot} for bot in ("normal", "easy"))]
    sit_down(page, server.base, {"map": "italia"}, seats)
    for level, word in (("normal", "Normal"), ("easy", "Easy")):
        expect(page.locator(f"article [data-level={level}]")).to_have_text(word)


def test_the_score_says_up_to_how_much_a_house_brings_and_where(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    position = sit_down_at(page, server.base, {"map": "italia"}, 3, later)
    more = next(entry["next"] for entry in position["scores"] if entry["seat"] == position["asked"])
    assert more["cities"]
    page.click("[data-tab=score]")
    line = page.locator("li", has_text="One more house")
    expect(line).to_contain_text(f"up to +{more['house']}")
    first = line.locator("[data-gain]").first
    expect(first).to_have_attribute("data-gain", more["cities"][0])
    first.hover()
    expect(page.locator(f'[data-pointed="city:{more["cities"][0]}"]')).to_have_count(1)


def test_a_dark_route_says_why_not(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    sit_down_at(page, server.base, {"map": "italia"}, 2, moving)
    dark = page.locator('.route[data-light=""]')
    assert dark.count() > 5
    dark.last.dispatch_event("click")
    expect(page.locator(".reason")).to_contain_text("Too far")


def test_any_good_is_no_question_mark(server: Server, visit: Visit) -> None:
    """A question mark asks for the rules; a crate with a star stands for a good of choice."""
    page = visit(1366, 768)
    sit_down_at(page, server.base, {"map": "italia"}, 3, later)
    assert page.locator('.display use[href="#any"], .row use[href="#any"]').count() > 0
    star = page.locator("#any path").last.get_attribute("d") or ""
    assert star.count("L") == 9
    assert page.locator("#any circle").count() == 0


def test_closed_stalls_come_last_and_say_why(server: Server, visit: Visit) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True)
    options = {"map": "cyprus", "fish": "coast"}
    position = sit_down_at(page, server.base, options, 3, choosing_a_stall)
    closed = position["state"]["market"]["closed"]
    stalls = page.locator(".stall")
    expect(stalls).to_have_count(len(position["state"]["market"]["stalls"]))
    lights = [stall.get_attribute("data-light") for stall in stalls.all()]
    assert lights == sorted(lights, key=lambda light: light != "next")
    assert lights.count("next") == len(stalls.all()) - len(closed)
    dark = page.locator(".stall.closed")
    expect(dark).to_have_count(len(closed))
    for stall in dark.all():
        assert len(stall.locator(".why").inner_text()) > 10


def test_a_house_away_from_its_city_is_tied_to_it(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    position = sit_down_at(page, server.base, {"map": "imperium"}, 4, built)
    cities = {city["id"]: city for city in json.loads(IMPERIUM.read_text())["cities"]}
    houses = [
        (cities[id], seat)
        for seat, player in enumerate(position["state"]["players"])
        for id in player["houses"]
    ]
    far = [city["id"] for city, seat in houses if math.dist(city["at"], city["houses"][seat]) > AWAY]
    assert far
    ties = page.locator(".over [data-tie]")
    expect(ties).to_have_count(len(far))
    assert {tie.get_attribute("data-tie") for tie in ties.all()} == {*far}


def built(position: Position) -> bool:
    """Many houses stand."""
    return sum(len(player["houses"]) for player in position["state"]["players"]) > 7
