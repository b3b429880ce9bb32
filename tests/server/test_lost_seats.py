"""The host sends a friend a new link for a lost seat: whatever opened it before opens it no more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from concordia_game.engine.ids import SEATS
from concordia_game.server.showing import Sight
from server.house import Json, Visitor, friends, house, run, seat_of, settings_for, tokens
from server.sundial import Sundial
from server.test_persons import hold, somebody


async def renew(visitor: Visitor, game: str, seat: str, token: str, *more: str) -> Any:
    """Ask for a new link."""
    body = {"token": token, "tokens": list(more)}
    return await visitor.http.post(f"/api/games/{game}/seats/{seat}/renew", json=body)


async def table(visitor: Visitor, count: int) -> tuple[str, str, str, str]:
    """A game of friends: its id, the host's token, the seat of a friend and its token."""
    game, held = await friends(visitor, count)
    host = (await visitor.get(f"/api/games/{game}"))["game"]["host"]
    friend = next(seat for seat in held if seat != host)
    return game, held[host], friend, held[friend]


async def code(visitor: Visitor, path: str, body: Json) -> tuple[int, Json]:
    """A refusal: its status, and what it says."""
    answer = await visitor.http.post(path, json=body)
    return answer.status_code, answer.json()


def test_only_the_new_link_opens_the_seat(folder: Path, database: str) -> None:
    async def main() -> None:
        async with house(settings_for(folder, database)) as visitor:
            game, mine, seat, old = await table(visitor, 3)
            path, at = f"/api/games/{game}", SEATS.index(seat)
            person = await somebody(visitor, "Bo")
            assert await hold(visitor, person, (game, old))
            async with (
                visitor.line(game, [old]) as lost,
                visitor.line(game, [mine]) as host,
            ):
                fresh = (await renew(visitor, game, seat, mine)).json()
                assert (fresh["seat"], fresh["name"], fresh["token"]) == (seat, f"Bo {seat}", None)
                assert fresh["link"] == f"{visitor.url}/#join={fresh['invite']}"
                await lost.until(lambda: lost.closed)
                await host.until(lambda: host.seats[at]["renewed"])
                waits = [host.seats[at][key] for key in ("joined", "online", "name")]
                assert waits == [False, False, f"Bo {seat}"]
            refused = await visitor.http.get(f"{path}/position", params={"token": old})
            assert (refused.status_code, refused.json()["code"]) == (403, "bad_token")
            for call, body in (
                ("moves", {"ply": 0, "text": "senator"}),
                ("rematch", {}),
                ("name", {"name": ""}),
            ):
                assert await code(visitor, f"{path}/{call}", {"token": old, **body}) == (
                    403,
                    {"code": "bad_token", "details": {}},
                )
            async with visitor.line(game, [old]) as again:
                assert again.heard[0]["code"] == "bad_token"
                assert again.position["yours"] == []
            assert (await visitor.http.get("/api/me", headers=person)).json()["seats"] == []
            assert await hold(visitor, person, (game, old)) == []
        async with house(settings_for(folder, database)) as visitor:
            joined = await visitor.post("/api/join", {"invite": fresh["invite"], "name": "Bo"})
            assert (joined["game"], joined["seat"]) == (game, seat)
            position = await visitor.get(f"{path}/position", token=joined["token"])
            assert position["yours"] == [seat]
            assert not position["seats"][at]["renewed"]

    run(main())


def test_a_line_that_is_being_closed_speaks_for_nobody(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("friend", "you")
            friend, (mine,) = seat_of(made, "friend"), tokens(made)
            old = (await visitor.post("/api/join", {"invite": friend["invite"], "name": "Bo"}))["token"]
            async with visitor.line(made["game"], [old]) as lost:
                told = len(lost.heard)
                await renew(visitor, made["game"], friend["seat"], mine)
                await lost.until(lambda: lost.closed)
                assert all(
                    said.get("yours") == [] for said in lost.heard[told:] if said["type"] == "position"
                )

    run(main())


def test_whoever_called_over_http_is_gone_at_once(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder, clock=Sundial())) as visitor:
            game, mine, seat, token = await table(visitor, 2)
            await visitor.get(f"/api/games/{game}/position", token=token)
            assert (await visitor.get(f"/api/games/{game}"))["seats"][SEATS.index(seat)]["online"]
            await renew(visitor, game, seat, mine)
            assert not (await visitor.get(f"/api/games/{game}"))["seats"][SEATS.index(seat)]["online"]

    run(main())


def test_only_the_host_may_and_only_for_friends(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", "friend", "bot")
            game, by_kind = made["game"], {seat["kind"]: seat for seat in made["seats"]}
            mine, local = by_kind["you"]["token"], by_kind["local"]["token"]
            seat = by_kind["friend"]["seat"]
            joined = await visitor.post("/api/join", {"invite": by_kind["friend"]["invite"], "name": "Bo"})
            for token, wanted, answer in (
                (joined["token"], seat, (403, "not_host")),
                (local, seat, (403, "not_host")),
                ("guess", seat, (403, "bad_token")),
                (mine, by_kind["you"]["seat"], (409, "not_a_friend")),
                (mine, by_kind["local"]["seat"], (409, "not_a_friend")),
                (mine, by_kind["bot"]["seat"], (409, "not_a_friend")),
                (mine, "black", (409, "no_such_seat")),
                (mine, "purple", (409, "no_such_seat")),
            ):
                refused = await renew(visitor, game, wanted, token)
                assert (refused.status_code, refused.json()["code"]) == answer, wanted
            assert (await renew(visitor, "nowhere", seat, mine)).json()["code"] == "no_such_game"
            position = await visitor.get(f"/api/games/{game}/position", token=joined["token"])
            assert position["yours"] == [seat], "nothing has changed"
            # A device with several seats says hello with all of them; one that is lost does no harm.
            assert (await renew(visitor, game, seat, local, mine, "lost")).status_code == 201

    run(main())


def test_at_a_table_without_a_host_nobody_may(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("friend", "friend")
            one, other = [
                await visitor.post("/api/join", {"invite": seat["invite"]}) for seat in made["seats"]
            ]
            for more in ([], ["lost"]):
                refused = await renew(visitor, made["game"], other["seat"], one["token"], *more)
                assert (refused.status_code, refused.json()["code"]) == (403, "not_host")

    run(main())


def test_a_friend_of_the_host_who_sits_at_his_device_is_no_friend_far_away(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, mine, seat, token = await table(visitor, 2)
            refused = await renew(visitor, game, seat, mine, token)
            assert refused.json()["code"] == "not_a_friend"

    run(main())


def test_a_rematch_belongs_to_whoever_started_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sight, "over", True)

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 3)
            new = (await visitor.post(f"/api/games/{game}/rematch", {"token": held["green"]}))["game"]
            shown = await visitor.get(f"/api/games/{new}/position", token=held["green"])
            assert shown["game"]["host"] in shown["yours"]
            theirs = (await visitor.get(f"/api/games/{new}/position", token=held["blue"]))["yours"][0]
            assert (await renew(visitor, new, theirs, held["red"])).json()["code"] == "not_host"
            assert (await renew(visitor, new, theirs, held["green"])).status_code == 201
            lost = await visitor.http.get(f"/api/games/{new}/position", params={"token": held["blue"]})
            assert lost.json()["code"] == "bad_token"
            # Nor by the old game, where the lost token still opens a seat.
            back = await code(visitor, f"/api/games/{game}/rematch", {"token": held["blue"]})
            assert back == (409, {"code": "seat_taken", "details": {"game": new}})

    run(main())
