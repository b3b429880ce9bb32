"""The booklet over the wire: the same answer for everybody, made once."""

from __future__ import annotations

from pathlib import Path

from concordia_game.booklet.contents import contents
from concordia_game.booklet.example import load_example
from concordia_game.server.booklet import booklet
from server.house import house, run, settings_for


def test_the_whole_booklet_is_one_call(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            found = await visitor.get("/api/booklet")
            assert [section["id"] for section in found["sections"]] == [one.id for one in contents()]
            ids = [example["id"] for example in found["examples"]]
            assert ids == [id for one in contents() for id in one.examples]
            architect = next(one for one in found["examples"] if one["id"] == "architect")
            assert architect["picture"].startswith("<svg")
            assert {"name": "house-built", "seat": "red", "city": "neapolis", "price": 6} in architect[
                "events"
            ]
            assert [len(spaces) for spaces in found["surcharges"].values()] == [7, 7]
            assert found["colonist"] == {"food": 1, "tool": 1}
            assert found["start"]["sestertii"][:2] == [5, 6]

    run(main())


def test_what_an_example_shows_is_what_came_of_it() -> None:
    shown = {example.id: example for example in booklet().examples}
    assert shown["diplomat"].cards == ["diplomat", "mercator5"]
    assert shown["senator"].display[:2] == ["architect", "mason"]
    purse = next(purse for purse in shown["mercator"].purses if purse.seat == "red")
    assert (purse.before.sestertii, purse.after.sestertii) == (2, 11)
    assert (purse.before.goods, purse.after.goods) == ({"food": 1, "wine": 3}, {"food": 1, "brick": 4})
    scores = shown["scoring"].scores
    total = load_example("scoring").play().figures()["total"]
    assert sum(god.points for god in scores.values()) == total
    assert scores["concordia"].points == 7
