"""Turns are played ahead on a copy, shared, dropped, and played out with one click while they are possible."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Server, Visit
from .driver import get, open_table, post, three_friends

PLANNING = "[data-planning]"
PLAY = "[data-plan-play]"


def move(server: Server, game: str, token: str, *texts: str) -> None:
    """Make moves over HTTP."""
    for text in texts:
        position = json.loads(get(server.base, f"/api/games/{game}/position?token={token}"))
        body = {"token": token, "ply": position["ply"], "text": text}
        post(server.base, f"/api/games/{game}/moves", body)


def begin(page: Page) -> None:
    """Begin a plan."""
    page.click("[data-plan]")
    expect(page.locator(PLANNING)).to_be_visible()
    expect(page.locator("[data-prompt=play-card]")).to_be_visible()


def produce(page: Page, province: str) -> None:
    """Plan a Prefect."""
    page.click('[data-touch="card:prefect"]')
    expect(page.locator("[data-prompt=prefect]")).to_be_visible()
    page.locator(f'[data-touch="province:{province}"]').press("Enter")
    expect(page.locator("[data-prompt=play-card]")).to_be_visible()


def test_a_turn_is_planned_while_others_think_and_played_with_a_click(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    game, tokens = three_friends(server.base)
    open_table(page, server.base, game, [tokens["green"]])
    begin(page)
    produce(page, "venetia")
    expect(page.locator("[data-plan='2']")).to_be_visible()
    # The second turn in a row, and back again.
    page.click('[data-touch="card:mercator"]')
    expect(page.locator("[data-plan='3']")).to_be_visible()
    page.click("[data-undo]")
    expect(page.locator("[data-plan='2']")).to_be_visible()
    expect(page.locator(PLAY)).to_be_disabled()
    page.click("[data-plan-hide]")
    expect(page.locator("[data-prompt=wait-for]")).to_be_visible()
    move(server, game, tokens["red"], "prefect", "produce umbria", "confirm")
    expect(page.locator("[data-prompt=play-card]")).to_be_visible()
    page.click("[data-plan]")
    page.click(PLAY)
    # All of the turn was planned: it is confirmed as well.
    expect(page.locator("[data-prompt=wait-for]")).to_be_visible()
    expect(page.locator(PLANNING)).to_have_count(0)
    position = json.loads(get(server.base, f"/api/games/{game}/position?token={tokens['green']}"))
    texts = [row["text"] for row in position["log"] if row["seat"] == "green"]
    assert texts == ["prefect", "produce venetia", "confirm"]
    assert position["asked"] == "blue"


def test_a_plan_that_somebody_has_crossed_says_so(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    game, tokens = three_friends(server.base)
    open_table(page, server.base, game, [tokens["green"]])
    begin(page)
    produce(page, "venetia")
    move(server, game, tokens["red"], "prefect", "produce venetia", "confirm")
    broken = page.locator("[data-broken='produce venetia']")
    expect(broken).to_contain_text("no longer possible")
    expect(broken).to_contain_text("lets Venetia produce")
    expect(page.locator("[data-plan='1']")).to_be_visible()
    page.click("[data-plan-drop]")
    expect(page.locator("[data-plan='0']")).to_be_visible()
    expect(page.locator("[data-prompt=play-card]")).to_be_visible()
    assert json.loads(get(server.base, f"/api/games/{game}"))["ply"] == 3, "nothing was played"


def test_a_position_is_shared_as_a_plan(server: Server, visit: Visit) -> None:
    page = visit(390, 844)
    game, tokens = three_friends(server.base)
    open_table(page, server.base, game, [tokens["red"]])
    begin(page)
    # What can be done with a plan is a row of its own, and the board keeps the rest.
    expect(page.locator(f"{PLANNING} .deeds")).to_have_js_property("offsetWidth", 374)
    produce(page, "umbria")
    link = page.locator("[data-plan-share]").get_attribute("data-plan-share")
    assert link
    move(server, game, tokens["red"], "mercator", "done", "confirm")
    guest = visit(1366, 768)
    guest.goto(link)
    expect(guest.locator(PLANNING)).to_contain_text("What would you do here as ")
    expect(guest.locator("[data-plan='2']")).to_be_visible()
    expect(guest.locator(PLAY)).to_have_count(0)
    # Whoever looks at it is nobody at this table: there is no vote, and no seat is theirs.
    expect(guest.locator("article .vote")).to_have_count(0)
    expect(guest.locator("article .tag", has_text="You")).to_have_count(0)
    guest.click("[data-undo]")
    expect(guest.locator("[data-prompt=prefect]")).to_be_visible()
    guest.click("[data-plan-drop]")
    expect(guest.locator("[data-prompt=wait-for]")).to_be_visible()


def test_a_link_that_leads_nowhere_leaves_no_plan_behind(server: Server, visit: Visit) -> None:
    page = visit(390, 844)
    game, tokens = three_friends(server.base)
    open_table(page, server.base, game, [tokens["red"]])
    for hash in ("#plan=900.red.architect", "#plan=0.white.architect"):
        page.goto(f"{server.base}/api/health")
        page.goto(f"{server.base}/game/{game}{hash}")
        expect(page.get_by_text("This link leads to no position of this game.")).to_be_visible()
        expect(page.locator(PLANNING)).to_have_count(0)
        expect(page.locator(".planned")).to_have_count(0)
        expect(page.locator("[data-prompt=play-card]")).to_be_visible()


def test_nothing_is_copied_before_there_is_a_link(server: Server, visit: Visit) -> None:
    def silent_about_plans(line: WebSocketRoute) -> None:
        behind = line.connect_to_server()
        behind.on_message(lambda said: None if '"planned"' in str(said) else line.send(said))

    page = visit(1366, 768)
    game, tokens = three_friends(server.base)
    page.route_web_socket("**/live", silent_about_plans)
    open_table(page, server.base, game, [tokens["red"]])
    page.click("[data-plan]")
    expect(page.locator("[data-plan-share='']")).to_have_text("Share")
