"""An invitation says what it is for; one that opens nothing any more says why."""

from __future__ import annotations

from pathlib import Path

from server.house import house, run, seat_of, settings_for, tokens
from server.test_lost_seats import code, renew


def test_it_greets(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            options = {"map": "hispania", "forum": True}
            made = await visitor.create("you", "friend", "bot", options=options, name="  Thursday\n round")
            friend = seat_of(made, "friend")
            shown = await visitor.post("/api/invitation", {"invite": friend["invite"]})
            assert (shown["game"], shown["seat"], shown["name"]) == (made["game"], friend["seat"], "friend 1")
            assert (shown["host"], shown["title"], shown["board"]) == ("you 0", "Thursday round", "hispania")
            assert shown["options"]["forum"] is True
            assert {seat["name"]: seat["joined"] for seat in shown["seats"]} == {
                "you 0": True,
                "friend 1": False,
                "bot 2": True,
            }
            assert 50 < shown["turns"] < 120
            assert (shown["hints"], shown["live_scores"]) == (False, True), "as usual among friends"
            assert not set(tokens(made)) & set(str(shown).split("'")), "it opens no seat"
            again = await visitor.post("/api/invitation", {"invite": friend["invite"]})
            assert again == shown, "looking at it does not use it"

    run(main())


def test_it_says_what_players_may_know(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            for hints, live_scores in ((True, False), (False, True)):
                made = await visitor.create("you", "friend", hints=hints, live_scores=live_scores)
                invite = seat_of(made, "friend")["invite"]
                shown = await visitor.post("/api/invitation", {"invite": invite})
                assert (shown["hints"], shown["live_scores"]) == (hints, live_scores)

    run(main())


def test_a_used_one_says_who_sits_there(folder: Path, database: str) -> None:
    async def main() -> None:
        async with house(settings_for(folder, database)) as visitor:
            made = await visitor.create("you", "friend", "friend")
            first, second = (seat for seat in made["seats"] if seat["kind"] == "friend")
            await visitor.post("/api/join", {"invite": first["invite"], "name": "Livia"})
            place = {"game": made["game"], "seat": first["seat"]}
            taken = (409, {"code": "seat_taken", "details": {**place, "name": "Livia"}})
            for path in ("/api/join", "/api/invitation"):
                assert await code(visitor, path, {"invite": first["invite"]}) == taken
                unknown = await code(visitor, path, {"invite": "guess"})
                assert unknown == (404, {"code": "no_such_invite", "details": {}})
            # Replaced once before it was used, and once after.
            (mine,) = tokens(made)
            newer = (await renew(visitor, made["game"], first["seat"], mine)).json()
            newest = (await renew(visitor, made["game"], first["seat"], mine)).json()
            sent = (409, {"code": "newer_invite", "details": place})
            for older in (first, newer):
                assert await code(visitor, "/api/join", {"invite": older["invite"]}) == sent
            await visitor.post("/api/join", {"invite": newest["invite"], "name": "Julia"})
            later = await code(visitor, "/api/join", {"invite": newest["invite"]})
            assert later[1]["details"]["name"] == "Julia"
            assert await code(visitor, "/api/join", {"invite": first["invite"]}) == sent
            await visitor.post("/api/join", {"invite": second["invite"]})

    run(main())
