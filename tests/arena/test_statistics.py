"""Statistics: what is counted by board, seat, god, card and tile, and what is called clear."""

from __future__ import annotations

from concordia_game.arena.pairing import GameResult, Pairing, play_pairing
from concordia_game.arena.statistics import Count, Statistics
from concordia_game.engine.options import Options

from .seats import seat


def counted(*games: GameResult) -> Statistics:
    statistics = Statistics(2)
    for game in games:
        statistics.add("italia", game)
    return statistics


def test_boards_and_seats() -> None:
    game = GameResult([seat("a", 100, 0, 20), seat("a", 80, 1, -20)], 60)
    data = counted(game, game).data()
    assert (data["players"], data["par"]) == (2, 0.5)
    assert data["boards"] == [
        {
            "name": "italia",
            "games": 2,
            "mean_turns": 60.0,
            "mean_points": 90.0,
            "mean_winning_score": 100.0,
            "mean_margin": 20.0,
        }
    ]
    first, second = data["seats"]
    assert (first["name"], first["games"], first["wins"], first["win_rate"]) == ("italia, seat 1", 2, 2, 1.0)
    assert (second["name"], second["win_rate"], second["mean_points"]) == ("italia, seat 2", 0.0, 80.0)


def test_gods_cards_and_tiles() -> None:
    winner, loser = seat("a", 100, 0, 20), seat("a", 80, 1, -20)
    winner.cards, loser.cards = ["smith", "smith"], ["smith", "mason"]
    data = counted(GameResult([winner, loser], 60)).data()
    assert {row["name"]: (row["games"], row["wins"]) for row in data["cards"]} == {
        "smith": (2, 1),
        "mason": (1, 0),
    }
    assert [(row["name"], row["wins"], row["mean_points"]) for row in data["tiles"]] == [
        ("victoria", 1, 100.0)
    ]
    mars = next(row for row in data["gods"] if row["name"] == "mars")
    assert (mars["games"], mars["win_rate"]) == (1, 1.0)
    assert (mars["god_points"], mars["winners_god_points"]) == (45.0, 50.0)


def test_the_first_hand_does_not_count_as_acquired() -> None:
    game = play_pairing(Pairing(["random", "random"], Options("italia", 2), 5))
    assert all("tribune" not in one.cards for one in game.seats)
    assert any(one.cards for one in game.seats)


def test_a_row_among_many_must_deviate_more_to_be_clear() -> None:
    count = Count()
    for number in range(100):
        count.add(number < 62, 0)
    alone, among_many = count.row("x", 0.5, 1), count.row("x", 0.5, 30)
    assert (alone["clear"], among_many["clear"]) == (True, False)
    assert (alone["low"], alone["high"]) == (among_many["low"], among_many["high"]) == (0.5221, 0.7090)
