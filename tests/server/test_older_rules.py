"""Games that were begun by older rules go on wherever their moves are still legal, or it is said why not."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from concordia_game.files import versions
from concordia_game.files.versions import HISTORY, Version, rules_version
from server.house import Json, Line, house, run, settings_for, tokens

LATER = Version("2", "made up for a test", ("B2.1", "S2.3"))


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the rules are corrected."""
    monkeypatch.setattr(versions, "HISTORY", (HISTORY[0], LATER))


async def begun(folder: Path, rules: str = "1") -> Json:
    """A game on whose first turn two moves were made and taken back, and then another one made."""
    async with house(settings_for(folder)) as visitor:
        made = await visitor.create("you", "local", seed=7)
        async with visitor.line(made["game"], tokens(made)) as line:
            await line.move("architect")
            await line.move(next(text for text in line.texts if text.startswith("move ")))
            await undo(line)
            await undo(line)
            await line.move("prefect")
            assert line.ply == 5
    with closing(sqlite3.connect(folder / "concordia.sqlite3")) as connection:
        connection.execute("UPDATE games SET rules = ?", (rules,))
        connection.commit()
    return made


async def undo(line: Line) -> None:
    await line.answer(type="undo", ply=line.ply)


def rewrite(folder: Path, ply: int, text: str) -> None:
    """A move that is not legal stands for one that was, when it was made."""
    with closing(sqlite3.connect(folder / "concordia.sqlite3")) as connection:
        connection.execute("UPDATE moves SET text = ? WHERE ply = ?", (text, ply))
        connection.commit()


@pytest.mark.usefixtures("corrected")
def test_a_game_goes_on_while_its_moves_are_legal(folder: Path) -> None:
    async def main() -> None:
        made = await begun(folder)
        async with house(settings_for(folder)) as visitor:
            assert (await visitor.get("/api/health"))["rules"] == "2"
            async with visitor.line(made["game"], tokens(made)) as line:
                assert (line.ply, line.position["game"]["rules"]) == (5, "1")
                await line.move(line.texts[0])
                assert line.ply == 6

    run(main())


@pytest.mark.usefixtures("corrected")
def test_a_move_that_was_taken_back_does_no_harm(folder: Path) -> None:
    """Neither it nor what followed it counts; the log still tells them."""

    async def main() -> None:
        made = await begun(folder)
        rewrite(folder, 1, "consul")
        async with house(settings_for(folder)) as visitor, visitor.line(made["game"], tokens(made)) as line:
            assert [entry["text"] for entry in line.log][:1] == ["consul"]
            assert [entry["ply"] for entry in line.log] == [1, 2, 3, 4, 5]
            assert [bool(entry["events"]) for entry in line.log] == [False, False, False, False, True]
            await line.move(line.texts[0])
            assert line.ply == 6
            await undo(line)
            assert line.ply == 7
        async with house(settings_for(folder)) as visitor, visitor.line(made["game"], tokens(made)) as line:
            assert line.ply == 7
            assert line.texts

    run(main())


@pytest.mark.usefixtures("corrected")
def test_a_game_with_an_outlawed_move_says_which_and_why(folder: Path) -> None:
    async def main() -> None:
        made = await begun(folder)
        rewrite(folder, 5, "consul")
        details = {
            "game": "1",
            "server": "2",
            "rules": "B2.1 S2.3",
            "ply": 5,
            "text": "consul",
            "reason": "not_in_hand",
            "card": "consul",
        }
        async with house(settings_for(folder)) as visitor:
            refused = await visitor.http.get(f"/api/games/{made['game']}")
            assert (refused.status_code, refused.json()["code"]) == (409, "rules_version")
            assert refused.json()["details"] == details
            async with visitor.line(made["game"], tokens(made)) as line:
                assert (line.heard[0]["code"], line.heard[0]["details"]) == ("rules_version", details)
        rewrite(folder, 5, "prefect")
        async with house(settings_for(folder)) as visitor:
            assert (await visitor.get(f"/api/games/{made['game']}"))["ply"] == 5, "nothing was lost"

    run(main())


@pytest.mark.usefixtures("corrected")
def test_a_move_of_a_seat_that_is_not_asked_is_none(folder: Path) -> None:
    async def main() -> None:
        made = await begun(folder)
        with closing(sqlite3.connect(folder / "concordia.sqlite3")) as connection:
            connection.execute("UPDATE moves SET seat = 1 - seat WHERE ply = 5")
            connection.commit()
        async with house(settings_for(folder)) as visitor:
            refused = (await visitor.http.get(f"/api/games/{made['game']}")).json()
            assert (refused["code"], refused["details"]["reason"]) == ("rules_version", "not_your_turn")

    run(main())


def test_by_the_same_rules_it_is_damage(folder: Path) -> None:
    async def main() -> None:
        made = await begun(folder, rules_version())
        rewrite(folder, 5, "consul")
        async with house(settings_for(folder)) as visitor:
            refused = await visitor.http.get(f"/api/games/{made['game']}")
            assert (refused.status_code, refused.json()["code"]) == (409, "damaged")

    run(main())


def test_a_stored_game_of_version_1_keeps_its_patricians(folder: Path) -> None:
    """S2.2: there was one order of tiles, and the patricians were dealt from it."""

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", seed=7, options={"forum": True})
        with closing(sqlite3.connect(folder / "concordia.sqlite3")) as connection:
            ((stored,),) = connection.execute("SELECT setup FROM games").fetchall()
            setup = json.loads(stored)
            patricians = setup.pop("patricians")
            dealt = [tile for tile in setup["tiles"] if tile in patricians]
            connection.execute("UPDATE games SET rules = '1', setup = ?", (json.dumps(setup),))
            connection.commit()
        async with house(settings_for(folder)) as visitor, visitor.line(made["game"], tokens(made)) as line:
            assert sorted(line.texts) == sorted(f"keep {tile}" for tile in dealt[:2])
            await line.move(line.texts[0])
            assert line.ply == 1

    run(main())
