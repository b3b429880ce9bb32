"""Whether everybody can use the page: axe-core finds no serious fault."""

from __future__ import annotations

from random import Random

import pytest

from .access import faults
from .conftest import BOT, Server, Visit
from .driver import play, sit_down


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("path", ["/", "/new", "/join/nothing"])
def test_pages(server: Server, visit: Visit, path: str, width: int) -> None:
    page = visit(width, 844)
    page.goto(server.base + path)
    page.wait_for_selector("h1")
    page.wait_for_timeout(200)
    assert faults(page) == []


@pytest.mark.parametrize("width", [1440, 390])
def test_table(server: Server, visit: Visit, width: int) -> None:
    page = visit(width, 844)
    options = {"map": "italia", "salt": True, "forum": True, "fish": "coast"}
    sit_down(page, server.base, options, [{"kind": "you"}, {"kind": "bot", "bot": BOT}])
    assert faults(page) == []
    play(page, Random(3), 10, clicks=15)
    assert faults(page) == []


def test_rules_and_settings(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia"}, [{"kind": "you"}, {"kind": "bot", "bot": BOT}])
    for button in ("[data-rules]", "[data-settings]"):
        page.click(button)
        page.wait_for_selector("dialog[open]")
        assert faults(page) == []
        page.keyboard.press("Escape")


def test_trade(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia"}, [{"kind": "you"}, {"kind": "bot", "bot": BOT}])
    page.click('[data-touch="card:mercator"][data-light="next"]')
    page.wait_for_selector("[data-move^=sell]")
    assert faults(page) == []
