"""A state from plain data (JSON): exactly what was written, or refused with the place of the fault."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from concordia_game.engine.agenda import Frame, Item
from concordia_game.engine.cost import Cost, Costs
from concordia_game.engine.goods import GOODS, TRADED
from concordia_game.engine.ids import LAND, SEA, SEATS, CardId, ColonistKind, PlaceId, Seat, TileId
from concordia_game.engine.kinds import Kind, MarketSpaces, MaybeNumber
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import Player, State
from concordia_game.engine.values import final_classes
from concordia_game.records.errors import FileError
from concordia_game.records.fields import Fields
from concordia_game.records.pieces import colonist_places, lay_pieces, market_space
from concordia_game.records.position import FORMAT, state_data
from concordia_game.records.setups import check_deal, setup_from
from concordia_game.records.soundness import check_sound


def state_from_json(text: str, file: str = "state") -> State:
    """A state from JSON text."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise FileError(file, f"line {error.lineno}", f"not JSON: {error.msg}") from error
    except (RecursionError, ValueError) as error:
        raise FileError(file, "", f"not JSON that a state could be: {error}") from error
    return state_from(data, file)


def state_from(data: Mapping[str, Any], file: str = "state") -> State:
    """A state from plain data; damage, and what no game can come to, is refused with its place."""
    fields = Fields(file, "", data)
    try:
        state = _build(fields)
        lay_pieces(state, lambda seat, field, problem: fields.fail(f"players[{seat}].{field}", problem))
        _check_identity(fields, state)
        check_sound(state, fields.fail)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        if isinstance(error, FileError):
            raise
        raise FileError(file, "", f"damaged: {type(error).__name__}: {error}") from error
    return state


def _check_identity(fields: Fields, state: State) -> None:
    """What was read must be what would be written; that refuses fields that nobody reads, too."""
    written = state_data(state)
    if written != fields.data:
        place = _difference(written, fields.data, "")
        raise FileError(fields.file, place, "not as a state is written, or not what the rest of it says")


def _difference(written: Any, found: Any, place: str) -> str:
    """The place of the first difference, as deep as it can be named."""
    if isinstance(written, dict) and isinstance(found, dict):
        for key in {**written, **found}:
            if key not in written or key not in found or written[key] != found[key]:
                inner = f"{place}.{key}" if place else str(key)
                return _difference(written.get(key), found.get(key), inner)
    if isinstance(written, list) and isinstance(found, list) and len(written) == len(found):
        for number, pair in enumerate(zip(written, found, strict=True)):
            if pair[0] != pair[1]:
                return _difference(pair[0], pair[1], f"{place}[{number}]")
    return place


def _build(fields: Fields) -> State:
    if fields.number("format", 0) != FORMAT:
        raise fields.fail("format", f"{fields.get('format')} is not {FORMAT}, the format read here")
    setup = setup_from(fields.get("setup"), fields.file, "setup")
    check_deal(setup, fields.file)
    provinces = [province.id for province in setup.board.provinces]
    return State(
        setup=setup,
        players=_players(fields, setup),
        occupants=[],
        built=[],
        coins=fields.mask("coins", provinces),
        display=_display(fields, setup),
        drawn=fields.number("drawn", 0, len(setup.stack)),
        active=Seat(fields.index("active", SEATS[: setup.players])),
        turn=fields.number("turn", 0),
        magnus=fields.seat("magnus", setup.players),
        magnus_used=fields.flag("magnus_used"),
        concordia=fields.seat("concordia", setup.players),
        copied=_number(fields, "copied", 7),
        row=_tiles(fields, "row", setup),
        tile_stack=_tiles(fields, "tile_stack", setup),
        tile_discard=_tiles(fields, "tile_discard", setup),
        in_effect=_tiles(fields, "in_effect", setup),
        used=fields.mask("used", setup.box.tile_ids),
        fish=[fields.inside("fish").number(id, 0, 2) for id in provinces] if setup.market else [],
        market_coins=_market_coins(fields),
        chance=fields.number("chance", 0),
        agenda=_agenda(fields, setup),
    )


def _display(fields: Fields, setup: SetUp) -> list[CardId | None]:
    shown = {"display": [id for id in fields.entries("display") if id is not None]}
    cards = iter(_cards(Fields(fields.file, fields.place, shown), "display", setup))
    return [None if id is None else next(cards) for id in fields.entries("display")]


def _cards(fields: Fields, name: str, setup: SetUp) -> list[CardId]:
    return [CardId(card) for card in fields.indices(name, setup.box.card_ids)]


def _tiles(fields: Fields, name: str, setup: SetUp) -> list[TileId]:
    return [TileId(tile) for tile in fields.indices(name, setup.box.tile_ids)]


def _number(fields: Fields, name: str, most: int = 1 << 64) -> int | None:
    """This format writes -1 where there is no number."""
    number = fields.number(name, -1, most)
    return None if number < 0 else number


def _market_coins(fields: Fields) -> list[int]:
    coins = fields.entries("market_coins")
    by_space = Fields(fields.file, "market_coins", {str(space): count for space, count in enumerate(coins)})
    return [by_space.number(space, 0) for space in by_space.data]


def _players(fields: Fields, setup: SetUp) -> list[Player]:
    entries = fields.each("players")
    if len(entries) != setup.players:
        raise fields.fail("players", f"{len(entries)} instead of {setup.players}")
    return [_player(entry, setup, Seat(seat)) for seat, entry in enumerate(entries)]


def _player(fields: Fields, setup: SetUp, seat: Seat) -> Player:
    return Player(
        seat=seat,
        sestertii=fields.number("sestertii", 0),
        goods=_goods(fields.inside("goods")),
        hand=_cards(fields, "hand", setup),
        discard=_cards(fields, "discard", setup),
        land=_colonists(fields, setup, LAND),
        sea=_colonists(fields, setup, SEA),
        houses=fields.mask("houses", [city.id for city in setup.board.cities]),
        house_count=len(fields.entries("houses")),
        interim=_number(fields, "interim"),
        tiles=_tiles(fields, "tiles", setup),
        bid=fields.number("bid", 0),
        marker=_marker(fields, setup),
    )


def _goods(fields: Fields) -> list[int]:
    for name in fields.data:
        if name not in GOODS:
            raise fields.fail(name, "there is no such good")
    return [fields.number(name, 1) if name in fields.data else 0 for name in GOODS]


def _colonists(fields: Fields, setup: SetUp, kind: ColonistKind) -> list[PlaceId]:
    try:
        return colonist_places(setup.board, kind, [str(text) for text in fields.entries("colonists")])
    except ValueError as error:
        raise fields.fail("colonists", str(error)) from error


def _marker(fields: Fields, setup: SetUp) -> int | None:
    try:
        name = fields.get("marker")
        return None if name is None else market_space(setup, name)
    except ValueError as error:
        raise fields.fail("marker", str(error)) from error


def _agenda(fields: Fields, setup: SetUp) -> Frame:
    frame: Frame | None = None
    for entry in fields.each("agenda"):
        frame = Frame(_item(entry, setup), frame)
    if frame is None:
        raise fields.fail("agenda", "it is empty")
    return frame


@cache
def items() -> dict[str, type[Item]]:
    """Every kind of agenda item by its name."""
    return {cls.__name__: cls for cls in final_classes(Item)}


def _item(fields: Fields, setup: SetUp) -> Item:
    known = items()
    cls = known[list(known)[fields.index("item", list(known))]]
    values = {name: _value(kind, fields.get(name)) for name, kind in cls.fields.items()}
    for name, kind in cls.fields.items():
        if not kind.fits(setup, values[name]):
            raise fields.fail(name, f"{fields.get(name)!r} can't be")
    return cls(**values)


def _value(kind: Kind, value: Any) -> Any:
    """This format writes -1 where there is no number."""
    if isinstance(kind, Costs):
        return tuple(map(_cost, value)) if isinstance(value, list) else value
    absent = isinstance(kind, MaybeNumber | MarketSpaces) and type(value) is int and value == -1
    return None if absent else _as_tuples(value)


def _cost(counts: Any) -> Any:
    """What is no list of counts stays as it is, and is refused with its place."""
    whole = isinstance(counts, list) and len(counts) == TRADED + 1
    numbers = whole and all(type(count) is int for count in counts)
    return Cost(counts[:TRADED], counts[TRADED]) if numbers else counts


def _as_tuples(value: Any) -> Any:
    return tuple(_as_tuples(part) for part in value) if isinstance(value, list) else value
