"""Pages that are used again: opening one anew takes more than half of what a test at a table costs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Request

LONGEST = 90_000
"""Milliseconds for anything that is waited for: how busy the machine is decides nothing."""

KEPT = 6
"""How many idle pages a browser keeps."""

BY_DESIGN = ("Failed to load resource", "WebSocket connection to", "Service Worker registration blocked")
"""The browser's own words for what a server refuses, a server that was killed, a page without a worker."""

SEEN_BEFORE = """
if (location.protocol.startsWith("http") && !localStorage.getItem("concordia.settings"))
  localStorage.setItem("concordia.settings", JSON.stringify({ toured: true, unfolded: true }));
"""

PATIENT = """
(() => {
  const soon = window.setTimeout;
  window.setTimeout = (job, wait, ...more) => soon(job, wait >= 4000 ? 20 * wait : wait, ...more);
})();
"""
"""What the page shows for some seconds, and how long it waits for an answer: on a busy machine they pass unseen."""

SCRIPTS = [SEEN_BEFORE, *((Path(__file__).parent / name).read_text() for name in ("look.js", "overflow.js"))]
"""Run in every page before it opens: `window.driver` sees what is lit, `window.overflow` what is cut off."""


class Watch:
    """Notes what no page may do: fail, contact another host, complain in the console."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.origins: set[str] = set()

    def over(self, page: Page) -> None:
        """Watch a page."""
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("request", self._request)
        page.on("console", self._console)

    def _request(self, request: Request) -> None:
        if request.url.startswith(("http://127.0.0.1:", "http://localhost:")):
            self.origins.add("{0.scheme}://{0.netloc}".format(urlsplit(request.url)))
        elif not request.url.startswith(("data:", "blob:")):
            self.problems.append(f"asked another host: {request.url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(BY_DESIGN):
            self.problems.append(message.text)


class Visitor:
    """A browser of somebody, with one page."""

    def __init__(self, browser: Browser, settings: dict[str, Any], *, hasty: bool) -> None:
        self.settings = settings
        self.hasty = hasty
        self.watch = Watch()
        self.context: BrowserContext = browser.new_context(**settings)
        self.context.set_default_timeout(LONGEST)
        for script in SCRIPTS if hasty else (*SCRIPTS, PATIENT):
            self.context.add_init_script(script)
        self.context.on("page", self.watch.over)
        self.page = self.context.new_page()

    def forget(self) -> None:
        """Become somebody who has never been here."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.page.unroute_all()
        self.page.evaluate("() => { if (location.protocol.startsWith('http')) sessionStorage.clear() }")
        self.page.goto("about:blank")
        # Outside, so that nothing on the next page lies under the pointer.
        self.page.mouse.move(-1, -1)
        self.context.clear_cookies()
        self.context.clear_permissions()
        line = self.context.new_cdp_session(self.page)
        for origin in self.watch.origins:
            line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        line.detach()
        self.watch.origins.clear()
        self.watch.problems.clear()


class Pages:
    """Hands out pages. Those that are given back wait, clean, for a test that wants one like them."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: list[Visitor] = []

    @contextmanager
    def lending(self) -> Iterator[Lending]:
        """Pages for one test; anything that one of them does wrong fails it."""
        lending = Lending(self)
        try:
            yield lending
        finally:
            problems = lending.end()
        assert not problems

    def take(self, size: tuple[int, int], settings: dict[str, Any], *, fresh: bool, hasty: bool) -> Visitor:
        """A page of this size, one from before if there is any like it."""
        viewport = {"width": size[0], "height": size[1]}
        if fresh:
            return Visitor(self._browser, {**settings, "viewport": viewport}, hasty=hasty)
        settings = {**settings, "service_workers": "block"}
        # Only the size can be changed later.
        for place, visitor in enumerate(self._idle):
            alike = {**visitor.settings, "viewport": None} == {**settings, "viewport": None}
            if alike and visitor.hasty == hasty:
                del self._idle[place]
                visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
                return visitor
        return Visitor(self._browser, {**settings, "viewport": viewport}, hasty=hasty)

    def give_back(self, visitor: Visitor) -> None:
        """Keep a page for the next test, as if nobody had used it."""
        try:
            visitor.forget()
        except Error:
            visitor.context.close()
            return
        self._idle.append(visitor)
        while len(self._idle) > KEPT:
            self._idle.pop(0).context.close()

    def close(self) -> None:
        """Close what is idle."""
        while self._idle:
            self._idle.pop().context.close()


class Lending:
    """The pages of one test."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._kept: list[Visitor] = []
        self._fresh: list[Visitor] = []

    def __call__(
        self, width: int = 1440, height: int = 900, *, fresh: bool = False, hasty: bool = False, **more: Any
    ) -> Page:
        """Open a page as somebody who has played before.

        A fresh one is for tests that leave traces which can't be wiped away, or that want the service worker;
        a hasty one for those about what goes by itself, or about a line that is lost.
        """
        settings = {"locale": "en-GB", "reduced_motion": "reduce", **more}
        visitor = self._pages.take((width, height), settings, fresh=fresh, hasty=hasty)
        (self._fresh if fresh else self._kept).append(visitor)
        return visitor.page

    def end(self) -> list[str]:
        """Give all pages back; returns what they did wrong."""
        problems = [problem for visitor in (*self._kept, *self._fresh) for problem in visitor.watch.problems]
        for visitor in self._kept:
            self._pages.give_back(visitor)
        for visitor in self._fresh:
            with suppress(Error):
                visitor.context.close()
        return problems
