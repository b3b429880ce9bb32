"""A state as plain data (JSON), even in the middle of a turn; `reading` turns it back into a state.

The schema is documented in docs/state.md.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from concordia_game.engine.agenda import Item
from concordia_game.engine.board import Board
from concordia_game.engine.ids import KIND_NAMES, LAND, SEA, SEATS, Seat
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import Player, State
from concordia_game.engine.things import goods_data
from concordia_game.files.setups import setup_data

FORMAT = 2


def state_data(state: State) -> dict[str, Any]:
    """A whole state as plain data."""
    setup = state.setup
    return {
        "format": FORMAT,
        "setup": setup_data(setup),
        "players": [player_data(setup, player) for player in state.players],
        "coins": _names(state.coins, [province.id for province in setup.board.provinces]),
        "display": [None if kind is None else setup.cards[kind].id for kind in state.display],
        "drawn": state.drawn,
        "active": SEATS[state.active],
        "turn": state.turn,
        "magnus": seat_name(state.magnus),
        "magnus_used": state.magnus_used,
        "concordia": seat_name(state.concordia),
        "copied": state.copied,
        "modules": modules_data(state),
        "chance": state.chance,
        "agenda": [item_data(setup, item) for item in reversed(state.items())],
    }


def seat_name(seat: Seat | None) -> str | None:
    """A seat's colour, or None for nobody."""
    return None if seat is None or seat < 0 else SEATS[seat]


def _names(mask: int, ids: list[str]) -> list[str]:
    return [id for number, id in enumerate(ids) if mask & (1 << number)]


def modules_data(state: State) -> dict[str, Any]:
    """What each module in play adds to the position, by its name."""
    return {type(part).name: part.shown(state.setup) for part in state.parts}


def colonist_texts(board: Board, player: Player) -> list[str]:
    """Colonists as `land aquileia-vindobona` on a route or `sea @roma` in a city or start space."""
    texts = []
    for kind in (LAND, SEA):
        for place in player.places(kind):
            at = "@" if place >= board.first_city else ""
            texts.append(f"{KIND_NAMES[kind]} {at}{board.place_ids[place]}")
    return texts


def player_data(setup: SetUp, player: Player) -> dict[str, Any]:
    """One seat's possessions as plain data."""
    cards = setup.cards
    return {
        "seat": SEATS[player.seat],
        "sestertii": player.sestertii,
        "goods": goods_data(player.goods),
        "hand": [cards[kind].id for kind in player.hand],
        "discard": [cards[kind].id for kind in player.discard],
        "colonists": colonist_texts(setup.board, player),
        "houses": _names(player.houses, [city.id for city in setup.board.cities]),
        "interim": player.interim,
    }


def item_data(setup: SetUp, item: Item) -> dict[str, Any]:
    """An agenda item as its class name and fields."""
    return {"item": type(item).__name__, **item.shown(setup)}


def state_json(state: State) -> str:
    """A state as JSON text: the same position always gives the same text."""
    return json.dumps(state_data(state), sort_keys=True, separators=(",", ":"))


def digest(texts: list[str]) -> str:
    """A fingerprint of states given as JSON texts."""
    return sha256("\n".join(texts).encode()).hexdigest()[:16]
