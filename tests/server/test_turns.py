"""Undo, confirmation, votes."""

from __future__ import annotations

from pathlib import Path

from server.house import Line, friends, house, run, seat_of, settings_for, tokens


async def finish_turn(line: Line) -> None:
    """Play a Prefect for its income, which ends the turn and reveals nothing."""
    await line.move("prefect")
    await line.move("income")


def test_undo_appends_and_takes_back(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                first = line.position["state"]
                await line.move("architect")
                await line.move(line.texts[1])
                assert line.position["undo"]
                await line.answer(type="undo", ply=2)
                await line.answer(type="undo", ply=3)
                assert line.position["state"] == first
                assert line.ply == 4
                assert not line.position["undo"]
                assert (await line.answer(type="undo", ply=4))["code"] == "no_undo"
                assert [entry["text"] for entry in line.log][2:] == ["retract", "retract"]
        async with (
            house(settings_for(folder)) as visitor,
            visitor.line(made["game"], tokens(made)) as line,
        ):
            assert line.position["state"] == first
            assert line.ply == 4

    run(main())


def test_a_turn_waits_for_its_confirmation(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                await finish_turn(line)
                assert line.position["confirm"]
                assert line.position["asked"] == "red"
                assert line.position["prompt"]["id"] == "confirm-turn"
                assert line.position["moves"] == []
                early = await line.answer(type="move", ply=2, text="architect", seat="green")
                assert early["code"] == "unconfirmed"
                assert (await line.answer(type="confirm", ply=2, seat="green"))["code"] == "no_confirm"
                await line.answer(type="undo", ply=2)
                await line.move("income")
                await line.answer(type="confirm", ply=4)
                assert line.position["asked"] == "green"
                assert not line.position["undo"]
                assert (await line.answer(type="undo", ply=5, seat="red"))["code"] == "no_undo"
                await line.move("architect")

    run(main())


def test_without_confirmation_undo_lasts_until_the_next_answer(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", confirm=False)
            async with visitor.line(made["game"], tokens(made)) as line:
                await finish_turn(line)
                assert line.position["asked"] == "green"
                assert line.position["undo"]
                await line.answer(type="undo", ply=2, seat="red")
                await line.move("income")
                await line.move("architect")
                assert (await line.answer(type="undo", ply=5, seat="red"))["code"] == "no_undo"

    run(main())


def test_undo_stops_at_a_reveal(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", options={"forum": True})
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.move(line.texts[0])
                assert line.position["events"][0]["name"] == "tile-kept"
                assert not line.position["undo"]
                assert (await line.answer(type="undo", ply=1, seat="red"))["code"] == "no_undo"

    run(main())


def test_the_others_can_hand_a_seat_to_a_bot(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 3, grace=0)
            async with (
                visitor.line(game, [held["green"]]) as green,
                visitor.line(game, [held["blue"]]) as blue,
            ):
                assert (await green.answer(type="move", ply=0, text="architect"))["code"] == "not_your_turn"
                await green.say(type="vote", seat="red", agree=True)
                await blue.until(lambda: blue.seats[0]["votes"] == ["green"])
                await green.say(type="vote", seat="red", agree=False)
                await blue.until(lambda: blue.seats[0]["votes"] == [])
                await green.say(type="vote", seat="red", agree=True)
                await blue.say(type="vote", seat="red", agree=True)
                await green.until(lambda: green.position["asked"] == "green")
                red = green.position["seats"][0]
                assert red["kind"] in ("you", "friend")
                assert red["bot"]
                assert (await blue.answer(type="vote", seat="red", agree=True))["code"] == "seat_is_bot"
                async with visitor.line(game, [held["red"]]) as back:
                    assert back.position["seats"][0]["bot"] is None
                    assert back.position["yours"] == ["red"]
                    present = await green.answer(type="vote", seat="red", agree=True)
                    assert present["code"] == "seat_is_here"

    run(main())


def test_a_friend_who_never_came_can_be_replaced_and_still_join(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "friend", grace=0)
            friend = seat_of(made, "friend")
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.say(type="vote", seat=friend["seat"], agree=True)
                await line.until(lambda: any(seat["bot"] for seat in line.position["seats"]))
                joined = await visitor.post("/api/join", {"invite": friend["invite"], "name": "Late"})
                await line.until(lambda: not any(seat["bot"] for seat in line.position["seats"]))
                assert joined["seat"] == friend["seat"]

    run(main())
