"""A plan is played on what its seat may know: what it shows comes true, and nothing leaks through it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from i18n.stories import positions
from msgspec import Raw

from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import SPECTATOR, Seat
from concordia_game.engine.options import Options
from concordia_game.engine.play import legal_moves
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.notation.texts import move_text
from concordia_game.server.planning.ahead import Ahead
from concordia_game.server.planning.plans import position_ahead, possible
from server.house import Line, friends, house, run, settings_for, tokens

GAMES = [
    Options(map="imperium", players=4, salt=True, forum=True),
    Options(map="imperium", players=4, forum=True, auction=True),
    Options(map="cyprus", players=3, salt=True, forum=True, fish="coast"),
    Options(map="byzantium", players=4, venus=True, teams=True),
]


def ahead_of(state: State, seat: Seat, viewer: Seat) -> Ahead:
    """A plan for a seat that is about to begin."""
    partner = state.setup.partners[seat]
    side = [seat] if partner is None else [seat, partner]
    return Ahead(possible(state, viewer, "game 1"), (), side, 1)


def planned(state: State, seat: Seat, viewer: Seat, seed: int, moves: int) -> tuple[list[str], bytes]:
    """A random plan for a seat: its moves, and all that is shown of it."""
    ahead, rng, texts = ahead_of(state, seat, viewer), random.Random(seed), []
    for _ in range(moves):
        if ahead.asked is None:
            break
        texts.append(move_text(state.setup, rng.choice(legal_moves(ahead.state))))
        assert ahead.play(texts[-1:]) is None
    return texts, bytes(position_ahead(ahead, 1, Raw(b"{}"), Raw(b"[]"), True))


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options.map}-{options.auction}")
def test_plans_do_not_depend_on_what_is_hidden(options: Options) -> None:
    """Any full position that a viewer can't tell from the real one gives the same plan, whoever it is for."""
    for number, state in enumerate(positions(options, 3)):
        if state.over or (number > 6 and number % 60):
            continue
        for seat in state.setup.seats:
            for viewer in (seat, SPECTATOR):
                other = View(state, viewer).sample(Dice(number))
                assert planned(other, seat, viewer, number, 12) == planned(state, seat, viewer, number, 12)


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options.map}-{options.auction}")
def test_a_seat_plans_several_turns_from_wherever_the_game_is(options: Options) -> None:
    """Others stand still: their houses and colonists are those of before."""
    turns: set[int] = set()
    for number, state in enumerate(positions(options, 4)):
        if state.over or not state.turn or number % 35:
            continue
        for seat in state.setup.seats:
            ahead, rng = ahead_of(state, seat, seat), random.Random(number)
            first = ahead.state.turn
            for _ in range(25):
                if ahead.asked is None:
                    break
                assert ahead.play([move_text(state.setup, rng.choice(legal_moves(ahead.state)))]) is None
            turns.add((ahead.state.turn - first) // state.setup.players)
            for player in state.players:
                if player.seat not in ahead.side and state.active != player.seat:
                    assert ahead.state.players[player.seat].houses == player.houses
                    assert ahead.state.players[player.seat].land == player.land
    assert max(turns) > 1


async def plan(line: Line, moves: list[str], **more: Any) -> dict[str, Any]:
    """What comes of a plan."""
    found: dict[str, Any] = await line.answer(type="plan", number=len(moves), moves=moves, **more)
    return found


def test_a_plan_is_made_while_others_think_and_then_played(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 2, confirm=False)
            async with visitor.line(game, [held["red"]]) as red, visitor.line(game, [held["green"]]) as green:
                begun = await plan(green, [])
                assert (begun["seat"], begun["ply"], begun["taken"]) == ("green", 0, 0)
                assert begun["position"]["asked"] == "green"
                assert "prefect" in [move["text"] for move in begun["position"]["moves"]]
                moves = ["prefect", "produce venetia"]
                made = await plan(green, moves)
                assert (made["taken"], made["refused"], made["drawn"]) == (2, None, False)
                assert [row["text"] for row in made["position"]["log"]] == moves
                assert made["position"]["prompt"]["id"] == "play-card", "the turn after the next"
                # Nothing of it has happened.
                assert green.ply == 0
                await red.move("prefect")
                await red.move("produce venetia")
                await green.reach(2)
                cut = await plan(green, moves)
                assert (cut["taken"], cut["refused"]["code"]) == (1, "marker_turned")
                other = await plan(green, ["prefect", "produce umbria"])
                assert other["refused"] is None
                for text in ("prefect", "produce umbria"):
                    assert (await green.move(text))["type"] == "position"
                mine = [
                    next(p for p in shown["state"]["players"] if p["seat"] == "green")
                    for shown in (green.position, other["position"])
                ]
                assert mine[0] == mine[1], "it came as it was planned"

    run(main())


def test_what_is_drawn_for_a_plan_is_said(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 2)
            async with visitor.line(game, [held["green"]]) as green:
                begun = await plan(green, ["senator"])
                take = next(m["text"] for m in begun["position"]["moves"] if m["verb"] == "take")
                moves = ["senator", take]
                while (made := await plan(green, moves))["position"]["prompt"]["id"] != "play-card":
                    assert made["refused"] is None
                    moves.append(made["position"]["moves"][0]["text"])
                assert made["drawn"]
                assert None not in made["position"]["state"]["display"]
                assert (await plan(green, moves)) == made, "the same plan draws the same"

    run(main())


def test_a_plan_is_shared_by_its_ply(folder: Path) -> None:
    """Who looks on may plan for a seat, also on a position of earlier, on what everybody knows."""

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 2, confirm=False)
            async with visitor.line(game, [held["red"]]) as red, visitor.line(game) as guest:
                before = await plan(guest, ["prefect"], seat="red", ply=0)
                await red.move("mercator")
                await red.move("done")
                await guest.reach(2)
                again = await plan(guest, ["prefect"], seat="red", ply=0)
                ours = ("asked", "state", "prompt", "moves", "log", "scores")
                assert {k: again["position"][k] for k in ours} == {k: before["position"][k] for k in ours}
                assert again["ply"] == 0
                assert (await plan(guest, [], seat="red", ply=9))["code"] == "stale"
                assert (await plan(guest, [], seat="white"))["code"] == "no_such_seat"
                assert (await plan(guest, []))["code"] == "not_your_turn"

    run(main())


def test_nobody_learns_by_a_plan_what_another_seat_was_dealt(folder: Path) -> None:
    """Whoever plans for a seat that is not his own sees patricians that were drawn for the plan."""

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            kept, imagined = set(), set()
            for _ in range(6):
                game, held = await friends(visitor, 3, options={"forum": True})
                async with visitor.line(game, [held["red"]]) as red:
                    own = await plan(red, [])
                    assert [m["text"] for m in own["position"]["moves"]] == red.texts
                    kept.add((game, *red.texts))
                async with visitor.line(game, [held["green"]]) as green:
                    seen = await plan(green, [], seat="red")
                    imagined.add((game, *[m["text"] for m in seen["position"]["moves"]]))
                    # Its own turn to choose is still to come: nobody is passed over before the first turn.
                    assert (await plan(green, []))["position"]["moves"] == []
            assert len(imagined) == 6
            assert kept != imagined

    run(main())


def test_who_is_kept_behind_plans_nothing(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, _ = await friends(visitor, 2, delay=1)
            async with visitor.line(game) as guest:
                assert (await plan(guest, [], seat="red"))["code"] == "not_your_turn"

    run(main())


@pytest.mark.usefixtures("frozen")
def test_plans_are_limited(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "bot")
            async with visitor.line(made["game"], tokens(made)) as line:
                assert (await plan(line, ["x"] * 81))["code"] == "bad_message"
                assert (await plan(line, ["x" * 201]))["code"] == "bad_message"
                assert (await plan(line, ["nonsense"]))["refused"]["code"] == "unknown_move"
                for _ in range(59):
                    assert (await plan(line, []))["type"] == "planned"
                assert (await plan(line, []))["code"] == "too_many"

    run(main())
