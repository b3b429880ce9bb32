"""What everything on the table would cost and bring a seat, whoever is to move.

It is computed from the seat's view alone, and only when somebody asks.
"""

from __future__ import annotations

from concordia_game.engine import amend
from concordia_game.engine.building import building_sites, place_house, refuse_site
from concordia_game.engine.cost import Cost
from concordia_game.engine.display import BuyCards
from concordia_game.engine.goods import GOODS, SALT, TRADED, goods_total
from concordia_game.engine.ids import CardId, CityId, ProvinceId, Seat
from concordia_game.engine.movement import MoveColonists, add_movements
from concordia_game.engine.moves import Move, MoveColonist
from concordia_game.engine.production import house_yields
from concordia_game.engine.reasons import Reason
from concordia_game.engine.scoring import score
from concordia_game.engine.setup import GODS
from concordia_game.engine.state import Player, State
from concordia_game.engine.things import goods_data
from concordia_game.engine.view import View
from concordia_game.server import wire
from concordia_game.server.goods import cost_shown, fields_shown
from concordia_game.server.previews import province_yields
from concordia_game.server.tabletop import wire_seat


def facts(state: State, seat: Seat, ply: int) -> wire.Facts:
    """All that a seat may want to know of the things in a position."""
    known = View(state, seat).state
    board = known.setup.board
    steps = steps_of(known, seat)
    return wire.Facts(
        ply=ply,
        seat=wire_seat(seat),
        cities={id: city_fact(known, seat, CityId(number)) for number, id in enumerate(board.city_ids)},
        provinces={
            id: province_fact(known, seat, ProvinceId(number)) for number, id in enumerate(board.province_ids)
        },
        cards=own_cards(known, seat),
        display=[offer_fact(known, seat, space) for space in range(len(known.display))],
        steps=steps,
        reach=reach_of(known, seat, steps),
    )


def gained(before: State, after: State, seat: Seat) -> wire.Gain:
    """The points by which two positions differ for a seat."""
    old, new = score(before, seat), score(after, seat)
    pairs = zip(GODS, old.gods, new.gods, strict=True)
    partner = before.setup.partners[seat]
    return wire.Gain(
        points=new.total - old.total,
        gods={god: more - less for god, less, more in pairs if more != less},
        partner=0 if partner is None else score(after, partner).total - score(before, partner).total,
    )


# Houses.


def city_fact(known: State, seat: Seat, city: CityId) -> wire.CityFact:
    """A house of the seat in a city."""
    player = known.players[seat]
    refused = refuse_site(known, player, city)
    if refused is not None:
        return wire.CityFact(refused=refusal_shown(refused))
    price = amend.house_price(known, player, city)
    after = known.child()
    place_house(after, seat, city, price.money)
    return wire.CityFact(
        near=city in building_sites(known, player),
        price=price_shown(player, price.cost, price.money),
        gain=gained(known, after, seat),
    )


def refusal_shown(reason: Reason) -> wire.Refusal:
    """A reason for the wire."""
    return wire.Refusal(reason.code, fields_shown(reason.details))


def price_shown(player: Player, cost: Cost, money: int = 0) -> wire.Price:
    """A price in money and goods, and what the player lacks of it."""
    return wire.Price(
        sestertii=money,
        goods=cost_shown(cost),
        lacks_sestertii=max(0, money - player.sestertii),
        lacks_goods=lacking(player.goods, cost),
    )


def lacking(goods: list[int], cost: Cost) -> wire.Goods:
    """The fewest goods with which the player could pay: salt stands for the dearest that are missing."""
    salt = goods[SALT]
    missing: wire.Goods = {}
    for good in range(TRADED - 1, -1, -1):
        short = max(0, cost.goods[good] - goods[good])
        helped = min(short, salt)
        salt -= helped
        if short > helped:
            missing[GOODS[good]] = short - helped
    # What is still to come pays its own part; the rest has to cover the goods of choice.
    rest = cost.total - goods_total(goods) - sum(missing.values())
    if cost.of_choice and rest > 0:
        missing["any"] = rest
    return missing


# Provinces.


def province_fact(known: State, seat: Seat, province: ProvinceId) -> wire.ProvinceFact:
    """A province if the seat had it produce."""
    bonus = known.setup.bonus
    if bonus.ready(known, province):
        return wire.ProvinceFact(province_yields(known, seat, province))
    receipts = zip(known.setup.seats, house_yields(known, province), strict=True)
    houses = {wire_seat(owner): goods_data(receipt) for owner, receipt in receipts if any(receipt)}
    return wire.ProvinceFact(houses, refusal_shown(bonus.refusal(known, province)))


# Cards.


def own_cards(known: State, seat: Seat) -> dict[str, wire.Gain]:
    """What each of the seat's own cards counts, in hand and on the pile."""
    player = known.players[seat]
    return {known.setup.cards[kind].id: _worth(known, seat, kind) for kind in player.hand + player.discard}


def _worth(known: State, seat: Seat, kind: CardId) -> wire.Gain:
    """What a card brings its owner: the difference to being without it."""
    without = known.child()
    player = without.edit(seat)
    cards = player.hand + player.discard
    cards.remove(kind)
    player.hand, player.discard = cards, []
    return gained(without, known, seat)


def offer_fact(known: State, seat: Seat, space: int) -> wire.OfferFact | None:
    """A card on the display, its spaces counted from 0."""
    kind = known.display[space]
    if kind is None:
        return None
    player, after = known.players[seat], known.child()
    after.edit(seat).gain_card(kind)
    return wire.OfferFact(
        card=known.setup.cards[kind].id,
        gain=gained(known, after, seat),
        senator=price_shown(player, BuyCards(seat, 1, True, False).cost(known, player, space)),
        consul=price_shown(player, BuyCards(seat, 1, False, False).cost(known, player, space)),
    )


# Colonists.


def steps_of(known: State, seat: Seat) -> int:
    """The steps that are left to the seat while it moves; else those that an Architect would give it."""
    decision = known.decision
    if isinstance(decision, MoveColonists) and decision.seat == seat:
        return decision.steps
    return amend.steps(known, known.players[seat])


def reach_of(known: State, seat: Seat, steps: int) -> dict[str, dict[str, int]]:
    """Where each colonist of the seat gets with these steps."""
    found: list[Move] = []
    add_movements(known, known.players[seat], steps, found)
    reach: dict[str, dict[str, int]] = {}
    for move in found:
        assert isinstance(move, MoveColonist)
        colonist, route = move.touches(known.setup)
        reach.setdefault(colonist, {})[route] = move.steps
    return reach
