"""Statistics: what is counted by board, seat, god, card and tile, and what is called clear."""

from __future__ import annotations

from concordia_game import Game
from concordia_game.arena.openings import Opening, note
from concordia_game.arena.pairing import GameResult, Pairing, play_pairing
from concordia_game.arena.statistics import Count, Statistics
from concordia_game.engine.goods import GOODS
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


def test_what_is_done_first() -> None:
    game = Game.new(map="italia", players=2, seed=7)
    openings = [Opening(), Opening()]
    played = (
        "architect, move sea roma > olbia-roma, move land roma > casinum-roma, build olbia, build casinum"
    )
    for text in played.split(", "):
        game.play(text)
        note(openings, game.state)
    red, green = openings
    setup = game.state.setup
    numbers = [setup.board.city_number(name) for name in ("olbia", "casinum")]
    goods = [setup.tokens[number] for number in numbers if number is not None]
    assert red.cards == ["architect"]
    assert red.houses == [GOODS[good] for good in goods if good is not None]
    assert red.named() == {"first_houses": " > ".join(red.houses)}
    assert green.named() == {}


def test_openings_that_are_rare_have_no_row() -> None:
    games = []
    for number in range(100):
        first, second = seat("a", 100, 0, 20), seat("a", 80, 1, -20)
        first.opening.cards = ["architect", "prefect", "mercator"]
        second.opening.cards = ["architect", "prefect", "tribune" if number < 3 else "mercator"]
        first.opening.bought = "smith"
        games.append(GameResult([first, second], 60))
    data = counted(*games).data()
    [row] = data["openings"]
    assert (row["name"], row["games"], row["share"]) == ("architect > prefect > mercator", 197, 0.985)
    assert row["win_rate"] == round(100 / 197, 4)
    assert [(row["name"], row["games"], row["win_rate"]) for row in data["first_cards"]] == [
        ("smith", 100, 1.0)
    ]
    assert data["first_houses"] == []


def test_teams_are_counted_together() -> None:
    seats = [seat("a", 70, 0, 20), seat("a", 80, 1, -20), seat("a", 90, 0, 20), seat("a", 60, 1, -20)]
    statistics = Statistics(4, teams=True)
    statistics.add("italia", GameResult(seats, 60, teams=2))
    data = statistics.data()
    assert (data["players"], data["par"]) == (4, 0.5)
    board = data["boards"][0]
    assert (board["mean_points"], board["mean_winning_score"], board["mean_margin"]) == (150.0, 160.0, 20.0)
    assert [(row["wins"], row["mean_points"]) for row in data["seats"]] == [
        (1, 70.0),
        (0, 80.0),
        (1, 90.0),
        (0, 60.0),
    ]
    mars = next(row for row in data["gods"] if row["name"] == "mars")
    assert (mars["games"], mars["wins"], mars["god_points"], mars["mean_points"]) == (1, 1, 75.0, 160.0)
    assert {row["name"]: row["games"] for row in data["cards"]} == {"architect": 2, "smith": 2}
    assert [(row["name"], row["games"]) for row in data["tiles"]] == [("victoria", 1)]


def test_venus_is_a_god_like_any_other() -> None:
    statistics = Statistics(4, teams=True)
    options = Options("italia", 4, venus=True, teams=True)
    for number in range(3):
        statistics.add("italia", play_pairing(Pairing(["random"] * 4, options, number)))
    data = statistics.data()
    assert "venus" in [row["name"] for row in data["gods"]]
    assert sum(row["wins"] for row in data["seats"]) == 6


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
