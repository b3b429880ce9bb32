"""Why a text is not a legal move: exactly then there is a reason, never an exception, and it adds up."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from conformance.contract import BOARDS, MODULES, agreed, any_kind, counts, playing
from hypothesis import given
from hypothesis import strategies as st

from concordia_game.engine.ids import RED
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.settling import RecruitOne
from concordia_game.engine.state import State
from concordia_game.files.position import state_json
from concordia_game.games.beginning import new_state
from concordia_game.notation.texts import IllegalMoveText, legal_texts, move_text, parse_move
from concordia_game.notation.why import why_not
from properties.strategies import positions

ODD_WORDS = ["", ">", "@roma", "0", "-1", "01", "99", "1.5", "٣", "²", "roma-roma", "Roma", "purple", "\x00"]


@cache
def pool() -> dict[str, list[str]]:
    """Texts of moves by their first word, from games on every board with every module."""
    found: dict[str, set[str]] = {}
    for board in BOARDS:
        for modules in MODULES:
            for before, _, _ in playing(agreed(board, counts(modules)[-1], modules, {}), 1, any_kind):
                for text in legal_texts(before):
                    found.setdefault(text.split()[0], set()).add(text)
    return {verb: sorted(texts) for verb, texts in sorted(found.items())}


@st.composite
def texts(draw: st.DrawFn) -> str:
    """A move from some other position, intact or mangled."""
    words = _any_text(draw).split()
    for _ in range(draw(st.integers(0, 3))):
        place = draw(st.integers(0, len(words) - 1)) if words else 0
        match draw(st.sampled_from(["drop", "double", "swap", "replace", "odd"])):
            case "drop":
                del words[place : place + 1]
            case "double":
                words[place:place] = words[place : place + 1]
            case "swap":
                words = words[place:] + words[:place]
            case "replace":
                words[place : place + 1] = [draw(st.sampled_from(_any_text(draw).split()))]
            case "odd":
                words[place : place + 1] = [draw(st.sampled_from(ODD_WORDS))]
    return draw(st.sampled_from([" ", "  ", "\t"])).join(words)


def _any_text(draw: st.DrawFn) -> str:
    return draw(st.sampled_from(pool()[draw(st.sampled_from(list(pool())))]))


def check_reason(state: State, text: str) -> None:
    """A reason if and only if the text is not a legal move; if it gives counts, they fall short."""
    legal = " ".join(text.split()) in {move_text(state.setup, move) for move in legal_moves(state)}
    reason = why_not(state, text)
    assert (reason is None) == legal
    if reason is None:
        assert parse_move(state, text) in legal_moves(state)
        return
    with pytest.raises(IllegalMoveText) as refused:
        parse_move(state, text)
    assert refused.value.reason == reason
    assert refused.value.text == text
    have, need = reason.details.get("have"), reason.details.get("need")
    if isinstance(have, int) and isinstance(need, int):
        assert have < need, f"{text!r} is refused with {reason}"
        assert str(reason) == f"{reason.code}: {have} of {need}"


@given(positions, st.lists(texts(), min_size=10, max_size=20))
def test_a_reason_if_and_only_if_it_is_not_legal(state: State, candidates: list[str]) -> None:
    before = state_json(state)
    for text in candidates:
        check_reason(state, text)
    assert state_json(state) == before


@given(positions, st.randoms(use_true_random=False))
def test_moves_of_other_positions_that_answer_the_same_question(state: State, random: Random) -> None:
    """Other cities, quantities and routes: nearly legal, so that every branch of the reasons is reached."""
    verbs = sorted({text.split()[0] for text in legal_texts(state)} & set(pool()))
    for verb in verbs:
        for text in random.sample(pool()[verb], min(40, len(pool()[verb]))):
            check_reason(state, text)


@given(positions)
def test_legal_moves_have_no_reason_against_them(state: State) -> None:
    for text in legal_texts(state):
        assert why_not(state, text) is None
        assert why_not(state, f"  {text.replace(' ', '   ')} ") is None
        assert why_not(state, text.upper()) is not None


@given(positions, st.text())
def test_any_text_at_all(state: State, text: str) -> None:
    check_reason(state, text)


@pytest.mark.parametrize(
    ("card", "text"), [("senator", "take {}"), ("mercator", "buy brick {}"), ("mercator", "sell food {}")]
)
@pytest.mark.parametrize("number", ["01", "٣", "9" * 5000], ids=["leading zero", "arabic", "5000 digits"])
def test_numbers_that_are_not_written_as_a_move_writes_them(card: str, text: str, number: str) -> None:
    state = new_state(Options(map="italia", players=2), 1)
    state = apply(state, parse_move(state, card))
    check_reason(state, text.format(number))


def test_a_recruit_names_its_city_only_without_a_start_city() -> None:
    """B4.2, C2.3: the form for the other type of board is not a move here."""
    for board, text in (("italia", "recruit land roma"), ("balearica", "recruit land")):
        state = new_state(Options(map=board, players=2), 1).child()
        state.push(RecruitOne(RED))
        reason = why_not(state, text)
        assert reason is not None
        assert (reason.code, reason.details) == ("unknown_move", {"word": text})
