"""Who looks on: they are counted, and where the table wants it so they are kept behind, or out."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.games.beginning import new_setup
from concordia_game.notation.texts import move_text
from concordia_game.server.history import History, Step
from concordia_game.server.showing import Sight
from concordia_game.server.store.rows import MOVE, MoveRow
from concordia_game.server.tables.behind import Behind
from server.house import Json, Line, Visitor, friends, house, play_on, run, settings_for, tokens

NOTHING = Raw(b"{}")


@pytest.mark.parametrize("turns", [1, 3])
def test_the_position_is_that_of_so_many_turns_ago(turns: int) -> None:
    rng = random.Random(2)
    history = History("game", new_setup(Options(players=3, forum=True), 3))
    behind = Behind("game", history.setup, turns)
    state = history.state
    begun: dict[int, Json] = {}
    while not state.over:
        begun.setdefault(state.turn, json.loads(Sight(history, NOTHING, None).position(NOTHING, [], 0)))
        seen = json.loads(behind.sight(Sight(history, NOTHING, None), NOTHING).position(NOTHING, [], 0))
        first = min(begun)
        expected = begun[max(first, state.turn - turns)]
        assert seen["state"] == expected["state"]
        assert seen["scores"] == expected["scores"]
        assert [row["text"] for row in seen["log"]] == [row["text"] for row in expected["log"]]
        seat, move = state.decision.seat, rng.choice(legal_moves(state))
        text = move_text(state.setup, move)
        state = apply(state, move)
        history.accept(Step([MoveRow("game", history.ply + 1, seat, MOVE, text)], [state]))
    now = Sight(history, NOTHING, None)
    assert json.loads(behind.sight(now, NOTHING).position(NOTHING, [], 0))["winner"] == now.winner


async def pair(visitor: Visitor, delay: int) -> list[str]:
    """Two games that were dealt alike: each by its id, with the tokens of both seats."""
    made = [
        await visitor.create("you", "local", options={"forum": True}, seed=3, confirm=False, delay=delay)
        for _ in range(2)
    ]
    return [json.dumps([game["game"], tokens(game)]) for game in made]


async def everything(visitor: Visitor, game: str, looking: Line) -> str:
    """All that somebody without a seat can get to know of a game."""
    await looking.answer(type="ping")
    # Whatever was told before that has arrived by now.
    found: list[Any] = list(looking.heard)
    for ply in range(60):
        found.append(await looking.answer(type="why", ply=ply, text="done"))
    for message in (
        {"type": "move", "ply": 1, "text": "done"},
        {"type": "hint", "ply": 1},
        {"type": "standing"},
        {"type": "earlier", "before": 9},
        {"type": "undo", "ply": 1},
    ):
        found.append(await looking.answer(**message))
    for path in ("", "/position", "/record", "/replay", "/picture.svg"):
        answer = await visitor.http.get(f"/api/games/{game}{path}")
        found.append([answer.status_code, answer.text])
    return json.dumps(found).replace(game, "GAME")


async def play_turn(line: Line, choice: int) -> None:
    """Play until the next turn begins; `choice` tells which move."""
    turn = line.position["state"]["turn"]
    while line.position["state"]["turn"] == turn:
        answer = await line.move(line.texts[choice], seat=line.position["asked"])
        assert answer["type"] == "position", answer


@pytest.mark.parametrize("delay", [1, 3])
def test_nothing_tells_those_kept_behind_what_happened_since(folder: Path, delay: int) -> None:
    """Whatever is played and said in the turns that they may not see yet, they are told the same."""

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            told = []
            for number, entry in enumerate(await pair(visitor, delay)):
                game, held = json.loads(entry)
                async with visitor.line(game, held) as line, visitor.line(game) as looking:
                    await looking.answer(type="ping")
                    for _ in range(5):
                        await play_turn(line, 0)
                    # Up to here both are alike.
                    for _ in range(delay):
                        await play_turn(line, -number)
                    if number:
                        await line.say(type="say", text="Did you see that?", seat="red")
                        await line.hear("talk")
                    told.append(await everything(visitor, game, looking))
                    assert (line.position["state"]["turn"], looking.position["state"]["turn"]) == (
                        5 + delay,
                        5,
                    )
            assert told[0] == told[1]

    run(main())


def test_clocks_tell_those_kept_behind_nothing(folder: Path) -> None:
    """A clock that runs is that of whoever is asked now."""

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            clock = {"kind": "live"}
            made = await visitor.create("you", "local", confirm=False, delay=1, clock=clock, leaving="end")
            game, held = made["game"], tokens(made)
            async with visitor.line(game, held) as line, visitor.line(game) as looking:
                for _ in range(3):
                    await play_turn(line, 0)
                await looking.answer(type="ping")
                path = f"/api/games/{game}"
                shown = [said["seats"] for said in looking.heard if "seats" in said]
                shown += [
                    (await visitor.get(path))["seats"],
                    (await visitor.get(f"{path}/position"))["seats"],
                ]
                assert len(shown) > 4
                assert all(seat["clock"] is None for seats in shown for seat in seats)
                assert [seat["clock"]["running"] for seat in line.seats].count(True) == 1
                await line.say(type="resign", seat="red")
                await looking.until(lambda: looking.position["ended"] is not None)
                assert looking.seats[0]["clock"] is not None, "now everybody sees all"

    run(main())


def test_seats_see_the_game_as_it_is_and_everybody_does_when_it_is_over(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", seed=1, confirm=False, delay=3)
            game, held = made["game"], tokens(made)
            async with visitor.line(game, held) as line, visitor.line(game) as looking:
                await line.say(type="say", text="Vale", seat="red")
                await line.hear("talk")
                for _ in range(6):
                    await play_turn(line, 0)
                path = f"/api/games/{game}"
                assert (await visitor.get(f"{path}/position", token=held[0]))["ply"] == line.ply
                assert (await visitor.get(f"{path}/position"))["ply"] < line.ply
                by_token = {"authorization": f"Bearer {held[0]}"}
                own: Json = (await visitor.http.get(path, headers=by_token)).json()
                public = await visitor.get(path)
                assert own["turn"] == public["turn"] + 3
                await play_on(line, random.Random(1))
                await looking.until(lambda: looking.position["winner"] == line.position["winner"])
                assert [row["text"] for row in looking.log] == [row["text"] for row in line.log]
                assert (await looking.hear("talk"))["messages"][0]["text"] == "Vale"
                assert (await visitor.get(path))["over"]

    run(main())


def test_who_looks_on_is_counted(folder: Path) -> None:
    def watchers(line: Line) -> int:
        counts = [heard["watchers"] for heard in line.heard if heard["type"] == "presence"]
        return int(counts[-1]) if counts else 0

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 2)
            async with visitor.line(game, [held["red"]]) as red:
                async with visitor.line(game) as one:
                    await one.until(lambda: watchers(one) == 1)
                    async with visitor.line(game), visitor.line(game, [held["green"]]) as green:
                        for line in (red, one, green):
                            await line.until_it(lambda line: watchers(line) == 2)
                    await red.until(lambda: watchers(red) == 1)
                await red.until(lambda: watchers(red) == 0)

    run(main())


def test_a_table_may_want_no_spectators(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 2, watchers=False)
            async with visitor.line(game) as looking:
                assert looking.heard[0]["code"] == "no_watching"
                assert looking.closed
                assert looking.socket.close_code == 4404
            for path in ("", "/position"):
                answer = await visitor.http.get(f"/api/games/{game}{path}")
                assert (answer.status_code, answer.json()["code"]) == (403, "no_watching")
            async with visitor.line(game, [held["red"]]) as red:
                assert red.position["yours"] == ["red"]
                assert red.position["game"]["watchers"] is False
            for tokens, seen in (([], []), (["wrong"], []), ([held["red"]], [game])):
                shown = await visitor.post("/api/desk", {"games": [{"game": game, "tokens": tokens}]})
                assert [entry["game"] for entry in shown["games"]] == seen

    run(main())
