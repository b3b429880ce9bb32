"""How people are told: by push, by webhook and by mail, and what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from concordia_game.server.notices.letters import Letter
from concordia_game.server.notices.webhook import payload, style_of
from server.house import PATIENCE, Json, friends, house, run, settings_for
from server.push_service import Browser, signed_by
from server.receivers import letterbox, receiver
from server.sundial import Sundial
from server.telling import MINUTE, WITH, ask, confirmed, hold, link_in, settled, turn, week

pytestmark = pytest.mark.usefixtures("overheard")


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slowly whoever is told answers on a busy machine, it is an answer."""
    monkeypatch.setattr("concordia_game.server.notices.reach.WITHIN", PATIENCE)
    monkeypatch.setattr("concordia_game.server.notices.mail.WITHIN", PATIENCE)


def test_by_push_encrypted_and_signed_until_the_browser_is_gone(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with receiver() as hook, receiver() as service, week(folder, hook, clock) as at:
            browser = Browser()
            offered = await at.visitor.get("/api/notices")
            assert offered["email"] is False
            path = "/api/me/channels/push"
            for _ in range(2):
                # The same browser once more takes its own place.
                await ask(at.visitor, path, at.green, browser.subscription(f"{service.url}/to/1"))
            await at.turn("red")
            await service.count(1)
            where, headers, body = service.posts[0]
            said = json.loads(browser.read(body))
            assert re.fullmatch(WITH, said.pop("body"))
            assert said == {"kind": "turn", "game": at.game, "title": "It is your turn", "language": "en"}
            claims = signed_by(offered["push_key"], headers["authorization"])
            assert claims == {"aud": service.url, "exp": claims["exp"], "sub": at.visitor.url}
            assert 0 < claims["exp"] - clock.now() <= 24 * 3600
            assert (where, headers["content-encoding"], headers["ttl"]) == ("/to/1", "aes128gcm", "2419200")
            assert re.fullmatch(r"[\w-]{32}", headers["topic"])
            service.answers = [410]
            await at.turn("green")
            await at.turn("red")
            await service.count(2)
            assert service.posts[1][1]["topic"] == headers["topic"], "a newer one replaces one that waits"
            await at.quiet()
            shown = (await at.visitor.http.get("/api/me/notices", headers=at.green)).json()
            assert [channel["kind"] for channel in shown["channels"]] == ["webhook"]

    run(main())


def test_by_mail_once_the_address_is_confirmed_until_it_is_unwanted(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with letterbox() as box:
            settings = settings_for(folder, clock=clock, smtp=box.url)
            async with house(settings) as visitor:
                game, held = await friends(visitor, 2, confirm=False)
                by = await hold(visitor, game, held["green"])
                await ask(visitor, "/api/me/notices", by, {"language": "ru"})
                body = {"address": "livia@example.org"}
                made = await ask(visitor, "/api/me/channels/email", by, body)
                assert made["confirmed"] is False
                again = await visitor.http.post("/api/me/channels/email", json=body, headers=by)
                assert (again.status_code, again.json()["code"]) == (429, "too_many")
                await turn(visitor, game, held["red"], clock)
                clock.advance(100 * MINUTE)
                # Else the notice of this turn might still be under way when the address is confirmed.
                await settled()
                await box.count(1)
                assert box.mails[0]["to"] == "livia@example.org"
                assert box.mails[0]["subject"] == "Concordia: это ваш адрес?"
                token = link_in(box.mails[0].get_content(), "confirm")
                forged = token[:-1] + ("0" if token[-1] != "0" else "1")
                for wrong in (forged, "x", f"{made['id']}-", token.replace("-", "")):
                    refused = await visitor.http.post("/api/notices/confirm", json={"token": wrong})
                    assert (refused.status_code, refused.json()["code"]) == (403, "bad_token")
                await confirmed(visitor, box.mails[0])
                await turn(visitor, game, held["green"], clock)
                box.refusals = ["451 later"]
                await turn(visitor, game, held["red"], clock)
                await settled()
                clock.advance(MINUTE)
                await box.count(2)
                mail = box.mails[1]
                assert re.fullmatch(r"Ваш ход . Italia, .* играют: (you 0|Bo red)", mail["subject"])
                assert f"{visitor.url}/game/{game}" in mail.get_content()
                assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
                assert re.fullmatch(r"<[0-9a-f]{32}\.[0-9a-f]{32}@example\.org>", mail["message-id"])
                one_click = mail["list-unsubscribe"].strip("<>")
                assert link_in(mail.get_content(), "stop") == one_click.partition("token=")[2]
                stopped = await visitor.http.post(one_click, data={"List-Unsubscribe": "One-Click"})
                assert (stopped.status_code, stopped.json()) == (200, {"done": True})
                shown = (await visitor.http.get("/api/me/notices", headers=by)).json()
                assert shown["channels"] == []

    run(main())


def test_a_stranger_is_not_flooded_with_questions(folder: Path, frozen: None) -> None:
    async def main() -> None:
        clock = Sundial()
        async with letterbox() as box, house(settings_for(folder, clock=clock, smtp=box.url)) as visitor:
            codes = []
            for address in ("livia@example.org", "livia@example.org", "Livia@Example.org"):
                by = {"authorization": f"Bearer {(await visitor.post('/api/me', {}))['key']}"}
                answer = await visitor.http.post(
                    "/api/me/channels/email", json={"address": address}, headers=by
                )
                codes.append(answer.status_code)
                for channel in (await visitor.http.get("/api/me/notices", headers=by)).json()["channels"]:
                    await ask(visitor, "/api/me/channels/remove", by, {"channel": channel["id"]})
            assert codes == [201, 429, 429]
            clock.advance(61 * MINUTE)
            # Nor are many strangers, however many people ask for it.
            for number in range(12):
                by = {"authorization": f"Bearer {(await visitor.post('/api/me', {}))['key']}"}
                body = {"address": f"a{number}@example.org"}
                last = await visitor.http.post("/api/me/channels/email", json=body, headers=by)
            assert last.json()["code"] == "too_many"
            assert len(box.mails) < 12

    run(main())


def test_a_notice_for_trying(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with receiver() as hook, week(folder, hook, clock) as at:
            hook.answers = [200, 500, 404]
            for fate in ("sent", "later", "refused"):
                tried = await ask(at.visitor, "/api/me/notices/try", at.green)
                assert [one["fate"] for one in tried["tried"]] == [fate]
            assert hook.said()[0]["kind"] == "test"
            shown = (await at.visitor.http.get("/api/me/notices", headers=at.green)).json()
            body = {"channel": shown["channels"][0]["id"]}
            other = await hold(at.visitor, at.game, at.held["red"])
            stolen = await at.visitor.http.post("/api/me/channels/remove", json=body, headers=other)
            assert (stolen.status_code, stolen.json()["code"]) == (404, "no_such_channel")
            assert (await ask(at.visitor, "/api/me/channels/remove", at.green, body))["channels"] == []

    run(main())


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("channels/webhook", {"url": "http://127.0.0.1/"}, "bad_address"),
        ("channels/webhook", {"url": "http://[::ffff:10.0.0.1]/"}, "bad_address"),
        ("channels/webhook", {"url": "http://localhost:8000/api/me"}, "bad_address"),
        ("channels/push", {"endpoint": "http://169.254.169.254/", "keys": True}, "bad_address"),
        ("channels/push", {"endpoint": "https://1.1.1.1/", "p256dh": "x", "auth": "y"}, "bad_subscription"),
        ("channels/email", {"address": "livia@example.org"}, "no_mail"),
        ("channels/email", {"address": "a@b.org\r\nBcc: c@d.org"}, "bad_address"),
        ("channels/email", {"address": "Livia <livia@example.org>"}, "bad_address"),
        ("channels/email", {"address": "root@[127.0.0.1]"}, "bad_address"),
        ("notices", {"language": "en", "zone": "../../etc/passwd"}, "bad_zone"),
        ("notices", {"language": "en", "zone": "Europe"}, "bad_zone"),
        ("notices", {"language": "en", "quiet_from": 1440}, "bad_message"),
        ("notices/mute", {"game": "nowhere", "mute": True}, "no_such_game"),
    ],
)
def test_what_is_refused(folder: Path, path: str, body: Json, code: str) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.post("/api/me", {})
            by = {"authorization": f"Bearer {made['key']}"}
            if body.pop("keys", False):
                body.update(p256dh=Browser().subscription("")["p256dh"], auth="AAAAAAAAAAAAAAAAAAAAAA")
            refused = await visitor.http.post(f"/api/me/{path}", json=body, headers=by)
            assert (refused.json()["code"], refused.status_code // 100) == (code, 4)

    run(main())


def test_what_chats_are_told() -> None:
    letter = Letter(
        "turn", "Your turn", "Italia, with @everyone <!here> [x](y)", "https://c.org/game/1", "en"
    )
    line = "Your turn \N{EN DASH} Italia, with  everyone  !here   x  y \nhttps://c.org/game/1"
    assert payload("discord", letter) == {"content": line, "allowed_mentions": {"parse": []}}
    assert payload("slack", letter) == {"text": line}
    assert payload("matrix", letter) == {"text": line, "username": "Concordia"}
    hosts = {
        "https://discord.com/api/webhooks/1/x": "discord",
        "https://ptb.discord.com/api/webhooks/1/x": "discord",
        "https://hooks.slack.com/services/x": "slack",
        "https://notdiscord.com/": "json",
    }
    assert {url: style_of(url) for url in hosts} == hosts
