"""What a page costs to load: the compressed bytes over the network, with headers."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser

from .pages import LONGEST, SEEN_BEFORE

QUIET = 1000
"""Milliseconds after the last of the page's own calls, to catch what it fetches later."""


def loaded(browser: Browser, address: str) -> dict[str, int]:
    """The bytes of each file fetched by a browser that has never been here."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.set_default_timeout(LONGEST)
    context.add_init_script(SEEN_BEFORE)
    page = context.new_page()
    named: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def asked(event: dict[str, Any]) -> None:
        named[event["requestId"]] = event["request"]["url"]

    def came(event: dict[str, Any]) -> None:
        url = named.get(event["requestId"], "")
        if url.startswith("http"):
            sizes[url] = sizes.get(url, 0) + int(event["encodedDataLength"])

    line = context.new_cdp_session(page)
    line.on("Network.requestWillBeSent", asked)
    line.on("Network.loadingFinished", came)
    line.send("Network.enable")
    page.goto(address, wait_until="networkidle")
    page.wait_for_timeout(QUIET)
    context.close()
    return sizes
