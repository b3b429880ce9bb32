"""Venus and team play: partners are one side, and every level plays with them to the end."""

from __future__ import annotations

from random import Random

import pytest

from concordia_game.bots import Bot, load_bot
from concordia_game.bots.features import copied_piles
from concordia_game.bots.hints import suggest
from concordia_game.bots.holding import Holding
from concordia_game.bots.names import ARCHITECT, CONSUL, MERCATOR, PREFECT, SENATOR
from concordia_game.bots.offhand import gift, named_start, one_step
from concordia_game.bots.planning import value_for
from concordia_game.bots.tables import Tables
from concordia_game.bots.turns import TurnSearch
from concordia_game.bots.value import final_standings, together
from concordia_game.engine.ids import NOBODY, Seat
from concordia_game.engine.modules.teams.moves import Give
from concordia_game.engine.modules.teams.starting import NameStart
from concordia_game.engine.modules.teams.turns import CallCard, GiveMoney
from concordia_game.engine.moves import DONE, Move, PlayCard
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.scoring import winner
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_state

TABLES = [
    Options("imperium", 4, venus=True, teams=True),
    Options("hispania", 6, venus=True, teams=True, forum=True, auction=True, salt=True, money_gifts=True),
    Options("balearica", 4, venus=True, teams=True, fish="coast", forum=True, start_without_goods=True),
    Options(
        "byzantium", 6, venus=True, teams=True, salt=True, forum=True, fish="slope", proconsul_price="free"
    ),
    Options("italia", 2, venus=True, copy_magister=True),
    Options("imperium", 5, venus=True, salt=True, forum=True, fish="coast"),
]


def small_bots() -> list[Bot]:
    """Every level with a budget for tests."""
    small = "width=3&nodes=60"
    ahead = "candidates=2&rounds=0&ahead_width=1&nodes_a_decision=60"
    return [load_bot("easy"), load_bot(f"normal?{small}"), load_bot(f"hard?{small}&{ahead}")]


def play(state: State, bots: list[Bot], seed: int, most: int = 4000) -> tuple[State, list[Move]]:
    """Play on; every answer must be one of the legal moves."""
    rng = Random(seed)
    played: list[Move] = []
    state = past_chance(state)
    while not state.over and len(played) < most:
        seat, moves = state.decision.seat, legal_moves(state)
        move = bots[seat](View(state, seat), state.decision, moves, rng)
        assert move in moves
        played.append(move)
        state = past_chance(apply(state, move))
    return state, played


def first_turn(options: Options, seed: int = 1) -> State:
    """The position in which the first card is chosen; before that the first move is taken each time."""
    state = past_chance(new_state(options, seed))
    while state.turn == 0:
        state = past_chance(apply(state, legal_moves(state)[0]))
    return state


def playing(state: State, card: str) -> State:
    """The position after the active player has played a card."""
    return apply(state, PlayCard(state.setup.card_kind(card)))


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_level_plays_to_the_end(number: int) -> None:
    bots = (small_bots() * 2)[: TABLES[number].players]
    state, _ = play(new_state(TABLES[number], number), bots, seed=number)
    assert state.over


def test_the_same_seed_gives_the_same_game() -> None:
    options = Options("italia", 4, venus=True, teams=True, salt=True)
    games = [play(new_state(options, 3), (small_bots() * 2)[:4], seed=seed, most=60)[1] for seed in (8, 8, 9)]
    assert games[0] == games[1] != games[2]


def test_normal_beats_easy() -> None:
    """Four deals with the seats of both, decided beforehand: more than half must be won."""
    wins = 0
    for number in range(4):
        normal = load_bot("normal?width=4&nodes=320")
        own = number % 2
        bots = [normal if seat % 2 == own else load_bot("easy") for seat in range(4)]
        state, _ = play(new_state(Options("italia", 4, venus=True, teams=True), number), bots, number)
        assert state.over
        wins += state.setup.teams[winner(state)] == own
    assert wins >= 3


def test_partners_have_the_same_value() -> None:
    for options in (
        Options("italia", 4, venus=True, teams=True),
        Options("imperium", 6, venus=True, teams=True),
    ):
        state = first_turn(options)
        value = value_for(state)
        half = options.players // 2
        for seat in range(half):
            assert value.margin(state, Seat(seat)) == value.margin(state, Seat(seat + half))
        standings = value.standings(state)
        teams = [standings[seat] + standings[seat + half] for seat in range(half)]
        best, mean = max(teams[1:]), sum(teams[1:]) / (half - 1)
        assert value.margin(state, Seat(0)) == pytest.approx(teams[0] - 0.5 * best - 0.5 * mean)


def test_a_tie_goes_the_way_of_the_magnus() -> None:
    """The first seat of a tied team to the right of the PM's holder decides for it (V2.1)."""
    state = first_turn(Options("imperium", 6, venus=True, teams=True))
    for player in state.players:
        player.sestertii = 0
    for holder in state.setup.seats:
        state.magnus = holder
        teams = together(final_standings(state), state.setup.teams)
        assert teams.index(max(teams)) == state.setup.teams[winner(state)]


def test_a_turn_is_planned_up_to_the_partner() -> None:
    state = first_turn(Options("italia", 4, venus=True, teams=True))
    search = TurnSearch(value_for(state), Seat(0), 3, 60)
    ends = search.run(state)
    assert {node.state.decision.seat for node in ends} >= {2}
    for node in ends:
        reached = state
        for move in node.line():
            assert reached.decision.seat == 0
            reached = apply(reached, move)
        assert reached.decision.seat != 0 or reached.turn != state.turn
        assert reached.key() == node.state.key()


def test_without_teams_nobody_is_a_partner() -> None:
    state = new_state(Options("italia", 4, venus=True), 1)
    assert TurnSearch(value_for(state), Seat(0), 3, 60).partner == NOBODY


def test_what_the_partner_makes_of_a_card_counts() -> None:
    """A Legatus does nothing by itself: without foresight its end is that of a card thrown away."""
    state = first_turn(Options("italia", 4, venus=True, teams=True))
    branch = state.setup.card_kind("legatus") + 1
    blind, seeing = (
        {
            node.branch: node.value
            for node in TurnSearch(value_for(state), Seat(0), 3, 200, 1000, depth).run(state)
        }
        for depth in (0, 2)
    )
    assert seeing[branch] > blind[branch] + 1


@pytest.mark.parametrize("level", range(3))
def test_the_partner_is_asked_for_a_card(level: int) -> None:
    state = playing(first_turn(Options("italia", 4, venus=True, teams=True)), "legatus")
    assert isinstance(state.decision, CallCard)
    assert state.decision.seat == 2
    move = small_bots()[level](View(state, Seat(2)), state.decision, legal_moves(state), Random(1))
    assert isinstance(move, PlayCard)
    assert state.setup.cards[move.card].id != "tribune", "there is nothing to take back yet"


def test_a_start_has_something_to_build() -> None:
    state = new_state(Options("italia", 4, venus=True, teams=True), 1)
    assert isinstance(state.decision, NameStart)
    seat = state.decision.seat
    reached = [one_step(state.setup, apply(state, move).players[seat]) for move in legal_moves(state)]
    chosen = one_step(state.setup, apply(state, named_start(state, seat)).players[seat])
    assert len(chosen) > sum(len(cities) for cities in reached) / len(reached)


def test_gifts_are_for_the_needy() -> None:
    state = first_turn(Options("italia", 4, venus=True, teams=True, money_gifts=True))
    given = state.child()
    given.push(GiveMoney(Seat(0)))
    value = value_for(state)
    assert gift(given, Seat(0), value) is DONE
    given.edit(Seat(0)).sestertii = 60
    given.edit(Seat(2)).sestertii = 0
    given.listed = None
    found = gift(given, Seat(0), value)
    assert isinstance(found, Give)
    assert found.count > 5


def test_cards_of_venus_have_roles() -> None:
    state = first_turn(Options("italia", 4, venus=True, teams=True))
    tables = Tables(state.setup)
    player = state.players[0]
    kinds = state.setup.card_kind

    def roles(hand: list[str], discard: list[str]) -> list[int]:
        player.hand, player.discard = [kinds(id) for id in hand], [kinds(id) for id in discard]
        return Holding(player, tables).roles

    double = roles(["prefect_architect"], [])
    assert (double[PREFECT], double[ARCHITECT], sum(double)) == (1, 1, 2)
    assert roles(["praetor"], [])[SENATOR] == 2
    assert roles(["proconsul"], [])[CONSUL] == 2
    assert sum(roles(["legatus"], [])) == 0
    assert roles(["magister"], ["mercator"])[MERCATOR] == 1
    assert sum(roles(["magister"], [])) == sum(roles(["magister"], ["senator"])) == 0


def test_a_partners_pile_is_not_copied() -> None:
    state = first_turn(Options("italia", 4, venus=True, teams=True))
    tables = Tables(state.setup)
    state.players[2].discard = [state.setup.card_kind("prefect_mercator")]
    assert copied_piles(state, Seat(0), tables) == 0
    assert copied_piles(state, Seat(1), tables) == (1 << PREFECT) | (1 << MERCATOR)


@pytest.mark.parametrize("options", [TABLES[0], TABLES[5]])
def test_a_kept_value_is_that_of_a_fresh_look(options: Options) -> None:
    state = first_turn(options)
    value, rng = value_for(state), Random(1)
    for _ in range(80):
        state = past_chance(apply(state, rng.choice(legal_moves(state))))
        assert value.standings(state) == value_for(state).standings(state)


def test_hints_are_for_the_team() -> None:
    state = playing(first_turn(Options("italia", 4, venus=True, teams=True)), "legatus")
    hints = suggest(View(state, Seat(2)), state.decision, most=2)
    assert [type(hint.move) for hint in hints] == [PlayCard, PlayCard]


def test_greedy_and_random_play_in_teams() -> None:
    for name in ("greedy", "random"):
        options = Options("italia", 4, venus=True, teams=True, money_gifts=True)
        assert play(new_state(options, 1), [load_bot(name)] * 4, 1)[0].over
