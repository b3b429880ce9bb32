"""Bots sit down as somebody: with a face, nobody twice at a table."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from concordia_game.bots.characters import CHARACTERS
from concordia_game.engine.ids import SEATS
from concordia_game.server.showing import Sight
from concordia_game.server.tables.characters import cast
from server.house import Json, house, run, settings_for


def characters(shown: Json) -> dict[str, str | None]:
    """Who sits where."""
    return {seat["seat"]: seat["character"] for seat in shown["seats"]}


@pytest.mark.parametrize("game", ["abc", "abd", "abe"])
def test_nobody_sits_twice_at_a_table(game: str) -> None:
    found = cast(game, [""] * len(SEATS))
    assert len({*found}) == len(SEATS)
    assert {*found} <= {*CHARACTERS}
    assert cast(game, [""] * len(SEATS)) == found


def test_games_are_played_against_others() -> None:
    assert len({tuple(cast(f"game{n}", ["", ""])) for n in range(20)}) > 10


def test_wishes_are_met_once_and_people_play_as_themselves() -> None:
    first, second, third, person = cast("abc", ["livia", "livia", "", None])
    assert first == "livia"
    assert person is None
    assert len({first, second, third}) == 3


def test_everybody_has_a_face() -> None:
    drawn = (files("concordia_game.drawing") / "art" / "faces.svg").read_text()
    assert re.findall(r'<symbol id="face-([a-z]+)"', drawn) == [*CHARACTERS]


def test_a_bot_is_the_same_for_everybody_for_all_of_the_game_and_in_a_rematch(
    folder: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "random", "character": "hanno"}, {"kind": "bot"}]

    async def main() -> None:
        async with house(settings_for(folder, database)) as visitor:
            made = await visitor.post("/api/games", {"options": {"players": 3}, "seats": seats})
            given, game = characters(made), f"/api/games/{made['game']}"
            assert [*given.values()].count(None) == 1
            assert "hanno" in given.values()
            shown = await visitor.get(game)
            assert characters(shown) == given
            # The names of seats are what they were: a record lists levels.
            assert {seat["name"] for seat in shown["seats"]} == {""}
        async with house(settings_for(folder, database)) as visitor:
            assert characters(await visitor.get(game)) == given
            monkeypatch.setattr(Sight, "over", True)
            (token,) = [seat["token"] for seat in made["seats"] if seat["token"]]
            again = await visitor.post(f"{game}/rematch", {"token": token})
            assert {*characters(again).values()} == {*given.values()}

    run(main())
