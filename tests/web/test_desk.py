"""The desk and seats that stay: moved to a second device, given out anew, removed and brought back."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Server, Visit
from .driver import deal, get, post, tokens_of


def keep(page: Page, base: str, *games: dict[str, Any]) -> None:
    """Let a browser hold games as if it had made them, the first one the latest."""
    held = [
        {
            "game": made["game"],
            "board": "italia",
            "tokens": tokens_of(made),
            "seats": [
                {"seat": seat["seat"], "name": seat["name"], "kind": seat["kind"], "invite": seat["link"]}
                for seat in made["seats"]
            ],
            "at": 10 - at,
        }
        for at, made in enumerate(games)
    ]
    page.goto(base)
    page.evaluate("held => localStorage.setItem('concordia.games', JSON.stringify(held))", held)
    page.goto(base)


def test_a_seat_is_moved_lost_and_given_out_anew(server: Server, visit: Visit) -> None:
    seats = [{"kind": "you", "name": "Ann"}, {"kind": "friend", "name": "Ben"}]
    made = deal(server.base, {"map": "italia", "forum": True}, seats, name="Thursday")
    friend = next(seat for seat in made["seats"] if seat["kind"] == "friend")

    guest = visit()
    guest.goto(friend["link"])
    expect(guest.locator("[data-greeting]")).to_contain_text("Ann")
    expect(guest.locator("form")).to_contain_text("Thursday")
    expect(guest.locator("form")).to_contain_text("minutes")
    expect(guest.locator("[data-allowed]")).to_have_text("Hints: no · Points during the game: yes")
    expect(guest.locator("[data-name]")).to_have_value("Ben")
    guest.click("[data-join]")
    expect(guest.locator(".board-name")).to_have_text("Thursday")
    # The browser that used the link is led to its table.
    guest.goto("about:blank")
    guest.goto(friend["link"])
    expect(guest.locator(".board-name")).to_have_text("Thursday")

    # Another browser is told who sits there.
    stranger = visit()
    stranger.goto(friend["link"])
    expect(stranger.get_by_role("alert")).to_contain_text("Ben")

    # On a second device, by the link of the table's own menu.
    guest.click("[data-device]")
    expect(guest.locator("[data-qr]")).to_be_visible()
    expect(guest.locator("[data-near]")).to_be_visible()
    link = guest.locator("[data-invite=own]").input_value()
    second = visit(390, 844)
    second.goto(link)
    # There the game's name is in the menu, and can be changed.
    second.click("[data-menu]")
    expect(second.locator("[data-menu-name]")).to_contain_text("Thursday")
    assert second.url == f"{server.base}/game/{made['game']}"
    second.click("[data-menu-name]")
    second.fill("[data-game-name]", "Friday")
    second.keyboard.press("Enter")
    expect(guest.locator(".board-name")).to_have_text("Friday")

    # The host makes a new link: both devices have lost the seat, and the table says so.
    host = visit()
    keep(host, server.base, made)
    host.goto(f"{server.base}/game/{made['game']}")
    host.click("[data-invites]")
    host.click(f"[data-renew={friend['seat']}]")
    host.click("[data-renew-yes]")
    fresh = host.locator(f"[data-invite={friend['seat']}]")
    expect(fresh).to_have_value(re.compile("/#join=.+"))
    for lost in (guest, second):
        expect(lost.locator(".spectator")).to_be_attached()
    anew = fresh.input_value()
    # Closed by a key, the window has it again.
    expect(fresh).to_be_focused()
    host.locator("dialog h2").click()
    host.keyboard.press("Escape")
    expect(host.locator("dialog")).to_have_count(0)
    host.click("[data-invites]")
    expect(fresh).to_have_value(anew)
    host.keyboard.press("Escape")
    expect(host.locator("dialog")).to_have_count(0)
    expect(host.locator(f"[data-seat={friend['seat']}] .away")).to_contain_text("Ben")

    stranger.goto("about:blank")
    stranger.goto(friend["link"])
    expect(stranger.get_by_role("alert")).to_contain_text("newer")
    stranger.goto("about:blank")
    stranger.goto(anew)
    stranger.click("[data-join]")
    expect(stranger.locator(".board-name")).to_have_text("Friday")
    summary = json.loads(get(server.base, f"/api/games/{made['game']}"))
    assert all(seat["joined"] for seat in summary["seats"])


def test_the_desk(server: Server, visit: Visit, over: dict[str, Any]) -> None:
    page = visit()
    mine = deal(server.base, {"map": "italia"}, [{"kind": "you", "name": "Ann"}, {"kind": "local"}])
    theirs = deal(
        server.base, {"map": "cyprus"}, [{"kind": "you", "name": "Ann"}, {"kind": "friend", "name": "Bo"}]
    )
    invite = next(seat["invite"] for seat in theirs["seats"] if seat["invite"])
    joined = post(server.base, "/api/join", {"invite": invite, "name": "Bo"})
    # Bo's turn, whoever was drawn to begin: Ann does not hold the seat that is asked.
    if theirs["seats"][0]["kind"] == "you":
        theirs["seats"][0]["token"], theirs["seats"][1]["token"] = None, joined["token"]
    post(server.base, f"/api/games/{theirs['game']}/name", {"token": joined["token"], "name": "Far away"})
    keep(page, server.base, over, theirs, mine)

    parts = page.locator("[data-part]")
    expect(parts).to_have_count(3)
    shown = [parts.nth(at).get_attribute("data-part") for at in range(3)]
    assert shown == ["mine", "running", "finished"]
    expect(parts.nth(0)).to_contain_text("Your turn for")
    expect(parts.nth(1)).to_contain_text("Far away")
    expect(page.locator("[data-continue]")).to_have_attribute("href", f"/game/{mine['game']}")
    # The picture of a game shows where houses stand.
    built = page.locator(f"[data-desk='{over['game']}'] [data-small-house]")
    expect(built.first).to_be_attached()

    row = page.locator(f"[data-desk='{mine['game']}']")
    row.get_by_role("button").click()
    page.click("[data-remove]")
    expect(row).to_have_count(0)
    page.click("[data-restore]")
    expect(row).to_have_count(1)
    assert mine["game"] in page.evaluate("localStorage.getItem('concordia.games')")
    row.get_by_role("button").click()
    page.click("[data-remove]")
    expect(row).to_have_count(0)
    page.reload()
    expect(parts).to_have_count(2)

    page.click("[data-play-now]")
    expect(page.locator("[data-name-game]")).to_be_visible()
    first = page.url
    page.goto(server.base)
    page.click("[data-play-now]")
    expect(page.locator("[data-name-game]")).to_be_visible()
    assert page.url == first, "a game in which nothing was done is taken up again"
