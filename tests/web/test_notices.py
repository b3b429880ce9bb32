"""Telling players that it is their turn: in the title, by a sound, by a notification; the last two only if wanted."""

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
EARS = """
window.heard = { sounds: [], notices: [], away: false };
window.AudioContext = class extends window.AudioContext {
  constructor() { super(); heard.sounds.push(this); }
};
window.Notification = class extends window.Notification {
  constructor(title, options) { super(title, options); heard.notices.push([title, options.body]); }
};
Object.defineProperty(document, "hidden", { get: () => heard.away });
document.hasFocus = () => !heard.away;
"""

# The states of the sounds once all have been played to the end, or patience has run out.
PLAYED = """
Promise.race([
  Promise.all(heard.sounds.map((sound) => sound.state === "closed" || new Promise((done) => {
    sound.addEventListener("statechange", () => sound.state === "closed" && done());
  }))),
  new Promise((done) => setTimeout(done, 30_000)),
]).then(() => heard.sounds.map(({ state }) => state))
"""


def sounds(page: Page) -> int:
    """How often a sound was started."""
    return int(page.evaluate("heard.sounds.length"))


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
    page = visit(permissions=["notifications"])
    neighbour.open(page)
    leave(page)
    neighbour.play("red")
    expect(page).to_have_title(TURN)
    assert (sounds(page), notices(page)) == (0, [])
    neighbour.play("green")
    expect(page).to_have_title(QUIET)


def test_a_sound_for_every_turn(visit: Visit, neighbour: Neighbour) -> None:
    page = visit()
    neighbour.open(page)
    # Switching it on plays it once.
    want(page, "Sound")
    assert sounds(page) == 1
    neighbour.play("red")
    expect(page).to_have_title(TURN)
    assert sounds(page) == 2
    # It is played to the end, and the second question of the same turn is not a new turn.
    assert page.evaluate(PLAYED) == ["closed", "closed"]
    page.click('[data-touch="card:architect"]')
    page.wait_for_selector('[data-prompt="move-colonists"]')
    page.click("[data-undo]")
    page.wait_for_selector('[data-prompt="play-card"]')
    assert sounds(page) == 2
    neighbour.play("green")
    expect(page).to_have_title(QUIET)
    neighbour.play("red")
    expect(page).to_have_title(TURN)
    assert sounds(page) == 3


def test_a_notification_to_whoever_looks_away(visit: Visit, neighbour: Neighbour) -> None:
    page = visit(permissions=["notifications"])
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
    assert sounds(page) == 0


def test_who_forbids_notifications_gets_none(visit: Visit, neighbour: Neighbour) -> None:
    page = visit(permissions=[])
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
