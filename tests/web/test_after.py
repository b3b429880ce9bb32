"""After the game: the end page, the record, the replay, the rematch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from concordia_game.cli.main import main as concordia

from .access import faults
from .conftest import Server, Visit
from .driver import get, open_table, tokens_of


def test_the_record_is_the_server_s_and_replays(
    server: Server, visit: Visit, over: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = visit()
    open_table(page, server.base, over["game"], tokens_of(over))
    with page.expect_download() as download:
        page.click("[data-record]")
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.suffix == ".txt"
    assert saved.read_text() == get(server.base, f"/api/games/{over['game']}/record")
    assert concordia(["replay", str(saved)]) == 0
    told = capsys.readouterr().out
    totals = [cell.inner_text() for cell in page.locator("[data-end] tr.total td").all()]
    assert len(totals) == 2
    assert all(total in told for total in totals)
    ranked = page.locator("[data-end] .ranking b").all_inner_texts()
    assert [int(points.split()[0]) for points in ranked] == sorted(map(int, totals), reverse=True)


def test_once_more_with_the_same_people(server: Server, visit: Visit, over: dict[str, Any]) -> None:
    page, late = visit(), visit()
    first, second = tokens_of(over)
    open_table(page, server.base, over["game"], [first])
    open_table(late, server.base, over["game"], [second])
    page.click("[data-rematch]")
    page.wait_for_url(lambda url: "/game/" in url and over["game"] not in url)
    page.wait_for_selector(".over")
    expect(late.locator("[data-rematch]")).not_to_have_text("Rematch")
    # It is one of the own games now, whether one joins at once or not.
    home = late.context.new_page()
    home.goto(server.base)
    expect(home.locator(f'a[href="{page.url.removeprefix(server.base)}"]').first).to_be_visible()
    late.click("[data-rematch]")
    late.wait_for_url(page.url)
    late.wait_for_selector(".over")
    # Each has their own seat, and one of them begins.
    yours = [at.locator("article .tag", has_text="You") for at in (page, late)]
    for mine in yours:
        expect(mine).to_have_count(1)
    expect(page.locator("[data-end]")).to_have_count(0)
    path = f"/api/games/{page.url.rpartition('/')[2]}/position?token={first}"
    position = json.loads(get(server.base, path))
    turn, wait = (page, late) if position["asked"] in position["yours"] else (late, page)
    expect(turn.locator('.card[data-light="next"]').first).to_be_visible()
    expect(wait.locator('.card[data-light="next"]')).to_have_count(0)


@pytest.mark.parametrize(("width", "look"), [(1440, "light"), (390, "dark")])
def test_a_finished_game_film(
    server: Server, visit: Visit, over: dict[str, Any], width: int, look: str
) -> None:
    page = visit(width, 844, color_scheme=look)
    page.goto(f"{server.base}/replay/{over['game']}")
    page.wait_for_selector("[data-slider]")
    last = int(page.locator("[data-slider]").get_attribute("max") or 0)
    assert last > 100
    page.locator("[data-slider]").fill(str(last))
    expect(page.locator(".film")).to_contain_text(f"{last + 1}/{last + 1}")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".film")).to_contain_text(f"{last}/{last + 1}")
    assert faults(page) == []


def test_a_film_answers_questions(server: Server, visit: Visit, over: dict[str, Any]) -> None:
    page = visit()
    page.goto(f"{server.base}/replay/{over['game']}")
    page.locator('[data-rule^="card:"]').first.click()
    expect(page.locator("dialog .here")).to_be_in_viewport()


@pytest.mark.parametrize(("width", "look"), [(1440, "light"), (390, "dark")])
def test_everybody_can_use_the_end_page(
    server: Server, visit: Visit, over: dict[str, Any], width: int, look: str
) -> None:
    page = visit(width, 844, color_scheme=look)
    open_table(page, server.base, over["game"], tokens_of(over))
    page.wait_for_selector("[data-end] figure")
    assert faults(page) == []
    # Everything on it can be reached by scrolling, even on a phone.
    for name in ("rematch", "replay", "record"):
        page.locator(f"[data-{name}]").click(trial=True)
