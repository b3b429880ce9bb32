"""No turn takes more clicks than it has decisions (docs/interface.md), and nothing moves under the finger."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import BOT, Server, Visit
from .driver import DRAWN, deal, get, open_table, post, press, tokens_of

Json = dict[str, Any]
Ready = Callable[[Json], bool]

PEOPLE = [{"kind": "you"}, {"kind": "local"}]
TWO = ("move", "settle")
"""What is two decisions: which colonist, and where to. Everything else is one, be it to stop while more could be done."""
PREFERRED = ("move", "build", "produce", "settle", "recruit", "take", "pay", "copy", "market")
"""What a typical turn does where it can; the rest is ended."""
PARTS = ".window, .bar-part, .hand-part, .players-part, .display-part, .tabs-part, article, .row[data-touch]"
SHIFTS = """
parts => {
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      for (const { node } of sources) if (node?.matches?.(parts)) shifted.push(node.className);
  }).observe({ type: "layout-shift" });
}
"""


class Hands:
    """Both hands at a table: they know the moves, and count what they press."""

    def __init__(self, base: str, made: Json) -> None:
        self.base, self.path = base, f"/api/games/{made['game']}"
        self.game, self.tokens = made["game"], tokens_of(made)
        self.clicks = 0
        self.verbs: list[str] = []

    def position(self) -> Json:
        """The position as the seat that is asked sees it."""
        for token in self.tokens:
            found: Json = json.loads(get(self.base, f"{self.path}/position?token={token}"))
            if found["asked"] in found["yours"]:
                break
        return {**found, "token": token}

    def play_until(self, ready: Ready) -> Json:
        """Play over HTTP, buying and going for points, until a turn of the kind that is wanted can be made."""
        rng, now = Random(3), self.position()
        while not ready(now):
            best = max(now["moves"], key=lambda move: worth(move) + 1.5 * rng.random())
            body = {"token": now["token"], "ply": now["ply"], "text": best["text"]}
            post(self.base, f"{self.path}/moves", body)
            now = self.position()
            assert now["ply"] < 900
        return now

    def make(self, page: Page, move: Json, ply: int) -> None:
        """Make a move on the page, pressing no more than it asks for."""
        left = [*move["touches"]]
        while self.position()["ply"] == ply:
            names = page.evaluate("window.driver.names()")
            name = (
                move["text"] if move["text"] in names else next((one for one in left if one in names), None)
            )
            if name is None:
                # The last press is on its way, or what follows from it is not drawn yet.
                page.wait_for_timeout(10)
                continue
            left = [one for one in left if one != name]
            self.clicks += press(page, name, touch=False)
        self.verbs.append(move["verb"])

    def turn(self, page: Page, first: str) -> None:
        """A whole turn on the page, begun with a move."""
        now = self.position()
        turn, wanted = now["state"]["turn"], first
        while now["state"]["turn"] == turn and now["asked"]:
            move = next((one for one in now["moves"] if one["text"] == wanted), None) or typical(now)
            wanted = ""
            if now["lone"]:
                # The page answers by itself.
                page.wait_for_timeout(10)
            else:
                self.make(page, move, now["ply"])
            now = self.position()

    @property
    def decisions(self) -> int:
        """What the turn left to its player."""
        return sum(2 if verb in TWO else 1 for verb in self.verbs)


def worth(move: Json) -> float:
    """How much a move over HTTP is wanted: points, and cards."""
    points: int = move["preview"].get("points", 0)
    return points + (2 if move["verb"] == "take" else 0)


def typical(now: Json) -> Json:
    """What a typical turn does next."""

    def wish(move: Json) -> tuple[bool, float, float]:
        return move["verb"] in PREFERRED, move["preview"].get("steps", 0), worth(move)

    best: Json = max(now["moves"], key=wish)
    return best


def offers(text: str) -> Ready:
    """Whether a move can be made."""
    return lambda now: any(move["text"] == text for move in now["moves"])


def mine(now: Json) -> Json:
    """The possessions of the seat that is asked."""
    found: Json = next(player for player in now["state"]["players"] if player["seat"] == now["asked"])
    return found


def rich(text: str) -> Ready:
    """Whether a move can be made by somebody who can pay for something with it."""
    return lambda now: offers(text)(now) and min(map(mine(now)["goods"].get, ("food", "tool"), (0, 0))) > 0


def can_buy_two(now: Json) -> bool:
    """Whether a Senator has goods for two cards."""
    return offers("senator")(now) and sum(mine(now)["goods"].values()) >= 6


def can_copy(now: Json) -> bool:
    """Whether a Diplomat has a card to copy."""
    tops = [player["discard"][-1:] for player in now["state"]["players"] if player["seat"] != now["asked"]]
    return offers("diplomat")(now) and any(top and not top[0].startswith("diplomat") for top in tops)


TURNS: dict[str, tuple[Ready, str, set[str]]] = {
    "architect": (offers("architect"), "architect", {"move", "build"}),
    "prefect": (offers("prefect"), "prefect", {"produce"}),
    "senator": (can_buy_two, "senator", {"take"}),
    "tribune": (rich("tribune"), "tribune", {"recruit"}),
    # With one pile to copy there is nothing to decide, and nothing to press.
    "diplomat": (can_copy, "diplomat", {"play"}),
    "colonist": (rich("colonist"), "colonist", {"settle"}),
    "consul": (offers("consul"), "consul", {"take"}),
    "specialist": (offers("farmer"), "farmer", {"play"}),
}


@pytest.mark.parametrize("persona", TURNS)
def test_no_more_clicks_than_decisions(server: Server, visit: Visit, persona: str) -> None:
    ready, first, verbs = TURNS[persona]
    hands = Hands(server.base, deal(server.base, {"map": "italia"}, PEOPLE, confirm=False))
    hands.play_until(ready)
    page = visit()
    open_table(page, server.base, hands.game, hands.tokens)
    hands.turn(page, first)
    assert verbs <= set(hands.verbs)
    assert 0 < hands.clicks <= hands.decisions, hands.verbs


def test_partners(server: Server, visit: Visit) -> None:
    """One calls, the other names a card, both carry it out."""
    seats = [{"kind": "you"}, *[{"kind": "local"}] * 3]
    options = {"map": "imperium", "venus": True, "teams": True}
    hands = Hands(server.base, deal(server.base, options, seats, confirm=False))
    hands.play_until(offers("legatus"))
    page = visit()
    open_table(page, server.base, hands.game, hands.tokens)
    hands.turn(page, "legatus")
    assert hands.verbs.count("play") == 2
    assert hands.clicks <= hands.decisions, hands.verbs


def test_a_patrician_and_a_stall(server: Server, visit: Visit) -> None:
    options = {"map": "italia", "forum": True, "fish": "coast"}
    seats = [PEOPLE[0], {"kind": "bot", "bot": BOT}]
    hands = Hands(server.base, deal(server.base, options, seats, confirm=False))
    page = visit()
    open_table(page, server.base, hands.game, hands.tokens)
    page.wait_for_selector('[data-prompt="keep-patrician"]')
    now = hands.position()
    hands.make(page, now["moves"][0], now["ply"])
    assert hands.clicks == 1
    hands = Hands(server.base, deal(server.base, {"map": "italia", "fish": "coast"}, PEOPLE, confirm=False))
    now = hands.play_until(lambda now: any(move["verb"] == "market" for move in now["moves"]))
    open_table(page, server.base, hands.game, hands.tokens)
    hands.turn(page, "")
    assert {"market", "play"} <= set(hands.verbs)
    assert hands.clicks <= hands.decisions, hands.verbs


def test_beginning_and_going_on_and_looking_up(server: Server, visit: Visit) -> None:
    """One click each."""
    page = visit()
    page.goto(server.base)
    page.click("[data-play-now]")
    page.wait_for_selector(".over")
    page.goto(server.base)
    page.locator('a[href^="/game/"]').first.click()
    page.wait_for_selector(".over")
    page.locator('[data-rule^="card:"]').first.click()
    expect(page.locator("dialog .here")).to_be_in_viewport()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (820, 1180)])
def test_no_part_of_the_table_shifts(server: Server, visit: Visit, width: int, height: int) -> None:
    """Two whole turns; cards that leave a hand and numbers that grow are no parts of the table."""
    page = visit(width, height)
    hands = Hands(server.base, deal(server.base, {"map": "italia"}, PEOPLE, confirm=False))
    open_table(page, server.base, hands.game, hands.tokens)
    page.wait_for_selector('.card[data-light="next"]')
    page.evaluate(DRAWN)
    page.evaluate(SHIFTS, PARTS)
    hands.turn(page, "architect")
    hands.turn(page, "prefect")
    page.evaluate(DRAWN)
    assert page.evaluate("shifted") == []
