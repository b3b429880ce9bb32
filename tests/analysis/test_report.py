"""The analysis as data: the contract, the same for the same record, as far as the game goes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from concordia_game import Analysis, ConcordiaError, Game, analyse, write_record
from concordia_game.analysis.budgets import DEPTHS, budget_of
from concordia_game.analysis.marks import BLAMED, HALVED, NAMES, Risked, accuracy, mark_of
from concordia_game.analysis.reasons import weightiest
from concordia_game.analysis.series import NAMES as COUNTED
from concordia_game.analysis.swings import habits, turning_points
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, past_chance
from concordia_game.engine.setup import GODS
from concordia_game.engine.view import View
from concordia_game.files.options import options_from
from concordia_game.games.beginning import new_setup
from concordia_game.lessons.lesson import ORDER
from concordia_game.notation.texts import legal_texts

from .tables import played

CONTRACT = {
    "turn",
    "ply",
    "seat",
    "before",
    "after",
    "margin_before",
    "margin_after",
    "best",
    "played",
    "loss",
    "luck",
    "mark",
    "why",
}


@pytest.fixture(scope="module")
def game() -> Game:
    """A whole game of beginners."""
    return played(Options("imperium", 3, forum=True), 1000)


@pytest.fixture(scope="module")
def found(game: Game) -> dict[str, Any]:
    """Its analysis."""
    return analyse(game)


def test_the_contract(game: Game, found: dict[str, Any]) -> None:
    data = json.loads(json.dumps(found))
    assert data == found
    assert (data["version"], data["depth"]) == (1, "quick")
    assert [seat["seat"] for seat in data["seats"]] == ["red", "green", "blue"]
    assert (
        set(data["accuracy"])
        == set(data["turning_points"])
        == set(data["habits"])
        == {"red", "green", "blue"}
    )
    for turn in data["turns"]:
        assert set(turn) >= CONTRACT
        assert turn["mark"] == mark_of(turn["loss"])
        assert sum(turn["before"]) == pytest.approx(1.0, abs=0.001)
        assert sum(turn["after"]) == pytest.approx(1.0, abs=0.001)
        for reason in turn["why"]:
            assert (reason["god"] in GODS) != bool(reason.get("means"))
    assert data["turns"][-1]["after"] == data["end"]
    assert sorted(data["end"]) == [0.0, 0.0, 1.0]
    assert data["seats"][data["end"].index(1.0)]["seat"] == game.winner
    assert set(data["series"]) == set(COUNTED)
    assert all(len(rows) == len(data["turns"]) for rows in data["series"].values())
    assert data["series"]["points"][-1] == [score.total for score in game.scores()]


def test_every_turn_of_everybody_is_judged(game: Game, found: dict[str, Any]) -> None:
    turns = found["turns"]
    assert {turn["turn"] for turn in turns} == set(range(1, game.state.turn + 1))
    told = [text for seat, text in game.history()[turns[0]["ply"] :] if seat != "chance"]
    assert [text for turn in turns for text in turn["played"]] == told


def test_beginners_lose_something_and_it_has_reasons(found: dict[str, Any]) -> None:
    turns = found["turns"]
    blamed = [turn for turn in turns if turn["mark"] in BLAMED]
    assert len(blamed) > 5
    assert all(turn["best"] != turn["played"] and turn["why"] for turn in blamed)
    assert sum(any(reason["kind"] != "plain" for reason in turn["why"]) for turn in blamed) > len(blamed) / 2


@pytest.mark.parametrize(
    ("why", "told"),
    [
        ({"money": -0.6, "jupiter": 2.0, "goods": -0.4}, ["jupiter", "money"]),
        ({"money": -0.2, "goods": -0.3, "jupiter": 0.4}, ["goods"]),
        ({"money": -0.04, "jupiter": 0.4}, []),
        (dict.fromkeys(("vesta", "jupiter", "saturnus", "mercurius", "mars"), -1.0), 4),
    ],
)
def test_small_grounds_are_told_only_if_there_are_no_others(why: dict[str, float], told: object) -> None:
    found = [ground for _, ground in weightiest(why)]
    assert (len(found) if isinstance(told, int) else found) == told


def test_the_best_turn_can_be_played(game: Game, found: dict[str, Any]) -> None:
    """The whole line, from the real position, as far as nothing new comes to light."""
    turns = found["turns"]
    for turn in turns[::7]:
        state = game.at(turn["ply"])
        for text in turn["best"]:
            assert text in legal_texts(state), turn
            after = past_chance(apply(state, legal_texts(state)[text]))
            if any(event.reveals() for event in after.happened):
                break
            state = after


def test_the_same_record_gives_the_same_analysis() -> None:
    game = played(Options("italia", 2, fish="coast"), 12)
    record = write_record(game.record())
    assert analyse(record) == analyse(game) == analyse(game.record())


def test_as_far_as_the_game_goes() -> None:
    nothing = analyse(Game.new(map="italia", players=2, seed=1))
    assert (nothing["turns"], nothing["end"], nothing["result"]) == ([], None, "unfinished")
    assert nothing["accuracy"] == {"red": None, "green": None}
    middle = analyse(played(Options("italia", 2), 6))
    assert len(middle["turns"]) == 5
    assert middle["end"] is None


def test_progress_is_told_and_an_analysis_can_be_left_and_gone_on_with() -> None:
    game = played(Options("italia", 2), 8)
    told: list[tuple[int, int]] = []
    whole = analyse(game, tell=lambda done, count: told.append((done, count)))
    assert told == [(done, 7) for done in range(1, 8)]
    analysis = Analysis(game)
    first = next(analysis.turns())
    assert analysis.data()["turns"] == [first]
    assert [first, *analysis.turns()] == whole["turns"]
    assert analysis.data() == whole


def test_the_deep_pass_plays_on() -> None:
    game = played(Options("italia", 2), 4)
    deep, quick = analyse(game, "deep"), analyse(game, "quick")
    assert deep["depth"] == "deep"
    assert [turn["played"] for turn in deep["turns"]] == [turn["played"] for turn in quick["turns"]]
    assert [turn["before"] for turn in deep["turns"]] != [turn["before"] for turn in quick["turns"]]


def test_there_is_no_other_depth() -> None:
    with pytest.raises(ConcordiaError, match="there is no depth 'abyss'; choose from quick, deep"):
        analyse(Game.new(map="italia", players=2), "abyss")


def test_less_is_looked_at_where_a_turn_takes_longer() -> None:
    assert budget_of("deep", new_setup(Options("italia", 3), 1)) == DEPTHS["deep"]
    assert budget_of("quick", new_setup(Options("italia", 2), 1)) == DEPTHS["quick"]._replace(rounds=2)
    teams = new_setup(Options("italia", 4, venus=True, teams=True), 1)
    assert (budget_of("deep", teams).worlds, budget_of("quick", teams).rounds) == (6, 0)
    for options in ({"salt": True}, {"forum": True}, {"fish": "coast"}):
        crowded = new_setup(options_from({"map": "italia", "players": 4, **options}), 1)
        assert (budget_of("deep", crowded).worlds, budget_of("quick", crowded).rounds) == (4, 0)


def test_the_better_player_plays_more_exactly() -> None:
    """Even the quick pass tells who is the stronger one."""
    exact = analyse(played(Options("imperium", 3), 31, "normal,easy,easy"))["accuracy"]
    assert exact["red"] > 10 + max(exact["green"], exact["blue"])


def test_partners_share_their_chances() -> None:
    found = analyse(played(Options("italia", 4, venus=True, teams=True), 8))
    assert [seat["team"] for seat in found["seats"]] == [0, 1, 0, 1]
    assert all(turn["after"][0] == turn["after"][2] for turn in found["turns"])


def test_marks_go_by_what_was_lost() -> None:
    losses = (0.0, 0.01, 0.03, 0.1, 0.5)
    assert tuple(mark_of(loss) for loss in losses) == NAMES
    assert accuracy([]) is None
    assert accuracy([Risked(0.5, 0.0), Risked(0.9, 0.0)]) == 100.0
    assert accuracy([Risked(0.5, HALVED)]) == 50.0
    assert accuracy([Risked(0.5, HALVED), Risked(0.5, 0.0)]) == 75.0


def test_turns_of_a_decided_game_count_for_little() -> None:
    hopeless = [Risked(0.0, 0.0)] * 20
    found = accuracy([Risked(0.5, HALVED), *hopeless])
    assert found is not None
    assert found < 70
    # But who throws a certain win away has all of it to answer for.
    assert accuracy([Risked(1.0, 1.0), *hopeless]) == pytest.approx(28.7, abs=0.5)


def turn(number: int, seat: str, after: list[float], **more: object) -> dict[str, Any]:
    """A turn as far as swings and habits look at it."""
    told: dict[str, Any] = {"turn": number, "ply": 10 * number, "seat": seat, "after": after}
    return {**told, "before": [0.5, 0.5], "luck": [0.0, 0.0], "loss": 0.0, "mark": "best", "why": [], **more}


def test_turning_points_are_the_largest_changes_and_have_a_cause() -> None:
    turns = [
        turn(1, "red", [0.51, 0.49]),
        turn(2, "green", [0.59, 0.41]),
        turn(3, "red", [0.4, 0.6], before=[0.6, 0.4]),
        turn(4, "green", [0.44, 0.56], before=[0.4, 0.6]),
        turn(5, "red", [0.74, 0.26], before=[0.44, 0.56], luck=[0.32, -0.32]),
    ]
    found = turning_points(turns, new_setup(Options("italia", 2), 1))
    told = [(swing["turn"], swing["change"], swing["cause"]) for swing in found["red"]]
    assert told == [(2, 0.09, "rival"), (3, -0.2, "own"), (5, 0.3, "luck")]
    assert [swing["cause"] for swing in found["green"]] == ["own", "rival", "luck"]


def test_nothing_turned_where_the_best_was_played() -> None:
    """However much higher the estimate is than the one of the turn before."""
    turns = [turn(1, "red", [0.5, 0.5]), turn(2, "green", [0.2, 0.8], before=[0.2, 0.8])]
    assert turning_points(turns, new_setup(Options("italia", 2), 1)) == {"red": [], "green": []}


def test_habits_are_what_cost_most() -> None:
    def lost(number: int, loss: float, ground: str) -> dict[str, Any]:
        why = [{"god": None, "means": "money", "points": 9.0}, {"god": None, "means": ground, "points": -3.0}]
        return turn(number, "red", [0.5, 0.5], loss=loss, mark="mistake", why=why)

    turns = [lost(1, 0.07, "goods"), lost(3, 0.08, "sites"), lost(5, 0.06, "goods"), lost(7, 0.07, "hand")]
    found = habits(turns, BLAMED, new_setup(Options("italia", 2), 1))
    assert [(habit["means"], habit["turns"], habit["lesson"]) for habit in found["red"]] == [
        ("goods", [1, 5], "trade"),
    ]
    assert found["green"] == []
    assert {habit["lesson"] for habit in found["red"]} <= set(ORDER)
    # If nothing came twice, what cost most once.
    found = habits(turns[1:], BLAMED, new_setup(Options("italia", 2), 1))
    assert [habit["turns"] for habit in found["red"]] == [[3]]


def test_habits_are_about_different_lessons() -> None:
    """And of later turns, about what they would have led to."""

    def lost(number: int, loss: float, means: str, kind: str = "plain") -> dict[str, Any]:
        why: list[dict[str, Any]] = [{"god": None, "means": means, "points": -3.0, "kind": kind, "args": {}}]
        return turn(number, "red", [0.5, 0.5], loss=loss, mark="mistake", why=why)

    turns = [lost(n, 0.1, "goods") for n in (1, 3)] + [lost(n, 0.09, "money") for n in (5, 7)]
    turns += [lost(n, 0.08, "later", "houses") for n in (9, 11)]
    found = habits(turns, BLAMED, new_setup(Options("italia", 2), 1))
    assert [(habit["means"], habit["lesson"]) for habit in found["red"]] == [
        ("goods", "trade"),
        ("building", "build"),
    ]


def test_nothing_of_the_game_is_changed() -> None:
    game = played(Options("italia", 2), 5)
    before = game.copy()
    analyse(game)
    assert game == before
    assert View(game.state, game.setup.seats[0]) == View(before.state, game.setup.seats[0])
