"""Positions: pieces and cards conserved, moves listed once, values unchanged, saved and read back."""

from __future__ import annotations

from collections import defaultdict

from conformance.contract import (
    MOST_DECISIONS,
    WAYS,
    check_children,
    check_moves,
    check_position,
    check_saving,
    playing,
)
from hypothesis import given

from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.files.position import state_data
from concordia_game.games.beginning import new_state
from concordia_game.notation.texts import legal_texts, parse_move
from properties.strategies import FEWER, options, positions, seeds, ways

TREE = 250
"""Positions examined below one position."""


@given(positions)
def test_pieces_cards_and_arrays(state: State) -> None:
    check_position(state)


@given(positions)
def test_every_listed_move_applies_and_leaves_the_parent_alone(state: State) -> None:
    check_children(state)
    for move in legal_moves(state):
        check_position(apply(state, move))


@given(positions)
def test_every_move_has_one_text(state: State) -> None:
    check_moves(state)


@given(positions)
def test_saved_and_read_back(state: State) -> None:
    check_saving(state)


@given(options(), seeds, ways)
@FEWER
def test_every_game_ends(agreed: Options, seed: int, way: str) -> None:
    assert sum(1 for _ in playing(agreed, seed, WAYS[way])) < MOST_DECISIONS


@given(positions)
@FEWER
def test_equal_keys_play_on_alike(state: State) -> None:
    """Transpositions, found by trying all orders of the next moves, have the same moves and the same text."""
    alike: dict[object, list[State]] = defaultdict(list)
    edge = [state]
    for _ in range(TREE):
        if not edge:
            break
        parent = edge.pop(0)
        alike[parent.key()].append(parent)
        edge += [apply(parent, move) for move in legal_moves(parent)]
    for group in alike.values():
        assert len({text_but_for_the_turn(same) for same in group}) == 1
        assert len({tuple(legal_texts(same)) for same in group}) == 1
    texts = {text_but_for_the_turn(group[0]) for group in alike.values()}
    assert len(texts) == len(alike), "equal positions with unequal keys"


def text_but_for_the_turn(state: State) -> str:
    """A position as text, without the number of the turn, which is not part of the key."""
    return str({key: value for key, value in state_data(state).items() if key != "turn"})


def test_a_first_purchase_still_to_come_is_part_of_the_key() -> None:
    """Without starting goods (B16.1), everybody owns the same again once all have played the Tribune."""
    first = new_state(Options(map="italia", players=2, start_without_goods=True), 1)
    early = apply(first, parse_move(first, "done"))
    late = early
    for text in ("tribune", "done", "tribune"):
        late = apply(late, parse_move(late, text))
    assert state_data(early)["players"] == state_data(late)["players"]
    after_early = apply(early, parse_move(early, "tribune"))
    after_late = apply(late, parse_move(late, "tribune"))
    assert legal_texts(after_early) != legal_texts(after_late), "green buys first only in the first round"
    assert early.key() != late.key()
