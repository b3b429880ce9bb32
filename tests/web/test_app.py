"""The page as an app: it can be installed, is told of turns, and says so if there is no connection."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import BOT, SERVE, Server, Visit
from .driver import deal, open_table, tokens_of

LISTEN = """() => {
  self.shown = [];
  const show = ServiceWorkerRegistration.prototype.showNotification;
  ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
    await show.call(this, title, options);
    self.shown.push(options.body);
  };
}"""
SHOWN = """async (body) => {
  // Asked for while it is being shown, a notice would be taken for one that somebody has closed.
  const end = performance.now() + 90_000;
  while (!self.shown.includes(body) && performance.now() < end) await new Promise((done) => setTimeout(done, 20));
  return (await self.registration.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
}"""
HELD = """async (game) => {
  const headers = { authorization: `Bearer ${localStorage.getItem("concordia.me")}` };
  const end = performance.now() + 90_000;
  while (performance.now() < end) {
    const { seats } = await (await fetch("/api/me", { headers })).json();
    if (seats.some((seat) => seat.game === game)) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}"""
CLICK = """async (tag) => {
  const [notification] = await self.registration.getNotifications({ tag });
  const went = [];
  Clients.prototype.openWindow = async (path) => void went.push(path);
  WindowClient.prototype.focus = async function () { went.push("tab " + new URL(this.url).pathname); };
  const jobs = [];
  const event = new NotificationEvent("notificationclick", { notification });
  event.waitUntil = (job) => jobs.push(job);
  self.dispatchEvent(event);
  await Promise.all(jobs);
  return went;
}"""


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Server]:
    """A server that may tell this machine, and be killed."""
    found = Server(tmp_path)
    found.script.write_text(SERVE.replace("Settings(port", "Settings(allow_private_notices=True, port"))
    found.start()
    yield found
    found.kill()


@pytest.fixture
def hook() -> Iterator[tuple[str, list[Any]]]:
    """A webhook: its address, and what it was told."""
    told: list[Any] = []

    class Heard(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Heard) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/hook", told
        server.shutdown()


def push(page: Page, base: str, message: dict[str, str]) -> None:
    """Let the browser's push service deliver something, without there being one."""
    line = page.context.new_cdp_session(page)
    found: list[str] = []

    def heard(event: dict[str, Any]) -> None:
        found.extend(entry["registrationId"] for entry in event["registrations"] if not entry["isDeleted"])

    line.on("ServiceWorker.workerRegistrationUpdated", heard)
    line.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    said = {"origin": base, "registrationId": found[-1], "data": json.dumps(message)}
    line.send("ServiceWorker.deliverPushMessage", said)


def test_told_of_a_turn_as_an_app(visit: Visit, home: Server, hook: tuple[str, list[Any]]) -> None:
    address, told = hook
    page = visit(fresh=True, permissions=["notifications"])
    made = deal(home.base, {"map": "italia"}, [{"kind": "you"}, {"kind": "local"}])
    open_table(page, home.base, made["game"], tokens_of(made))

    # By a webhook, with all that one may choose.
    page.click("[data-bell]")
    page.get_by_label("By webhook").fill(address)
    page.locator("form:has(#hook) button").click()
    expect(page.locator("[data-channel=webhook]")).to_contain_text(address)
    page.click("[data-try]")
    expect(page.locator("[data-channel=webhook]")).to_contain_text("Sent.")
    assert [(one["kind"], one["title"]) for one in told] == [("test", "Notices work")]
    page.locator("[data-quiet]").check()
    expect(page.get_by_label("from")).to_have_value("22:00")
    # Until the server knows it: what is asked for later might be told before.
    expect(page.locator("[data-try]")).to_be_enabled()
    page.locator("[data-mute]").check()
    expect(page.locator("[data-try]")).to_be_enabled()
    page.keyboard.press("Escape")
    page.click("[data-bell]")
    expect(page.locator("[data-mute]")).to_be_checked()
    expect(page.locator("[data-quiet]")).to_be_checked()
    page.get_by_role("button", name="Remove").click()
    expect(page.locator("[data-channel]")).to_have_count(0)
    page.keyboard.press("Escape")

    # Every game that is opened from now on is one of theirs.
    other = deal(home.base, {"map": "italia"}, [{"kind": "you"}, {"kind": "bot", "bot": BOT}])
    open_table(page, home.base, other["game"], tokens_of(other))
    assert page.evaluate(HELD, other["game"])
    open_table(page, home.base, made["game"], tokens_of(made))

    # By the browser: the newer notice of a game takes the place of the older, a click leads to its tab.
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    workers = page.context.service_workers
    worker = workers[0] if workers else page.context.wait_for_event("serviceworker")
    worker.evaluate(LISTEN)
    notice = {"kind": "turn", "game": made["game"], "title": "It is your turn", "language": "en"}
    push(page, home.base, {**notice, "body": "Italia"})
    assert worker.evaluate(SHOWN, "Italia") == [["It is your turn", "Italia", f"game-{made['game']}"]]
    push(page, home.base, {**notice, "body": "Italia, with Ben"})
    worker.evaluate(SHOWN, "Italia, with Ben")
    assert worker.evaluate(CLICK, f"game-{made['game']}") == [f"tab /game/{made['game']}"]
    push(page, home.base, {**notice, "game": "elsewhere", "body": "Cyprus"})
    worker.evaluate(SHOWN, "Cyprus")
    assert worker.evaluate(CLICK, "game-elsewhere") == ["/game/elsewhere"]

    # It can be installed; this browser is only a guest, who leaves nothing behind.
    line = page.context.new_cdp_session(page)
    errors = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []

    # Without a server the page is still there.
    page.goto(home.base)
    expect(page.locator("[data-play-now]")).to_be_visible()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    # All of it is loaded: nothing is left to be missed.
    expect(page.locator("[data-desk]").first).to_be_visible()
    home.kill()
    page.goto(f"{home.base}/new")
    expect(page.locator("[data-offline]")).to_contain_text("no connection")
    home.start()
    expect(page.locator("[data-offline]")).to_have_count(0)


def test_a_part_of_the_page_that_does_not_arrive_says_so(server: Server, visit: Visit) -> None:
    page = visit(fresh=True, service_workers="block")
    page.route("**/assets/Notices-*.js", lambda route: route.abort())
    page.goto(server.base)
    page.click("[data-bell]")
    expect(page.get_by_role("alert")).to_have_text("Connection lost")
