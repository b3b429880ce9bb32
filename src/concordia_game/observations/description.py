"""A position in compact text: everything that one needs to play from it, and nothing that is hidden.

It is made for language models, and for whoever reads along. Things go by the ids that moves are written
with. Every section begins with a head in capitals, which says what its lines are.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache

from concordia_game.engine import amend
from concordia_game.engine.cost import Cost
from concordia_game.engine.goods import FISH, GOODS, TRADED
from concordia_game.engine.ids import (
    COLONIST_KINDS,
    KIND_NAMES,
    SEATS,
    SPECTATOR,
    CityId,
    ColonistKind,
    ProvinceId,
    Seat,
    TileId,
)
from concordia_game.engine.modules.fish.kinds import market_of
from concordia_game.engine.modules.fish.part import market_part
from concordia_game.engine.modules.forum.checking import offered
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.play import legal_moves
from concordia_game.engine.scoring import score
from concordia_game.engine.setup import GODS
from concordia_game.engine.state import Player, State
from concordia_game.engine.storehouse import room
from concordia_game.engine.view import View
from concordia_game.files.options import chosen_data
from concordia_game.files.position import colonist_texts
from concordia_game.games.standing import teams_of_seats, winners
from concordia_game.i18n import SOURCE, Translator
from concordia_game.i18n.sentences import Sentences
from concordia_game.observations.effects import effect

NOTHING = "nothing"
MOVES = "MOVES (answer with the text before the colon)"


@cache
def _words() -> Sentences:
    return Sentences(Translator(SOURCE))


def describe(view: View, effects: bool = True) -> str:
    """The position as a seat sees it, in compact text; the moves are listed if that seat is asked.

    Without `effects` only the texts of the moves are told, not what they would change.
    """
    state = view.state
    points = {seat: score(state, seat).total for seat in state.setup.seats}
    told = table_text(state, view.seat, _asked(state), points, offered(state.decision))
    if state.decision.seat == view.seat and not state.over:
        return f"{told}\n{moves_text(state, effects)}"
    return told


def table_text(
    state: State, viewer: Seat, asked: str, points: Mapping[Seat, int], offers: Collection[TileId]
) -> str:
    """All that lies open, for a seat or a spectator; `asked` says who has to answer what.

    Without `points` they are kept back until the end. `offers` are tiles that are up for choice.
    """
    seat = viewer if viewer != SPECTATOR else Seat(0)
    sections = [
        _game(state, viewer, asked),
        _seats(state, viewer, points),
        _display(state, seat),
        _provinces(state, seat),
        _routes(state),
        *_expansions(state, offers),
        _prices(state),
    ]
    return "\n".join(sections)


def moves_text(state: State, effects: bool = True) -> str:
    """The legal moves, a line each: the text of the move, and after a colon what it would change."""
    lines = [MOVES]
    for move in legal_moves(state):
        does = effect(state, move) if effects else ""
        lines.append(f"- {move.text(state.setup)}{f': {does}' if does else ''}")
    return "\n".join(lines)


def _game(state: State, seat: Seat, asked: str) -> str:
    setup = state.setup
    told = {key: value for key, value in chosen_data(setup.options).items() if key not in ("map", "players")}
    options = ", ".join([key if value is True else f"{key}={value}" for key, value in told.items()])
    lines = [
        f"CONCORDIA on {setup.board.id}, {setup.players} players, turn {state.turn}"
        + (f"; options: {options}" if options else ""),
        f"You are {'a spectator' if seat == SPECTATOR else SEATS[seat]}.",
    ]
    for team in teams_of_seats(setup):
        lines.append(f"Team: {' and '.join([SEATS[one] for one in team])}.")
    return "\n".join([*lines, asked])


def _asked(state: State) -> str:
    if state.over:
        return over_text([SEATS[one] for one in winners(state)])
    return f"Asked: {state.asked}. {_words().prompt(state)}"


def over_text(won: list[str]) -> str:
    """That the game is over, and who has won."""
    return f"The game is over. Won by: {' and '.join(won)}."


def _listed(names: list[str], between: str = " ") -> str:
    return between.join(names) or NOTHING


def _goods(goods: list[int]) -> str:
    return _listed([f"{count} {GOODS[good]}" for good, count in enumerate(goods) if count], ", ")


def seats_head(scored: bool) -> str:
    """What the lines of the seats are; the points may be kept back."""
    points = (
        ", with the points that each would score if the game ended now"
        if scored
        else "; points are shown at the end"
    )
    return f"SEATS in turn order{points}; of the cards played, the last is on top"


def _seats(state: State, viewer: Seat, points: Mapping[Seat, int]) -> str:
    lines = [seats_head(bool(points))]
    for player in state.players:
        lines.append("; ".join(_seat(state, player, viewer, points)))
    return "\n".join(lines)


def _seat(state: State, player: Player, viewer: Seat, points: Mapping[Seat, int]) -> Iterator[str]:
    setup = state.setup
    marks = ["you"] if player.seat == viewer else []
    marks += ["its turn"] if player.seat == state.active and not state.over else []
    marks += ["praefectus magnus"] if player.seat == state.magnus else []
    marks += ["concordia"] if player.seat == state.concordia else []
    name = SEATS[player.seat] + (f" ({', '.join(marks)})" if marks else "")
    yield f"{name}: {points[player.seat]} points" if points else name
    yield f"{player.sestertii} sestertii"
    yield f"goods {_goods(player.goods)}"
    yield f"room {room(state, player)}"
    yield f"hand {_listed([setup.cards[card].id for card in player.hand])}"
    yield f"played {_listed([setup.cards[card].id for card in player.discard])}"
    yield f"colonists {_listed(colonist_texts(setup.board, player), ', ')}"
    yield f"houses {_listed([setup.board.city_ids[city] for city in setup.board.cities_in(player.houses)])}"
    if setup.options.forum:
        yield f"tiles {_listed([setup.tiles[tile].id for tile in forum_of(state).held[player.seat]])}"


def _cost(cost: Cost) -> str:
    return _listed(cost.names(), " + ")


def _display(state: State, seat: Seat) -> str:
    left = len(state.setup.stack) - state.drawn
    lines = [f"DISPLAY, space: card (gods) price | surcharge for you; {left} cards in the stack"]
    for space, kind in enumerate(state.display):
        if kind is None:
            continue
        card = state.setup.cards[kind]
        surcharge = amend.surcharge(state, state.players[seat], space)
        gods = " ".join([GODS[god] for god in card.gods])
        more = f" | {_cost(surcharge)}" if surcharge.total else ""
        lines.append(f"{space + 1}: {card.id} ({gods}) {_cost(card.cost)}{more}")
    return "\n".join(lines)


def _provinces(state: State, seat: Seat) -> str:
    board = state.setup.board
    lines = ["PROVINCES, marker: cities with good, price of a house of yours there, [owners of houses]"]
    for number, id in enumerate(board.province_ids):
        province = ProvinceId(number)
        cities = [_city(state, city, seat) for city in board.cities_in(board.province_masks[province])]
        lines.append(f"{id}, {_marker(state, province)}: {'; '.join(cities)}")
    return "\n".join(lines)


def _marker(state: State, province: ProvinceId) -> str:
    side = state.setup.bonus.side(state, province)
    if isinstance(side, int):
        return f"{side} fish"
    good = state.setup.markers[province]
    if good is None:
        return "no marker"
    return f"{state.setup.figures.marker_coins[good]} coins" if side == "coins" else f"produces {GOODS[good]}"


def _city(state: State, city: CityId, seat: Seat) -> str:
    setup, player = state.setup, state.players[seat]
    bit = setup.board.bits[city]
    good = setup.tokens[city]
    told = f"{setup.board.city_ids[city]} {NOTHING if good is None else GOODS[good]}"
    if not player.houses & bit:
        price = amend.house_price(state, player, city)
        told += f" {price.money} sestertii + {_cost(price.cost)}"
    owners = [SEATS[other.seat] for other in state.players if other.houses & bit]
    return f"{told} [{' '.join(owners)}]" if owners else told


def _routes(state: State) -> str:
    """By land and by sea; a route on which a colonist stands is taken."""
    board = state.setup.board
    lines = []
    for kind in COLONIST_KINDS:
        ids = [route.id.rpartition(":")[2] for route in board.routes if route.kind == kind]
        lines.append(f"{KIND_NAMES[kind]}: {' '.join(ids)}")
    taken = [
        f"{board.route_ids[place]} by {SEATS[player.seat]}"
        for player in state.players
        for kind in COLONIST_KINDS
        for place in _on_routes(state, player, kind)
    ]
    return "\n".join(
        ["ROUTES between two cities; one with a colonist is taken", *lines, f"taken: {_listed(taken, ', ')}"]
    )


def _on_routes(state: State, player: Player, kind: ColonistKind) -> list[int]:
    return [place for place in player.places(kind) if place < state.setup.board.first_city]


def _expansions(state: State, offers: Collection[TileId]) -> Iterator[str]:
    setup = state.setup
    if setup.options.forum:
        forum = forum_of(state)
        row = [
            f"{space + 1}: {setup.tiles[tile].id} (from {setup.figures.tile_thresholds[space]} cards on)"
            for space, tile in enumerate(forum.row)
        ]
        yield f"FORUM: {_listed(row, ', ')}; {forum.face_down()} tiles in the stack"
        seen = {*forum.row, *offers, *[tile for held in forum.held for tile in held]}
        for tile in sorted(seen):
            yield f"tile {setup.tiles[tile].id}: {_words().tile_help(setup, setup.tiles[tile].id)}"
    if setup.options.fish:
        market, part = market_of(setup), market_part(state)
        lines = ["FISH MARKET, space: stalls (fish to pay); coins; who stands there"]
        for space, coins in enumerate(part.coins):
            stalls = [f"{offer.word} ({offer.fish})" for offer in market.offers if offer.space == space]
            there = [SEATS[seat] for seat in setup.seats if part.markers[seat] == space]
            lines.append(f"{space + 1}: {', '.join(stalls)}; {coins} coins; {_listed(there)}")
        yield "\n".join(lines)


def _prices(state: State) -> str:
    figures = state.setup.figures
    prices = [f"{GOODS[good]} {figures.prices[good]}" for good in range(TRADED)]
    fish = f", {GOODS[FISH]} only at the fish market" if state.setup.options.fish else ""
    return f"PRICES at the bank: {', '.join(prices)}{fish}"
