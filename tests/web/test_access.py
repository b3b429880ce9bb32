"""Whether everybody can use the page: axe-core finds no serious fault."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import BOT, Server, Visit
from .driver import play, sit_down

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
pytestmark = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed (npm ci in web/)")
GRAVE = ("serious", "critical")


def faults(page: Page) -> list[str]:
    """What axe-core calls serious or worse, with the first place of each."""
    page.evaluate(AXE.read_text() + "; undefined")
    found: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:160]} {fault['nodes'][0]['failureSummary'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
    ]


@pytest.mark.parametrize("path", ["/", "/new", "/join/nothing"])
def test_pages(server: Server, visit: Visit, path: str) -> None:
    page = visit()
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
