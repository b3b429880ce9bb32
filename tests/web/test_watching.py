"""Who is watching, who is away, and what nobody else may see."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Error, Page, WebSocket, expect

from .conftest import BOT, Server, Visit
from .driver import deal, get, open_table, post, tokens_of
from .pages import LONGEST, Watch

PEOPLE = [{"kind": "you", "name": "Ann"}, {"kind": "local", "name": "Ben"}]
ACTS = "[data-light='next'], [data-move], [data-confirm], [data-undo]"


def frames_of(page: Page) -> list[dict[str, Any]]:
    """Every message that the page's connections receive, in order."""
    heard: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: heard.append(json.loads(payload)))

    page.on("websocket", opened)
    return heard


def dealt_pair(base: str, made: dict[str, Any], seat: str) -> list[str]:
    """The patricians from which a seat may choose, if it is its turn to."""
    token = next(given["token"] for given in made["seats"] if given["seat"] == seat)
    found = json.loads(get(base, f"/api/games/{made['game']}/position?token={token}"))
    return [move["text"].split()[1] for move in found["moves"]]


def test_a_spectator_sees_the_table_and_can_do_nothing(server: Server, visit: Visit) -> None:
    made = deal(server.base, {"map": "italia", "forum": True}, PEOPLE)
    pair = dealt_pair(server.base, made, "red")
    assert len(pair) == 2
    page = visit(fresh=True)
    heard = frames_of(page)
    open_table(page, server.base, made["game"], [])
    expect(page.locator(".spectator")).to_be_visible()
    assert page.locator(ACTS).count() == 0
    assert heard
    assert not any(tile in json.dumps(heard) for tile in pair)
    # A turn waiting for its player's confirmation is none of their business.
    made = deal(server.base, {"map": "italia"}, PEOPLE)
    red = made["seats"][0]["token"]
    for ply, text in enumerate(["prefect", "income"]):
        post(server.base, f"/api/games/{made['game']}/moves", {"token": red, "ply": ply, "text": text})
    open_table(page, server.base, made["game"], [])
    expect(page.locator(".log")).to_contain_text("Prefect")
    assert page.locator(ACTS).count() == 0
    page.click('[data-touch="city:roma"]')
    page.keyboard.press("u")
    page.keyboard.press("e")
    # The player's own confirmation is the next thing that is heard.
    post(server.base, f"/api/games/{made['game']}/moves", {"token": red, "ply": 2, "text": "confirm"})
    expect(page.locator('article.asked[data-seat="green"]')).to_be_visible()
    positions = [message for message in heard if message["type"] == "position"]
    assert [message["asked"] for message in positions[-2:]] == ["red", "green"]
    assert positions[-2]["ply"] == 2
    assert {message["type"] for message in heard} <= {"position", "presence", "talk"}


def test_the_neighbour_s_patricians_do_not_reach_the_page(server: Server, visit: Visit) -> None:
    made = deal(server.base, {"map": "italia", "forum": True}, PEOPLE)
    pair = dealt_pair(server.base, made, "red")
    page = visit(fresh=True)
    heard = frames_of(page)
    open_table(page, server.base, made["game"], tokens_of(made))
    page.click("[data-lift]")
    page.click(f'[data-touch="tile:{pair[0]}"]')
    page.wait_for_selector('[data-curtain="green"]')
    mine = dealt_pair(server.base, made, "green")
    first = json.dumps([message for message in heard if message.get("asked") == "red"])
    assert len(mine) == 2
    assert pair[1] in first
    assert not any(tile in first for tile in mine)
    # The one that red did not keep was returned unseen.
    second = json.dumps([message for message in heard if message.get("asked") == "green"])
    assert pair[1] not in second


def test_a_name_is_only_a_name(server: Server, visit: Visit) -> None:
    name = "<img src=x onerror=alert(1)>"
    page = visit(fresh=True)
    made = deal(server.base, {"map": "italia"}, [{"kind": "you", "name": name}, {"kind": "bot", "bot": BOT}])
    open_table(page, server.base, made["game"], tokens_of(made))
    expect(page.locator("article strong", has_text=name)).to_be_visible()
    assert page.locator("img[src=x]").count() == 0


def test_a_page_that_breaks_the_policy_is_noticed(server: Server, browser: Browser) -> None:
    """Shows that the checks `visit` makes on every page work."""
    watch = Watch()
    with browser.new_context() as context:
        context.set_default_timeout(LONGEST)
        page = context.new_page()
        watch.over(page)
        page.goto(server.base)
        assert not watch.problems
        with page.expect_console_message(lambda message: "Content Security Policy" in message.text):
            page.evaluate(
                "document.head.append(Object.assign(document.createElement('script'), {text: '1'}))"
            )
        with page.expect_event("pageerror"):
            page.evaluate("setTimeout(() => { throw new Error('broken') })")
        # Nobody answers there, but it was asked.
        with suppress(Error):
            page.goto(f"http://127.0.0.2:{server.port}")
    noted = " ".join(watch.problems)
    assert all(words in noted for words in ("Content Security Policy", "broken", "another host"))
