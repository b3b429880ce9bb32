"""A passkey brings somebody's games to a second device, by the browser's own virtual authenticator."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from .conftest import Server, Visit
from .driver import deal, reach, tokens_of

OPTIONS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A device of its own that keeps passkeys."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": OPTIONS})
    return session, added["authenticatorId"]


def copied(source: tuple[CDPSession, str], target: tuple[CDPSession, str]) -> None:
    """Bring the passkeys of one device to another, as a password manager does."""
    found: list[dict[str, Any]] = source[0].send("WebAuthn.getCredentials", {"authenticatorId": source[1]})[
        "credentials"
    ]
    for credential in found:
        target[0].send("WebAuthn.addCredential", {"authenticatorId": target[1], "credential": credential})


def test_my_games_follow_me_to_a_second_device(server: Server, visit: Visit) -> None:
    base = server.base.replace("127.0.0.1", "localhost")
    made = deal(server.base, {"map": "italia"}, [{"kind": "you", "name": "Livia"}, {"kind": "local"}])
    first = visit(fresh=True)
    first.goto(base)
    held = [{"game": made["game"], "board": "italia", "tokens": tokens_of(made), "seats": [], "at": 1}]
    first.evaluate("held => localStorage.setItem('concordia.games', JSON.stringify(held))", held)
    device = authenticator(first)
    first.locator("[data-me]").click()
    first.locator("[data-begin]").click()
    first.locator("[data-my-name]").fill("Livia")
    first.locator("[data-my-name]").press("Enter")
    # Its answer says who they are, without what is added next.
    expect(first.locator("form:has([data-my-name]) button")).to_be_disabled()
    first.locator("[data-add-passkey]").click()
    expect(first.locator("[data-remove-passkey]")).to_have_count(1)
    first.locator("[data-rated]").check()
    first.locator("[data-make-recovery]").click()
    link = first.locator("[data-recovery]").input_value()
    assert link.startswith(f"{base}/#recover=")
    expect(first.locator("[data-friends]")).to_contain_text("1 game")
    # Away from all games at once; the desk says so, and ends it.
    first.locator("[data-away-go]").click()
    expect(first.locator("[data-away-all]")).to_contain_text("Games: 1")
    first.locator("[data-back]").click()
    first.locator("[data-back-all]").click()
    expect(first.locator("[data-away-all]")).to_have_count(0)

    second = visit(390, 844, fresh=True, has_touch=True)
    second.goto(f"{base}/me")
    copied(device, authenticator(second))
    second.locator("[data-sign-in]").click()
    expect(second.locator("[data-my-name]")).to_have_value("Livia")
    second.locator("[data-back]").click()
    expect(second.locator("[data-me]")).to_have_text("Livia")
    second.locator(f"a[href='/game/{made['game']}']").first.click()
    second.wait_for_selector(".over, [data-curtain]")
    stored = second.evaluate("() => JSON.parse(localStorage.getItem('concordia.games'))[0].tokens")
    assert len(stored) == 2
    assert not set(stored) & set(tokens_of(made))
    _, position = reach(server.base, made["game"], stored, Random(1), lambda position: position["ply"] > 0)
    assert position["ply"] > 0, "a move was made with what the second device has"

    second.goto(f"{base}/me")
    second.locator("[data-sign-out]").click()
    expect(second.locator("[data-sign-in]")).to_be_visible()
    second.goto(link)
    assert second.evaluate("() => localStorage.getItem('concordia.me')") is None, (
        "a link alone changes nothing"
    )
    second.locator("[data-recover]").click()
    expect(second.locator("[data-my-name]")).to_have_value("Livia")
    assert "recover" not in second.url
    second.locator("[data-delete-me]").click()
    second.locator("[data-delete-sure]").click()
    expect(second.locator("[data-begin]")).to_be_visible()
    first.goto(base)
    expect(first.locator("[data-me]")).to_have_text("Keep my games")
