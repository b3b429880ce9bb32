"""A host's own board in a real browser: chosen in the lobby, drawn, played on by clicks, and missed when gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import Server, Visit
from .driver import play, told

SICILIA = Path(__file__).parents[2] / "docs" / "boards" / "sicilia.toml"


@pytest.fixture
def hosting(tmp_path: Path) -> Iterator[Server]:
    """A server of its own that offers the board of the documentation, with a name that no page may trust."""
    server = Server(tmp_path)
    text = SICILIA.read_text("utf-8").replace('name = "Sicilia"', 'name = "Sicilia & <b>"')
    (server.maps / "sicilia.toml").write_text(text, "utf-8")
    server.start()
    yield server
    server.kill()


def test_a_turn_on_an_own_board(hosting: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    page.goto(f"{hosting.base}/new")
    choice = page.locator(".board-choice", has_text="Sicilia & <b>")
    expect(choice).to_contain_text("Recommended for 2 to 3 players")
    expect(choice.locator("svg.board")).to_be_visible()
    choice.click()
    page.get_by_role("button", name="2 players").click()
    page.click("[data-start]")
    page.wait_for_selector('.card[data-light="next"]')
    expect(page.locator(".board-name")).to_have_text("Sicilia & <b>")
    for name in ("Syracusae", "Panormus", "Agrigentum"):
        expect(page.locator(".ground .names").get_by_text(name, exact=True)).to_be_visible()
    assert page.locator(".over .route").count() == 17
    assert page.locator(".over .city").count() == 8
    # The Architect asks for colonists, routes and houses: everything that lies on the board.
    page.click('[data-touch="card:architect"]')
    rng = Random(3)
    play(page, rng, going=lambda: not any(" confirm" in row for row in told(page)))
    moved = [row.split(" ", 2)[2] for row in told(page)]
    assert "architect" in moved
    assert [text for text in moved if text.startswith("move ")]
    assert [text for text in moved if text.startswith("build ")]
    # The host takes the board away: the game is missed politely, and there again with it.
    address = page.url
    file = hosting.maps / "sicilia.toml"
    kept = file.rename(file.with_suffix(".kept"))
    hosting.kill()
    hosting.start()
    page.goto(address)
    expect(page.get_by_role("alert")).to_contain_text("The game is kept")
    kept.rename(file)
    hosting.kill()
    hosting.start()
    page.goto(address)
    page.wait_for_selector(".over")
