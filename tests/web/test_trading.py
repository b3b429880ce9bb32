"""Goods are counted by clicks and sent as one move; what a payment may take is lit in the storehouse."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Server, Visit
from .driver import Position, sit_down_at


def sold(position: Position, count: int) -> list[str]:
    """The goods of which so many can be sold."""
    moves = [move for move in position["moves"] if move["verb"] == "sell"]
    return [move["fields"]["good"] for move in moves if move["fields"]["count"] == count]


def trading(position: Position) -> bool:
    """Two of one good can be sold, and another good."""
    return position["prompt"]["id"] == "trade" and len(sold(position, 1)) > 1 and sold(position, 2) != []


def sell(page: Page, good: str) -> Any:
    """The button that sells one more of a good."""
    return page.locator(f'.trade .lit[data-move^="sell {good}"]')


def sent(page: Page) -> list[str]:
    """The moves that were told since the card was played."""
    told: list[str] = page.evaluate("window.driver.told().at(-1)")
    return [row.split(" ", 2)[2] for row in told]


def test_two_clicks_sell_two_as_one_move(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    position = sit_down_at(page, server.base, {"map": "italia"}, 3, trading)
    good = sold(position, 2)[0]
    before = sent(page)
    more = page.locator(f".stepper:has([data-move^='sell {good}'])").get_by_role("button", name="More")
    expect(more).to_be_disabled()
    sell(page, good).click()
    expect(sell(page, good).locator("b")).to_have_text("1")
    expect(more).to_be_enabled()
    # The sale is what is offered now; to finish is not pressed on anybody.
    expect(page.locator(".trade .primary")).to_have_count(1)
    expect(page.locator(".side .primary")).to_have_count(0)
    sell(page, good).click()
    expect(page.locator(".counted b")).to_have_text("2")
    assert sent(page) == before
    page.locator('.side [data-move="done"]').click()
    expect(page.locator("[data-prompt=trade]")).to_have_count(0)
    assert sent(page)[len(before) :][:2] == [f"sell {good} 2", "done"]


def test_what_was_counted_goes_before_another_good(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    position = sit_down_at(page, server.base, {"map": "italia"}, 3, trading)
    good = sold(position, 2)[0]
    other = next(found for found in sold(position, 1) if found != good)
    before = sent(page)
    sell(page, good).click()
    sell(page, good).click()
    sell(page, other).click()
    expect(page.locator(".counted b")).to_have_text("1")
    expect(page.locator(".prompt")).to_contain_text("1 kind")
    assert sent(page)[len(before) :] == [f"sell {good} 2"]


def bargaining(position: Position) -> bool:
    """One good can be sold, and another bought."""
    bought = {move["fields"]["good"] for move in position["moves"] if move["verb"] == "buy"}
    return trading(position) and bool(bought - {*sold(position, 1)})


def test_a_sale_and_a_purchase_take_a_click_each_and_one_to_end(server: Server, visit: Visit) -> None:
    """With that on the card: four for five decisions (docs/interface.md)."""
    page = visit(1366, 768)
    position = sit_down_at(page, server.base, {"map": "italia"}, 3, bargaining)
    good = sold(position, 1)[0]
    other = next(
        move["fields"]["good"]
        for move in position["moves"]
        if move["verb"] == "buy" and move["fields"]["good"] not in sold(position, 1)
    )
    before = sent(page)
    sell(page, good).click()
    page.locator(f'.trade .lit[data-move^="buy {other}"]').click()
    expect(page.locator(".prompt")).to_contain_text("1 kind")
    expect(page.locator(".counted b")).to_have_text("1")
    page.locator('.side [data-move="done"]').click()
    expect(page.locator("[data-prompt=trade]")).to_have_count(0)
    assert sent(page)[len(before) :][:2] == [f"sell {good} 1", f"buy {other} 1"]


def test_what_is_counted_is_taken_back_first(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    position = sit_down_at(page, server.base, {"map": "italia"}, 3, trading)
    good = sold(position, 2)[0]
    before = sent(page)
    sell(page, good).click()
    expect(page.locator(".counted")).to_have_count(1)
    page.click("[data-undo]")
    expect(page.locator(".counted")).to_have_count(0)
    sell(page, good).click()
    page.keyboard.press("Escape")
    expect(page.locator(".counted")).to_have_count(0)
    sell(page, good).click()
    page.locator(".stepper", has=page.locator(".counted")).get_by_role("button", name="Less").click()
    expect(page.locator(".counted")).to_have_count(0)
    assert sent(page) == before
    expect(page.locator("[data-prompt=trade]")).to_have_count(1)


def paying(position: Position) -> bool:
    """The goods of a price can be chosen."""
    return len([move for move in position["moves"] if move["verb"] == "pay"]) > 1


def test_what_a_payment_may_take_is_lit_in_the_storehouse(server: Server, visit: Visit) -> None:
    page = visit(1366, 768)
    position = sit_down_at(page, server.base, {"map": "italia"}, 3, paying)
    goods = {good for move in position["moves"] for good in move["fields"]["goods"]}
    lit = page.locator('[data-store] [data-light="next"]')
    expect(lit).not_to_have_count(0)
    assert {space.get_attribute("data-touch") for space in lit.all()} == {f"good:{good}" for good in goods}
    # A good that only one payment takes makes it.
    counts = {good: sum(good in move["fields"]["goods"] for move in position["moves"]) for good in goods}
    only = next(good for good, count in counts.items() if count == 1)
    move = next(move for move in position["moves"] if only in move["fields"]["goods"])
    before = sent(page)
    page.locator(f'[data-store] [data-touch="good:{only}"]').first.click()
    expect(page.locator(f'[data-move="{move["text"]}"]')).to_have_count(0)
    # The page may have gone on by itself.
    assert sent(page)[len(before)] == move["text"]
