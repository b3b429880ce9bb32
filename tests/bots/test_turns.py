"""The ends of a turn: all of them in small cases, never twice, never beyond the budget."""

from __future__ import annotations

from random import Random

from concordia_game.bots.features import game_left
from concordia_game.bots.planning import value_for
from concordia_game.bots.pruning import is_repetition
from concordia_game.bots.turns import BEFORE_CARD, Node, TurnSearch, is_at_market
from concordia_game.bots.value import blended, hats, lead
from concordia_game.engine.ids import LAND, CardId, PlaceId, RouteId, Seat
from concordia_game.engine.moves import BUILD, BUY, SELL, MoveColonist, PlayCard
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.state import State
from concordia_game.games.beginning import new_state


def all_ends(state: State) -> set[object]:
    """Every end of a turn, by brute force."""
    found: set[object] = set()
    seen: set[object] = set()
    waiting = [state]
    while waiting:
        position = waiting.pop()
        for move in legal_moves(position):
            child = apply(position, move)
            key = child.key()
            if child.turn != state.turn or child.over:
                found.add(key)
            elif key not in seen:
                seen.add(key)
                waiting.append(child)
    return found


def test_a_wide_search_finds_every_end_of_the_first_turn() -> None:
    state = new_state(Options("italia", 2), 7)
    search = TurnSearch(value_for(state), Seat(0), 100_000, 1_000_000)
    ends = [node.state.key() for node in search.run(state)]
    assert len(ends) == len(set(ends))
    assert set(ends) == all_ends(state)


def test_a_line_of_moves_leads_to_its_end() -> None:
    state = new_state(Options("imperium", 3, salt=True, forum=True, fish="coast"), 7)
    while state.turn == 0:
        state = apply(state, legal_moves(state)[0])
    for node in TurnSearch(value_for(state), state.decision.seat, 4, 400).run(state)[:20]:
        reached = state
        for move in node.line():
            reached = apply(reached, move)
        assert reached.key() == node.state.key()


def test_the_budget_is_kept() -> None:
    state = new_state(Options("imperium", 2), 7)
    search = TurnSearch(value_for(state), Seat(0), 1, 10)
    assert search.run(state)
    assert search.nodes < 100


def test_a_glance_tries_few_moves_of_every_card() -> None:
    state = new_state(Options("imperium", 2), 7)
    short, full = (TurnSearch(value_for(state), Seat(0), 2, 50, glance) for glance in (3, 1000))
    cards = [{node.branch for node in search.run(state)} for search in (short, full)]
    assert cards[0] == cards[1]
    assert short.nodes < full.nodes


def test_there_is_an_end_straight_on() -> None:
    for seed in range(3):
        state = new_state(Options("imperium", 3, salt=True, fish="coast"), seed)
        search = TurnSearch(value_for(state), Seat(0), 2, 40, 6)
        search.turn = state.turn
        end = search.straight_on(Node(state, None, None, BEFORE_CARD))
        assert end.state.turn == state.turn + 1
        assert end.line()[0] in legal_moves(state)


def test_the_best_end_comes_first() -> None:
    state = new_state(Options("italia", 2), 7)
    values = [node.value for node in TurnSearch(value_for(state), Seat(0), 3, 500).run(state)]
    assert values == sorted(values, reverse=True)


def test_the_ascending_order_is_kept() -> None:
    assert is_repetition(BUILD[5], BUILD[3])
    assert not is_repetition(BUILD[3], BUILD[5])
    assert is_repetition(BUY[1][1], SELL[0][1])
    assert not is_repetition(SELL[4][1], BUY[0][1])
    assert not is_repetition(PlayCard(CardId(1)), BUILD[3])
    there, back = RouteId(PlaceId(9)), RouteId(PlaceId(2))
    assert is_repetition(MoveColonist(LAND, PlaceId(4), there, 1), MoveColonist(LAND, there, back, 1))


def test_a_game_begins_with_all_of_it_left() -> None:
    assert game_left(new_state(Options("italia", 2), 7)) == 1.0


def test_weights_slide_between_knots() -> None:
    assert hats(1.0) == [1.0, 0.0, 0.0]
    assert hats(0.25) == [0.0, 0.5, 0.5]
    assert blended([[0.0, 5.0], [2.0, 5.0], [4.0, 5.0]], 0.75) == [1.0, 5.0]


def test_the_lead_is_over_the_rivals() -> None:
    assert lead([10.0, 4.0], Seat(0)) == 6.0
    assert lead([10.0, 4.0], Seat(1)) == -6.0
    assert lead([10.0, 4.0, 0.0], Seat(0)) == 7.0
    assert lead([10.0, 4.0, 0.0], Seat(0), rivals=0.5) == 8.5
    assert lead([10.0, 4.0, 0.0], Seat(0), rivals=0.0) == 10.0


def test_a_kept_vector_is_that_of_a_fresh_look() -> None:
    state = new_state(Options("italia", 3), 7)
    value = value_for(state)
    for _ in range(60):
        state = apply(state, legal_moves(state)[len(legal_moves(state)) // 2])
        assert value.standings(state) == value_for(state).standings(state)


def at_market(seed: int, turn: int) -> State:
    """Where a seat with fish begins its turn."""
    state = past_chance(new_state(Options("imperium", 2, fish="coast"), seed))
    rng = Random(seed)
    while state.turn < turn or not (is_at_market(state) and len(legal_moves(state)) > 3):
        state = past_chance(apply(state, rng.choice(legal_moves(state))))
    return state


def test_the_market_can_be_searched_before_the_cards() -> None:
    state = at_market(3, 10)
    value = value_for(state)
    for visits in (1, 4):
        search = TurnSearch(value, state.decision.seat, 2, 100, visits=visits)
        ends = search.run(state)
        assert all(end.state.turn == state.turn + 1 for end in ends)
        assert len({end.branch for end in ends}) > 1
        reached = state
        for move in ends[0].line():
            assert move in legal_moves(reached)
            reached = search.pass_others(apply(reached, move))
        assert reached.key() == ends[0].state.key()


def test_with_all_ways_to_leave_the_market_none_of_its_ends_is_missed() -> None:
    state = at_market(5, 4)
    seat = state.decision.seat
    plain, first = (
        TurnSearch(value_for(state), seat, 100_000, 1_000_000, visits=visits).run(state)
        for visits in (0, 100_000)
    )
    assert {node.state.key() for node in first} == {node.state.key() for node in plain}


def test_whoever_leaves_the_market_first_finds_better_turns() -> None:
    plain = first = 0.0
    for seed in range(12):
        state = at_market(seed, 30)
        value, seat = value_for(state), state.decision.seat
        plain += TurnSearch(value, seat, 2, 50).run(state)[0].value
        first += TurnSearch(value, seat, 1, 50, visits=4).run(state)[0].value
    assert first > plain


def test_outside_of_the_market_nothing_changes() -> None:
    state = new_state(Options("italia", 2), 7)
    assert not is_at_market(state)
    plain, first = (TurnSearch(value_for(state), Seat(0), 3, 100, visits=visits) for visits in (0, 4))
    assert [node.line() for node in plain.run(state)] == [node.line() for node in first.run(state)]
    assert plain.nodes == first.nodes
