"""Friends talk at the table and take notes, others watch behind them, strangers find a table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .access import faults
from .conftest import SERVE, Server, Visit
from .driver import deal, get, open_table, post

EVIL = '<img src=x onerror="alert(1)"> javascript:alert(1) https://example.org'


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Server]:
    """A server whose host wants a list of open tables."""
    found = Server(tmp_path)
    found.script.write_text(SERVE.replace("Settings(", "Settings(open_tables=True, "))
    found.start()
    yield found
    found.kill()


def talk(page: Page) -> Page:
    """Open the place where people talk."""
    page.locator('[data-tab="talk"], [data-show="talk"]').locator("visible=true").click()
    return page


def play_turn(server: Server, game: str, tokens: list[str]) -> None:
    """Play over HTTP until the next turn begins."""
    path, turn = f"/api/games/{game}", None
    while True:
        for token in tokens:
            position = json.loads(get(server.base, f"{path}/position?token={token}"))
            if position["asked"] in position["yours"]:
                break
        turn = position["state"]["turn"] if turn is None else turn
        if position["state"]["turn"] != turn:
            return
        text = position["moves"][0]["text"]
        post(server.base, f"{path}/moves", {"token": token, "ply": position["ply"], "text": text})


def test_an_evening_at_an_open_table(open_house: Server, visit: Visit) -> None:
    base = open_house.base
    seats = [{"kind": "you", "name": "Ann"}, {"kind": "friend"}]
    made = deal(base, {"map": "italia"}, seats, confirm=False, listed=True, language="fr", delay=1)
    game = str(made["game"])
    host = next(seat for seat in made["seats"] if seat["kind"] == "you")
    ann = visit(1366, 768)
    open_table(ann, base, game, [host["token"]])

    # Somebody finds the table in the list and sits down.
    ben = visit(1366, 768)
    ben.goto(base)
    row = ben.locator(f'[data-open="{game}"]')
    expect(row).to_contain_text("Ann")
    expect(row).to_contain_text("français", ignore_case=True)
    row.locator("[data-sit]").click()
    ben.wait_for_selector(".over, [data-curtain]")
    token = ben.evaluate("game => JSON.parse(localStorage['concordia.games'])[0].tokens[0]", game)

    # What is said stays text, is counted as unread and shows beside the name.
    talk(ann).locator("[data-say]").fill(EVIL)
    ann.keyboard.press("Enter")
    expect(ben.locator('[data-tab="talk"] [data-unread]')).to_have_attribute("data-unread", "1")
    expect(ben.locator("[data-bubble]")).to_contain_text("<img")
    message = talk(ben).locator('[data-said="1"]')
    expect(message.locator("p")).to_have_text(EVIL)
    assert not message.locator("img, a").count()
    expect(ben.locator("[data-unread]")).to_have_count(0)
    message.locator("[data-react]").click()
    message.locator('[data-emoji="👏"]').click()
    expect(ann.locator('[data-said="1"] [data-emoji="👏"]')).to_have_text(re.compile("1"))
    assert not faults(ben)

    # Muted by one, and heard again.
    ben.locator(f'[data-mute-seat="{host["seat"]}"]').click()
    expect(message).to_have_count(0)
    ben.locator(f'[data-mute-seat="{host["seat"]}"]').click()
    expect(message).to_have_count(1)

    # Notes are there on a second device, which is a phone.
    ben.locator("[data-notes]").click()
    ben.locator("[data-note]").fill("The Smith,\nthen wine")
    expect(ben.locator("[data-saved]")).to_have_count(1)
    phone = visit(390, 844, has_touch=True)
    open_table(phone, base, game, [token])
    talk(phone).locator("[data-notes]").click()
    expect(phone.locator("[data-note]")).to_have_value("The Smith,\nthen wine")

    # Somebody watches, a turn behind.
    watcher = visit(1366, 768)
    link = watcher_link(ann)
    watcher.goto(link)
    watcher.wait_for_selector(".over")
    for page in (ann, ben, watcher):
        expect(page.locator("[data-watching]")).to_have_attribute("data-watching", "1")
    expect(watcher.locator('[data-tab="talk"]')).to_have_count(0)
    play_turn(open_house, game, [host["token"], token])
    rows = ann.locator('[data-tab="log"]')
    rows.click()
    expect(ann.locator(".log li, .log p, .log [data-ply]").first).to_be_visible()
    assert not watcher.locator(".log li, .log p, .log [data-ply]").count()
    play_turn(open_house, game, [host["token"], token])
    expect(watcher.locator(".log li, .log p, .log [data-ply]").first).to_be_visible()

    # The host ends the talk.
    ann.locator("[data-watching]").click()
    ann.locator("[data-talk-mode]").select_option("off")
    ann.keyboard.press("Escape")
    expect(talk(ann).locator("[data-say]")).to_have_count(0)


def watcher_link(page: Page) -> str:
    """The address for those who want to look on."""
    page.locator("[data-watching]").click()
    link = page.locator("[data-watch-link]").input_value()
    page.keyboard.press("Escape")
    return link


def test_a_play_is_logged(server: Server, visit: Visit, over: dict[str, str]) -> None:
    page = visit()
    page.goto(f"{server.base}/replay/{over['game']}")
    page.locator("[data-log-play]").click()
    sheet = page.locator("[data-log-sheet]")
    link = sheet.locator("[data-bg-stats]").get_attribute("href") or ""
    assert link.startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B")
    play = page.evaluate("link => JSON.parse(new URL(link).searchParams.get('data'))", link)
    assert play["game"] == {**play["game"], "name": "Concordia", "bggId": 124361, "highestWins": True}
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", play["playDate"])
    assert sorted(player["rank"] for player in play["players"]) == [1, 2]
    assert [player["startPlayer"] for player in play["players"]] == [True, False]
    text = sheet.locator("[data-forum-text]")
    for player in play["players"]:
        expect(text).to_have_value(re.compile(player["score"]))
    sheet.locator("[data-bbcode]").check()
    expect(text).to_have_value(re.compile(r"\[table\]\n\[tr\]\[th\]"))
    picture = get(server.base, str(sheet.locator("[data-picture]").get_attribute("href")))
    assert picture.startswith("<svg")
