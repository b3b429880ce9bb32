"""What is only likely about team play is data: each reading can be changed without code (V2)."""

from __future__ import annotations

import pytest

from concordia_game.data.boards import load_board
from concordia_game.data.box import load_box
from concordia_game.engine.deal import begin, deal
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply
from concordia_game.engine.state import State
from concordia_game.notation.texts import legal_texts, parse_move


def first_position(reading: str, monkeypatch: pytest.MonkeyPatch) -> State:
    """A team game in which one reading is the other way round."""
    box = load_box(cards_of="teams")
    readings = box.figures.team_readings
    monkeypatch.setattr(readings, reading, not getattr(readings, reading))
    return begin(deal(Options("italia", 4, venus=True, teams=True), box, load_board("italia"), 1))


def played(state: State, *texts: str) -> State:
    for text in texts:
        state = apply(state, parse_move(state, text))
    return state


def test_nobody_names_a_city(monkeypatch: pytest.MonkeyPatch) -> None:
    assert first_position("named_start", monkeypatch).asked == "red"


def test_a_city_next_to_the_start_may_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "start cosa" in legal_texts(first_position("named_start_apart", monkeypatch))


def test_the_partner_of_a_tribune_takes_back_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played(
        first_position("both_take_back", monkeypatch), "start aleria", "start aleria", "tribune", "done"
    )
    assert state.asked == "green"


def test_the_display_is_filled_between_two_purchases(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played(
        first_position("filled_after_both", monkeypatch), "start aleria", "start aleria", "praetor"
    )
    bought = next(text for text in legal_texts(state) if text.startswith("take"))
    state = played(state, bought)
    while state.asked == "red":
        state = played(state, next(iter(legal_texts(state))))
    assert None not in state.display


def test_the_partners_card_may_be_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    state = first_position("partner_copied", monkeypatch)
    state = played(
        state, "start aleria", "start aleria", "mercator", "done", "done", "tribune", "done", "done"
    )
    assert "copy red" in legal_texts(played(state, "diplomat"))
