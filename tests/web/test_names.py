"""The names on the board stand beside what they name, on a small laptop, a phone and a large screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Server, Visit
from .driver import DRAWN, sit_down

PEOPLE = [{"kind": "you", "name": "Ann"}, {"kind": "local", "name": "Ben"}]
SCREENS = [(1366, 768), (390, 844), (1920, 1080)]
READABLE, TALLEST = 7.5, 15.5

MEASURED = """() => {
  const box = (element) => element.getBoundingClientRect();
  const cities = [...document.querySelectorAll(".over .city")].map((city) => box(city.querySelector("use")));
  const apart = (name, city) => {
    const [x, y] = [city.x + city.width / 2, city.y + city.height / 2];
    const dx = Math.max(name.left - x, 0, x - name.right), dy = Math.max(name.top - y, 0, y - name.bottom);
    return Math.hypot(dx, dy) - city.width / 2;
  };
  const names = [...document.querySelectorAll(".ground .name")].map((name, own) => {
    const gaps = cities.map((city) => apart(box(name), city));
    return [name.textContent, own === gaps.indexOf(Math.min(...gaps))];
  });
  const tall = (name) => {
    const matrix = name.getScreenCTM();
    return parseFloat(getComputedStyle(name).fontSize) * Math.hypot(matrix.a, matrix.b);
  };
  const letters = [...document.querySelectorAll(".ground .name, .ground .province-name")];
  return { names, tall: letters.map(tall), provinces: document.querySelectorAll(".ground .province-name").length };
}"""


def measured(page: Page) -> dict[str, Any]:
    """For each city's name whether its own city is the nearest, and how tall all letters are."""
    page.wait_for_selector(".ground .name")
    page.evaluate(DRAWN)
    found: dict[str, Any] = page.evaluate(MEASURED)
    return found


@pytest.mark.parametrize("board", ["italia", "imperium"])
def test_names_stand_beside_their_own_cities(server: Server, visit: Visit, board: str) -> None:
    page = visit(*SCREENS[0])
    sit_down(page, server.base, {"map": board}, PEOPLE)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        found = measured(page)
        assert len(found["names"]) > 20
        assert [name for name, beside in found["names"] if not beside] == []
        assert found["provinces"] > 8
        assert READABLE < min(found["tall"]) < max(found["tall"]) < TALLEST


def test_the_map_goes_on_beyond_its_frame(server: Server, visit: Visit) -> None:
    """The whole board on a phone: no bars above and below it."""
    page = visit(*SCREENS[1])
    sit_down(page, server.base, {"map": "italia"}, PEOPLE)
    page.wait_for_selector(".ground .name")
    assert page.locator(".beyond").count() == 0
    page.locator(".window").focus()
    page.keyboard.press("0")
    beyond, window = [page.locator(at).bounding_box() for at in (".beyond", ".window")]
    assert beyond is not None
    assert window is not None
    assert beyond["x"] <= window["x"]
    assert beyond["y"] <= window["y"]
    assert beyond["y"] + beyond["height"] >= window["y"] + window["height"]
