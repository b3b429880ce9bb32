"""People whom the server knows again, and the seats that are theirs."""

from __future__ import annotations

from pathlib import Path

from server.house import Json, Visitor, house, run, settings_for


async def somebody(visitor: Visitor, name: str) -> dict[str, str]:
    """The authorization of a person who is known from now on."""
    made = (await visitor.http.post("/api/me", json={"name": name})).json()
    return {"authorization": f"Bearer {made['key']}"}


async def hold(visitor: Visitor, headers: dict[str, str], *seats: tuple[str, str]) -> list[Json]:
    """Ask for seats; those that are the caller's afterwards."""
    wanted = {"seats": [{"game": game, "token": token} for game, token in seats]}
    answer = await visitor.http.post("/api/me/seats", json=wanted, headers=headers)
    assert answer.status_code == 200, answer.text
    held: list[Json] = answer.json()["seats"]
    return held


def test_a_seat_is_kept_for_whoever_asks_first(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            first, second = ((made["game"], seat["token"]) for seat in made["seats"])
            livia, paul = await somebody(visitor, " Livia\n"), await somebody(visitor, "Paul")
            assert await hold(visitor, livia, first, ("nowhere", "none"), (made["game"], "wrong")) == [
                {"game": made["game"], "seat": "red"}
            ]
            assert await hold(visitor, paul, first, second) == [{"game": made["game"], "seat": "green"}]
            assert len(await hold(visitor, livia, first)) == 1
            shown = (await visitor.http.get("/api/me", headers=livia)).json()
            assert (shown["name"], shown["seats"]) == ("Livia", [{"game": made["game"], "seat": "red"}])
        async with house(settings_for(folder)) as visitor:
            later = (await visitor.http.get("/api/me", headers=livia)).json()
            assert later == shown, "after a restart she is still known"

    run(main())


def test_nobody_is_known_without_a_key(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            for headers in ({}, {"authorization": "Bearer guess"}):
                refused = await visitor.http.get("/api/me", headers=headers)
                assert (refused.status_code, refused.json()["code"]) == (403, "bad_key")

    run(main())
