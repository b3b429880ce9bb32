"""Venus and team play at the terminal: whole games, the board, hints, scores, and what programs read."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from concordia_game.cli.board_view import board_text, expansion_lines
from concordia_game.cli.hints import hint
from concordia_game.cli.menu import Menu
from concordia_game.cli.scores import score_data, score_table, verdict
from concordia_game.engine.scoring import score, team_totals
from concordia_game.files.record import read_record, write_record
from concordia_game.games.game import Game
from concordia_game.notation.texts import parse_move

from .conftest import ENGLISH, Run, random_game

ANYTHING = "1\n" * 6000
TEAMS: dict[str, Any] = {"map": "imperium", "players": 4, "teams": True}


def team_game(*moves: str, **options: Any) -> Game:
    """A game of four after the second half of the table has named its cities."""
    game = Game.new(**{**TEAMS, "seed": 1, **options})
    for move in ("start londinium", "start londinium", *moves):
        game.play(move)
    return game


def hinted(game: Game, text: str) -> str:
    """What the menu tells beside a move."""
    return hint(ENGLISH, game.state, parse_move(game.state, text))


def printed(thing: object) -> str:
    stream = io.StringIO()
    Console(file=stream, width=120, markup=False, highlight=False).print(thing)
    return stream.getvalue()


@pytest.mark.parametrize(
    "options",
    [
        ["--players", "4", "--humans", "red,blue", "--bot", "greedy"],
        ["--players", "6", "--you", "white", "--bot", "random"],
        [
            "--players",
            "4",
            "--you",
            "green",
            "--bot",
            "random",
            "--money-gifts",
            "--fish",
            "coast",
            "--forum",
        ],
    ],
    ids=["four", "six", "everything"],
)
def test_whole_game_in_teams(run: Run, tmp_path: Path, options: list[str]) -> None:
    argv = ["play", "--map", "imperium", "--teams", "--seed", "4", "--save", "g.record"]
    ran = run(*argv, *options, typed=ANYTHING)
    assert ran.code == 0
    assert "Teams: Red and " in ran.out
    assert re.search(r"(Red|Green|Blue) and (Blue|Yellow|Black|White) win with \d+ VP", ran.out)
    assert "(seat=" not in ran.out, "an event is not told in words"
    assert read_record((tmp_path / "g.record").read_text("utf-8")).setup.options.teams
    replayed = run("replay", "g.record")
    assert replayed.code == 0
    assert "Team total" in replayed.out


def test_whole_game_with_venus_cards(run: Run) -> None:
    ran = run("play", "--venus", "--copy-magister", "--seed", "2", "--you", "red", typed=ANYTHING)
    assert ran.code == 0
    assert "Italia, 3 players, Venus cards, turn 1" in ran.out
    assert re.search(r"^Venus +\d", ran.out, re.MULTILINE)
    assert "wins with" in ran.out


def test_the_board_tells_the_teams_and_the_card_of_the_turn() -> None:
    game = team_game("legatus", "prefect")
    said = [line.plain for line in expansion_lines(ENGLISH, game.state)]
    assert said == ["Teams  Red + Blue · Green + Yellow", "The cards of the turn  Prefect"]
    assert "Teams  Red + Blue" in board_text(game.state)
    assert len(expansion_lines(ENGLISH, team_game().state)) == 1
    assert expansion_lines(ENGLISH, Game.new(players=4, venus=True).state) == []


def test_a_role_and_a_card_played_alone_are_told() -> None:
    """Random games reach both."""
    told = set()
    game = random_game(**TEAMS)
    for state in game.positions:
        for line in expansion_lines(ENGLISH, state)[1:]:
            told.add(line.plain.partition("  ")[2])
    assert any("(" in line.partition(" · ")[0] and "/" in line for line in told), "a role"
    assert any(" · " in line for line in told), "a card played alone"


def test_hints_of_a_team() -> None:
    game = team_game()
    assert hinted(game, "legatus") == "your partner plays a card that both carry out"
    assert hinted(game, "praetor").startswith(
        "buy one card each, you and your partner · you can pay for space"
    )
    start = Game.new(**TEAMS, seed=1)
    assert re.fullmatch(r"\w+ city · (land|sea), (land|sea)", hinted(start, "start londinium"))
    called = team_game("legatus")
    assert hinted(called, "mercator") == hinted(game, "mercator")
    assert called.seat == "blue"


def test_hints_of_venus_cards() -> None:
    game = Game.new(map="italia", players=2, venus=True, seed=1)
    assert hinted(game, "magister") == "nothing to repeat now"
    for move in ("prefect", "income", "magister"):
        game.play(move)
    game.play("prefect").play("income")
    assert hinted(game, "tribune").startswith("take back")
    again = Game.new(map="italia", players=2, venus=True, seed=1)
    for move in ("prefect", "income", "prefect", "income"):
        again.play(move)
    assert hinted(again, "magister") == "repeat the Prefect"


def test_roles_are_hinted_by_what_they_do() -> None:
    roles, cards = set(), set()
    for seed in range(3):
        for state in random_game(map="italia", players=3, venus=True, seed=seed).positions:
            for entry in Menu(ENGLISH, state).entries if state.decision.seat >= 0 else ():
                if entry.text.startswith("role "):
                    roles.add((entry.text, hint(ENGLISH, state, entry.move).split()[0]))
                elif entry.text == "prefect_architect":
                    cards.add(hint(ENGLISH, state, entry.move))
    assert {text for text, _ in roles} <= {"role architect", "role prefect", "role mercator"}
    assert ("role mercator", "take") in roles
    assert cards <= {"Prefect or Architect"}


def test_gifts_of_money_stand_in_one_block() -> None:
    game = team_game("prefect", "income", "income", money_gifts=True)
    menu = Menu(ENGLISH, game.state)
    said = printed_menu(menu)
    assert "Gifts of money" in said
    assert "  1) 1" in said
    assert "0)  done  Give nothing" in said
    assert menu.choose("give 3") is not None
    assert len(said.splitlines()) < len(menu.entries)


def printed_menu(menu: Menu) -> str:
    stream = io.StringIO()
    menu.show(Console(file=stream, width=60, markup=False, highlight=False))
    return stream.getvalue()


def test_scores_go_by_team() -> None:
    state = random_game(**TEAMS).state
    data = score_data(state)
    totals = team_totals(state)
    assert [team["seats"] for team in data["teams"]] == [["red", "blue"], ["green", "yellow"]]
    assert [team["total"] for team in data["teams"]] == totals
    assert data["winners"][0] == data["winner"]
    assert set(data["winners"]) in ({"red", "blue"}, {"green", "yellow"})
    assert data["values"]["red"]["venus"] * data["cards"]["red"]["venus"] == data["scores"]["red"]["venus"]
    table = printed(score_table(ENGLISH, state))
    assert re.search(r"Red +Blue +Green +Yellow", table)
    row = next(line for line in table.splitlines() if line.startswith("Total"))
    by_seat = [score(state, seat).total for seat in (0, 2, 1, 3)]  # type: ignore[arg-type]
    assert [int(figure) for figure in row.split()[1:]] == by_seat
    assert table.splitlines()[-1].split()[-2:] == [str(total) for total in totals]
    assert verdict(ENGLISH, state).endswith(f" win with {max(totals)} VP.")


def test_an_unfinished_team_leads() -> None:
    assert re.fullmatch(
        r"\w+ and \w+ lead with \d+ VP; the game is not over.", verdict(ENGLISH, team_game().state)
    )
    assert score_data(team_game().state)["winners"] == []


def test_without_venus_nothing_speaks_of_her() -> None:
    state = random_game().state
    data = score_data(state)
    assert "venus" not in json.dumps(data).lower()
    assert "teams" not in data
    assert "Venus" not in printed(score_table(ENGLISH, state))


def test_programs_read_a_team_game(run: Run, tmp_path: Path) -> None:
    game = random_game(**TEAMS)
    file = tmp_path / "team.record"
    file.write_text(write_record(game.record()), "utf-8")
    scored = json.loads(run("score", str(file), "--json").out)
    assert scored["winners"] == json.loads(run("replay", str(file), "--json").out)["winners"]
    line = run("state", str(file), "--ply", "40", "--line").out.strip()
    assert json.loads(run("state", line).out) == json.loads(run("state", str(file), "--ply", "40").out)


def test_both_partners_win_a_simulated_game(run: Run) -> None:
    argv = ["simulate", "--teams", "--players", "4", "--map", "imperium", "--games", "3", "--json"]
    data = json.loads(run(*argv).out)
    assert sum(data["wins"].values()) == 6
    assert data["wins"]["red"] == data["wins"]["blue"]
    assert data["mean_winning_score"] > max(data["mean_scores"].values())
