"""The puzzles that ship: each can be played, is what it says, and knows nothing that its seat may not."""

from __future__ import annotations

from collections import Counter

import pytest

from concordia_game.analysis.arbiter import Arbiter
from concordia_game.analysis.grounds import LATER, MEANS
from concordia_game.bots.gains import gained
from concordia_game.engine.chance import Dice
from concordia_game.engine.setup import GODS
from concordia_game.engine.view import View
from concordia_game.files.line import write_line
from concordia_game.puzzles.gist import gist_of, theme_of
from concordia_game.puzzles.grades import CLEAR, NAMES, THEMES, grade_of
from concordia_game.puzzles.judging import judged, known_as_right
from concordia_game.puzzles.making import named
from concordia_game.puzzles.proof import LAST, LAST_SEED, compared
from concordia_game.puzzles.puzzle import Puzzle, end_of, load_puzzles, moves_of

PUZZLES = load_puzzles().puzzles
SAMPLE = PUZZLES[:: max(1, len(PUZZLES) // 4)][:4]
"""Some whose turns are judged anew: that takes the time of a search."""


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_its_best_turn_is_legal_and_is_what_it_says(puzzle: Puzzle) -> None:
    known = puzzle.begin()
    seat, setup = known.decision.seat, known.setup
    assert seat == known.active
    assert (setup.board.id, setup.players) == (puzzle.board, puzzle.players)
    best, second = moves_of(known, puzzle.best), moves_of(known, puzzle.second)
    end = end_of(known, best)
    assert end.over or end.turn == known.turn + 1
    gains = gained(known, end, seat)
    assert theme_of(known, end, gains) == puzzle.theme
    assert gains.data() == puzzle.gains
    assert gist_of(best, setup) != gist_of(second, setup)
    assert all(known_as_right(puzzle, known, line) for line in (puzzle.best, *puzzle.also))
    assert not known_as_right(puzzle, known, puzzle.second)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_nothing_hidden_is_in_it(puzzle: Puzzle) -> None:
    """The same puzzle comes of any world in which its seat knows the same."""
    known = puzzle.begin()
    assert write_line(View(known, known.decision.seat).state) == puzzle.line
    other = View(known, known.decision.seat).sample(Dice(7))
    assert named(other) == {"id": puzzle.id, "line": puzzle.line, "modules": list(puzzle.modules)}


def test_gaps_grades_and_reasons_fit_together() -> None:
    for puzzle in PUZZLES:
        assert puzzle.gap >= CLEAR
        assert puzzle.grade == grade_of(puzzle.gap)
        # The gap told is the smaller one of two proofs.
        assert puzzle.gap <= puzzle.chance - puzzle.next + 0.0002
        assert any(one["points"] > 0 and one.get("means") != LATER for one in puzzle.why)
        assert all((one["god"] or one["means"]) in (*GODS, *MEANS) for one in puzzle.why)


def test_there_are_enough_of_every_theme_and_grade() -> None:
    assert len(PUZZLES) >= 60
    themes, grades = Counter(one.theme for one in PUZZLES), Counter(one.grade for one in PUZZLES)
    assert set(themes) == set(THEMES)
    assert set(grades) == set(NAMES)
    collection = load_puzzles()
    assert len(collection.chosen(theme="build")) == themes["build"]
    chosen = collection.chosen("buy", "hard")
    assert chosen
    assert all((one.theme, one.grade) == ("buy", "hard") for one in chosen)
    assert collection.find(PUZZLES[-1].id) == PUZZLES[-1]
    assert collection.find("latin") is None


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_a_turn_is_judged_as_it_was_when_the_puzzle_was_made(puzzle: Puzzle) -> None:
    right = judged(puzzle, puzzle.best)
    assert (right["right"], right["loss"], right["mark"]) == (True, 0.0, "best")
    assert right["why"] == puzzle.why
    wrong = judged(puzzle, puzzle.second)
    assert not wrong["right"]
    assert wrong["loss"] == pytest.approx(puzzle.chance - puzzle.next, abs=0.0002)
    assert any(reason["points"] < 0 for reason in wrong["why"])


def test_what_a_turn_is_worth_rests_on_nothing_hidden() -> None:
    [puzzle, *_] = SAMPLE
    known = puzzle.begin()
    seat = known.decision.seat
    lines = [moves_of(known, puzzle.best), moves_of(known, puzzle.second)]
    worlds = [known, View(known, seat).sample(Dice(7)), View(known, seat).sample(Dice(8))]
    arbiter = Arbiter(known, LAST, LAST_SEED)
    found = [[one.chances for one in compared(arbiter, View(world, seat), lines)] for world in worlds]
    assert found[0] == found[1] == found[2]
