"""A rematch: everybody keeps the own seat, with the token of the game before."""

from __future__ import annotations

from pathlib import Path

import pytest

from concordia_game.server.showing import Sight
from server.house import Json, Visitor, friends, house, run, settings_for


@pytest.fixture(autouse=True)
def over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game counts as over: these tests are about what follows it."""
    monkeypatch.setattr(Sight, "over", True)


async def again(visitor: Visitor, game: str, token: str) -> Json:
    """Ask for a rematch."""
    return await visitor.post(f"/api/games/{game}/rematch", {"token": token})


async def seat_in(visitor: Visitor, game: str, token: str) -> str:
    """The name of the seat that a token opens."""
    position = await visitor.get(f"/api/games/{game}/position", token=token)
    (name,) = [seat["name"] for seat in position["seats"] if seat["seat"] in position["yours"]]
    return str(name)


def test_everybody_keeps_their_seat(folder: Path, database: str) -> None:
    async def main() -> None:
        async with house(settings_for(folder, database)) as visitor:
            game, held = await friends(visitor, 3)
            names = {held[seat]: await seat_in(visitor, game, held[seat]) for seat in held}
            async with visitor.line(game, [held["green"]]) as line:
                first = await again(visitor, game, held["red"])
                assert (await line.hear("rematch"))["game"] == first["game"]
            given = {seat["name"]: seat for seat in first["seats"]}
            assert given.pop(names[held["red"]])["token"] == held["red"]
            # Nobody is invited to the seat of somebody who has one.
            assert len(given) == 2
            for other in given.values():
                assert (other["token"], other["invite"], other["link"]) == (None, None, None)
            for token, name in names.items():
                assert await seat_in(visitor, first["game"], token) == name
        async with house(settings_for(folder, database)) as visitor:
            # Whoever asks later gets their seat, however often; it is kept in a rematch of the rematch, too.
            for _ in range(2):
                second = await again(visitor, game, held["green"])
                assert second["game"] == first["game"]
                (mine,) = second["seats"]
                assert (mine["name"], mine["token"]) == (names[held["green"]], held["green"])
            third = await again(visitor, first["game"], held["blue"])
            for token, name in names.items():
                assert await seat_in(visitor, third["game"], token) == name

    run(main())


def test_a_rematch_is_for_those_who_played(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 2)
            made = await again(visitor, game, held["red"])
            for path in (f"/api/games/{game}", f"/api/games/{made['game']}"):
                stranger = await visitor.http.post(f"{path}/rematch", json={"token": "of nobody"})
                assert stranger.json()["code"] == "bad_token"
            shown = await visitor.get(f"/api/games/{made['game']}")
            assert [seat["joined"] for seat in shown["seats"]] == [True, True]

    run(main())


def test_a_seat_that_nobody_took_is_open_again(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "friend", "friend", "bot")
            token = next(seat["token"] for seat in made["seats"] if seat["token"])
            late, never = [seat for seat in made["seats"] if seat["invite"]]
            rematch = await again(visitor, made["game"], token)
            open_seats = {seat["name"]: seat["invite"] for seat in rematch["seats"] if seat["invite"]}
            assert open_seats.keys() == {late["name"], never["name"]}
            # One who joins the old game only now has a seat in the rematch, too; its invite is used up.
            joined = await visitor.post("/api/join", {"invite": late["invite"], "name": ""})
            (mine,) = (await again(visitor, made["game"], joined["token"]))["seats"]
            assert (mine["name"], mine["token"]) == (late["name"], joined["token"])
            assert await seat_in(visitor, rematch["game"], joined["token"]) == late["name"]
            used = await visitor.http.post("/api/join", json={"invite": open_seats[late["name"]], "name": ""})
            assert used.json()["code"] == "seat_taken"
            # Whoever follows the invite of the rematch first has the seat.
            await visitor.post("/api/join", {"invite": open_seats[never["name"]], "name": "Di"})
            second = await visitor.post("/api/join", {"invite": never["invite"], "name": ""})
            path = f"/api/games/{made['game']}/rematch"
            taken = await visitor.http.post(path, json={"token": second["token"]})
            assert taken.json()["code"] == "seat_taken"

    run(main())
