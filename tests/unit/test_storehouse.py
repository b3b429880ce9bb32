"""Receipts that don't fit, compared with trying every way to keep goods (B3.2)."""

from __future__ import annotations

from itertools import product

from hypothesis import example, given
from hypothesis import strategies as st

from concordia_game.engine.agenda import advance
from concordia_game.engine.goods import CLOTH, FISH, FOOD, KINDS
from concordia_game.engine.ids import RED
from concordia_game.engine.moves import Forgo
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.engine.storehouse import Store, receive, receive_one, room
from concordia_game.games.beginning import new_state

SPACES = 12 - 4
"""Four colonists are in the storehouse at the start."""

receipts = st.lists(st.integers(0, FISH), max_size=6).map(
    lambda new: tuple(new.count(good) for good in range(KINDS))
)


def offered(stored: list[int], receipt: tuple[int, ...]) -> State:
    """A position in which red holds some goods and is offered others."""
    state = new_state(Options(map="italia", players=2), 1).child()
    state.edit(RED).goods = stored
    receive(state, RED, receipt)
    advance(state)
    return state


def spaces(goods: list[int]) -> int:
    """Two fish share a space (F1.2)."""
    return sum(goods[:FISH]) + (goods[FISH] + 1) // 2


def fullest(stored: list[int], receipt: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Every part of a receipt that fits and leaves no room for any of the rest."""
    fitting = {
        kept
        for kept in product(*[range(count + 1) for count in receipt])
        if spaces([have + new for have, new in zip(stored, kept, strict=True)]) <= SPACES
    }
    return {kept for kept in fitting if not any(more in fitting for more in _one_more(kept))}


def _one_more(kept: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [(*kept[:good], kept[good] + 1, *kept[good + 1 :]) for good in range(KINDS)]


def after(stored: list[int], ways: set[tuple[int, ...]]) -> set[tuple[int, ...]]:
    """The stores that these ways to keep goods lead to."""
    return {tuple(have + new for have, new in zip(stored, kept, strict=True)) for kept in ways}


def endings(state: State) -> set[tuple[int, ...]]:
    """What red can end up with, giving up goods in every order."""
    met = {state.key(): state}
    edge = [state]
    while edge:
        state = edge.pop()
        if isinstance(state.decision, Store):
            assert len(legal_moves(state)) > 1, "a question with one answer"
            children = [apply(state, move) for move in legal_moves(state)]
            edge += [child for child in children if child.key() not in met]
            met.update((child.key(), child) for child in children)
    return {tuple(end.players[RED].goods) for end in met.values() if not isinstance(end.decision, Store)}


@st.composite
def stores(draw: st.DrawFn) -> list[int]:
    """Goods that leave up to four spaces free, perhaps with a half-full fish space."""
    goods = [0] * KINDS
    goods[FISH] = draw(st.integers(0, 3))
    goods[0] = draw(st.integers(4, 8)) - (goods[FISH] + 1) // 2
    return goods


@given(stores(), receipts)
@example([8, 0, 0, 0, 0, 0, 0], (1, 1, 0, 0, 0, 0, 0))
def test_every_full_storehouse_can_be_chosen_and_no_other(
    stored: list[int], receipt: tuple[int, ...]
) -> None:
    stored, receipt = [*stored[:FISH], 0], (*receipt[:FISH], 0)
    ways = fullest(stored, receipt)
    state = offered(stored, receipt)
    assert endings(state) == after(stored, ways)
    assert isinstance(state.decision, Store) == (len(ways) > 1)


@given(stores(), receipts)
@example([6, 0, 0, 0, 0, 0, 1], (0, 1, 0, 0, 0, 0, 2))
def test_with_fish_no_space_stays_empty_either(stored: list[int], receipt: tuple[int, ...]) -> None:
    """Fish may be given up one by one (F1.2), so a space may stay half full, but not empty."""
    ends = endings(offered(stored, receipt))
    assert after(stored, fullest(stored, receipt)) <= ends
    everything = tuple(have + new for have, new in zip(stored, receipt, strict=True))
    for end in ends:
        assert end == everything or spaces(list(end)) == SPACES
        assert all(have <= kept <= most for have, kept, most in zip(stored, end, everything, strict=True))


def test_goods_are_given_up_one_at_a_time() -> None:
    state = offered([6, 0, 0, 0, 0, 0, 0], (0, 2, 0, 0, 2, 0, 0))
    assert legal_moves(state) == [Forgo(FOOD), Forgo(CLOTH)]
    state = apply(state, Forgo(FOOD))
    assert legal_moves(state) == [Forgo(FOOD), Forgo(CLOTH)]
    state = apply(state, Forgo(FOOD))
    assert state.players[RED].goods == [6, 0, 0, 0, 2, 0, 0]
    assert [type(event).__name__ for event in state.events] == ["GoodsReceived", "GoodsForgone"]


def test_room() -> None:
    state = new_state(Options(map="italia", players=2), 1)
    assert room(state, state.players[RED]) == 12 - 4 - 6
    child = state.child()
    receive_one(child, RED, FOOD, 1)
    receive_one(child, RED, FOOD, 0)
    advance(child)
    assert child.players[RED].goods[FOOD] == 3
    assert room(child, child.players[RED]) == 1
