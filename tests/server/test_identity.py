"""People come back with a passkey or a recovery link, and their seats with them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from concordia_game.server.tables.connection import Connection
from server.authenticator import Authenticator
from server.house import Json, Visitor, friends, house, run, settings_for
from server.known import Known, sign_in
from server.sundial import Sundial

PUBLIC = "http://localhost:8000"


@asynccontextmanager
async def localhost(folder: Path, **more: Any) -> AsyncIterator[Visitor]:
    """A server that is reached by a name, as passkeys need one."""
    async with house(settings_for(folder, public_url=PUBLIC, **more)) as visitor:
        yield visitor


def refused(answer: httpx.Response) -> str:
    """The code of a refusal."""
    assert answer.status_code in (403, 404, 409), answer.text
    code: str = answer.json()["code"]
    return code


async def proof_refused(visitor: Visitor, proof: Json) -> str:
    """Why a proof is not accepted."""
    return refused(await visitor.http.post("/api/sign-in", json=proof))


async def challenge(visitor: Visitor) -> Json:
    """A wish for proof."""
    return await visitor.post("/api/sign-in/begin", {})


def test_a_passkey_lets_its_person_in_on_another_device(folder: Path) -> None:
    async def main() -> None:
        phone = Authenticator(PUBLIC)
        async with localhost(folder) as visitor:
            livia = await Known.begin(visitor, "Livia")
            shown = await livia.register(phone)
            assert [passkey["label"] for passkey in shown["passkeys"]] == ["Tablet"]
        async with localhost(folder) as visitor:
            second = await sign_in(visitor, phone)
            found = await second.get("/me/identity")
            assert (found["name"], found["recovery"], found["rated"]) == ("Livia", False, False)
            assert [device["here"] for device in found["devices"]] == [True, False]
            renamed = await second.post("/me/name", {"name": " Julia\n "})
            assert renamed["name"] == "Julia"
            gone = await second.post("/me/passkeys/remove", {"id": found["passkeys"][0]["id"]})
            assert gone["passkeys"] == []
            asked = await challenge(visitor)
            assert await proof_refused(visitor, phone.prove(asked)) == "no_such_passkey"

    run(main())


def test_no_answer_is_good_twice_or_for_others_or_for_long(folder: Path) -> None:
    async def main() -> None:
        phone, dial = Authenticator(PUBLIC), Sundial()
        async with localhost(folder, clock=dial) as visitor:
            livia, paul = await Known.begin(visitor, "Livia"), await Known.begin(visitor, "Paul")
            made = phone.make(await livia.post("/me/passkeys/begin"))
            assert refused(await paul.ask("POST", "/me/passkeys", made)) == "no_such_challenge"
            assert refused(await livia.ask("POST", "/me/passkeys", made)) == "no_such_challenge", (
                "it is used up"
            )
            made = phone.make(await livia.post("/me/passkeys/begin"))
            await livia.post("/me/passkeys", made)
            assert refused(await livia.ask("POST", "/me/passkeys", made)) == "no_such_challenge"
            proof = phone.prove(await challenge(visitor))
            await visitor.post("/api/sign-in", proof)
            assert await proof_refused(visitor, proof) == "no_such_challenge"
            old, new = proof, await challenge(visitor)
            assert await proof_refused(visitor, {**old, "flow": new["flow"]}) == "bad_passkey"
            late = phone.prove(await challenge(visitor))
            dial.advance(301)
            assert await proof_refused(visitor, late) == "no_such_challenge"

    run(main())


def test_what_is_not_proof_is_refused(folder: Path) -> None:
    async def main() -> None:
        phone = Authenticator(PUBLIC)
        async with localhost(folder) as visitor:
            livia = await Known.begin(visitor, "Livia")
            asked = await livia.post("/me/passkeys/begin")
            wrong = Authenticator("http://evil.example", "evil.example").make(asked)
            assert refused(await livia.ask("POST", "/me/passkeys", wrong)) == "bad_passkey"
            await livia.register(phone)
            elsewhere = phone.prove(await challenge(visitor), origin="https://evil.example")
            assert await proof_refused(visitor, elsewhere) == "bad_passkey"
            kind = phone.prove(await challenge(visitor), type="webauthn.create")
            assert await proof_refused(visitor, kind) == "bad_passkey"
            foreign = Authenticator(PUBLIC)
            foreign.id = phone.id
            assert await proof_refused(visitor, foreign.prove(await challenge(visitor))) == "bad_passkey"
            for field in ("client_data", "authenticator_data", "signature"):
                for junk in ("", "AAAA", "§"):
                    proof = phone.prove(await challenge(visitor)) | {field: junk}
                    assert await proof_refused(visitor, proof) == "bad_passkey"
            paul = await Known.begin(visitor, "Paul")
            again = phone.make(await paul.post("/me/passkeys/begin"))
            assert refused(await paul.ask("POST", "/me/passkeys", again)) == "bad_passkey", "it is Livia's"
            await sign_in(visitor, phone)

    run(main())


def test_a_copied_passkey_is_found_by_its_counter(folder: Path) -> None:
    async def main() -> None:
        phone = Authenticator(PUBLIC)
        async with localhost(folder) as visitor:
            await (await Known.begin(visitor, "Livia")).register(phone)
            for _ in range(3):
                await sign_in(visitor, phone)
            phone.uses = 1
            assert await proof_refused(visitor, phone.prove(await challenge(visitor))) == "bad_passkey"

    run(main())


def test_addresses_in_figures_have_no_passkeys(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            livia = await Known.begin(visitor, "Livia")
            for answer in (
                await livia.ask("POST", "/me/passkeys/begin"),
                await visitor.http.post("/api/sign-in/begin"),
            ):
                assert refused(answer) == "no_passkeys_here"
            asked = await visitor.http.post("/api/sign-in/begin", headers={"host": "localhost:1234"})
            assert asked.json()["site"] == "localhost", (
                "without a public URL it is the host that was asked for"
            )

    run(main())


def test_a_recovery_link_is_shown_once_and_dies_with_the_next(folder: Path) -> None:
    async def main() -> None:
        async with localhost(folder) as visitor:
            livia = await Known.begin(visitor, "Livia")
            first = await livia.recovery()
            assert first not in (await livia.ask("GET", "/me/identity")).text
            back = Known(visitor, (await visitor.post("/api/recover", {"secret": first}))["key"])
            assert (await back.get("/me/identity"))["recovery"]
            second = await back.recovery()
            answer = await visitor.http.post("/api/recover", json={"secret": first})
            assert refused(answer) == "no_such_recovery"
            await visitor.post("/api/recover", {"secret": second})
            assert first.encode() not in (folder / "concordia.sqlite3").read_bytes()

    run(main())


def test_my_seats_open_on_a_second_device_until_it_signs_out(folder: Path) -> None:
    async def main() -> None:
        phone = Authenticator(PUBLIC)
        async with localhost(folder) as visitor:
            game, held = await friends(visitor, 2)
            livia = await Known.begin(visitor, "Livia")
            await livia.hold(game, held["red"])
            await livia.register(phone)
            second = await sign_in(visitor, phone)
            opened = await second.tokens(game)
            assert opened.keys() == {"red"}
            wanted = {"games": [{"game": game, "tokens": [opened["red"]]}]}
            assert (await visitor.post("/api/desk", wanted))["games"][0]["yours"] == ["red"]
            async with visitor.line(game, [opened["red"]]) as line:
                assert (await line.move(line.texts[0]))["type"] == "position"
                async with visitor.line(game, [held["red"]]) as first:
                    await second.post("/me/sign-out", {})
                    await line.until(lambda: line.closed)
                    await first.until(lambda: first.closed)
            async with visitor.line(game, [opened["red"]]) as line:
                assert line.position["yours"] == []
            async with visitor.line(game, [held["red"]]) as line:
                assert line.position["yours"] == ["red"], "the browser with the seat's own token plays on"
            assert refused(await second.ask("GET", "/me")) == "bad_key"
            third = await sign_in(visitor, phone)
            opened = await third.tokens(game)
        async with localhost(folder) as visitor:
            async with visitor.line(game, [opened["red"]]) as line:
                assert line.position["yours"] == ["red"], "after a restart it still opens the seat"
            third = Known(visitor, third.key)
            newer = await third.tokens(game)
            async with visitor.line(game, [opened["red"]]) as line:
                assert line.position["yours"] == ["red"], "a second window takes nothing from the first"
            assert newer != await Known(visitor, livia.key).tokens(game), "each browser has its own"
            await Known(visitor, livia.key).post("/me/sign-out", {"everywhere": True})
            async with visitor.line(game, [newer["red"]]) as line:
                assert line.position["yours"] == []
            assert refused(await third.ask("GET", "/me")) == "bad_key"

    run(main())


def test_a_line_that_was_signed_out_speaks_for_nobody(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that takes nothing of what is sent can't be closed at once."""
    monkeypatch.setattr(Connection, "close", lambda line: None)

    async def main() -> None:
        async with localhost(folder) as visitor:
            game, held = await friends(visitor, 2)
            livia = await Known.begin(visitor, "Livia")
            await livia.hold(game, held["red"])
            opened = await livia.tokens(game)
            async with visitor.line(game, [opened["red"]]) as line:
                await livia.post("/me/sign-out", {})
                assert (await line.move(line.texts[0]))["code"] == "not_your_turn"

    run(main())


def test_keys_open_only_what_is_still_their_persons(folder: Path) -> None:
    async def main() -> None:
        async with localhost(folder, allow_private_notices=True) as visitor:
            game, held = await friends(visitor, 2)
            livia, paul = await Known.begin(visitor, "Livia"), await Known.begin(visitor, "Paul")
            await livia.hold(game, held["red"])
            await paul.hold(game, held["green"])
            assert (await livia.tokens(game, "nowhere")).keys() == {"red"}
            opened = await livia.tokens(game)
            names = [seat["name"] for seat in (await visitor.get(f"/api/games/{game}"))["seats"]]
            await livia.post("/me/channels/webhook", {"url": "http://127.0.0.1/hook-of-livia"})
            await livia.post("/me/notices/mute", {"game": game, "mute": True})
            answer = await livia.ask("DELETE", "/me")
            assert answer.status_code == 200
            assert b"hook-of-livia" not in (folder / "concordia.sqlite3").read_bytes()
            assert refused(await livia.ask("GET", "/me")) == "bad_key"
            position = f"/api/games/{game}/position?token="
            assert refused(await visitor.http.get(position + opened["red"])) == "bad_token"
            shown = await visitor.get(f"/api/games/{game}")
            assert [seat["name"] for seat in shown["seats"]] == names
            julia = await Known.begin(visitor, "Julia")
            assert await julia.hold(game, held["red"]), "nobody holds it any more, whoever has its token may"
            assert (await paul.get("/me"))["seats"] == [{"game": game, "seat": "green"}]

    run(main())


def test_a_browser_that_was_somebody_brings_its_seats_along(folder: Path) -> None:
    async def main() -> None:
        async with localhost(folder, allow_private_notices=True) as visitor:
            game, held = await friends(visitor, 2)
            livia = await Known.begin(visitor, "Livia")
            secret = await livia.recovery()
            nameless = await Known.begin(visitor, "")
            await nameless.hold(game, held["green"])
            hook = {"url": "http://127.0.0.1/hook-of-green", "style": "json"}
            await nameless.post("/me/channels/webhook", hook)
            made = await nameless.post("/recover", {"secret": secret})
            back = Known(visitor, made["key"])
            assert (await back.get("/me"))["seats"] == [{"game": game, "seat": "green"}]
            assert refused(await nameless.ask("GET", "/me")) == "bad_key"
            (channel,) = (await back.get("/me/notices"))["channels"]
            assert channel["address"] == hook["url"]
            assert (await back.tokens(game)).keys() == {"green"}
            paul = await Known.begin(visitor, "Paul")
            await paul.recovery()
            await paul.post("/recover", {"secret": secret})
            assert (await paul.get("/me"))["name"] == "Paul", "whoever can come back stays who they are"

    run(main())
