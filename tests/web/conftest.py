"""A built page, a real server, a real browser; without chromium the tests say so and are skipped."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from .driver import LOOK, deal, finish, tokens_of

CHROMIUM = next((found for name in ("chromium", "chromium-browser") if (found := shutil.which(name))), None)
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ONCE_MORE = pytest.mark.flaky(reruns=1)
"""A browser on a busy machine can stall for longer than any wait. The summary counts the reruns."""

expect.set_options(timeout=30_000)
"""As long as everything else that is waited for: how busy the machine is decides nothing."""

BOT = "random"
"""The fastest bot: these tests are about the page, not about play."""

BY_DESIGN = ("Failed to load resource", "WebSocket connection to")
"""The browser's own words for what the server refuses, and for a server that was killed."""

SEEN_BEFORE = """
if (location.protocol.startsWith("http") && !localStorage.getItem("concordia.settings"))
  localStorage.setItem("concordia.settings", JSON.stringify({ toured: true }));
"""

SERVE = """
import sys
from pathlib import Path
from concordia_game.server.serve import serve
from concordia_game.server.settings import Settings
if __name__ == "__main__":
    serve(Settings(port=int(sys.argv[1]), data_dir=Path(sys.argv[2]), maps=Path(sys.argv[3]),
                   games_per_minute=10_000, calls_per_second=10_000, messages_per_second=10_000,
                   requests_per_second=10_000))
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip with a reason if there is no browser or no built page."""
    from concordia_game.server.static import FIRST_PAGE, FOLDER

    reason = None
    if CHROMIUM is None:
        reason = "chromium is not installed (Debian: apt-get install chromium)"
    elif not (FOLDER / FIRST_PAGE).is_file():
        reason = "the page is not built (npm ci && npm run build in web/)"
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.skip(reason=reason) if reason else ONCE_MORE)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """A server process that can be killed and restarted with the same games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.maps = folder / "maps"
        self.maps.mkdir()
        self.script = folder / "serving.py"
        self.script.write_text(SERVE)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, str(self.script), str(self.port), str(self.folder), str(self.maps)]
        with (self.folder / "server.log").open("ab") as log:
            # A process group of its own, so that its bots' processes end with it.
            self.process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        for _ in range(900):
            try:
                urllib.request.urlopen(f"{self.base}/api/health", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"the server did not start: {(self.folder / 'server.log').read_text()}")

    def signal(self, sign: signal.Signals) -> None:
        """Send a signal to it and to its bots' processes."""
        assert self.process is not None
        os.killpg(self.process.pid, sign)

    def kill(self) -> None:
        """End it without warning."""
        if self.process is not None:
            self.signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests."""
    found = Server(tmp_path_factory.mktemp("server"))
    found.start()
    yield found
    found.kill()


# Not for the whole session: Playwright's event loop counts as running in this thread until it is released,
# and the server tests in the same process could not run theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One chromium for all tests."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="package")
def over(server: Server) -> dict[str, Any]:
    """A finished game of two on one device."""
    made = deal(server.base, {"map": "italia"}, [{"kind": "you"}, {"kind": "local"}], confirm=False)
    finish(server.base, made["game"], tokens_of(made), Random(1))
    return made


Visit = Callable[..., Page]


class Watch:
    """Notes what no page may do: fail, contact another host, complain in the console."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def over(self, page: Page) -> None:
        """Watch a page."""
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("request", self._request)
        page.on("console", self._console)

    def _request(self, request: Request) -> None:
        if not request.url.startswith(("http://127.0.0.1:", "data:", "blob:")):
            self.problems.append(f"asked another host: {request.url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(BY_DESIGN):
            self.problems.append(message.text)


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens a page as somebody who has played before; anything the page does wrong fails the test."""
    contexts: list[BrowserContext] = []
    watch = Watch()

    def opened(width: int = 1440, height: int = 900, **more: Any) -> Page:
        settings: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", **more}
        context = browser.new_context(viewport={"width": width, "height": height}, **settings)
        context.set_default_timeout(30_000)
        context.add_init_script(SEEN_BEFORE)
        context.add_init_script(LOOK)
        context.on("page", watch.over)
        contexts.append(context)
        return context.new_page()

    yield opened
    for context in contexts:
        context.close()
    assert not watch.problems
