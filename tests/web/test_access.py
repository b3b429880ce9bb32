"""Whether everybody can use the page: axe-core finds no serious fault."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from .access import faults
from .conftest import BOT, Server, Visit
from .driver import play, sit_down

looks = pytest.mark.parametrize("look", ["light", "dark"])
long = pytest.mark.soak
sizes = pytest.mark.parametrize(
    ("width", "look"),
    [
        (1440, "light"),
        (390, "dark"),
        pytest.param(1440, "dark", marks=long),
        pytest.param(390, "light", marks=long),
    ],
)


@sizes
@pytest.mark.parametrize(
    ("path", "sign"),
    [
        ("/", ".map svg"),
        ("/new", "[data-option]"),
        ("/join/nothing", "[role=alert]"),
        ("/learn", "[data-lesson]"),
        ("/learn/build", "[data-coach]"),
    ],
)
def test_pages(server: Server, visit: Visit, path: str, sign: str, width: int, look: str) -> None:
    page = visit(width, 844, color_scheme=look)
    page.goto(server.base + path)
    page.wait_for_selector("h1")
    # What comes last.
    page.wait_for_selector(sign, state="attached")
    assert faults(page) == []


@sizes
def test_table(server: Server, visit: Visit, width: int, look: str) -> None:
    page = visit(width, 844, color_scheme=look)
    options = {"map": "italia", "salt": True, "forum": True, "fish": "coast"}
    sit_down(page, server.base, options, [{"kind": "you"}, {"kind": "bot", "bot": BOT}])
    assert faults(page) == []
    assert play(page, Random(3), clicks=15) == 15
    # Not while a bot moves.
    page.wait_for_function("window.driver.names().length")
    assert faults(page) == []


@looks
def test_rules_and_settings(server: Server, visit: Visit, look: str) -> None:
    page = visit(color_scheme=look)
    sit_down(page, server.base, {"map": "italia"}, [{"kind": "you"}, {"kind": "bot", "bot": BOT}])
    for button in ("[data-rules]", "[data-settings]"):
        page.click(button)
        page.wait_for_selector("dialog[open]")
        assert faults(page) == []
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


@looks
def test_trade(server: Server, visit: Visit, look: str) -> None:
    page = visit(color_scheme=look)
    sit_down(page, server.base, {"map": "italia"}, [{"kind": "you"}, {"kind": "bot", "bot": BOT}])
    page.click('[data-touch="card:mercator"][data-light="next"]')
    page.wait_for_selector("[data-move^=sell]")
    assert faults(page) == []
    page.click('[data-move^="sell food"]')
    page.wait_for_selector(".counted")
    page.mouse.move(1, 1)
    assert faults(page) == []


def test_the_look_follows_the_system_and_the_setting(server: Server, visit: Visit) -> None:
    page = visit(fresh=True, color_scheme="dark")
    sit_down(page, server.base, {"map": "italia"}, [{"kind": "you"}, {"kind": "bot", "bot": BOT}])
    body = page.locator("html")
    expect(body).to_have_attribute("data-look", "dark")
    page.emulate_media(color_scheme="light")
    expect(body).to_have_attribute("data-look", "light")
    page.click("[data-settings]")
    page.locator("[data-look-choice]").select_option("dark")
    expect(body).to_have_attribute("data-look", "dark")
    # The choice is kept, whatever the system says.
    page.reload()
    expect(body).to_have_attribute("data-look", "dark")
