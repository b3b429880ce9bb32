"""What a model says is read as it was meant, and the text of a move always as that move."""

from __future__ import annotations

from itertools import islice

import pytest
from conformance.contract import BOARDS, MODULES, agreed, counts, playing

from concordia_game.agents.answers import cleaned, move_meant
from concordia_game.notation.texts import legal_texts


@pytest.mark.parametrize(
    "said",
    [
        "build roma",
        "  Build\n Roma ",
        "- build roma: -5 sestertii, -1 brick; green: +1 wine",
        "* **build roma**",
        "1. build roma",
        "[build roma]",
        "[- build roma: +3 points]",
        "- `build roma`: +3 points",
        "`- build roma: +3 points`",
        '"Build Roma."',
        "build roma:",
    ],
)
def test_what_stands_around_a_text_is_left_out(said: str) -> None:
    assert cleaned(said) == "build roma"
    assert move_meant(said, ["build roma", "done"]) == "build roma"


def test_a_legal_text_wins_as_it_is_written() -> None:
    assert move_meant("Build  Roma", ["build roma", "Build Roma"]) == "Build Roma"
    assert move_meant("Build  Roma", ["done"]) == "build roma", "so that the reason is that of the move"
    assert cleaned(" - ") == "-"
    assert cleaned("[]") == ""


@pytest.mark.parametrize("modules", sorted(MODULES))
def test_texts_of_moves_stay_as_they_are(modules: str) -> None:
    number = sorted(MODULES).index(modules)
    options = agreed(BOARDS[number % len(BOARDS)], counts(modules)[0], modules, {})
    for state, _, _ in islice(playing(options, number), 0, 200, 5):
        for text in legal_texts(state):
            assert cleaned(text) == text
