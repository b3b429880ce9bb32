"""Venus and team play on the wire: partners, the cards of the turn, undo, confirmation, wishes, scores."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from concordia_game.bots.hints import Hint
from concordia_game.engine.agenda import Decision
from concordia_game.engine.ids import SEATS, Seat
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.scoring import bit_count, score
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.files.options import options_data
from concordia_game.games.beginning import new_setup, new_state
from concordia_game.notation.texts import parse_move
from concordia_game.server.catalog import catalog
from concordia_game.server.history import History
from concordia_game.server.previews import moves_shown
from concordia_game.server.scores import scores_shown
from concordia_game.server.showing import Sight
from concordia_game.server.store.rows import MOVE, MoveRow
from concordia_game.server.teams import acting
from concordia_game.server.thinking import work
from server.house import Json, Line, Visitor, house, play_on, run, settings_for, tokens

TEAMS = {"map": "imperium", "teams": True}
FOUR = Options(map="imperium", players=4, venus=True, teams=True)
SIX = Options(map="imperium", players=6, venus=True, teams=True, forum=True)
FISH = Options(map="cyprus", players=4, venus=True, teams=True, fish="coast", money_gifts=True)


async def name_starts(line: Line) -> None:
    """The second half of the table names its cities."""
    for _ in range(2):
        await line.move(line.texts[0])


def turn_of(line: Line) -> Json:
    """How far the turn of two has come."""
    found: Json = line.position["state"]["team_turn"]
    return found


def test_the_catalog_lists_cards_of_several_gods_and_roles() -> None:
    cards = {card.id: card for card in catalog().cards}
    assert set(cards["legatus"].gods) == {"jupiter", "saturnus", "venus"}
    assert cards["legatus"].god == cards["legatus"].gods[0]
    assert cards["mercator"].gods == [cards["mercator"].god]
    assert cards["mercator"].roles == []
    double = next(card for card in cards.values() if card.word == "prefect_architect")
    assert double.roles == ["prefect", "architect"]
    assert double.god == "venus"


@pytest.mark.parametrize("venus", [False, True])
def test_venus_is_scored_only_where_she_is_in_play(folder: Path, venus: bool) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", options={"venus": venus})
            async with visitor.line(made["game"], tokens(made)) as line:
                position = line.position
                gods = position["game"]["gods"]
                assert ("venus" in gods) == venus
                assert all([*entry["gods"]] == gods for entry in position["scores"])
                assert position["game"]["teams"] == position["team_scores"] == position["winners"] == []
                assert position["state"]["team_turn"] is None

    run(main())


@pytest.mark.parametrize("options", [Options(players=3, venus=True), FOUR], ids=["alone", "teams"])
def test_the_best_house_counts_venus(options: Options) -> None:
    """What the score promises for a house is what the best of all houses then brings its owner."""
    rng = random.Random(3)
    state = new_state(options, 4)
    checked = 0
    for ply in range(500):
        if state.over:
            break
        if ply % 25 == 0 and state.turn:
            for shown in scores_shown(state):
                gains = house_gains(state, Seat(SEATS.index(shown.seat)))
                assert shown.next.house == max([0, *gains.values()])
                assert shown.next.cities == [id for id, gain in gains.items() if gain == shown.next.house > 0]
                checked += 1
        state = apply(state, rng.choice(legal_moves(state)))
    assert checked > 20


def house_gains(state: State, seat: Seat) -> dict[str, int]:
    """What a house in each city brings, found by building it."""
    before = score(state, seat)
    gains = {}
    for number, city in enumerate(state.setup.board.cities):
        bit = state.setup.board.bits[number]
        if city.province is not None and not state.players[seat].houses & bit:
            tried = state.child()
            tried.edit(seat).houses |= bit
            tried.edit(seat).house_count = bit_count(tried.players[seat].houses)
            gains[city.id] = score(tried, seat).total - before.total
    return gains


def test_partners_the_cards_of_the_turn_and_who_acts(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", *["local"] * 3, options=TEAMS, confirm=False)
            async with visitor.line(made["game"], tokens(made)) as line:
                assert line.position["game"]["teams"] == [["red", "blue"], ["green", "yellow"]]
                assert [move["verb"] for move in line.position["moves"]] == ["start"] * len(line.texts)
                assert turn_of(line) is None
                await name_starts(line)
                assert turn_of(line) == {
                    "stage": "laying-out",
                    "partner": "blue",
                    "acting": "red",
                    "cards": [],
                    "card": None,
                    "role": None,
                    "alone": None,
                }
                await line.move("legatus")
                assert line.position["asked"] == "blue"
                assert line.position["prompt"]["id"] == "call-card"
                legatus = {"seat": "red", "card": "legatus"}
                assert turn_of(line)["cards"] == [legatus]
                await line.move("prefect")
                called = [legatus, {"seat": "blue", "card": "prefect"}]
                assert turn_of(line)["cards"] == called
                assert (turn_of(line)["card"], turn_of(line)["stage"]) == ("prefect", "active")
                assert (line.position["asked"], turn_of(line)["acting"]) == ("red", "red")
                await line.move("income")
                assert (line.position["asked"], turn_of(line)["acting"]) == ("blue", "blue")
                assert turn_of(line)["stage"] == "partner"
                assert line.position["state"]["active"] == "red"
                await line.move("income")
                assert turn_of(line)["cards"] == []
                assert line.position["state"]["active"] == line.position["asked"] == "green"
                await line.move("tribune")
                assert turn_of(line)["cards"] == [{"seat": "green", "card": "tribune"}]

    run(main())


def test_a_seat_takes_back_its_own_part_until_the_partner_has_answered(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", *["local"] * 3, options=TEAMS, confirm=False)
            async with visitor.line(made["game"], tokens(made)) as line:
                await name_starts(line)
                await line.move("prefect")
                await line.move("income")
                assert line.position["asked"] == "blue"
                assert line.position["undo"]
                assert (await line.answer(type="undo", ply=line.ply, seat="blue"))["code"] == "no_undo"
                await line.answer(type="undo", ply=line.ply, seat="red")
                assert line.position["asked"] == "red"
                assert turn_of(line)["cards"] == [{"seat": "red", "card": "prefect"}]
                await line.answer(type="undo", ply=line.ply, seat="red")
                assert turn_of(line)["cards"] == []
                await line.move("prefect")
                await line.move("income")
                await line.move("income")
                assert line.position["asked"] == "green"
                assert (await line.answer(type="undo", ply=line.ply, seat="red"))["code"] == "no_undo"
                await line.answer(type="undo", ply=line.ply, seat="blue")
                assert line.position["asked"] == "blue"
                assert (await line.answer(type="undo", ply=line.ply, seat="red"))["code"] == "no_undo"

    run(main())


def test_each_partner_confirms_the_own_part(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", *["local"] * 3, options=TEAMS)
            async with visitor.line(made["game"], tokens(made)) as line:
                await name_starts(line)
                await line.move("prefect")
                await line.move("income")
                assert (line.position["asked"], line.position["confirm"]) == ("red", True)
                assert line.position["prompt"] == {"id": "confirm-part", "args": {"seat": "blue"}}
                early = await line.answer(type="move", ply=line.ply, text="income", seat="blue")
                assert early["code"] == "unconfirmed"
                await line.answer(type="undo", ply=line.ply)
                await line.move("income")
                await line.answer(type="confirm", ply=line.ply)
                assert (line.position["asked"], line.position["confirm"]) == ("blue", False)
                assert (await line.answer(type="undo", ply=line.ply, seat="red"))["code"] == "no_undo"
                await line.move("income")
                assert (line.position["asked"], line.position["confirm"]) == ("blue", True)
                assert line.position["prompt"]["id"] == "confirm-turn"
                await line.answer(type="confirm", ply=line.ply)
                assert line.position["asked"] == "green"
        async with (
            house(settings_for(folder)) as visitor,
            visitor.line(made["game"], tokens(made)) as line,
        ):
            assert line.position["asked"] == "green"
            assert not line.position["undo"]

    run(main())


async def seated(visitor: Visitor) -> tuple[str, dict[str, str]]:
    """A game of four on one device: its id, and the tokens by seat."""
    made = await visitor.create("you", *["local"] * 3, options=TEAMS, confirm=False, hints=True)
    return made["game"], {seat["seat"]: seat["token"] for seat in made["seats"]}


def wishes(line: Line) -> list[str | None]:
    """The wishes that a line has heard."""
    return [said["card"] for said in line.heard if said["type"] == "wish"]


def test_a_wish_reaches_the_partner_alone(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await seated(visitor)
            async with (
                visitor.line(game, [held["red"]]) as red,
                visitor.line(game, [held["green"], held["yellow"]]) as others,
                visitor.line(game, [held["blue"]]) as blue,
                visitor.line(game) as watching,
            ):
                assert (await red.answer(type="wish", card="prefect"))["code"] == "not_your_turn"
                await blue.move(blue.texts[0])
                await others.until(lambda: others.position["asked"] == "yellow")
                await others.move(others.texts[0])
                await red.until(lambda: red.position["asked"] == "red")
                refused = await blue.answer(type="wish", card="prefect")
                assert refused["code"] == "not_your_turn"
                absent = await red.answer(type="wish", card="senator")
                assert (absent["code"], absent["details"]["reason"]) == ("illegal", "not_in_hand")
                again = await red.answer(type="wish", card="legatus")
                assert (again["code"], again["details"]["reason"]) == ("illegal", "not_called")
                await red.say(type="wish", card="mercator")
                await blue.until(lambda: wishes(blue) == ["mercator"])
                await red.move("legatus")
                await red.say(type="wish", card="prefect")
                await blue.until(lambda: wishes(blue) == ["mercator", "prefect"])
                told = [said for said in blue.heard if said["type"] == "wish"]
                assert told[-1] == {
                    "type": "wish",
                    "turn": 1,
                    "seat": "red",
                    "partner": "blue",
                    "card": "prefect",
                }
                async with visitor.line(game, [held["blue"]]) as late:
                    await late.until(lambda: wishes(late) == ["prefect"])
                await red.say(type="wish", card=None)
                await blue.until(lambda: wishes(blue)[-1] is None)
                await red.say(type="wish", card="prefect")
                await blue.until(lambda: wishes(blue)[-1] == "prefect")
                await blue.until(lambda: blue.position["asked"] == "blue")
                await blue.move("prefect")
                await red.until(lambda: red.position["asked"] == "red")
                await red.move("income")
                over = await red.answer(type="wish", card="mercator")
                assert over["code"] == "not_your_turn"
                async with visitor.line(game, [held["blue"]]) as late:
                    await late.answer(type="ping")
                    assert wishes(late) == []
                await others.until(lambda: others.ply == red.ply)
                await watching.until(lambda: watching.ply == red.ply)
                assert wishes(others) == wishes(watching) == []
                assert wishes(red) == wishes(blue)

    run(main())


def test_a_wish_needs_a_partner(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                assert (await line.answer(type="wish", card="prefect"))["code"] == "not_your_turn"
            async with visitor.line(made["game"]) as line:
                assert (await line.answer(type="wish", card="prefect"))["code"] == "not_your_turn"

    run(main())


def test_wishes_are_limited_like_other_messages(folder: Path, frozen: None) -> None:
    async def main() -> None:
        async with house(settings_for(folder, messages_per_second=5)) as visitor:
            made = await visitor.create("you", *["local"] * 3, options=TEAMS)
            async with visitor.line(made["game"], tokens(made)) as line:
                await name_starts(line)
                for _ in range(20):
                    await line.say(type="wish", card="prefect")
                assert (await line.hear("error"))["code"] == "too_many"

    run(main())


def test_the_active_player_may_ask_what_the_partner_should_play(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def first_move(view: View, decision: Decision) -> list[Hint]:
        assert (view.seat, decision.seat) == (2, 2)
        first = legal_moves(view.state)[0]
        return [Hint(first, 1.5, [first])]

    monkeypatch.setattr(work, "suggest", first_move)

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await seated(visitor)
            async with (
                visitor.line(game, [held["green"], held["blue"], held["yellow"]]) as others,
                visitor.line(game, [held["red"]]) as red,
                visitor.line(game, [held["green"]]) as green,
            ):
                await name_starts(others)
                await red.until(lambda: red.position["asked"] == "red")
                await red.move("legatus")
                # Blue was asked at the beginning, too.
                await green.reach(red.ply)
                assert green.position["asked"] == "blue"
                found = await red.answer(type="hint", ply=red.ply)
                await others.until(lambda: others.ply == red.ply)
                (advised,) = found["moves"]
                assert (advised["text"], advised["margin"], advised["lead"]) == (others.texts[0], 1.5, None)
                assert advised["line"] == [{**others.position["moves"][0], "preview": {}}]
                assert (await green.answer(type="hint", ply=green.ply))["code"] == "not_your_turn"

    run(main())


async def play_together(lines: list[Line]) -> None:
    """Everybody plays on a line of their own until the game is over."""
    async with asyncio.TaskGroup() as group:
        for number, line in enumerate(lines):
            group.create_task(play_on(line, random.Random(number)))


def test_two_people_and_two_bots_play_in_teams_to_the_end(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "friend", "bot", "bot", options=TEAMS)
            held = tokens(made)
            for seat in made["seats"]:
                if seat["invite"]:
                    joined = await visitor.post("/api/join", {"invite": seat["invite"], "name": "Bo"})
                    held.append(joined["token"])
            async with (
                visitor.line(made["game"], held[:1]) as one,
                visitor.line(made["game"], held[1:]) as two,
            ):
                await play_together([one, two])
                end = one.position
            assert_end(end)
            summary = await visitor.get(f"/api/games/{made['game']}")
            assert summary["winners"] == end["winners"]
            assert summary["team_scores"] == end["team_scores"]
            frames = (await visitor.get(f"/api/games/{made['game']}/replay"))["frames"]
            assert frames[-1]["winners"] == end["winners"]
            laid = [len(frame["state"]["team_turn"]["cards"]) for frame in frames if frame["state"]["turn"]]
            assert {0, 1, 2} <= {*laid}
            record = await visitor.http.get(f"/api/games/{made['game']}/record")
            assert "teams" in record.text
            again = await visitor.post(f"/api/games/{made['game']}/rematch", {"token": held[0]})
            position = await visitor.get(f"/api/games/{again['game']}/position")
            assert names_by_team(position) == names_by_team(end)

    run(main())


def assert_end(position: Json) -> None:
    """Partners have won together, with the points of both."""
    totals = {entry["seat"]: entry["total"] for entry in position["scores"]}
    teams = {tuple(team["seats"]): team["total"] for team in position["team_scores"]}
    assert [*teams] == [tuple(team) for team in position["game"]["teams"]]
    assert all(total == sum(totals[seat] for seat in seats) for seats, total in teams.items())
    assert position["winner"] == position["winners"][0]
    assert teams[tuple(position["winners"])] == max(teams.values())


def names_by_team(position: Json) -> set[frozenset[str]]:
    """Who plays with whom."""
    names = {seat["seat"]: seat["name"] for seat in position["seats"]}
    return {frozenset(names[seat] for seat in team) for team in position["game"]["teams"]}


def test_a_bot_can_take_the_seat_of_a_partner(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "friend", "friend", "friend", options=TEAMS, grace=0)
            mine = next(seat["seat"] for seat in made["seats"] if seat["token"])
            async with visitor.line(made["game"], tokens(made)) as line:
                for seat in made["seats"]:
                    if seat["seat"] != mine:
                        await line.say(type="vote", seat=seat["seat"], agree=True)
                for _ in range(12):
                    await line.until(lambda: line.position["asked"] == mine)
                    await play_on(line, random.Random(1), 1)

    run(main())


@pytest.mark.parametrize("options", [FOUR, FISH, SIX], ids=["four", "fish", "six"])
def test_positions_of_team_games_are_whole(options: Options) -> None:
    """Every position of a game by chance can be shown, restored from its plies, and says who acts."""
    rng = random.Random(5)
    history = History("game", new_setup(options, 2))
    verbs: set[str] = set()
    rows: list[MoveRow] = []
    for ply in range(700):
        state = history.state
        if state.over:
            break
        seat = state.decision.seat
        verbs.update(type(move).verb for move in legal_moves(state))
        if seat >= 0 and ply % 4 == 0:
            shown = Sight(history, Raw(b"{}"), None).position(Raw(b"[]"), [seat], 0)
            position: dict[str, Any] = json.loads(shown)
            told = [(*move["touches"], move["verb"]) for move in position["moves"]]
            assert len({*told}) == len(told)
            turn = position["state"]["team_turn"]
            if turn:
                team = {position["state"]["active"], turn["partner"]}
                assert turn["acting"] == SEATS[acting(state)]
                assert {entry["seat"] for entry in turn["cards"]} <= team
        row = MoveRow("game", ply + 1, seat, MOVE, rng.choice(legal_moves(state)).text(state.setup))
        rows.append(row)
        history.accept(history.refold(row))
    again = History.fold("game", history.setup, rows)
    assert again.state == history.state
    assert again.laid == history.laid
    assert verbs >= {"start", "role"} | ({"give"} if options.money_gifts else set())


def test_previews_tell_what_the_partner_gains() -> None:
    """A house may give the partner points too, by Venus (V2.12)."""
    rng = random.Random(8)
    state = new_state(FOUR, 9)
    gained = 0
    for ply in range(700):
        if state.over:
            break
        seat = state.decision.seat
        moves = legal_moves(state)
        if moves[0].verb in ("build", "done") and ply % 2 == 0:
            partner = state.setup.partners[seat]
            assert partner is not None
            for move, shown in zip(moves, moves_shown(state, seat), strict=True):
                if move.verb == "build":
                    after = apply(state, move)
                    difference = score(after, partner).total - score(state, partner).total
                    assert shown.preview.partner == difference
                    gained += difference > 0
        builds = [move for move in moves if move.verb == "build"]
        state = apply(state, rng.choice(builds or moves))
    assert gained


def test_games_from_before_venus_still_open(folder: Path) -> None:
    """A stored game that knows nothing of the new options, and whose deck had none of the new cards."""

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.move("prefect")
                before = line.position["state"]
        strip_new_options(folder)
        async with (
            house(settings_for(folder)) as visitor,
            visitor.line(made["game"], tokens(made)) as line,
        ):
            assert line.position["state"] == before
            assert line.position["game"]["gods"] == [*line.position["scores"][0]["gods"]]
            await line.move("income")

    run(main())


def strip_new_options(folder: Path) -> None:
    """Make stored games as they were written before there were teams."""
    new = ("venus", "teams", "copy_magister", "proconsul_price", "money_gifts", "last_turns")
    assert set(new) <= {*options_data(Options())}
    file = next(file for file in folder.rglob("*.sqlite3"))
    with sqlite3.connect(file) as store:
        for id, text in store.execute("SELECT id, setup FROM games").fetchall():
            setup = msgspec.json.decode(text)
            setup["options"] = {name: value for name, value in setup["options"].items() if name not in new}
            store.execute("UPDATE games SET setup = ? WHERE id = ?", (json.dumps(setup), id))
    store.close()


def test_a_played_move_names_no_partner_without_teams() -> None:
    state = new_state(Options(players=4, venus=True), 1)
    assert acting(apply(state, parse_move(state, "magister"))) == 1
    assert all(shown.preview.partner == 0 for shown in moves_shown(state, Seat(0)))
