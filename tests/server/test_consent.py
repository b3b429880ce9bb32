"""What the others have to agree to: taking back what is final, ending a game; resigning and leaving."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from concordia_game.files.record import read_record, write_record
from server.house import Json, Line, friends, house, play_on, run, settings_for, tokens
from server.sundial import Sundial
from server.weeks import Weeks, again, weeks


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that stand in don't think for long."""
    monkeypatch.setattr("concordia_game.server.tables.seating.default_bot", lambda: "random")


async def ask(line: Line, **more: object) -> Json:
    """Ask for something, and wait until the request is seen: this one, not an older one of somebody else."""
    await line.say(type="ask", **more)
    await line.until(lambda: (line.position["request"] or {})["seat"] in line.position["yours"])
    found: Json = line.position["request"]
    return found


def table(position: Json) -> Json:
    """What is the same in two positions that are the same."""
    return {key: position[key] for key in ("state", "scores", "asked", "moves")}


async def buy(line: Line) -> None:
    """A turn with the Senator up to its confirmation: whatever can be bought."""
    await line.move("senator")
    while not line.position["confirm"]:
        buying = [text for text in line.texts if text.startswith(("take", "pay"))]
        await line.move((buying or line.texts)[0])


async def buy_a_card(at: Weeks) -> None:
    """Red's turn with the Senator: cards of the display are bought, and new ones are revealed."""
    await buy(at.red)
    await at.red.answer(type="confirm", ply=at.red.ply)
    await at.green.reach(at.red.ply)


def test_a_revealed_card_comes_back_by_consent_and_is_the_same_again(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, 3) as at:
            before = at.red.position
            await buy_a_card(at)
            after = at.red.position
            assert after["state"]["stack_size"] < before["state"]["stack_size"]
            assert not after["undo"]
            (way,) = after["takeback"]
            request = await ask(at.red, what="takeback", to=way["turn"])
            assert (request["seat"], request["agreed"]) == ("red", [])
            assert request["waiting"] == ["green", "blue"]
            assert request["moves"] > 0
            await at.green.until(lambda: at.green.position["request"] is not None)
            assert at.green.position["ply"] == after["ply"]
            await at.green.say(type="answer", ply=request["ply"], agree=True)
            await at.lines["blue"].until(
                lambda: (at.lines["blue"].position["request"] or {}).get("agreed") == ["green"]
            )
            await at.lines["blue"].say(type="answer", ply=request["ply"], agree=True)
            await at.noted("red", "taken-back")
            assert at.red.position["request"] is None
            assert table(at.red.position) == table(before)
            assert at.notes() == [
                ("red", "ask-takeback"),
                ("green", "agree"),
                ("blue", "agree"),
                ("red", "taken-back"),
            ]
            ply = at.red.ply
        async with again(folder, at) as later:
            assert later.red.ply == ply
            assert table(later.red.position) == table(before)
            assert later.notes() == at.notes()
            # The deck lies as it did.
            await buy_a_card(later)
            assert later.red.position["state"] == after["state"]

    run(main())


def test_the_first_to_decline_ends_a_request(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, 3) as at:
            await at.turn("red")
            position = at.red.position
            for times in range(3):
                request = await ask(at.red, what="takeback", to=0)
                assert (await at.green.answer(type="ask", what="end"))["code"] == "request_open"
                await at.green.say(type="answer", ply=request["ply"], agree=False)
                await at.red.until(lambda: at.red.position["request"] is None)
                assert at.notes(at.red).count(("green", "decline")) == times + 1
            assert table(at.red.position) == table(position)
            # Nobody is asked without end.
            assert (await at.red.answer(type="ask", what="takeback", to=0))["code"] == "asked_enough"
            request = await ask(at.green, what="takeback", to=0)
            assert request["seat"] == "green"

    run(main())


def test_a_request_lapses_when_somebody_moves_on_and_can_be_withdrawn(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, 3) as at:
            await at.turn("red")
            request = await ask(at.red, what="takeback", to=0)
            assert (await at.green.answer(type="withdraw"))["code"] == "no_request"
            await at.red.say(type="withdraw")
            await at.noted("red", "withdraw")
            refused = await at.green.answer(type="answer", ply=request["ply"], agree=True)
            assert refused["code"] == "no_request"
            await ask(at.red, what="takeback", to=0)
            await at.turn("green")
            await at.noted("red", "lapse")
            assert at.red.position["request"] is None
            assert at.notes()[-1] == ("red", "lapse")

    run(main())


def test_who_looks_on_has_no_say_and_nothing_is_asked_for_in_vain(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder) as at:
            assert (await at.red.answer(type="ask", what="takeback", to=0))["code"] == "no_takeback"
            await at.turn("red")
            async with at.visitor.line(at.game) as looking:
                for message in (
                    {"type": "ask", "what": "takeback", "to": 0},
                    {"type": "ask", "what": "end"},
                    {"type": "withdraw"},
                    {"type": "resign"},
                    {"type": "leave"},
                    {"type": "back"},
                ):
                    assert (await looking.answer(**message))["code"] == "not_your_turn"
                request = await ask(at.red, what="takeback", to=0)
                await looking.until(lambda: looking.position["request"] is not None)
                refused = await looking.answer(type="answer", ply=request["ply"], agree=True)
                assert refused["code"] == "no_request"
                assert looking.position["takeback"] == []
            assert (await at.red.answer(type="answer", ply=request["ply"], agree=True))[
                "code"
            ] == "no_request"
            assert (await at.green.answer(type="ask", what="takeback"))["code"] == "request_open"

    run(main())


def test_a_held_move_goes_with_what_is_taken_back(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder) as at:
            before = at.red.position
            await at.turn("red")
            await at.green.until(lambda: at.green.position["asked"] == "green")
            await buy(at.green)
            assert at.green.position["held"] is not None
            await at.red.reach(at.green.ply)
            request = await ask(at.red, what="takeback", to=0)
            await at.green.say(type="answer", ply=request["ply"], agree=True)
            await at.noted("red", "taken-back")
            assert at.green.position["held"] is None
            assert table(at.red.position) == table(before)
            assert not at.green.position["confirm"]
        async with again(folder, at) as later:
            assert table(later.red.position) == table(before)
            await later.turn("red", 2)

    run(main())


def test_bots_agree_and_go_on_after_it(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "bot", "bot")
            async with visitor.line(made["game"], tokens(made)) as me:
                mine = me.position["yours"][0]
                await me.until(lambda: me.position["asked"] == mine)
                before = me.position
                turn = before["state"]["turn"]
                # Bots are quick: it may be the next turn already when the end of this one is seen.
                while me.position["asked"] == mine and (
                    me.position["confirm"] or me.position["state"]["turn"] == turn
                ):
                    await play_on(me, random.Random(3), 1)
                await me.until(lambda: me.position["asked"] == mine)
                # Over the bots' moves.
                await me.say(type="ask", what="takeback", to=before["ply"])
                await me.until(lambda: table(me.position) == table(before))
                await play_on(me, random.Random(4), 10)

    run(main())


def test_whoever_leaves_it_to_a_bot_agrees(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with house(settings_for(folder, clock=clock)) as visitor:
            made = await visitor.create("you", "friend", "bot")
            invite = next(seat for seat in made["seats"] if seat["invite"])
            friend = await visitor.post("/api/join", {"invite": invite["invite"], "name": "Bo"})
            async with visitor.line(made["game"], [*tokens(made), friend["token"]]) as both:
                await play_on(both, random.Random(1), 12)
            mine = tokens(made)
            async with visitor.line(made["game"], mine) as me, visitor.line(made["game"]) as looking:
                seat = me.position["yours"][0]
                await me.say(type="ask", what="takeback", to=0)
                await me.until(lambda: me.position["request"] is not None)
                # A friend who leaves it to a bot is still the one to answer.
                async with visitor.line(made["game"], [friend["token"]]) as other:
                    await other.say(type="leave")
                    await me.until(
                        lambda: any(seat["seat"] == friend["seat"] and seat["bot"] for seat in me.seats)
                    )
                    assert me.position["request"]["waiting"] == [friend["seat"]]
                    await other.say(type="answer", ply=me.ply, agree=True)
                    await me.until(lambda: me.position["request"] is None)
                notes = [n["kind"] for said in me.heard if said["type"] == "position" for n in said["notes"]]
                assert notes == ["ask-takeback", "leave", "agree", "taken-back"]
                assert looking.position["ply"] > 0
                assert seat

    run(main())


def test_on_one_device_all_agree_at_once(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                before = line.position
                await play_on(line, random.Random(1), 9)
                await line.say(type="ask", what="takeback", to=0, seat="red")
                await line.until(lambda: table(line.position) == table(before))

    run(main())


def test_partners_and_others_agree_in_team_play(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, 4, options={"venus": True, "teams": True, "map": "cyprus"}) as at:
            before = at.red.position
            while at.red.position["state"]["turn"] == 1 or at.red.position["asked"] != "green":
                asked = at.lines[at.red.position["asked"]]
                await play_on(asked, random.Random(1), 1)
                await at.red.reach(asked.ply)
            for line in at.lines.values():
                await line.reach(at.red.ply)
            request = await ask(at.red, what="takeback", to=0)
            assert len(request["waiting"]) == 3
            for seat in request["waiting"]:
                await at.lines[seat].reach(request["ply"])
                await at.lines[seat].say(type="answer", ply=request["ply"], agree=True)
            await at.noted("red", "taken-back")
            assert table(at.red.position) == table(before)

    run(main())


def test_an_offer_to_end_that_all_accept_ends_the_game(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, clock={"kind": "days"}) as at:
            await at.turn("red")
            await at.turn("green")
            scores = at.red.position["scores"]
            request = await ask(at.red, what="end")
            assert request["to"] is None
            await at.green.say(type="answer", ply=request["ply"], agree=True)
            await at.noted("red", "ended")
            shown = at.green.position
            assert shown["ended"] == {"how": "agreed", "resigned": []}
            assert (shown["asked"], shown["prompt"]["id"], shown["undo"]) == (None, "game-over", False)
            assert shown["scores"] == scores
            assert shown["winner"] in ("red", "green")
            assert shown["verdict"]["lead"] >= 0
            assert not at.seat("red")["clock"]["running"]
            assert (await at.red.move("prefect"))["code"] == "game_over"
            assert (await at.red.answer(type="ask", what="end"))["code"] == "game_over"
            at.clock.advance(30 * 86400)
        async with again(folder, at) as later:
            assert later.green.position["ended"] == shown["ended"]
            summary = await later.visitor.get(f"/api/games/{at.game}")
            assert (summary["over"], summary["ended"], summary["winner"]) == (
                True,
                shown["ended"],
                shown["winner"],
            )
            text = (await later.visitor.http.get(f"/api/games/{at.game}/record")).text
            assert text.rstrip().endswith(f"winner {shown['winner']}; agreed")
            assert write_record(read_record(text)) == text
            replay = await later.visitor.get(f"/api/games/{at.game}/replay")
            assert [frame["ended"] for frame in replay["frames"][:-1]] == [None] * (len(replay["frames"]) - 1)
            assert replay["frames"][-1]["ended"] == shown["ended"]
            assert replay["frames"][-1]["winner"] == shown["winner"]
            await later.visitor.post(f"/api/games/{at.game}/rematch", {"token": at.held["red"]})

    run(main())


def test_an_offer_that_was_declined_is_made_once_a_round(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder) as at:
            request = await ask(at.red, what="end")
            await at.green.say(type="answer", ply=request["ply"], agree=False)
            await at.noted("green", "decline")
            assert (await at.red.answer(type="ask", what="end"))["code"] == "asked_enough"
            assert at.red.position["ended"] is None
            await at.turn("red")
            assert (await at.red.answer(type="ask", what="end"))["code"] == "asked_enough"
            await at.turn("green")
            assert (await ask(at.red, what="end"))["seat"] == "red"

    run(main())


def test_nobody_ends_a_game_over_the_head_of_somebody_away(folder: Path) -> None:
    async def main() -> None:
        dial = Sundial()
        async with house(settings_for(folder, clock=dial)) as visitor:
            game, held = await friends(visitor, 2, grace=0)
            host = (await visitor.get(f"/api/games/{game}"))["game"]["host"]
            away = next(seat for seat in held if seat != host)
            dial.advance(120)
            async with visitor.line(game, [held[host]]) as line:
                await line.say(type="vote", seat=away, agree=True)
                await line.until(lambda: any(seat["bot"] for seat in line.seats))
                request = await ask(line, what="end")
                assert (request["waiting"], line.position["ended"]) == ([away], None)
                # Nor by sending the friend a new link.
                renewed = f"/api/games/{game}/seats/{away}/renew"
                await visitor.post(renewed, {"token": held[host]})
                await line.until(lambda: any(seat["renewed"] for seat in line.seats))
                assert (line.position["request"]["waiting"], line.position["ended"]) == ([away], None)

    run(main())


def test_who_agrees_agrees_to_what_was_seen(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder) as at:
            await at.turn("red")
            seen = await ask(at.red, what="takeback", to=0)
            # While green makes up their mind, it is withdrawn, and something else asked for at the same ply.
            await at.red.say(type="withdraw")
            await at.noted("red", "withdraw")
            other = await ask(at.red, what="end")
            assert other["ply"] == seen["ply"]
            late = {"type": "answer", "ply": seen["ply"], "agree": True}
            assert (await at.green.answer(**late, number=seen["number"]))["code"] == "no_request"
            assert at.green.position["ended"] is None
            await at.green.say(**late, number=other["number"])
            await at.noted("red", "ended")

    run(main())


def test_a_bot_takes_over_for_good_from_whoever_resigns(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder) as at:
            await at.red.say(type="resign")
            await at.noted("red", "resign")
            await at.green.until(lambda: at.green.position["asked"] == "green")
            assert at.seat()["resigned"]
            assert at.seat()["bot"] == "random"
            assert (await at.red.answer(type="resign"))["code"] == "resigned"
            assert (await at.red.answer(type="ask", what="end"))["code"] == "resigned"
            assert (await at.red.answer(type="back"))["code"] == "seat_is_bot"
            assert at.green.position["ended"] is None
        async with again(folder, at) as later:
            # Nobody comes back from that.
            assert later.seat()["bot"] == "random"
            assert later.seat()["resigned"]
            await later.green.say(type="ask", what="end")
            await later.noted("green", "ended")
            assert later.green.position["ended"] == {"how": "agreed", "resigned": ["red"]}
            text = (await later.visitor.http.get(f"/api/games/{at.game}/record")).text
            assert text.rstrip().endswith("; agreed; resigned red")
            assert write_record(read_record(text)) == text

    run(main())


def test_the_other_of_two_wins_where_a_resignation_ends_the_game(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, leaving="end") as at:
            assert at.red.position["game"]["leaving"] == "end"
            await at.turn("red")
            await at.red.say(type="resign")
            await at.noted("red", "ended")
            shown = at.green.position
            assert shown["ended"] == {"how": "resigned", "resigned": ["red"]}
            assert (shown["winner"], shown["winners"], shown["asked"]) == ("green", ["green"], None)
        async with again(folder, at) as later:
            text = (await later.visitor.http.get(f"/api/games/{at.game}/record")).text
            assert text.rstrip().endswith("winner green; resigned red")
            assert write_record(read_record(text)) == text
            assert (await later.visitor.get(f"/api/games/{at.game}/replay"))["frames"][-1][
                "winner"
            ] == "green"

    run(main())


def test_with_more_it_ends_when_one_side_is_left(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, 3, leaving="end") as at:
            await at.red.say(type="resign")
            await at.noted("red", "resign")
            await at.green.until(lambda: at.green.position["asked"] == "green")
            assert at.green.position["ended"] is None
            await at.green.say(type="resign")
            await at.noted("green", "ended")
            assert at.green.position["ended"] == {"how": "resigned", "resigned": ["red", "green"]}
            assert at.green.position["winner"] == "blue"

    run(main())


def test_who_leaves_is_back_when_they_come(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder) as at:
            await at.red.say(type="leave")
            await at.noted("red", "leave")
            await at.green.until(lambda: at.green.position["asked"] == "green")
            assert at.seat()["bot"] == "random"
            assert (await at.red.answer(type="leave"))["code"] == "seat_is_bot"
            async with at.visitor.line(at.game, [at.held["red"]]) as back:
                await at.noted("red", "back")
                assert back.position["seats"][0]["bot"] is None
                assert back.position["away"][0]["moves"]
            assert (await at.red.answer(type="back"))["code"] == "seat_is_here"

    run(main())


def test_nobody_uses_up_the_room_for_what_others_ask(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("concordia_game.server.agreements.book.MOST_NOTES", 2)

    async def main() -> None:
        async with weeks(folder) as at:
            for _ in range(2):
                await at.green.say(type="leave")
                await at.green.until(lambda: any(seat["bot"] for seat in at.green.seats))
                await at.green.say(type="back")
                await at.green.until(lambda: not any(seat["bot"] for seat in at.green.seats))
            assert (await at.green.answer(type="leave"))["code"] == "asked_enough"
            await at.red.say(type="holiday", until=at.clock.now() + 86400)
            await at.noted("red", "holiday")

    run(main())


def test_records_say_the_truth_about_an_early_end(folder: Path) -> None:
    async def main() -> None:
        async with weeks(folder, leaving="end") as at:
            await at.turn("red")
            await at.red.say(type="resign")
            await at.noted("red", "ended")
            text = (await at.visitor.http.get(f"/api/games/{at.game}/record")).text
        for wrong in ("winner red; resigned red", "winner green; resigned blue", "winner green"):
            with pytest.raises(ValueError, match="the moves give"):
                read_record(text.replace("winner green; resigned red", wrong))

    run(main())
