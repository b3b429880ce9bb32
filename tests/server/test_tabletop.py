"""The position for the wire, with an unusual set-up."""

from __future__ import annotations

from collections import Counter

from i18n.stories import positions

from concordia_game.engine.events import CardBought
from concordia_game.engine.ids import SEATS
from concordia_game.engine.modules.fish.phase import MarketPhase
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply
from concordia_game.notation.texts import parse_move
from concordia_game.server import wire
from concordia_game.server.previews import moves_shown
from concordia_game.server.tabletop import market_shown, provinces_shown, state_shown
from server.salty import SALTY, salty_state


def test_a_province_of_salt_cities_has_no_marker() -> None:
    state = salty_state()
    assert state.setup.markers[SALTY] is None
    bare, *others = provinces_shown(state).values()
    assert bare == wire.ProvinceShown(None, coins=False, value=0, fish=None)
    assert all(shown.good and shown.value and shown.fish is None for shown in others)


def test_a_province_without_a_marker_is_not_offered() -> None:
    state = salty_state()
    state = apply(state, parse_move(state, "prefect"))
    offered = [move.text for move in moves_shown(state, state.decision.seat) if move.verb == "produce"]
    assert offered == [f"produce {id}" for id in state.setup.board.province_ids[1:]]


def test_a_closed_stall_says_why() -> None:
    """While somebody is asked for a stall, each offers something or says why not; else none is closed."""
    codes: set[str] = set()
    for state in positions(Options(map="cyprus", players=3, fish="coast"), 4):
        market = market_shown(state)
        assert market is not None
        if not isinstance(state.decision, MarketPhase):
            assert market.closed == {}
            continue
        moves = moves_shown(state, state.decision.seat)
        touched = {touch for move in moves for touch in move.touches if touch.startswith("stall:")}
        closed = {f"stall:{id}" for id in market.closed}
        assert {f"stall:{stall.id}" for stall in market.stalls} == touched | closed
        assert not touched & closed
        codes |= {refusal.code for refusal in market.closed.values()}
    assert {"fish_short", "no_effect", "stall_used"} <= codes


def test_bought_cards_are_those_a_seat_did_not_begin_with() -> None:
    bought: Counter[tuple[str, str]] = Counter()
    for state in positions(Options(players=3), 4):
        for event in state.happened:
            if isinstance(event, CardBought):
                bought[SEATS[event.seat], state.setup.cards[event.card].id] += 1
        shown = Counter(
            (player.seat, card) for player in state_shown(state).players for card in player.bought
        )
        assert shown == bought
    assert len(bought) > 5
