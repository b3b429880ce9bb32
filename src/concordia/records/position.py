"""A state as plain data (JSON) and back: the identity, in the middle of any turn.

The schema is documented in docs/state.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

from concordia.data.box import load_box
from concordia.engine.agenda import Decision, Frame, Item
from concordia.engine.board import Board
from concordia.engine.goods import GOODS
from concordia.engine.moves import KIND_NAMES, LAND, SEA
from concordia.engine.play import legal_moves
from concordia.engine.setup import SEATS, SetUp
from concordia.engine.state import Player, State
from concordia.engine.storehouse import room
from concordia.engine.values import field_names
from concordia.records.errors import FileError
from concordia.records.items import ITEMS
from concordia.records.setups import setup_data, setup_from

FORMAT = 1


def state_data(state: State) -> dict[str, Any]:
    """A whole state as plain data."""
    setup = state.setup
    return {
        "format": FORMAT,
        "setup": setup_data(setup),
        "players": [player_data(setup, player) for player in state.players],
        "coins": _names(state.coins, [province.id for province in setup.board.provinces]),
        "display": [None if kind < 0 else setup.cards[kind].id for kind in state.display],
        "drawn": state.drawn,
        "active": SEATS[state.active],
        "turn": state.turn,
        "magnus": seat_name(state.magnus),
        "magnus_used": state.magnus_used,
        "concordia": seat_name(state.concordia),
        "copied": state.copied,
        "row": _tile_ids(setup, state.row),
        "tile_stack": _tile_ids(setup, state.tile_stack),
        "tile_discard": _tile_ids(setup, state.tile_discard),
        "in_effect": _tile_ids(setup, state.in_effect),
        "used": _names(state.used, [tile.id for tile in setup.tiles]),
        "fish": {setup.board.provinces[n].id: count for n, count in enumerate(state.fish)},
        "market_coins": state.market_coins,
        "chance": state.chance,
        "agenda": _agenda_data(state.agenda),
    }


def seat_name(seat: int) -> str | None:
    """A seat's colour, or None for nobody."""
    return None if seat < 0 else SEATS[seat]


def _names(mask: int, ids: list[str]) -> list[str]:
    return [id for number, id in enumerate(ids) if mask & (1 << number)]


def _tile_ids(setup: SetUp, tiles: list[int]) -> list[str]:
    return [setup.tiles[tile].id for tile in tiles]


def marker_name(setup: SetUp, player: Player) -> str | None:
    """The market space where a player's marker stands, by its first stall."""
    return None if setup.market is None or player.marker < 0 else setup.market.space_id(player.marker)


def goods_data(goods: list[int]) -> dict[str, int]:
    """A store as counts by name, empty kinds left out."""
    return {GOODS[good]: count for good, count in enumerate(goods) if count}


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
        "tiles": _tile_ids(setup, player.tiles),
        "bid": player.bid,
        "marker": marker_name(setup, player),
    }


def _agenda_data(frame: Frame | None) -> list[dict[str, Any]]:
    items: list[dict[str, Any]] = []
    while frame is not None:
        items.append(item_data(frame.item))
        frame = frame.below
    items.reverse()
    return items


def item_data(item: Item) -> dict[str, Any]:
    """An agenda item as its class name and fields."""
    data: dict[str, Any] = {"item": type(item).__name__}
    for name in sorted(field_names(type(item))):
        value = getattr(item, name)
        data[name] = _as_lists(value)
    return data


def _as_lists(value: Any) -> Any:
    return [_as_lists(part) for part in value] if isinstance(value, tuple) else value


def _as_tuples(value: Any) -> Any:
    return tuple(_as_tuples(part) for part in value) if isinstance(value, list) else value


class _Reader:
    """Reads plain data with the place of every error."""

    def __init__(self, file: str) -> None:
        self.file = file

    def fail(self, place: str, problem: str) -> FileError:
        return FileError(self.file, place, problem)

    def index(self, place: str, name: Any, ids: list[str]) -> int:
        if name not in ids:
            raise self.fail(place, f"there is no {name!r}")
        return ids.index(name)

    def number(self, place: str, value: Any, least: int, most: int = 1 << 64) -> int:
        if type(value) is not int or not least <= value <= most:
            raise self.fail(place, f"{value!r} is not a number from {least} on that fits")
        return value

    def indices(self, place: str, names: list[Any], ids: list[str]) -> list[int]:
        return [self.index(place, name, ids) for name in names]

    def seat(self, place: str, name: Any, players: int) -> int:
        return -1 if name is None else self.index(place, name, list(SEATS[:players]))

    def mask(self, place: str, names: list[Any], ids: list[str]) -> int:
        found = 0
        for name in names:
            found |= 1 << self.index(place, name, ids)
        return found


def state_from(data: Mapping[str, Any], file: str = "state") -> State:
    """A state from plain data; damage is refused with its place."""
    reader = _Reader(file)
    try:
        state = _build(reader, data)
        if state_data(state) != data:
            raise reader.fail(_difference(state_data(state), data), "not what the rest of the state says")
        for player in state.players:
            if room(state, player) < 0:
                raise reader.fail(f"players[{player.seat}].goods", "more than the storehouse holds")
        if not isinstance(state.agenda.item, Decision):
            raise reader.fail("agenda", "the top item asks nobody")
        legal_moves(state)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, AssertionError) as error:
        if isinstance(error, FileError):
            raise
        raise reader.fail("", f"damaged: {type(error).__name__}: {error}") from error
    return state


def _difference(expected: Mapping[str, Any], found: Mapping[str, Any]) -> str:
    for key in {**expected, **found}:
        if expected.get(key) != found.get(key):
            return str(key)
    return ""


def _build(reader: _Reader, data: Mapping[str, Any]) -> State:
    if type(data["format"]) is not int or data["format"] != FORMAT:
        raise reader.fail("format", f"{data['format']!r} is not {FORMAT}, the format read here")
    setup = setup_from(data["setup"], reader.file)
    board, count = setup.board, setup.players
    players = [_player(reader, setup, seat, entry) for seat, entry in enumerate(data["players"])]
    if len(players) != count:
        raise reader.fail("players", f"{len(players)} instead of {count}")
    card_ids = [card.id for card in setup.cards]
    tile_ids = [tile.id for tile in setup.tiles]
    return State(
        setup=setup,
        players=players,
        occupants=occupants(board, players),
        built=house_counts(board, players),
        coins=reader.mask("coins", data["coins"], [province.id for province in board.provinces]),
        display=[-1 if id is None else reader.index("display", id, card_ids) for id in data["display"]],
        drawn=reader.number("drawn", data["drawn"], 0, len(setup.stack)),
        active=reader.seat("active", data["active"], count),
        turn=reader.number("turn", data["turn"], 0),
        magnus=reader.seat("magnus", data["magnus"], count),
        magnus_used=bool(reader.index("magnus_used", str(data["magnus_used"]), ["False", "True"])),
        concordia=reader.seat("concordia", data["concordia"], count),
        copied=reader.number("copied", data["copied"], -1, 7),
        row=reader.indices("row", data["row"], tile_ids),
        tile_stack=reader.indices("tile_stack", data["tile_stack"], tile_ids),
        tile_discard=reader.indices("tile_discard", data["tile_discard"], tile_ids),
        in_effect=reader.indices("in_effect", data["in_effect"], tile_ids),
        used=reader.mask("used", data["used"], tile_ids),
        fish=_fish(reader, setup, data["fish"]),
        market_coins=[reader.number("market_coins", count, 0) for count in data["market_coins"]],
        chance=reader.number("chance", data["chance"], 0),
        agenda=_agenda(reader, data["agenda"]),
    )


def _fish(reader: _Reader, setup: SetUp, fish: Mapping[str, Any]) -> list[int]:
    provinces = setup.board.provinces if setup.market else []
    return [reader.number("fish", fish[province.id], 0, 2) for province in provinces]


def occupants(board: Board, players: list[Player]) -> list[int]:
    """Whose colonist stands on each route."""
    found = [-1] * len(board.routes)
    for player in players:
        for place in player.land + player.sea:
            if place < board.first_city:
                if found[place] >= 0:
                    raise ValueError(f"two colonists on {board.place_ids[place]}")
                found[place] = player.seat
    return found


def house_counts(board: Board, players: list[Player]) -> list[int]:
    """How many houses stand in each city."""
    return [sum(1 for player in players if player.houses & bit) for bit in board.bits]


def _player(reader: _Reader, setup: SetUp, seat: int, data: Mapping[str, Any]) -> Player:
    card_ids = [card.id for card in setup.cards]
    where = f"players[{seat}]"

    def kinds(key: str) -> list[int]:
        return [reader.index(f"{where}.{key}", id, card_ids) for id in data[key]]

    houses = reader.mask(f"{where}.houses", data["houses"], [city.id for city in setup.board.cities])
    goods = [0] * len(GOODS)
    for name, count in data["goods"].items():
        goods[reader.index(f"{where}.goods", name, list(GOODS))] = reader.number(f"{where}.goods", count, 1)
    return Player(
        seat=seat,
        sestertii=reader.number(f"{where}.sestertii", data["sestertii"], 0),
        goods=goods,
        hand=kinds("hand"),
        discard=kinds("discard"),
        land=colonist_places(setup.board, LAND, data["colonists"]),
        sea=colonist_places(setup.board, SEA, data["colonists"]),
        houses=houses,
        house_count=len(data["houses"]),
        interim=reader.number(f"{where}.interim", data["interim"], -1),
        tiles=reader.indices(f"{where}.tiles", data["tiles"], [tile.id for tile in setup.tiles]),
        bid=reader.number(f"{where}.bid", data["bid"], 0),
        marker=market_space(setup, data["marker"]),
    )


def market_space(setup: SetUp, name: str | None) -> int:
    """The market space that a stall stands on; -1 for none."""
    if name is None:
        return -1
    space = -1 if setup.market is None else setup.market.space_of(name)
    if space < 0:
        raise ValueError(f"marker: there is no stall {name!r}")
    return space


def colonist_places(board: Board, kind: int, texts: list[str]) -> list[int]:
    """The places of the colonists of one kind, from their texts, in order."""
    places = []
    for text in texts:
        words = text.split(" ")
        if len(words) != 2 or words[0] not in KIND_NAMES:
            raise ValueError(f"colonist {text!r}: not 'land route', 'sea route' or 'land @city'")
        if words[0] == KIND_NAMES[kind]:
            places.append(_place(board, kind, words[1]))
    return sorted(places)


def _place(board: Board, kind: int, text: str) -> int:
    if not text.startswith("@"):
        place = board.route_number(text, kind)
    else:
        place = board.place_number(text[1:], kind)
    if place < 0:
        raise ValueError(f"colonist: there is no {KIND_NAMES[kind]} place {text!r}")
    return place


def _agenda(reader: _Reader, items: list[Mapping[str, Any]]) -> Frame:
    frame: Frame | None = None
    for number, data in enumerate(items):
        frame = Frame(_item(reader, f"agenda[{number}]", data), frame)
    if frame is None:
        raise reader.fail("agenda", "it is empty")
    return frame


def _item(reader: _Reader, place: str, data: Mapping[str, Any]) -> Item:
    maker: Callable[..., Item] | None = ITEMS.get(data["item"])
    if maker is None:
        raise reader.fail(place, f"there is no item {data['item']!r}")
    fields = {key: _as_tuples(value) for key, value in data.items()}
    del fields["item"]
    return maker(**fields)


def state_json(state: State) -> str:
    """A state as JSON text: the same text for the same position everywhere."""
    return json.dumps(state_data(state), sort_keys=True, separators=(",", ":"))


def state_from_json(text: str, file: str = "state") -> State:
    """A state from JSON text."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise FileError(file, f"line {error.lineno}", f"not JSON: {error.msg}") from error
    except (RecursionError, ValueError) as error:
        raise FileError(file, "", f"not JSON that a state could be: {error}") from error
    if not isinstance(data, dict):
        raise FileError(file, "", "not a JSON object")
    return state_from(data, file)


def digest(texts: list[str]) -> str:
    """A fingerprint of states given as JSON texts."""
    return sha256("\n".join(texts).encode()).hexdigest()[:16]


def load_cards() -> list[str]:
    """The ids of all cards."""
    return [card.id for card in load_box().cards]
