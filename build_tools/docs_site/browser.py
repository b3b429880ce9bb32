"""Look at a built site in a browser, from the disk and without a network: does it search, do pages fit?"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Page, TimeoutError, ViewportSize, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = (
    "--headless --no-sandbox --disable-gpu --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync"
)
DESKTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
WORD, PLACE = "storehouse", "rules.html"
"""A word to search for, and a page that has it."""
LONGEST = 30_000
"""So many milliseconds are waited for what the search finds."""


def problems(site: Path) -> list[str]:
    """What a reader would find wrong, at a desk or with a phone."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
        page = browser.new_context(offline=True).new_page()
        strangers: list[str] = []
        page.on("request", lambda request: strangers.append(request.url))
        found = [*unfound(page, site), *too_wide(page, site)]
        browser.close()
    return found + [
        f"asks for {url}" for url in dict.fromkeys(strangers) if not url.startswith(("file:", "data:"))
    ]


def unfound(page: Page, site: Path) -> list[str]:
    """Whether the search of the start page finds what is there, and leads to it."""
    page.set_viewport_size(DESKTOP)
    page.goto((site / "index.html").as_uri())
    try:
        page.locator("input[name=q]").fill(WORD, timeout=LONGEST)
        page.keyboard.press("Enter")
        page.locator(f"ul.search a[href^='{PLACE}']").first.click(timeout=LONGEST)
        page.wait_for_url(f"**/{PLACE}*", timeout=LONGEST)
    except TimeoutError:
        return [f"index.html: the search for {WORD} does not lead to {PLACE}"]
    return []


def too_wide(page: Page, site: Path) -> list[str]:
    """The pages that a phone scrolls sideways."""
    page.set_viewport_size(PHONE)
    found = []
    for path in sorted(site.rglob("*.html")):
        page.goto(path.as_uri())
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > PHONE["width"]:
            found.append(f"{path.relative_to(site).as_posix()}: {wide} wide on a phone of {PHONE['width']}")
    return found
