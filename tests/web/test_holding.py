"""The end of a turn that reveals something waits for its player; undo by step and by turn; lone choices."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from .conftest import BOT, Server, Visit
from .driver import sit_down, told

BOTS = [{"kind": "you"}, {"kind": "bot", "bot": BOT}]
SHARED = [{"kind": "you", "name": "Ann"}, {"kind": "local", "name": "Ben"}]
BUYS = '.row[data-touch^="space:"][data-light="next"], [data-move^="pay"]'


def asks(page: Page, prompt: str) -> None:
    """Wait until a question is asked."""
    expect(page.locator(".prompt")).to_have_attribute("data-prompt", prompt)


def buy(page: Page) -> None:
    """Play the Senator and buy until nothing is left to do but to end the turn."""
    page.click('[data-touch="card:senator"]')
    asks(page, "buy-card")
    while page.locator("[data-confirm]").count() == 0:
        undone = page.locator("[data-undo]").get_attribute("data-undo") or ""
        page.locator(BUYS).first.click()
        expect(page.locator("[data-undo]")).not_to_have_attribute("data-undo", undone)
        # A question with one answer is answered by the page, which shows neither meanwhile.
        expect(page.locator(f"{BUYS}, [data-confirm]").first).to_be_visible()


def display(page: Page) -> Locator:
    """The cards for sale."""
    return page.locator('.row[data-touch^="space:"]')


def test_a_senator_waits_for_the_end_of_the_turn(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia"}, BOTS, confirm=True)
    page.wait_for_selector('.card[data-light="next"]')
    offered = display(page).all_inner_texts()
    assert len(offered) == 7
    buy(page)
    asks(page, "confirm-turn")
    expect(page.locator("[data-held]")).to_be_visible()
    # What is bought is gone, and nothing new is there.
    expect(display(page)).to_have_count(len(offered) - bought(page))
    assert not any(" confirm" in row for row in told(page)[-3:])
    # One step back, and forward again.
    page.click("[data-undo]")
    expect(page.locator("[data-held]")).to_have_count(0)
    expect(page.locator("[data-confirm]")).to_have_count(0)
    # All of it at once, by a button and by a key.
    page.click("[data-undo-turn]")
    asks(page, "play-card")
    expect(page.locator("[data-undo]")).to_be_disabled()
    assert display(page).all_inner_texts() == offered
    buy(page)
    page.keyboard.press("Shift+U")
    asks(page, "play-card")
    buy(page)
    page.keyboard.press("u")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    page.locator(BUYS).first.click()
    lines = page.locator(".log p", has_text="New in the display")
    before = lines.count()
    page.get_by_role("button", name="End turn").click()
    expect(display(page)).to_have_count(7)
    expect(lines.nth(before)).to_be_attached()


def bought(page: Page) -> int:
    """How many cards were bought in this turn, by the log."""
    rows = page.locator(".log p").all_inner_texts()
    turns = [n for n, row in enumerate(rows) if row.endswith("to play.")]
    return sum(" buys the " in row for row in rows[turns[-1] if turns else 0 :])


def test_a_lone_choice_is_made_and_undone_with_the_one_before(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia"}, SHARED, confirm=True)
    page.click('[data-touch="card:prefect"]')
    page.click('[data-move="income"]')
    page.click("[data-confirm]")
    page.click('[data-touch="card:architect"][data-light="next"]')
    page.click('[data-move="done"]')
    page.click("[data-confirm]")
    page.click('[data-touch="card:diplomat"][data-light="next"]')
    asks(page, "move-colonists")
    assert [row.split(" ", 2)[2] for row in told(page)[-2:]] == ["diplomat", "copy green"]
    # There was one choice: one step goes back over both moves, and nothing is answered again.
    expect(page.locator("[data-undo-turn]")).to_have_count(0)
    page.click("[data-undo]")
    asks(page, "play-card")
    assert [row.split(" ", 2)[2] for row in told(page)[-2:]] == ["retract", "retract"]
    expect(page.locator("[data-undo]")).to_be_disabled()
    # A page that was opened anew knows it, too.
    page.click('[data-touch="card:diplomat"]')
    asks(page, "move-colonists")
    page.reload()
    asks(page, "move-colonists")
    page.keyboard.press("u")
    asks(page, "play-card")


def test_what_can_not_be_undone_says_so_before(server: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, server.base, {"map": "italia", "forum": True}, BOTS, confirm=True)
    asks(page, "keep-patrician")
    expect(page.locator("[data-final]")).to_be_visible()
