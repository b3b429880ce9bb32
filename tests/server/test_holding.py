"""A move that would end the turn and reveal something waits for the confirmation; undo by choice and turn."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.json import decode

from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import CHANCE, Seat
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_setup
from concordia_game.games.undo import stands
from concordia_game.notation.texts import move_text
from concordia_game.server.forecasts import ends_turn, forecast_text, lone_move
from concordia_game.server.history import History, Step
from concordia_game.server.previews import moves_shown
from concordia_game.server.showing import Sight
from concordia_game.server.store.rows import HOLD, MoveRow
from server.house import Json, Line, Visitor, house, run, settings_for, tokens

GAMES = [
    Options(map="italia", players=3, forum=True),
    Options(map="cyprus", players=3, forum=True, fish="coast"),
    Options(map="italia", players=4, venus=True, teams=True),
]


@asynccontextmanager
async def table(visitor: Visitor) -> AsyncIterator[tuple[Json, Line, Line, Line]]:
    """Red, green and a spectator at a table whose turns are confirmed."""
    made = await visitor.create("you", "local", seed=5)
    red, green = tokens(made)
    async with (
        visitor.line(made["game"], [red]) as mine,
        visitor.line(made["game"], [green]) as other,
        visitor.line(made["game"]) as watching,
    ):
        yield made, mine, other, watching


async def buy(line: Line) -> Json:
    """Play the Senator and buy as much as can be bought; returns the position before the last move."""
    await line.move("senator")
    while not line.position["confirm"]:
        before = line.position
        # `done` comes first.
        await line.move(line.texts[-1])
    return before


def at_ply(line: Line, ply: int) -> Json:
    """The position of a ply, as somebody was told of it."""
    return next(said for said in line.heard if said["type"] == "position" and said["ply"] == ply)


def same(before: Json, after: Json) -> bool:
    """Whether somebody was shown nothing new, apart from the ply."""
    ignored = ("ply", "log", "events")
    return all(before[key] == after[key] for key in before if key not in ignored) and not after["events"]


def test_a_revealing_move_waits_for_the_end_of_the_turn(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor, table(visitor) as (made, red, green, watching):
            before = await buy(red)
            held, last = red.position, red.position["held"]["text"]
            assert last == before["moves"][-1]["text"]
            assert (held["asked"], held["moves"], held["held"]["seat"]) == ("red", [], "red")
            assert held["prompt"]["id"] == "confirm-turn"
            # What is bought and paid is shown; what would come after it is not there yet.
            assert held["events"] == held["held"]["events"]
            assert held["events"][-1]["name"] == "goods-paid"
            assert held["state"]["players"][0]["goods"] != before["state"]["players"][0]["goods"]
            known = {card["card"] for card in before["state"]["display"] if card}
            left = [card["card"] for card in held["state"]["display"] if card]
            assert set(left) <= known
            assert len(left) < 7
            assert held["state"]["stack_size"] == before["state"]["stack_size"]
            # Nobody else sees any of it.
            for other in (green, watching):
                await other.reach(red.ply)
                assert same(at_ply(other, before["ply"]), other.position)
                assert [row["text"] for row in other.position["log"]] == ["hold"]
            glance = await visitor.get(f"/api/games/{made['game']}")
            assert glance["scores"] == green.position["scores"] != held["scores"]
            early = await red.move("architect")
            assert early["code"] == "unconfirmed"

            await red.answer(type="confirm", ply=red.ply)
            assert red.position["asked"] == "green"
            assert red.position["held"] is None
            assert not red.position["undo"]
            assert [row["text"] for row in red.log[-3:]] == ["hold", last, "confirm"]
            # Red has seen the purchase; green sees all of it now.
            await green.reach(red.ply)
            assert red.position["events"][0]["name"] == "card-revealed"
            assert green.position["events"] == held["events"] + red.position["events"]
            assert red.position["state"] == green.position["state"]
            assert all(red.position["state"]["display"])

    run(main())


def test_a_held_move_is_taken_back(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor, table(visitor) as (_, red, green, _):
            first = red.position["state"]
            before = await buy(red)
            assert red.position["undo"]
            moves = red.position["undo_steps"]
            assert moves == red.ply
            await red.answer(type="undo", ply=red.ply)
            assert red.position["state"] == before["state"]
            assert red.position["moves"] == before["moves"]
            assert red.position["held"] is None
            assert red.log[-1]["text"] == "release"
            await red.move(red.texts[-1])
            await red.answer(type="undo", ply=red.ply, to="turn")
            assert red.position["state"] == first
            assert (red.position["undo"], red.position["undo_steps"]) == (False, 0)
            assert [row["text"] for row in red.log[-moves:]] == ["release", *["retract"] * (moves - 1)]
            assert (await red.answer(type="undo", ply=red.ply, to="turn"))["code"] == "no_undo"
            await green.reach(red.ply)
            assert green.position["state"] == first

    run(main())


def test_a_held_move_survives_a_restart(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor, table(visitor) as (made, red, _, _):
            await buy(red)
            before = red.position
        async with house(settings_for(folder)) as visitor:
            path = f"/api/games/{made['game']}"
            token = tokens(made)[0]
            position = await visitor.get(f"{path}/position", token=token)
            ignored = ("log", "seats")
            assert all(position[key] == before[key] for key in before if key not in ignored)
            answer = await visitor.post(
                f"{path}/moves", {"token": token, "ply": position["ply"], "text": "confirm"}
            )
            assert answer["asked"] == "green"
            assert answer["log"][-2]["text"] == before["held"]["text"]

    run(main())


def test_over_http_a_move_is_held_taken_back_and_carried_out(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", seed=5)
            token = tokens(made)[0]

            async def make(position: Json, text: str, **more: str) -> Json:
                body = {"token": token, "ply": position["ply"], "text": text, **more}
                return await visitor.post(f"/api/games/{made['game']}/moves", body)

            first = await visitor.get(f"/api/games/{made['game']}/position", token=token)
            position = await make(first, "senator")
            while not position["confirm"]:
                position = await make(position, position["moves"][-1]["text"])
            assert position["held"]
            back = await make(position, "undo", to="turn")
            assert back["state"] == first["state"]
            position = await make(back, "senator")
            while not position["confirm"]:
                position = await make(position, position["moves"][-1]["text"])
            one = await make(position, "undo")
            assert one["held"] is None
            assert one["moves"]
            position = await make(one, position["held"]["text"])
            assert (await make(position, "confirm"))["asked"] == "green"

    run(main())


def test_without_confirmation_nothing_is_held(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", seed=5, confirm=False)
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.move("senator")
                while line.position["asked"] == "red":
                    last = line.position["moves"][-1]
                    await line.move(last["text"])
                assert last["preview"]["final"]
                assert not line.position["undo"]
                assert line.log[-1]["text"] == last["text"]

    run(main())


def test_a_bot_that_sits_down_decides_anew(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", seed=5, grace=0)
            first, second = tokens(made)
            async with visitor.line(made["game"], [second]) as green:
                async with visitor.line(made["game"], [first]) as red:
                    await buy(red)
                    ply = red.ply
                # That red came has to be heard before that red went.
                await green.reach(ply)
                await green.until(lambda: not green.seats[0]["online"])
                await green.say(type="vote", seat="red", agree=True)
                await green.until(lambda: green.position["asked"] == "green")
                assert green.ply > ply
                assert "confirm" not in [row["text"] for row in green.log]

    run(main())


# What is foreseen.


def sight_of(state: State, seat: Seat, text: str) -> Sight:
    """A table at which a seat's move is held."""
    history = History("game", state.setup)
    history.states = [state]
    history.held = MoveRow("game", 1, seat, HOLD, text)
    return Sight(history, Raw(b"{}"), seat, confirmed=True)


def shown(sight: Sight, seat: Seat) -> Json:
    """What a seat is told of it."""
    found: Json = decode(sight.position(Raw(b"[]"), [seat], 0))
    return found


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options.map}-{options.players}")
def test_nothing_that_a_held_move_would_reveal_is_told(options: Options) -> None:
    """Whatever lies hidden, its player is told the same, and everybody else what they were told before."""
    rng, held = random.Random(7), 0
    state = past_chance(History("game", new_setup(options, 3)).state)
    while not state.over and held < 12:
        seat = state.decision.seat
        move = rng.choice(legal_moves(state)[-3:])
        text = move_text(state.setup, move)
        after = apply(state, move)
        foreseen = forecast_text(state, seat, text)
        # What a player is told beforehand comes true.
        offered = next(m for m in moves_shown(state, seat, True) if m.text == text)
        assert foreseen.reveals == stands(past_chance(after)) or stands(after)
        assert offered.preview.final == (foreseen.reveals and not foreseen.is_held)
        if foreseen.is_held:
            held += 1
            mine = sight_of(state, seat, text)
            for dice in range(3):
                possible = View(state, seat).sample(Dice(dice))
                possible.happened = state.happened
                assert shown(sight_of(possible, seat, text), seat) == shown(mine, seat)
            history = History("game", state.setup)
            history.states = [state]
            plain = Sight(history, Raw(b"{}"), None, confirmed=True)
            for other in state.setup.seats:
                if other != seat:
                    assert shown(mine, other) == shown(plain, other)
            real = [e for e in after.happened if e.reveals()]
            assert len(foreseen.events) <= len(after.happened) - len(real)
        state = past_chance(after)
    assert held == 12


def test_the_moves_of_a_game_are_those_carried_out() -> None:
    rng, rows = random.Random(2), list[MoveRow]()
    history = History("game", new_setup(GAMES[0], 3))
    moves: list[str] = []

    def take(step: Step) -> None:
        history.accept(step)
        rows.extend(step.rows)

    while not history.state.over and history.ply < 500:
        seat = history.state.decision.seat
        text = move_text(history.setup, rng.choice(legal_moves(history.state)))
        if forecast_text(history.state, seat, text).is_held:
            take(history.plan_hold(seat, text))
            if rng.random() < 0.3:
                take(history.plan_retract(seat))
                continue
            take(history.plan_confirm(seat))
        else:
            take(history.plan(seat, text))
        moves.append(text)
    again = History.fold("game", history.setup, rows)
    players = [row.text for row in history.standing if row.seat != CHANCE]
    assert sum(row.kind == HOLD for row in rows) > 5
    assert players == moves
    assert again.standing == history.standing
    assert again.state == history.state
    assert again.log == history.log
    assert again.retracts == history.retracts > 0


# A question with one answer.


async def diplomat(line: Line) -> None:
    """Green has played an Architect, the only card to copy."""
    await line.move("prefect")
    await line.move("income")
    if line.position["confirm"]:
        await line.answer(type="confirm", ply=line.ply)
    await line.move("architect")
    await line.move("done")
    if line.position["confirm"]:
        await line.answer(type="confirm", ply=line.ply)
    await line.move("diplomat")


@pytest.mark.parametrize("confirm", [True, False])
def test_a_lone_choice_is_marked_and_undone_with_the_one_before(folder: Path, confirm: bool) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", seed=5, confirm=confirm)
            async with visitor.line(made["game"], tokens(made)) as line:
                assert not line.position["lone"]
                await diplomat(line)
                assert line.position["lone"]
                assert line.texts == ["copy green"]
                before = line.ply
                await line.move("copy green")
                assert not line.position["lone"]
                assert line.position["undo_steps"] == 1
                await line.answer(type="undo", ply=line.ply, to="choice")
                assert line.position["prompt"]["id"] == "play-card"
                # Undo without a word goes back move by move, as it always did.
                await line.move("diplomat")
                await line.move("copy green")
                await line.answer(type="undo", ply=line.ply)
                assert line.position["prompt"]["id"] == "copy-card"
                assert line.ply > before

    run(main())


def test_the_end_of_a_turn_that_nobody_confirms_is_left_to_its_player() -> None:
    ended = [
        state
        for state in played(GAMES[0])
        if lone_move(state, True) and ends_turn(state, next_of(state), state.active)
    ]
    assert len(ended) > 5
    assert not any(lone_move(state, False) for state in ended)


def next_of(state: State) -> State:
    """The position after the only move."""
    return past_chance(apply(state, legal_moves(state)[0]))


def played(options: Options) -> list[State]:
    """The positions of a random game."""
    rng, state = random.Random(2), past_chance(History("game", new_setup(options, 3)).state)
    found = [state]
    while not state.over and len(found) < 400:
        state = past_chance(apply(state, rng.choice(legal_moves(state))))
        found.append(state)
    return found
