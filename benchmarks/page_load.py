"""What a first visit costs: compressed bytes over the network, in a browser that has never been here.

Prints one JSON line for each page. `python benchmarks/page_load.py`
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from web.conftest import CHROMIUM, FLAGS, Server
from web.driver import deal
from web.loading import loaded

BOARDS = ("italia", "imperium")


def main() -> None:
    """Measure the start page, then a table as a spectator sees it through its link."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            pages = {"first page": server.base}
            for board in BOARDS:
                made = deal(
                    server.base, {"map": board}, [{"kind": "you"}, {"kind": "local"}, {"kind": "local"}]
                )
                pages[f"table on {board}"] = f"{server.base}/game/{made['game']}"
            for name, address in pages.items():
                sizes = loaded(browser, address)
                print(
                    json.dumps(
                        {"page": name, "files": len(sizes), "kB": round(sum(sizes.values()) / 1000, 1)}
                    )
                )
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
