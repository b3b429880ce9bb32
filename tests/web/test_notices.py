"""Telling players what happens: their turn in the title; by sounds and by a notification only if wanted."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server, Visit
from .driver import deal, get, open_table, post

PEOPLE = [{"kind": "you", "name": "Ann"}, {"kind": "local", "name": "Ben"}]
QUIET = "Concordia"
TURN = "● Your turn – Concordia"
# Notes every sound and every notification; `away` decides whether somebody is looking at the page.
# A sound is told by the pitch of its first voice: a room for sounds that only takes notes.
EARS = """
window.heard = { rooms: 0, pitches: [], loud: [], playing: [], notices: [], touched: false, away: false };
window.AudioContext = class {
  state = "running"; sampleRate = 8000; currentTime = 0; destination = {};
  constructor() { heard.rooms += 1; heard.state = () => this.state; }
  #node(more) { return { connect: (to) => to, start() {}, stop() {}, ...more }; }
  #param(notes) { return { setValueAtTime: (value) => notes?.push(value), exponentialRampToValueAtTime() {} }; }
  #pitched(more) {
    const node = this.#node({ frequency: this.#param(heard.pitches), ...more });
    if (more.source) heard.playing.push(node);
    return node;
  }
  createOscillator() { return this.#pitched({ source: true }); }
  createBiquadFilter() { return this.#pitched({}); }
  createBufferSource() { const node = this.#node({}); heard.playing.push(node); return node; }
  createBuffer(_, length) { return { getChannelData: () => new Float32Array(length) }; }
  createGain() { return this.#node({ gain: this.#param(heard.loud) }); }
  async resume() { this.state = "running"; }
  async suspend() { this.state = "suspended"; }
};
window.Notification = class extends window.Notification {
  constructor(title, options) { super(title, options); heard.notices.push([title, options.body]); }
};
// To the browser, every look of a test into the page is a touch.
Object.defineProperty(navigator, "userActivation", { value: { get hasBeenActive() { return heard.touched; } } });
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => (heard.touched = true), true);
Object.defineProperty(document, "hidden", { get: () => heard.away });
document.hasFocus = () => !heard.away;
"""

FIRST = {"card": 1400, "coin": 2349, "house": 196, "colonist": 440, "turn": 523, "end": 392}
"""The pitch with which each sound begins."""


def sounds(page: Page) -> list[str]:
    """What was heard, in its order."""
    names = {pitch: name for name, pitch in FIRST.items()}
    return [names[pitch] for pitch in page.evaluate("heard.pitches") if pitch in names]


def hears(page: Page, *expected: str) -> None:
    """Wait until just these sounds were heard; what makes them is loaded when it is first wanted."""
    wanted = [FIRST[name] for name in expected]
    known = list(FIRST.values())
    page.evaluate(
        """async ([wanted, known]) => {
          const told = () => JSON.stringify(heard.pitches.filter((pitch) => known.includes(pitch)));
          const end = performance.now() + 90_000;
          while (told() !== JSON.stringify(wanted) && performance.now() < end)
            await new Promise((done) => setTimeout(done, 20));
        }""",
        [wanted, known],
    )
    assert sounds(page) == [*expected]


def notices(page: Page) -> list[list[str]]:
    """The notifications shown, with their words."""
    found: list[list[str]] = page.evaluate("heard.notices")
    return found


def leave(page: Page) -> None:
    """Look at something else."""
    page.evaluate("heard.away = true")


class Neighbour:
    """Two at a table: the first seat plays over HTTP alone, the second one's page is watched."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.made: dict[str, Any] = deal(server.base, {"map": "italia"}, PEOPLE)
        self.tokens = {seat["seat"]: seat["token"] for seat in self.made["seats"]}

    def open(self, page: Page) -> None:
        """Open the second seat's table, for somebody who has to wait."""
        page.add_init_script(EARS)
        open_table(page, self.server.base, self.made["game"], [self.tokens["green"]])
        expect(page).to_have_title(QUIET)

    def play(self, seat: str) -> None:
        """Play a whole turn: take money with the first card that brings it, then end the turn."""
        path, token = f"/api/games/{self.made['game']}", self.tokens[seat]
        position = json.loads(get(self.server.base, f"{path}/position?token={token}"))
        offered = [move["text"] for move in position["moves"]]
        card, then = ("mercator", "done") if "mercator" in offered else ("prefect", "income")
        for text in (card, then, "confirm"):
            body = {"token": token, "ply": position["ply"], "text": text}
            position = post(self.server.base, f"{path}/moves", body)


@pytest.fixture
def neighbour(server: Server) -> Neighbour:
    """A game that begins with the other player's turn."""
    return Neighbour(server)


def want(page: Page, words: str) -> None:
    """Switch something on in the settings."""
    page.click("[data-settings]")
    page.get_by_label(words).check()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_the_title_says_whose_turn_it_is_and_nothing_else_unasked(visit: Visit, neighbour: Neighbour) -> None:
    page = visit(fresh=True, permissions=["notifications"])
    neighbour.open(page)
    leave(page)
    neighbour.play("red")
    expect(page).to_have_title(TURN)
    assert (page.evaluate("heard.rooms"), notices(page)) == (0, [])
    neighbour.play("green")
    expect(page).to_have_title(QUIET)


def test_nothing_makes_a_sound_unasked(visit: Visit, neighbour: Neighbour) -> None:
    page = visit(fresh=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    neighbour.open(page)
    page.mouse.click(5, 5)
    neighbour.play("red")
    expect(page).to_have_title(TURN)
    page.click('[data-touch="card:architect"]')
    page.wait_for_selector('[data-prompt="move-colonists"]')
    assert page.evaluate("heard.rooms") == 0
    assert not [url for url in asked if "sounds" in url]


def test_nothing_is_heard_before_the_page_is_touched(visit: Visit, neighbour: Neighbour) -> None:
    page = visit(fresh=True)
    page.goto(neighbour.server.base)
    page.evaluate("localStorage.setItem('concordia.settings', JSON.stringify({ toured: true, sound: true }))")
    neighbour.open(page)
    neighbour.play("red")
    expect(page).to_have_title(TURN)
    assert page.evaluate("heard.rooms") == 0
    page.click('[data-touch="card:architect"]')
    hears(page, "card")


def test_moves_and_turns_are_heard(visit: Visit, neighbour: Neighbour) -> None:
    page = visit(fresh=True)
    neighbour.open(page)
    # Switching it on plays it once, and so does another volume.
    want(page, "Sound")
    hears(page, "turn")
    page.click("[data-settings]")
    page.get_by_label("Volume").fill("0.2")
    page.keyboard.press("Escape")
    hears(page, "turn", "turn")
    loud = page.evaluate("heard.loud")
    assert loud[2] == pytest.approx(loud[0] / 3)
    neighbour.play("red")
    expect(page).to_have_title(TURN)
    heard = ["turn", "turn", "card", "coin", "turn"]
    hears(page, *heard)
    # All sounds come from one place, which falls asleep once they are over.
    assert page.evaluate("heard.rooms") == 1
    page.evaluate("heard.playing.forEach((voice) => voice.onended())")
    assert page.evaluate("heard.state()") == "suspended"
    # The second question of the same turn is not a new turn.
    page.click('[data-touch="card:architect"]')
    page.wait_for_selector('[data-prompt="move-colonists"]')
    hears(page, *heard, "card")
    assert page.evaluate("heard.state()") == "running"
    page.click("[data-undo]")
    page.wait_for_selector('[data-prompt="play-card"]')
    hears(page, *heard, "card")


def test_a_notification_to_whoever_looks_away(visit: Visit, neighbour: Neighbour) -> None:
    page = visit(fresh=True, permissions=["notifications"])
    neighbour.open(page)
    want(page, "Notifications")
    neighbour.play("red")
    expect(page).to_have_title(TURN)
    assert notices(page) == []
    neighbour.play("green")
    expect(page).to_have_title(QUIET)
    leave(page)
    neighbour.play("red")
    expect(page).to_have_title(TURN)
    assert notices(page) == [["Concordia", "Your turn"]]
    assert page.evaluate("heard.rooms") == 0


def test_who_forbids_notifications_gets_none(visit: Visit, neighbour: Neighbour) -> None:
    page = visit(fresh=True, permissions=[])
    neighbour.open(page)
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    page.click("[data-settings]")
    box = page.get_by_label("Notifications")
    box.click()
    expect(box).not_to_be_checked()
    page.keyboard.press("Escape")
    leave(page)
    neighbour.play("red")
    expect(page).to_have_title(TURN)
    assert notices(page) == []
