"""What axe-core, an accessibility checker, says about a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
ARRIVED = """async () => {
  const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime < 60_000);
  await Promise.allSettled(ends.map(({ finished }) => finished));
  await document.fonts.ready;
}"""
"""What fades in has the contrast that it is meant to have."""


def faults(page: Page) -> list[str]:
    """Everything axe-core calls serious or worse, with the first place of each."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    page.evaluate(ARRIVED)
    page.evaluate(AXE.read_text() + "; undefined")
    found: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:160]} {fault['nodes'][0]['failureSummary'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
    ]
