"""Views leak nothing: whatever is hidden could be different, and the seat would see the same."""

from __future__ import annotations

from random import Random
from typing import Any

from conformance.contract import check_position
from hypothesis import given
from hypothesis import strategies as st

from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import BLUE, RED, SPECTATOR, WHITE, Seat
from concordia_game.engine.modules.forum.module import forum_in
from concordia_game.engine.modules.forum.moves import KEEP, KeepTile
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.files.position import state_data, state_json
from concordia_game.files.reading import state_from
from concordia_game.games.beginning import new_state
from properties.strategies import positions, seeds

seats = st.integers(SPECTATOR, WHITE).map(Seat)
"""Any seat or none; a number too high for a game stands for its last seat."""

PUBLIC = (
    *(
        "players",
        "coins",
        "display",
        "drawn",
        "active",
        "turn",
        "magnus",
        "magnus_used",
        "concordia",
        "copied",
    ),
)
HIDDEN = {("forum", "stack")}
"""What modules add but nobody sees."""


def public(state: State) -> dict[str, Any]:
    """What everybody sees."""
    data = state_data(state)
    shown = {key: value for key, value in data.items() if key in PUBLIC}
    for name, part in data["modules"].items():
        shown[name] = {key: value for key, value in part.items() if (name, key) not in HIDDEN}
    return shown


@given(positions, seats, seeds)
def test_the_seat_sees_the_same_if_what_is_hidden_differs(state: State, seat: Seat, seed: int) -> None:
    seat = min(seat, state.setup.seats[-1])
    before = state_json(state)
    view = View(state, seat)
    other = view.sample(Dice(seed))
    check_position(other)
    assert public(other) == public(view.state) == public(state)
    assert state_json(View(other, seat).state) == state_json(view.state)
    assert state_json(state) == before
    if state.decision.seat == seat:
        assert legal_moves(other) == legal_moves(view.state) == legal_moves(state)


DECKS = {False: (8, 7, 6, 5, 4), True: (7, 8, 6, 5, 4)}
"""The number of cards in decks I to V, without and with Venus (V1.5)."""


def otherwise(state: State, seat: Seat, random: Random) -> State:
    """The same position to a seat, with everything it can't see shuffled by this test, not by the engine."""
    data = state_data(state)
    setup = data["setup"]
    data["chance"], setup["seed"] = random.getrandbits(64), random.getrandbits(64)
    if state.setup.options.forum:
        random.shuffle(data["modules"]["forum"]["stack"])
        random.shuffle(setup["tiles"])
        setup["patricians"] = _mixed_patricians(state, seat, random)
    begin = 0
    for size in DECKS[state.setup.options.venus][: state.setup.players]:
        hidden = range(max(begin, state.drawn), begin + size)
        cards = [setup["stack"][place] for place in hidden]
        random.shuffle(cards)
        for place, card in zip(hidden, cards, strict=True):
            setup["stack"][place] = card
        begin += size
    _mix_pairs(data)
    return state_from(data)


def _mixed_patricians(state: State, seat: Seat, random: Random) -> list[str]:
    """The patricians in a different order; the seat keeps its pair, and the others what they have kept."""
    tiles, forum = state.setup.tiles, forum_of(state)
    dealt = forum_in(state.setup).patricians
    own = list(dealt[2 * seat : 2 * seat + 2]) if seat != SPECTATOR else []
    choosing = any(item["item"] == "KeepPatrician" for item in state_data(state)["agenda"])
    pairs = (
        [own if other == seat else [*forum.held[other]] for other in state.setup.seats] if choosing else []
    )
    seen = [tile for pair in pairs for tile in pair]
    unseen = [tile for tile in dealt if tile not in seen]
    random.shuffle(unseen)
    order = [pair.pop(0) if pair else unseen.pop() for pair in pairs for _ in range(2)] + unseen
    return [tiles[number].id for number in order]


def _mix_pairs(data: dict[str, Any]) -> None:
    """Those who have still to choose do so from the pairs of that order."""
    seats = [player["seat"] for player in data["players"]]
    for item in data["agenda"]:
        if item["item"] == "KeepPatrician":
            place = 2 * seats.index(item["seat"])
            item["first"], item["second"] = data["setup"]["patricians"][place : place + 2]


@given(positions, seats, st.randoms(use_true_random=False))
def test_a_view_gives_nothing_hidden_away(state: State, seat: Seat, random: Random) -> None:
    seat = min(seat, state.setup.seats[-1])
    other = otherwise(state, seat, random)
    assert state_json(View(other, seat).state) == state_json(View(state, seat).state)


@given(positions, seeds)
def test_the_seed_and_the_random_numbers_are_hidden(state: State, seed: int) -> None:
    shown = View(state, RED).state
    assert (shown.chance, shown.setup.seed) == (0, 0)
    assert sorted(shown.setup.stack) == sorted(state.setup.stack)
    if state.setup.options.forum:
        assert sorted(forum_of(shown).stack) == sorted(forum_of(state).stack)
    assert shown.setup.tokens == state.setup.tokens


def test_what_is_hidden_really_differs() -> None:
    """In twenty samples the stack, the tiles and the others' patricians differ, the seat's own pair never."""
    state = new_state(Options(map="imperium", players=4, forum=True, salt=True), 7)
    assert state.decision.seat == RED
    others = [View(state, BLUE).sample(Dice(seed)) for seed in range(20)]
    assert len({tuple(other.setup.stack) for other in others}) == 20
    assert len({forum_in(other.setup).tiles for other in others}) == 20
    assert len({forum_in(other.setup).patricians for other in others}) == 20
    pairs = [
        [item for item in state_data(other)["agenda"] if item["item"] == "KeepPatrician"] for other in others
    ]
    assert len({str([item for item in found if item["seat"] == "blue"]) for found in pairs}) == 1
    assert len({str([item for item in found if item["seat"] == "red"]) for found in pairs}) > 10


def test_nobody_is_thought_to_hold_what_the_seat_put_back() -> None:
    """S2.2: red has given back one of its two patricians, so no other seat was dealt it."""
    state = new_state(Options(map="imperium", players=5, forum=True), 7)
    pair = [move.tile for move in legal_moves(state) if isinstance(move, KeepTile)]
    state = apply(state, KEEP[pair[0]])
    for seed in range(40):
        other = View(state, RED).sample(Dice(seed))
        assert state_json(View(other, RED).state) == state_json(View(state, RED).state)
        sampled = state_data(other)
        pairs = [item for item in sampled["agenda"] if item["item"] == "KeepPatrician"]
        dealt = [item[key] for item in pairs for key in ("first", "second")]
        assert len(set(dealt)) == 8
        assert not set(pair) & set(dealt)


def test_which_deck_comes_next_is_known() -> None:
    """B1.4: the decks lie on one another, so a card of deck II is never sampled into deck III."""
    state = new_state(Options(map="imperium", players=3), 7)
    sizes = [8, 7, 6]
    for seed in range(10):
        stack = View(state, RED).sample(Dice(seed)).setup.stack
        assert stack[:7] == state.setup.stack[:7], "the display is open"
        begin = 0
        for size in sizes:
            assert sorted(stack[begin : begin + size]) == sorted(state.setup.stack[begin : begin + size])
            begin += size
