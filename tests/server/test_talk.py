"""Talk at the table, and notes: who hears what, what is kept, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from concordia_game.server.tables.people import clean_name
from concordia_game.server.talk import talks
from concordia_game.server.talk.texts import clean_note, clean_said
from server.house import Line, Visitor, friends, house, run, settings_for
from server.sundial import Sundial

EVIL = '<img src=x onerror="alert(1)"> javascript:alert(1)'


def said(line: Line) -> dict[int, dict[str, Any]]:
    """What a line was told of the talk, by number; later messages replace earlier ones."""
    messages = [message for heard in line.heard if heard["type"] == "talk" for message in heard["messages"]]
    return {message["number"]: message for message in messages}


async def says(line: Line, text: str, number: int) -> None:
    """Say something and wait until it is there."""
    await line.say(type="say", text=text)
    await line.until(lambda: number in said(line))


def texts(line: Line) -> list[str]:
    """What was said, in order."""
    return [message["text"] for _, message in sorted(said(line).items())]


def notes(line: Line) -> dict[str, str]:
    """The notes that a line was told."""
    found: dict[str, str] = {}
    for heard in line.heard:
        found |= heard.get("notes", {})
    return found


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        (EVIL, EVIL),
        ("a\u202eb\u2066c\u200fd\ufeffe", "abcde"),
        ("one\ntwo\tthree\x00\x1b[31m", "one two three [31m"),
        ("Z" + "\u0335" * 50, "Z" + "\u0335" * 4),
        ("Z" + "\u0489" * 50, "Z" + "\u0489" * 4),
        ("👩\u200d🚀 Ave, Čika Ђорђе", "👩\u200d🚀 Ave, Čika Ђорђе"),
        (" \u202e \u2028 ", ""),
    ],
)
def test_texts_are_plain(text: str, clean: str) -> None:
    assert clean_said(text) == clean


def test_names_are_plain() -> None:
    assert clean_name(" Li\u202evia\n" + "\u0335" * 40) == "Li via" + " " + "\u0335" * 4


def test_notes_keep_their_lines() -> None:
    assert clean_note("wine\r\n  cloth\u202e\x07!\n\n") == "wine\n  cloth !"


def test_talk_is_heard_kept_and_answered(folder: Path) -> None:
    clock = Sundial()

    async def before(visitor: Visitor) -> tuple[str, dict[str, str]]:
        game, held = await friends(visitor, 2)
        async with (
            visitor.line(game, [held["red"]]) as red,
            visitor.line(game, [held["green"]]) as green,
            visitor.line(game) as looking,
        ):
            await says(red, EVIL, 1)
            await says(green, "  Salve,\u202e Red!  ", 2)
            await red.say(type="react", number=2, emoji="👍")
            await red.say(type="react", number=2, emoji="🎉")
            await green.say(type="react", number=2, emoji="👍")
            await red.say(type="react", number=2, emoji="🎉")
            for line in (red, green, looking):
                await line.until_it(lambda line: said(line)[2]["reactions"] == {"👍": ["red", "green"]})
                assert texts(line) == [EVIL, "Salve, Red!"]
                assert [message["seat"] for message in said(line).values()] == ["red", "green"]
            assert (await looking.answer(type="say", text="I, too"))["code"] == "no_talk"
            assert (await red.answer(type="say", text="x", seat="green"))["code"] == "no_such_seat"
            assert (await red.answer(type="unsay", number=2))["code"] == "said_for_good"
            await green.say(type="unsay", number=2)
            await red.until(lambda: said(red)[2]["gone"])
            assert said(red)[2] | {"text": "", "reactions": {}} == said(red)[2]
            clock.advance(61)
            assert (await red.answer(type="unsay", number=1))["code"] == "said_for_good"
            assert (await red.answer(type="react", number=2, emoji="👍"))["code"] == "bad_message"
        return game, held

    async def main() -> None:
        settings = settings_for(folder, clock=clock)
        async with house(settings) as visitor:
            game, held = await before(visitor)
        async with house(settings) as visitor, visitor.line(game, [held["green"]]) as green:
            await green.until(lambda: len(said(green)) == 2)
            assert texts(green) == [EVIL, ""]
            position = json.dumps(green.position)
            assert EVIL not in position

    run(main())


NO_TALK: list[dict[str, Any]] = [
    {"text": ""},
    {"text": " \u202e\u0000 "},
    {"text": "x" * 501},
    {"text": 7},
    {"text": "x", "html": True},
    {"type": "react", "number": 1, "emoji": "<b>"},
    {"type": "react", "number": 99, "emoji": "👍"},
    {"type": "react", "number": -1, "emoji": "👍"},
    {"type": "note", "text": "x" * 4_001},
    {"type": "earlier", "before": 2**63},
]


def test_what_is_no_talk_is_refused(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 2)
            async with visitor.line(game, [held["red"]]) as red:
                for message in NO_TALK:
                    refused = await red.answer(**{"type": "say", **message})
                    assert refused["code"] == "bad_message", message
                assert not said(red)
                assert not notes(red)

    run(main())


def test_who_talks_too_much_is_stopped(folder: Path, frozen: None) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 2)
            async with visitor.line(game, [held["red"]]) as red, visitor.line(game, [held["green"]]) as green:
                for number in range(1, 11):
                    await says(red, f"No. {number}", number)
                assert (await red.answer(type="say", text="No. 11"))["code"] == "too_many"
                await says(green, "My turn", 11)

    run(main())


def test_the_oldest_is_forgotten_and_earlier_things_are_told_on_request(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talks, "MOST_KEPT", 120)
    monkeypatch.setattr("concordia_game.server.talk.talk.MOST_KEPT", 120)
    monkeypatch.setattr("concordia_game.server.guard.SAID", (1_000, 1_000))

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 2)
            async with visitor.line(game, [held["red"]]) as red:
                for number in range(1, 131):
                    await red.say(type="say", text=f"No. {number}")
                await red.until(lambda: 130 in said(red))
            async with visitor.line(game, [held["green"]]) as green:
                await green.until(lambda: bool(said(green)))
                assert (min(said(green)), max(said(green)), len(said(green))) == (31, 130, 100)
                await green.say(type="earlier", before=31)
                await green.until(lambda: len(said(green)) > 100)
                assert min(said(green)) == 11
                assert [heard["first"] for heard in green.heard if heard["type"] == "talk"] == [11, 11]
                await green.say(type="react", number=12, emoji="👏")
                await green.until(lambda: said(green)[12]["reactions"] == {"👏": ["green"]})

    run(main())


def test_the_host_decides_who_hears(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 2, talk="seats")
            host = await host_of(visitor, game)
            guest = next(seat for seat in held if seat != host)
            async with (
                visitor.line(game, [held[host]]) as red,
                visitor.line(game, [held[guest]]) as green,
                visitor.line(game) as looking,
            ):
                await says(red, "Among us", 1)
                await green.until(lambda: 1 in said(green))
                await looking.answer(type="ping")
                assert not said(looking)
                assert (await green.answer(type="manners", talk="all"))["code"] == "not_host"
                await red.say(type="manners", talk="all")
                await looking.until(lambda: texts(looking) == ["Among us"])
                assert looking.position["game"]["talk"] == "all"
                await red.say(type="manners", talk="off")
                await green.until(lambda: green.position["game"]["talk"] == "off")
                assert (await green.answer(type="say", text="?"))["code"] == "no_talk"
            async with visitor.line(game, [held[guest]]) as green:
                await green.answer(type="ping")
                assert not said(green)

    run(main())


async def host_of(visitor: Visitor, game: str) -> str:
    """The seat of whoever created a game."""
    seats = (await visitor.get(f"/api/games/{game}"))["seats"]
    return str(next(seat["seat"] for seat in seats if seat["kind"] == "you"))


def test_notes_are_on_every_device_of_their_seat_and_nowhere_else(folder: Path) -> None:
    secret = "Buy the\nSmith 🤫"

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 3)
            async with (
                visitor.line(game, [held["red"]]) as red,
                visitor.line(game, [held["red"]]) as second,
                visitor.line(game, [held["green"], held["blue"]]) as others,
                visitor.line(game) as looking,
            ):
                await red.say(type="note", text=secret)
                await others.say(type="note", text="Mine", seat="green")
                for line in (red, second):
                    await line.until_it(lambda line: notes(line) == {"red": secret})
                await others.until(lambda: notes(others) == {"green": "Mine"})
                assert (await others.answer(type="note", text="?", seat="red"))["code"] == "no_such_seat"
                assert (await others.answer(type="note", text="?"))["code"] == "which_seat"
                assert (await looking.answer(type="note", text="?"))["code"] == "no_talk"
                for line in (others, looking):
                    await line.answer(type="ping")
                    assert "Smith" not in json.dumps(line.heard)
                assert "Mine" not in json.dumps([*red.heard, *looking.heard])
        async with house(settings_for(folder)) as visitor:
            for seats, expected in (
                (["red"], {"red": secret}),
                (["green"], {"green": "Mine"}),
                (["blue"], {}),
            ):
                async with visitor.line(game, [held[seat] for seat in seats]) as line:
                    await line.answer(type="ping")
                    assert notes(line) == expected

    run(main())
