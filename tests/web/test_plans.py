"""Turns are played ahead on a copy, shared, dropped, and played out with one click while they are possible."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Server, Visit
from .driver import get, open_table, post, three_friends

PLANNING = "[data-planning]"
PLAY = "[data-plan-play]"


HOUSE = ("architect", "move sea roma > olbia-panormus", "build olbia", "done")
"""A house in Olbia for whoever comes from the other side."""


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


def build_in_olbia(page: Page) -> None:
    """Plan a house in Olbia, which ends the turn."""
    page.click('[data-touch="card:architect"]')
    expect(page.locator("[data-prompt=move-colonists]")).to_be_visible()
    for touch in ("colonist:sea:roma", "route:sea:olbia-roma"):
        page.locator(f'[data-touch="{touch}"]').press("Enter")
    expect(page.locator('[data-touch="colonist:sea:olbia-roma"]')).to_be_visible()
    page.click("[data-move=done]")
    expect(page.locator("[data-prompt=build-houses]")).to_be_visible()
    page.locator('[data-touch="city:olbia"]').press("Enter")
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


def test_a_plan_that_somebody_has_made_dearer_says_so(server: Server, visit: Visit) -> None:
    page = visit(390, 844)
    game, tokens = three_friends(server.base)
    open_table(page, server.base, game, [tokens["green"]])
    begin(page)
    # A finger finds no words on a button that cannot be pressed.
    expect(page.locator("[data-plan-why]")).to_have_text(
        "Play it: This will be possible when it is your turn."
    )
    build_in_olbia(page)
    move(server, game, tokens["red"], *HOUSE, "confirm")
    expect(page.locator("[data-changed]")).to_have_text(
        "What the plan brings and costs has changed. Now: −6 sestertii. Before: −3 sestertii."
    )
    expect(page.locator("[data-plan-why]")).to_have_count(0)
    # Planned moves are none of red's.
    page.click("[data-show=log]")
    headings = page.locator("[role=log] .turn")
    expect(headings.last).to_have_text("Plan")
    house = page.locator("[role=log] .planned", has_text="builds a house in Olbia for 6 sestertii")
    expect(house).to_have_count(1)
    # Whoever has looked at it knows.
    page.click("[data-plan-hide]")
    page.click("[data-plan]")
    expect(page.locator(PLAY)).to_be_enabled()
    expect(page.locator("[data-changed]")).to_have_count(0)


def test_what_follows_a_broken_move_is_kept_also_when_the_page_is_loaded_anew(
    server: Server, visit: Visit
) -> None:
    page = visit(1366, 768)
    game, tokens = three_friends(server.base)
    open_table(page, server.base, game, [tokens["blue"]])
    begin(page)
    produce(page, "venetia")
    page.click('[data-touch="card:senator"]')
    page.click("[data-move=done]")
    build_in_olbia(page)
    expect(page.locator("[data-planned-turns='3']")).to_be_visible()
    expect(page.locator("[role=log] .turn", has_text="Plan, turn")).to_have_count(3)
    page.click("[data-plan-hide]")
    move(server, game, tokens["red"], "prefect", "produce umbria", "confirm")
    move(server, game, tokens["green"], "prefect", "produce venetia", "confirm")
    page.reload()
    # It is shown when somebody asks for it.
    expect(page.locator("[data-planned-turns='3']")).to_be_visible()
    expect(page.locator(PLANNING)).to_have_count(0)
    page.click("[data-plan]")
    broken = page.locator("[data-broken='produce venetia']")
    expect(broken).to_contain_text("What came between: Ann lets Venetia produce. What follows it is kept.")
    expect(page.locator("[data-planned-turns='1']")).to_be_visible()
    page.locator('[data-touch="province:liguria"]').press("Enter")
    page.get_by_role("button", name="Go on with the rest (2 turns)").click()
    expect(page.locator("[data-planned-turns='3']")).to_be_visible()
    expect(broken).to_have_count(0)


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
