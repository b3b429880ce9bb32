"""What a move would immediately change for its player, found by trying it on what the player may know."""

from __future__ import annotations

from concordia_game.engine import moves as m
from concordia_game.engine.goods import FISH, GOODS
from concordia_game.engine.ids import ProvinceId, Seat
from concordia_game.engine.modules.forum.moves import Bid, OpenBid, Pass
from concordia_game.engine.moves import Move
from concordia_game.engine.payment import Pay
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.production import house_yields
from concordia_game.engine.scoring import score
from concordia_game.engine.state import State
from concordia_game.engine.things import goods_data
from concordia_game.engine.view import View
from concordia_game.server import wire
from concordia_game.server.forecasts import ends_turn, reveals
from concordia_game.server.goods import cost_shown
from concordia_game.server.tabletop import wire_seat

NOTHING = wire.Preview()

Points = tuple[int, int]
"""The points of a seat and those of its partner, if it has one."""

WITHOUT = (OpenBid, Bid, Pass)
"""Moves that change no possessions right away; there may be hundreds of them."""


def moves_shown(state: State, seat: Seat, confirmed: bool = False) -> list[wire.MoveShown]:
    """Every legal move of the seat; based on its view, so that nothing hidden shows.

    Where turns are `confirmed`, what ends one can still be taken back.
    """
    known = View(state, seat).state
    points = _points(known, seat)
    return [move_shown(known, seat, points, move, confirmed) for move in legal_moves(known)]


def _points(state: State, seat: Seat) -> Points:
    partner = state.setup.partners[seat]
    return score(state, seat).total, 0 if partner is None else score(state, partner).total


def move_shown(
    known: State, seat: Seat, points: Points, move: Move, confirmed: bool = False
) -> wire.MoveShown:
    """One legal move."""
    setup = known.setup
    return wire.MoveShown(
        text=move.text(setup),
        verb=type(move).verb,
        fields=move.shown(setup),
        touches=move.touches(setup),
        preview=_preview(known, seat, points, move, confirmed),
    )


def _preview(known: State, seat: Seat, points: Points, move: Move, confirmed: bool) -> wire.Preview:
    if isinstance(move, WITHOUT):
        return NOTHING
    if isinstance(move, m.MoveColonist):
        return wire.Preview(steps=move.steps)
    after = apply(known, move)
    shown = _difference(known, after, seat, points)
    shown.final = reveals(after) and not (confirmed and ends_turn(known, past_chance(after), seat))
    shown.pays = _still_to_pay(after, seat)
    if isinstance(move, m.Build):
        shown.nth = after.built[move.city]
    elif isinstance(move, m.Produce):
        shown.yields = province_yields(known, seat, move.province)
    return shown


def _difference(known: State, after: State, seat: Seat, points: Points) -> wire.Preview:
    old, new = known.players[seat], after.players[seat]
    if new is old and after.parts is known.parts:
        return wire.Preview()
    goods = {
        GOODS[good]: new.goods[good] - old.goods[good]
        for good in range(FISH)
        if new.goods[good] != old.goods[good]
    }
    own, partners = _points(after, seat)
    return wire.Preview(
        sestertii=new.sestertii - old.sestertii,
        goods=goods,
        fish=new.goods[FISH] - old.goods[FISH],
        houses=new.house_count - old.house_count,
        colonists=new.colonists() - old.colonists(),
        points=own - points[0],
        partner=partners - points[1],
    )


def _still_to_pay(after: State, seat: Seat) -> list[wire.Goods]:
    """The prices for which the player still has to choose goods."""
    decision = after.decision
    if not isinstance(decision, Pay) or decision.seat != seat:
        return []
    return [cost_shown(cost) for cost in decision.costs]


def province_yields(known: State, seat: Seat, province: ProvinceId) -> dict[wire.Seat, wire.Goods]:
    """The goods of all houses, and the seat's bonus, doubled by the Præfectus Magnus."""
    receipts = house_yields(known, province)
    extra = 1 if known.magnus == seat else 0
    good, bonus, _ = known.setup.bonus.take(known.child(), seat, province, extra, receipts[seat])
    receipts[seat][good] += bonus
    received = zip(known.setup.seats, receipts, strict=True)
    return {wire_seat(receiver): goods_data(receipt) for receiver, receipt in received if any(receipt)}
