"""The end of a game: points rise god by god, then the winner and by what, then the tables."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .access import faults
from .conftest import Server, Visit
from .driver import deal, finish, get, open_table, tokens_of

FAST = "localStorage.setItem('concordia.settings', JSON.stringify({ toured: true, pace: 'fast' }))"
SLOW = FAST.replace("fast", "slow")
# What stands between a page and the server can't be taken away again: none of these pages is used by other tests.
OWN: dict[str, Any] = {"fresh": True, "service_workers": "block"}
LIVELY: dict[str, Any] = {**OWN, "reduced_motion": "no-preference"}
GODS = ["vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva", "concordia"]
# Everything that the scene has shown: at which god, and what the seats had by then.
WATCH = """() => {
  window.scenes = [];
  new MutationObserver(() => {
    const scene = document.querySelector("[data-scene]");
    const totals = [...scene?.querySelectorAll("[data-total]") ?? []].map((entry) => Number(entry.dataset.total));
    if (scene && scenes.at(-1)?.at !== scene.dataset.scene) scenes.push({ at: scene.dataset.scene, totals });
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


@pytest.fixture(scope="module")
def over(server: Server) -> dict[str, Any]:
    """A finished game of three on one device, and its position."""
    seats = [{"kind": "you", "name": "Ann"}, {"kind": "local", "name": "Ben"}, {"kind": "local"}]
    made = deal(server.base, {"map": "italia"}, seats, confirm=False)
    finish(server.base, made["game"], tokens_of(made), Random(1))
    token = tokens_of(made)[0]
    position = json.loads(get(server.base, f"/api/games/{made['game']}/position?token={token}"))
    return {**made, "position": position}


class Ending:
    """A page that watches a game as if its last move were still to come."""

    def __init__(self, page: Page, **changes: Any) -> None:
        self.page = page
        self.changes = changes
        self.last: str | None = None
        self.line: WebSocketRoute | None = None
        page.route_web_socket("**/live", self._open)

    def _open(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self.line = line

        def hear(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] != "position" or self.last is not None:
                line.send(said)
                return
            message |= self.changes
            self.last = json.dumps(message)
            before = {"ply": message["ply"] - 1, "winner": None, "winners": [], "verdict": None}
            line.send(json.dumps(message | before))

        server.on_message(hear)

    def come(self) -> None:
        """Make the last move."""
        assert self.line is not None
        assert self.last is not None
        self.line.send(self.last)


def with_bot(over: dict[str, Any]) -> list[dict[str, Any]]:
    """The seats of the game, the first as if a bot had played there."""
    first, *others = over["position"]["seats"]
    return [{**first, "name": "", "kind": "bot", "bot": "normal", "character": "livia"}, *others]


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_the_points_rise_god_by_god(
    server: Server, visit: Visit, over: dict[str, Any], width: int, height: int
) -> None:
    page = visit(width, height, **LIVELY)
    page.goto(server.base)
    page.evaluate(FAST)
    ending = Ending(page, seats=with_bot(over))
    open_table(page, server.base, over["game"], tokens_of(over))
    expect(page.locator("[data-end], [data-scene]")).to_have_count(0)
    page.evaluate(WATCH)
    ending.come()
    expect(page.locator('[data-scene="over"]')).to_be_visible()
    scenes = page.evaluate("scenes")
    scores = over["position"]["scores"]
    given = [god for god in GODS if any(entry["gods"][god]["points"] for entry in scores)]
    assert [scene["at"] for scene in scenes] == ["begin", *given, "over"]
    assert scenes[0]["totals"] == [0, 0, 0]
    assert scenes[1]["totals"] == sorted((entry["gods"]["vesta"]["points"] for entry in scores), reverse=True)
    assert sorted(scenes[-1]["totals"]) == sorted(entry["total"] for entry in scores)
    # The winner is in front, also after a tie-break, and is read out.
    expect(page.locator("[data-scene] li").first).to_have_attribute("data-side", over["position"]["winner"])
    expect(page.locator("[data-scene] .won")).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text="Winner")).to_have_count(1)
    expect(page.locator('[data-scene] [data-face="livia"]')).to_be_visible()
    assert faults(page) == []
    page.click("[data-skip]")
    expect(page.locator("[data-scene]")).to_have_count(0)
    expect(page.locator("[data-end] tr.total td")).to_have_count(3)
    expect(page.locator('[data-end] [data-face="livia"]')).to_be_visible()


def test_without_motion_the_end_is_there_at_once(server: Server, visit: Visit, over: dict[str, Any]) -> None:
    page = visit(**OWN)
    ending = Ending(page)
    open_table(page, server.base, over["game"], tokens_of(over))
    page.evaluate(WATCH)
    ending.come()
    expect(page.locator("[data-end] tr.total td")).to_have_count(3)
    assert page.evaluate("scenes") == []
    said = page.locator("[data-verdict]").inner_text()
    expect(page.get_by_role("status").filter(has_text=said)).to_have_count(1)
    # Asked for, it shows how it ended.
    page.click("[data-scene-again]")
    expect(page.locator('[data-scene="over"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-end]")).to_be_visible()


def test_a_game_opened_later_shows_its_tables_and_the_scene_when_asked(
    server: Server, visit: Visit, over: dict[str, Any]
) -> None:
    page = visit(**LIVELY)
    page.goto(server.base)
    page.evaluate(SLOW)
    open_table(page, server.base, over["game"], tokens_of(over))
    expect(page.locator("[data-end]")).to_be_visible()
    scene = page.locator("[data-scene]")
    leave: dict[str, Callable[[], None]] = {
        "a key": lambda: page.keyboard.press("Escape"),
        "a click": lambda: page.mouse.click(200, 300),
        "its button": lambda: page.keyboard.press("Enter"),
    }
    for name, skip in leave.items():
        page.click("[data-scene-again]")
        expect(scene, name).not_to_have_attribute("data-scene", "over")
        expect(page.locator("[data-skip]")).to_be_focused()
        skip()
        expect(scene, name).to_have_count(0)
        expect(page.locator("[data-end]")).to_be_visible()


@pytest.mark.parametrize(
    ("verdict", "words"),
    [
        (
            {"lead": 12, "most": "saturnus", "ahead": 8, "tie": None},
            "Won by 12 VP, above all by Saturnus (+8",
        ),
        ({"lead": 2, "most": "rest", "ahead": 5, "tie": None}, "above all by Tiles and bids (+5"),
        ({"lead": 0, "most": "mars", "ahead": 4, "tie": "next"}, "would get the Præfectus Magnus first"),
        ({"lead": 0, "most": "mars", "ahead": 4, "tie": "order"}, "later in turn order"),
    ],
)
def test_by_what_it_was_won(
    server: Server, visit: Visit, over: dict[str, Any], verdict: dict[str, Any], words: str
) -> None:
    page = visit(**OWN)
    ending = Ending(page, verdict={**over["position"]["verdict"], **verdict})
    open_table(page, server.base, over["game"], tokens_of(over))
    ending.come()
    expect(page.locator("[data-verdict]")).to_contain_text(words)
