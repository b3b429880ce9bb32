"""What the table tells a seat about its prospects comes true, and is nothing that it may not know."""

from __future__ import annotations

from pathlib import Path

import pytest
from i18n.stories import positions

from concordia_game.engine.building import BuildHouses
from concordia_game.engine.chance import Dice
from concordia_game.engine.display import BuyCards
from concordia_game.engine.goods import GOODS
from concordia_game.engine.movement import MoveColonists
from concordia_game.engine.moves import Build, MoveColonist, Produce, Take
from concordia_game.engine.options import Options
from concordia_game.engine.payment import Pay, affordable
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.scoring import score
from concordia_game.engine.setup import GODS
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.server import wire
from concordia_game.server.planning.facts import facts, lacking
from concordia_game.server.previews import moves_shown
from concordia_game.server.tabletop import wire_seat
from server.house import friends, house, run, settings_for

SALTY = Options(map="imperium", players=4, salt=True, forum=True)
FISHY = Options(map="cyprus", players=3, salt=True, fish="coast")
TEAMS = Options(map="byzantium", players=4, venus=True, teams=True)
GAMES = [SALTY, FISHY, TEAMS]


def by_god(before: State, after: State) -> dict[str, int]:
    """What the seat that was asked has gained with each god, but for Vesta, who counts the price."""
    seat = before.decision.seat
    pairs = zip(GODS, score(before, seat).gods, score(after, seat).gods, strict=True)
    return {god: more - less for god, less, more in pairs if more != less and god != "vesta"}


def told(state: State) -> wire.Facts:
    """What the seat that is asked may know."""
    return facts(state, state.decision.seat, 0)


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options.map)
def test_facts_come_true(options: Options) -> None:
    """Every house, card, production and movement that is possible is what was told of it before."""
    seen = {"build": 0, "take": 0, "produce": 0, "move": 0}
    for number, state in enumerate(positions(options, 4)):
        if state.decision.seat < 0 or number % 2:
            continue
        shown = told(state)
        setup = state.setup
        moved: dict[str, dict[str, int]] = {}
        previews = {move.text: move.preview for move in moves_shown(state, state.decision.seat)}
        for move in legal_moves(state):
            if isinstance(move, Build) and isinstance(state.decision, BuildHouses):
                fact = shown.cities[setup.board.city_ids[move.city]]
                assert fact.near
                assert fact.price
                assert fact.gain
                assert not fact.refused
                assert fact.price.lacks_sestertii == 0
                assert fact.price.lacks_goods == {}
                after = apply(state, move)
                assert {god: n for god, n in fact.gain.gods.items() if god != "vesta"} == by_god(state, after)
                assert fact.gain.gods.get("vesta", 0) == 0
                if not isinstance(after.decision, Pay):
                    paid = state.players[state.decision.seat].sestertii
                    assert paid - after.players[state.decision.seat].sestertii == fact.price.sestertii
                seen["build"] += 1
            elif isinstance(move, Take) and isinstance(state.decision, BuyCards):
                offer = shown.display[move.space - 1]
                assert offer is not None
                assert offer.card == setup.cards[state.display[move.space - 1] or 0].id
                gods = {god: n for god, n in offer.gain.gods.items() if god not in ("vesta", "concordia")}
                came = by_god(state, apply(state, move))
                came.pop("concordia", None)
                assert gods == came
                seen["take"] += 1
            elif isinstance(move, Produce):
                province = shown.provinces[setup.board.province_ids[move.province]]
                assert province.yields == previews[move.text(setup)].yields
                assert not province.refused
                seen["produce"] += 1
            elif isinstance(move, MoveColonist) and isinstance(state.decision, MoveColonists):
                colonist, route = move.touches(setup)
                moved.setdefault(colonist, {})[route] = move.steps
                seen["move"] += 1
        assert not moved or moved == shown.reach
    assert min(seen.values()) > 10


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options.map)
def test_facts_do_not_depend_on_what_is_hidden(options: Options) -> None:
    """Any full position that a seat can't tell from the real one tells it the same."""
    for number, state in enumerate(positions(options, 3)):
        if number % 11 == 0:
            for seat in state.setup.seats:
                possible = View(state, seat).sample(Dice(number))
                assert facts(possible, seat, 0) == facts(state, seat, 0)


def test_what_is_lacking_pays_the_price() -> None:
    """With the goods that a card is said to need more of, it can be paid; with any one fewer it can't."""
    seen = 0
    for number, state in enumerate(positions(SALTY, 4)):
        if number % 5:
            continue
        for player in state.players:
            for space, kind in enumerate(state.display):
                if kind is None:
                    continue
                cost = BuyCards(player.seat, 1, True, False).cost(state, player, space)
                missing = lacking(player.goods, cost)
                assert affordable(player.goods, cost) == (missing == {})
                goods = player.goods[:]
                for good, count in missing.items():
                    # Any good does for one of choice.
                    goods[0 if good == "any" else GOODS.index(good)] += count
                assert affordable(goods, cost)
                for good in missing:
                    fewer = goods[:]
                    fewer[0 if good == "any" else GOODS.index(good)] -= 1
                    assert not affordable(fewer, cost)
                    seen += 1
    assert seen > 100


def test_the_line_tells_a_seat_its_own_facts_at_any_time(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 3, options={"forum": False})
            waiting = next(seat for seat in held if seat != "red")
            async with visitor.line(game, [held[waiting]]) as line:
                assert line.position["moves"] == []
                found = await line.answer(type="facts")
                assert (found["type"], found["seat"], found["ply"]) == ("facts", waiting, 0)
                assert found["steps"] == 2
                assert set(found["reach"]) == {"colonist:land:roma", "colonist:sea:roma"}
                mine = next(p for p in line.position["state"]["players"] if p["seat"] == waiting)
                assert set(found["cards"]) == set(mine["hand"])
                again = await line.answer(type="facts", seat=waiting)
                assert again == found

    run(main())


def test_nobody_is_told_the_facts_of_another_seat(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 3)
            async with visitor.line(game, [held["green"]]) as line:
                for seat in ("red", "blue", "white"):
                    refused = await line.answer(type="facts", seat=seat)
                    assert (refused["type"], refused["code"]) == ("error", "no_such_seat")
            async with visitor.line(game) as line:
                for more in ({}, {"seat": "red"}):
                    refused = await line.answer(type="facts", **more)
                    assert refused["type"] == "error"
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], [made["seats"][0]["token"]]) as line:
                refused = await line.answer(type="facts", seat="mauve")
                assert refused["code"] == "bad_message"

    run(main())


@pytest.mark.usefixtures("frozen")
def test_questions_are_limited_by_seat(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 2)
            async with visitor.line(game, [held["red"]]) as line, visitor.line(game, [held["red"]]) as other:
                for _ in range(30):
                    assert (await line.answer(type="facts"))["type"] == "facts"
                    assert (await other.answer(type="facts"))["type"] == "facts"
                assert (await other.answer(type="facts"))["code"] == "too_many"
                # Moves are counted apart from these.
                assert (await line.answer(type="ping"))["type"] == "pong"
            async with visitor.line(game, [held["green"]]) as line:
                assert (await line.answer(type="facts"))["type"] == "facts"

    run(main())


def test_a_seat_is_told_of_the_table_as_it_sees_it(folder: Path) -> None:
    """Whoever holds a move until the turn is confirmed is told of what comes after it."""

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", seed=5)
            every = [seat["token"] for seat in made["seats"]]
            async with visitor.line(made["game"], every) as line:
                seat = line.position["asked"]
                await line.move("senator")
                for _ in range(2):
                    takes = [move for move in line.position["moves"] if move["verb"] == "take"]
                    if not takes:
                        break
                    await line.move(takes[0]["text"])
                    while line.position["prompt"]["id"].startswith("pay"):
                        await line.move(line.texts[0])
                if not line.position["confirm"]:
                    await line.move("done")
                held = line.position["held"]
                assert held is not None
                assert line.position["confirm"]
                shown = [
                    None if offer is None else offer["card"] for offer in line.position["state"]["display"]
                ]
                found = await line.answer(type="facts", seat=seat)
                assert [None if offer is None else offer["card"] for offer in found["display"]] == shown
                assert None in shown
                assert wire_seat(line.position["yours"].index(seat)) == seat

    run(main())
