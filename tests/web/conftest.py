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
from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from .driver import deal, finish, tokens_of
from .pages import LONGEST, Pages

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

expect.set_options(timeout=LONGEST)

BOT = "random"
"""The fastest bot: these tests are about the page, not about play."""

SERVE = """
import sys
from pathlib import Path
from concordia_game.games import beginning
from concordia_game.server.serve import serve
from concordia_game.server.settings import Settings
if __name__ == "__main__":
    # The same deal for every game without a seed: no test depends on luck.
    beginning.randbits = lambda width: 5
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


PORTS = range(20_000, 32_000)
"""Below those that systems give to whoever asks for any: between two starts nobody takes a server's port."""


def free_port() -> int:
    """A port that nobody listens on."""
    while True:
        port = SystemRandom().choice(PORTS)
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


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
        end = time.monotonic() + 180
        while self.process.poll() is None and time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.base}/api/health", timeout=10).close()
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


@pytest.fixture(scope="package")
def pages(browser: Browser) -> Iterator[Pages]:
    """The pages that tests hand on to each other."""
    found = Pages(browser)
    yield found
    found.close()


@pytest.fixture
def visit(pages: Pages) -> Iterator[Visit]:
    """Opens a page as somebody who has played before; anything the page does wrong fails the test."""
    with pages.lending() as opened:
        yield opened
