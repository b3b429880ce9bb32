"""A state from plain data (JSON): exactly what was written, or a refusal with the place of the fault."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypeVar

from concordia_game.engine.agenda import Frame, Item
from concordia_game.engine.chance import WIDE
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import LAND, SEA, SEATS, CardId, ColonistKind, PlaceId, Seat
from concordia_game.engine.part import Part
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import Player, State
from concordia_game.engine.values import Value
from concordia_game.files import format1, older
from concordia_game.files.errors import TOO_DEEP, FileError
from concordia_game.files.fields import Fields, read_fields
from concordia_game.files.items import items
from concordia_game.files.options import options_data
from concordia_game.files.pieces import colonist_places, lay_pieces
from concordia_game.files.position import FORMAT, state_data
from concordia_game.files.setups import check_deal, setup_from
from concordia_game.files.soundness import check_sound

_V = TypeVar("_V", bound=Value)


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
    """A state from plain data; damage, and what no game can lead to, is refused with its place."""
    fields = Fields(file, "", data)
    try:
        fields = _of_this_format(fields)
        state = _build(fields)
        lay_pieces(state, lambda seat, field, problem: fields.fail(f"players[{seat}].{field}", problem))
        _check_identity(fields, state)
        check_sound(state, fields.fail)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        if isinstance(error, FileError):
            raise
        raise FileError(file, "", f"damaged: {type(error).__name__}: {error}") from error
    except RecursionError as error:
        raise FileError(file, "", TOO_DEEP) from error
    return state


def _of_this_format(fields: Fields) -> Fields:
    """The same data in the current format."""
    found = fields.number("format", 0)
    if found == format1.FORMAT:
        return older.completed(format1.rewritten(fields))
    if found != FORMAT:
        known = f"{format1.FORMAT} and {FORMAT}"
        raise fields.fail("format", f"{found} is not one of the formats read here, {known}")
    return older.completed(fields)


def _check_identity(fields: Fields, state: State) -> None:
    """What was read must be what would be written; that refuses fields that nobody reads, too."""
    written, found = [_with_all_options(data, state) for data in (state_data(state), fields.data)]
    if written != found:
        place = _difference(written, found, "")
        raise FileError(fields.file, place, "not as a state is written, or not what the rest of it says")


def _with_all_options(data: Mapping[str, Any], state: State) -> dict[str, Any]:
    """An option that is left out has its default: the file may be from before there was such an option."""
    told = data["setup"]["options"]
    options = {name: told.get(name, value) for name, value in options_data(state.setup.options).items()}
    return {**data, "setup": {**data["setup"], "options": {**told, **options}}}


def _difference(written: Any, found: Any, place: str) -> str:
    """The place of the first difference, as precisely as it can be named."""
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
    setup = setup_from(fields.get("setup"), fields.file, "setup")
    _check_deal(fields, setup)
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
        copied=fields.maybe("copied", 7),
        parts=_parts(fields.inside("modules"), setup),
        chance=fields.number("chance", 0, 2 * WIDE - 1),
        agenda=_agenda(fields, setup),
    )


def _check_deal(fields: Fields, setup: SetUp) -> None:
    try:
        check_deal(setup, fields.file)
    except FileError as error:
        raise fields.fail(f"setup.{error.place}", error.problem) from error


def _display(fields: Fields, setup: SetUp) -> list[CardId | None]:
    shown = {"display": [id for id in fields.entries("display") if id is not None]}
    cards = iter(_cards(Fields(fields.file, fields.place, shown), "display", setup))
    return [None if id is None else next(cards) for id in fields.entries("display")]


def _cards(fields: Fields, name: str, setup: SetUp) -> list[CardId]:
    return [CardId(card) for card in fields.indices(name, setup.box.card_ids)]


def _parts(fields: Fields, setup: SetUp) -> list[Part]:
    """The parts of the modules in play, each of the class that its module uses."""
    found = []
    for module in setup.modules:
        first = module.part(setup)
        if first is not None:
            found.append(read_fields(type(first), fields.inside(type(first).name), setup))
    return found


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
        interim=fields.maybe("interim"),
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


def _agenda(fields: Fields, setup: SetUp) -> Frame:
    frame: Frame | None = None
    for entry in fields.each("agenda"):
        frame = Frame(_item(entry, setup), frame)
    if frame is None:
        raise fields.fail("agenda", "it is empty")
    return frame


def _item(fields: Fields, setup: SetUp) -> Item:
    known = items()
    return read_fields(known[list(known)[fields.index("item", list(known))]], fields, setup)
