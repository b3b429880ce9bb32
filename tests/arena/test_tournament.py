"""Tournaments: who meets whom, what is counted, and the same results however the work is distributed."""

from __future__ import annotations

from concordia_game.arena.pairing import GameResult, Pairing, play_pairing
from concordia_game.arena.sprt import Sprt
from concordia_game.arena.tournament import Tournament, line_ups, pairings, rotations, run_tournament
from concordia_game.engine.options import Options
from concordia_game.games.series import seed_of

from .seats import seat


def test_tables_and_seatings() -> None:
    assert line_ups(["a", "b", "c"], 2) == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert line_ups(["a", "b"], 4) == [["a", "b", "b", "b"]]
    assert rotations(["a", "b", "b"]) == [["a", "b", "b"], ["b", "b", "a"], ["b", "a", "b"]]
    assert rotations(["a", "a"]) == [["a", "a"]]


def test_every_deal_is_played_in_all_rotations() -> None:
    games = pairings(["a", "b"], Options("italia", 2), 5, seed=7)
    deals = [seed_of(7, number) for number in range(3)]
    assert [(game.seed, game.names[0]) for game in games] == [
        (deal, name) for deal in deals for name in ("a", "b")
    ]


def test_neighbouring_seeds_share_no_deal() -> None:
    deals = [{game.seed for game in pairings(["a"], Options("italia", 2), 200, seed)} for seed in range(5)]
    assert [len(each) for each in deals] == [200] * 5
    assert len(set.union(*deals)) == 1000


def test_partners_are_one_bot_and_teams_rotate() -> None:
    four = pairings(["a", "b"], Options("italia", 4, venus=True, teams=True), 2, seed=7)
    assert [game.names for game in four] == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]
    six = pairings(["a", "b"], Options("imperium", 6, venus=True, teams=True), 1, seed=7)
    assert [game.names[:3] for game in six] == [["a", "b", "b"], ["b", "b", "a"], ["b", "a", "b"]]
    assert all(game.names[:3] == game.names[3:] for game in six)


def test_teams_are_counted_once() -> None:
    tournament = Tournament(["a", "b"])
    seats = [seat("a", 70, 0, 20), seat("b", 80, 1, -20), seat("a", 90, 0, 20), seat("b", 60, 1, -20)]
    tournament.add(GameResult(seats, 60, teams=2))
    first, second = tournament.data()["bots"]
    assert (first["games"], first["wins"], first["mean_score"], first["mean_margin"]) == (1, 1, 160.0, 20.0)
    assert (second["games"], second["wins"], second["mean_score"]) == (1, 0, 140.0)
    assert first["rating"] > 1500 > second["rating"]
    assert tournament.data()["mean_winning_score"] == 160.0


def test_a_team_wins_or_loses_together() -> None:
    game = play_pairing(Pairing(["random"] * 6, Options("imperium", 6, venus=True, teams=True), 5))
    assert [one.place for one in game.seats[:3]] == [one.place for one in game.seats[3:]]
    assert sorted(side.place for side in game.sides) == [0, 1, 2]
    best, following, last = sorted(game.sides, key=lambda side: side.place)
    assert best.margin == best.points - following.points >= 0
    assert last.margin == last.points - best.points
    assert [one.margin for one in game.seats] == [side.margin for side in game.sides] * 2
    assert all("legatus" not in one.cards for one in game.seats)


def test_what_is_counted() -> None:
    tournament = Tournament(["a", "b"])
    tournament.add(GameResult([seat("a", 100, 0, 20), seat("b", 80, 1, -20)], 60))
    tournament.add(GameResult([seat("b", 90, 1, -6), seat("a", 96, 0, 6)], 60))
    data = tournament.data()
    first = data["bots"][0]
    assert (first["games"], first["wins"], first["win_rate"]) == (2, 2, 1.0)
    assert (first["mean_score"], first["mean_margin"], first["ms_per_decision"]) == (98.0, 13.0, 50.0)
    assert first["rating"] > 1500 > data["bots"][1]["rating"]
    assert data["mean_winning_score"] == 98.0


def test_a_bot_on_several_seats_is_rated_once() -> None:
    tournament = Tournament(["a", "b"])
    seats = [seat("a", 100, 0, 20), seat("b", 80, 1, -20), seat("b", 70, 2, -30)]
    tournament.add(GameResult(seats, 60))
    before = tournament.strengths()
    assert before["a"].rating > 1500 > before["b"].rating
    tournament.add(GameResult([seat("b", 80, 0, 0), seat("b", 80, 1, 0), seat("b", 70, 2, -10)], 60))
    assert tournament.strengths()["b"].rating == before["b"].rating, "alone it shows nothing"


def test_random_games_and_their_test() -> None:
    options = Options("italia", 2)
    tournament = run_tournament(["greedy", "random"], options, 40, seed=1, test=Sprt(0.3, 0.8))
    assert tournament.decided
    assert tournament.data()["sprt"]["verdict"] == "high"
    assert tournament.played < 40


def test_games_without_the_first_bot_say_nothing_to_the_test() -> None:
    test = Sprt(0.5, 0.7)
    tournament = Tournament(["a", "b", "c"], test)
    tournament.add(GameResult([seat("b", 100, 0, 20), seat("c", 80, 1, -20)], 60))
    assert test.evidence == 0.0
    tournament.add(GameResult([seat("a", 80, 1, -20), seat("b", 100, 0, 20)], 60))
    assert test.evidence < 0.0


def test_processes_make_no_difference() -> None:
    options = Options("italia", 2)
    alone = run_tournament(["random", "random"], options, 4, seed=1).data()
    together = run_tournament(["random", "random"], options, 4, seed=1, processes=2).data()
    for data in (alone, together):
        for bot in data["bots"]:
            del bot["ms_per_decision"]
    assert alone == together


def test_a_game_repeats() -> None:
    pairing = Pairing(["random", "greedy"], Options("italia", 2, forum=True), 5)
    first, again = play_pairing(pairing), play_pairing(pairing)
    assert [one.points for one in first.seats] == [one.points for one in again.seats]
    assert sorted(one.place for one in first.seats) == [0, 1]
    assert all(one.tiles for one in first.seats)
    assert sum(first.seats[0].gods.values()) <= first.seats[0].points
