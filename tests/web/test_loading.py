"""The first visit is light: a phone on a slow line does not wait."""

from __future__ import annotations

from playwright.sync_api import Browser

from .conftest import Server
from .loading import loaded

MOST = 200_000


def test_the_first_page_is_light(server: Server, browser: Browser) -> None:
    sizes = loaded(browser, server.base)
    assert any(url.endswith(".js") for url in sizes), "the page has its program"
    assert sum(sizes.values()) < MOST, sizes
