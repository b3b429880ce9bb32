"""Messages that must change nothing: stale, repeated, illegal, foreign, damaged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.house import Json, Line, house, run, seat_of, settings_for, tokens


def test_what_is_refused_changes_nothing(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "friend", confirm=False, hints=True)
            friend = seat_of(made, "friend")
            joined = await visitor.post("/api/join", {"invite": friend["invite"], "name": "Bo"})
            red = tokens(made)[0] if friend["seat"] == "green" else joined["token"]
            green = joined["token"] if friend["seat"] == "green" else tokens(made)[0]
            async with (
                visitor.line(made["game"], [red]) as mine,
                visitor.line(made["game"], [green]) as other,
                visitor.line(made["game"]) as looking,
            ):
                await mine.move("architect")
                before = mine.position
                text = mine.texts[1]
                refused: list[tuple[Line, Json, str]] = [
                    (mine, {"type": "move", "ply": 0, "text": "architect"}, "stale"),
                    (mine, {"type": "move", "ply": 5, "text": text}, "stale"),
                    (mine, {"type": "move", "ply": 1, "text": "build roma"}, "illegal"),
                    (mine, {"type": "move", "ply": 1, "text": ""}, "illegal"),
                    (mine, {"type": "move", "ply": 1, "text": text, "seat": "green"}, "no_such_seat"),
                    (other, {"type": "move", "ply": 1, "text": text}, "not_your_turn"),
                    (other, {"type": "undo", "ply": 1}, "no_undo"),
                    (other, {"type": "confirm", "ply": 1}, "no_confirm"),
                    (other, {"type": "hint", "ply": 1}, "not_your_turn"),
                    (other, {"type": "why", "ply": 1, "text": text}, "not_your_turn"),
                    (looking, {"type": "move", "ply": 1, "text": text}, "not_your_turn"),
                    (looking, {"type": "vote", "seat": "red", "agree": True}, "seat_is_here"),
                    (mine, {"type": "vote", "seat": "black", "agree": True}, "no_such_seat"),
                    (mine, {"type": "dance"}, "bad_message"),
                    (mine, {"type": "move", "ply": "1", "text": text}, "bad_message"),
                    (mine, {"type": "move", "ply": 1, "text": text, "force": True}, "bad_message"),
                    (mine, {"type": "move", "ply": 1, "text": "x" * 5000}, "bad_message"),
                    (mine, {"type": "hello", "tokens": []}, "bad_message"),
                ]
                for line in (other, looking):
                    await line.reach(1)
                for line, message, code in refused:
                    answer = await line.answer(**message)
                    assert (answer["type"], answer["code"], answer["ply"]) == ("error", code, 1), message
                await mine.move(text)
                assert mine.ply == 2
                assert mine.position["log"][0]["ply"] == 2
                assert before["state"] != mine.position["state"]

    run(main())


def test_a_repeated_message_is_made_once(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                for _ in range(3):
                    await line.say(type="move", ply=0, text="architect")
                await line.until(lambda: len(errors(line)) == 2)
                assert {error["code"] for error in errors(line)} == {"stale"}
                assert line.ply == 1

    run(main())


def errors(line: Line) -> list[Json]:
    """The errors that a line has heard."""
    return [message for message in line.heard if message["type"] == "error"]


def test_why_a_move_is_not_legal(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.move("architect")
                reason = await line.answer(type="why", ply=1, text="move land roma > nowhere")
                assert (reason["type"], reason["code"]) == ("reason", "no_route")
                legal = await line.answer(type="why", ply=1, text=line.texts[0])
                assert legal["code"] is None

    run(main())


def test_a_hint_is_a_legal_move(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", hints=True)
            async with visitor.line(made["game"], tokens(made)) as line:
                hint = await line.answer(type="hint", ply=0)
                assert hint["moves"][0]["text"] in line.texts

    run(main())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"options": {"map": "atlantis"}}, "bad_options"),
        ({"options": {"map": "/etc/passwd.toml"}}, "bad_options"),
        ({"options": {"fish_market": "/etc/passwd"}}, "bad_options"),
        ({"options": {"own_tiles": "/etc/passwd"}}, "bad_options"),
        ({"options": {"auction": True, "forum": False}}, "bad_options"),
        ({"options": {"salt": "yes"}}, "bad_options"),
        ({"options": {"colour": "red"}}, "bad_options"),
        ({"options": {"players": 4}}, "wrong_players"),
        ({"seats": [{"kind": "you"}]}, "bad_message"),
        ({"seats": [{"kind": "you"}, {"kind": "bot", "bot": "/tmp/bot.py:Bot"}]}, "no_such_bot"),
        ({"seats": [{"kind": "you"}, {"kind": "bot", "character": "nero"}]}, "no_such_character"),
        ({"seats": [{"kind": "you"}, {"kind": "ghost"}]}, "bad_message"),
        ({"seats": [{"kind": "you", "name": "x" * 41}, {"kind": "bot"}]}, "bad_message"),
        ({"seed": -1}, "bad_message"),
        ({"seed": 2**53 + 1}, "bad_message"),
        ({"seed": "-1"}, "bad_message"),
        ({"seed": "9" * 40}, "bad_message"),
        ({"seed": "9" * 39}, "bad_options"),
    ],
)
def test_games_that_cannot_be_made(folder: Path, body: Json, code: str) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            wanted = {"options": {}, "seats": [{"kind": "you"}, {"kind": "bot"}], **body}
            answer = await visitor.http.post("/api/games", json=wanted)
            assert (answer.status_code, answer.json()["code"]) == (400, code)

    run(main())


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"seats": [{"kind": "you"}]}, "seats"),
        ({"seats": [{"kind": "you"}, {"kind": "ghost"}]}, "seats[1].kind"),
        ({"seats": [{"kind": "you"}, {"colour": "red"}]}, "seats[1].colour"),
        ({"options": {"salt": []}, "seats": [{"kind": "you"}, {"kind": "bot"}]}, "options[...]"),
        ({}, "options"),
        ([], None),
    ],
)
def test_a_refused_body_names_its_fault(folder: Path, body: Any, field: str | None) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            answer = await visitor.http.post("/api/games", json=body)
            assert answer.json()["details"].get("field") == field
            assert answer.json()["code"] == "bad_message"

    run(main())


def test_a_refused_message_names_its_fault(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                answer = await line.answer(type="move", ply="1", text="architect")
                assert answer["details"] == {"field": "ply"}
                answer = await line.answer(type="move", ply=1, text="architect", **{"x" * 5000: 1})
                assert len(answer["details"]["field"]) <= 100

    run(main())


def test_calls_that_are_refused(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "friend")
            game, invite = made["game"], seat_of(made, "friend")["invite"]
            await visitor.post("/api/join", {"invite": invite, "name": "Bo"})
            http = visitor.http
            assert (await http.post("/api/join", json={"invite": invite})).json()["code"] == "seat_taken"
            assert (await http.get("/api/games/nothing")).status_code == 404
            assert (await http.get(f"/api/games/{game}/record")).json()["code"] == "not_over"
            assert (await http.get(f"/api/games/{game}/replay")).json()["code"] == "not_over"
            foreign = {"token": "guess", "ply": 0, "text": "architect"}
            assert (await http.post(f"/api/games/{game}/moves", json=foreign)).json()["code"] == "bad_token"
            assert (await http.get(f"/api/games/{game}/position?token=guess")).status_code == 403
            early = await http.post(f"/api/games/{game}/rematch", json={"token": tokens(made)[0]})
            assert early.json()["code"] == "not_over"
            assert (await http.get("/api/nothing")).status_code == 404
            assert (await http.post("/api/games", content=b"{" * 40_000)).status_code in (400, 413)
            assert (await http.get("/assets/%2e%2e/%2e%2e/__init__.py")).status_code == 404

    run(main())


def test_a_line_to_nowhere_says_so(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor, visitor.line("nothing") as line:
            await line.until(lambda: line.closed)
            assert line.heard[0]["code"] == "no_such_game"
            assert line.socket.close_code == 4404

    run(main())


def test_an_unknown_token_makes_a_spectator(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "bot")
            async with visitor.line(made["game"], ["guess"]) as line:
                assert line.heard[0]["code"] == "bad_token"
                assert line.position["yours"] == []

    run(main())


def test_headers_and_errors_tell_nothing(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            answer = await visitor.http.get("/api/health")
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "unsafe-inline" not in answer.headers["content-security-policy"].split("style-src-attr")[0]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers
            missing = await visitor.http.get("/nothing.js")
            assert missing.json() == {"code": "no_such_file", "details": {}}

    run(main())
