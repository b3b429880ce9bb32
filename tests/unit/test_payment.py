"""Payments in goods, compared with trying every way to pay every part of a cost."""

from __future__ import annotations

from collections import Counter
from itertools import product

from hypothesis import example, given
from hypothesis import strategies as st

from concordia_game.engine.cost import NOTHING, Cost, named, single
from concordia_game.engine.goods import FOOD, GOODS, SALT, TOOL, TRADED
from concordia_game.engine.ids import RED
from concordia_game.engine.options import Options
from concordia_game.engine.payment import Pay, affordable, all_mixes, mixes, pay, pay_either, shortage
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.games.beginning import new_state
from concordia_game.notation.texts import legal_texts

stores = st.lists(st.integers(0, 3), min_size=6, max_size=6).map(lambda goods: [*goods, 0])
costs = st.lists(st.sampled_from([*GOODS[:TRADED], "any"]), max_size=4).map(named)


def every_payment(goods: list[int], cost: Cost) -> set[tuple[int, ...]]:
    """Each named good is paid with itself or with salt, a question mark with anything (B10.1, S1.1)."""
    places: list[tuple[int, ...]] = [(good, SALT) for good in range(TRADED) for _ in range(cost.goods[good])]
    places += [tuple(range(SALT + 1))] * cost.of_choice
    found = set()
    for filled in product(*places):
        count = Counter(filled)
        if all(count[good] <= goods[good] for good in count):
            found.add(tuple(count[good] for good in range(SALT + 1)))
    return found


@given(stores, costs)
@example([0, 0, 0, 0, 0, 3, 0], Cost([1, 1, 0, 0, 0], 1))
@example([3, 3, 3, 3, 3, 3, 0], Cost([0, 0, 0, 0, 2], 1))
def test_mixes_are_every_payment_once(goods: list[int], cost: Cost) -> None:
    found = mixes(goods, cost)
    assert len(found) == len(set(found))
    assert set(found) == every_payment(goods, cost)


@given(stores, costs)
def test_affordable_where_there_is_a_payment(goods: list[int], cost: Cost) -> None:
    assert affordable(goods, cost) == bool(every_payment(goods, cost))
    assert shortage(goods, cost) == sum(max(0, cost.goods[good] - goods[good]) for good in range(TRADED))


def holding(goods: list[int]) -> State:
    """A position in which red holds these goods."""
    state = new_state(Options(map="italia", players=2), 1).child()
    state.edit(RED).goods = goods
    return state


def owing(goods: list[int], cost: Cost) -> State:
    """A position in which red holds these goods and has just been told to pay."""
    state = holding(goods)
    pay(state, RED, cost)
    return state


@given(stores, costs)
def test_a_payment_is_asked_only_where_there_is_a_choice(goods: list[int], cost: Cost) -> None:
    ways = every_payment(goods, cost)
    if not ways:
        return
    state = owing(goods, cost)
    if len(ways) == 1:
        ends = [state]
        assert not isinstance(state.decision, Pay)
    else:
        assert isinstance(state.decision, Pay)
        ends = [apply(state, move) for move in legal_moves(state)]
    left = {tuple(end.players[RED].goods) for end in ends}
    assert left == {tuple(have - way for have, way in zip(goods, (*mix, 0), strict=True)) for mix in ways}
    assert len(ends) == len(ways)


@given(stores, st.lists(costs.filter(lambda cost: cost.total > 0), min_size=1, max_size=3))
@example([0, 1, 1, 0, 0, 1, 0], [single(FOOD), single(TOOL)])
def test_one_of_several_costs(goods: list[int], choices: list[Cost]) -> None:
    """F3.6: a food or a tool; a salt pays either, and is offered once."""
    ways = set[tuple[int, ...]]().union(*[every_payment(goods, cost) for cost in choices])
    assert len(all_mixes(goods, tuple(choices))) == len(ways)
    assert set(all_mixes(goods, tuple(choices))) == ways
    if ways:
        state = holding(goods)
        pay_either(state, RED, tuple(choices))
        assert isinstance(state.decision, Pay) == (len(ways) > 1)
        if len(ways) > 1:
            assert len(legal_moves(state)) == len(legal_texts(state)) == len(ways)


def test_the_text_of_a_payment_names_every_good() -> None:
    state = owing([1, 2, 0, 0, 1, 1, 0], Cost([0, 1, 0, 0, 0], 1))
    assert set(legal_texts(state)) == {
        "pay brick food",
        "pay food food",
        "pay food cloth",
        "pay food salt",
        "pay brick salt",
        "pay cloth salt",
    }


def test_nothing_to_pay_is_no_event() -> None:
    assert owing([1] * 6 + [0], NOTHING).events == ()
    assert len(GOODS) == 7


def test_a_cost_is_written_and_read_by_names() -> None:
    cost = Cost([1, 0, 0, 2, 0], 1)
    assert cost.names() == ["brick", "wine", "wine", "any"]
    assert named(cost.names()) == cost
    assert cost.plus(single(FOOD)) == Cost([1, 1, 0, 2, 0], 1) != cost
    assert (cost.total, len({cost, named(cost.names())})) == (4, 1)
