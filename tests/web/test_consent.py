"""Two friends with a clock: a turn comes back by consent, then one of them resigns."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from .conftest import Server, Visit
from .driver import deal, get, open_table, post


def test_a_takeback_by_consent_a_countdown_and_a_resignation(server: Server, visit: Visit) -> None:
    seats = [{"kind": "you", "name": "Livia"}, {"kind": "friend"}]
    clock = {"kind": "live", "minutes": 30, "increment": 0}
    made = deal(server.base, {"map": "italia"}, seats, clock=clock, leaving="end", confirm=False)
    game = str(made["game"])
    held = {
        seat["seat"]: seat["token"]
        or post(server.base, "/api/join", {"invite": seat["invite"], "name": "Paul"})["token"]
        for seat in made["seats"]
    }
    red, green = visit(), visit(390, 844)
    open_table(red, server.base, game, [held["red"]])
    open_table(green, server.base, game, [held["green"]])
    clock_of_red = red.locator('[data-clock="red"]')
    expect(clock_of_red).to_have_text(re.compile(r"\b2\d:\d\d"))
    path = f"/api/games/{game}/moves"
    ply, text = 0, "prefect"
    while text:
        shown = post(server.base, path, {"token": held["red"], "ply": ply, "text": text})
        ply, text = shown["ply"], next((move["text"] for move in shown["moves"]), "")
    expect(red.locator('article.asked[data-seat="green"]')).to_be_visible()
    # The turn is green's; only green can give it back.
    red.locator("[data-agreements]").click()
    red.locator('[data-ask="turn"]').click()
    expect(red.locator("[data-withdraw]")).to_be_visible()
    green.locator("[data-agree]").click()
    expect(red.locator('article.asked[data-seat="red"]')).to_be_visible()
    expect(red.locator("[data-request]")).to_have_count(0)
    # Further back: red plays the turn again, and green wants to begin anew; red sees what is at stake.
    shown = json.loads(get(server.base, f"/api/games/{game}/position?token={held['red']}"))
    ply, text = shown["ply"], "prefect"
    while text:
        shown = post(server.base, path, {"token": held["red"], "ply": ply, "text": text})
        ply, text = shown["ply"], next((move["text"] for move in shown["moves"]), "")
    expect(green.locator(".bar.acting")).to_be_visible()
    green.locator("[data-menu]").click()
    green.locator("[data-agreements]").click()
    green.locator("[data-further]").click()
    green.locator('[data-back-to="0"]').check()
    green.locator('[data-ask="back"]').click()
    expect(red.locator("[data-undone]")).to_contain_text("plays the Prefect")
    red.locator("[data-agree]").click()
    expect(red.locator('article.asked[data-seat="red"]')).to_be_visible()
    expect(red.locator(".log")).to_contain_text("All agreed")
    # A resignation is confirmed, and the other one wins.
    red.locator("[data-agreements]").click()
    red.locator("[data-resign]").click()
    red.locator("[data-sure]").click()
    expect(red.locator('[data-seat="red"] [data-resigned]')).to_have_count(1)
    for page in (red, green):
        expect(page.locator("[data-scene-skip], [data-end]").first).to_be_visible()
