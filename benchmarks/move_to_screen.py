"""From a click to the changed screen: moves made with the mouse in a real browser on this machine.

Prints one JSON object: milliseconds from the click to the frame that shows the new position, and where they
went: until the page sent the move, until the server's answer arrived, until it was drawn.
`python benchmarks/move_to_screen.py --moves 60`
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from web.conftest import CHROMIUM, FLAGS, Server
from web.driver import get, play, sit_down
from web.pages import SCRIPTS

TARGET = 100
TIMER = """
(() => {
  let clicked = 0, sent = 0;
  window.timings = [];
  addEventListener("click", (event) => (clicked = event.timeStamp), true);
  window.WebSocket = class extends window.WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        if (!sent || !data.startsWith('{"type":"position"')) return;
        const [began, asked, heard] = [clicked, sent, performance.now()];
        sent = 0;
        // A task after the frame's own callbacks: by then the frame has been drawn.
        requestAnimationFrame(() => setTimeout(() => {
          const now = performance.now();
          timings.push({ page: asked - began, server: heard - asked, screen: now - heard,
            whole: now - began });
        }));
      });
    }
    send(data) {
      if (/"type":"(move|confirm)"/.test(data)) sent = performance.now();
      super.send(data);
    }
  };
})();
"""


def opened(browser: Browser, arguments: argparse.Namespace) -> Page:
    """A page that notes the time of every move made on it."""
    motion: Any = "reduce" if arguments.still else "no-preference"
    size: Any = {"width": arguments.width, "height": 900}
    context = browser.new_context(viewport=size, reduced_motion=motion, locale="en-GB")
    for script in (*SCRIPTS, TIMER):
        context.add_init_script(script)
    return context.new_page()


def measure(page: Page, base: str, arguments: argparse.Namespace) -> list[dict[str, float]]:
    """Play for all seats of a table until there are enough moves."""
    options = {"map": arguments.map, "salt": True, "forum": True}
    sit_down(page, base, options, [{"kind": "you"}, {"kind": "local"}, {"kind": "local"}])
    rng = Random(3)
    play(page, rng, 60, clicks=6)
    page.evaluate("timings.length = 0")
    while len(page.evaluate("timings")) < arguments.moves:
        play(page, rng, 30, clicks=1)
        page.wait_for_timeout(arguments.pause)
    return list(page.evaluate("timings"))


def summed(timings: list[dict[str, float]], part: str) -> dict[str, float]:
    """The figures of one part."""
    times = sorted(timing[part] for timing in timings)
    return {
        "median": round(statistics.median(times), 1),
        "p95": round(times[int(0.95 * len(times))], 1),
        "max": round(times[-1], 1),
    }


def main() -> None:
    """Start a server and a browser, play, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--map", default="imperium")
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--pause", type=int, default=150, help="milliseconds between clicks")
    parser.add_argument("--still", action="store_true", help="without animations")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            timings = measure(opened(browser, arguments), server.base, arguments)
            engine = json.loads(get(server.base, "/api/health"))["engine"]
        finally:
            browser.close()
            server.kill()
    figures: dict[str, object] = {
        part: summed(timings, part) for part in ("whole", "page", "server", "screen")
    }
    over = sum(timing["whole"] > TARGET for timing in timings)
    print(json.dumps({"engine": engine, "moves": len(timings), "over_100_ms": over, "ms": figures}, indent=2))


if __name__ == "__main__":
    main()
