"""State JSON of format 1 converted to format 2: -1 becomes null, numbers become ids, modules get keys."""

from __future__ import annotations

from typing import Any

from concordia_game.engine.cost import Cost, Costs
from concordia_game.engine.goods import TRADED
from concordia_game.engine.kinds import Kind
from concordia_game.engine.modules.fish.kinds import market_of
from concordia_game.engine.setup import SetUp
from concordia_game.files.fields import Fields
from concordia_game.files.items import items
from concordia_game.files.setups import setup_from

FORMAT = 1

FORUM_KEYS = {
    "row": "row",
    "tile_stack": "stack",
    "tile_discard": "discard",
    "in_effect": "in_effect",
    "used": "used",
}
SEAT_KEYS = ("tiles", "bid", "marker")


def rewritten(fields: Fields) -> Fields:
    """The data of a whole state in the next format; the impossible is refused with its place."""
    data = dict(fields.data)
    data["format"] = 2
    data["setup"] = _setup(fields.inside("setup"))
    setup = setup_from(data["setup"], fields.file, "setup")
    data["copied"] = _or_none(data["copied"])
    data["modules"] = _modules(fields, setup, data)
    data["players"] = [_player(player) for player in fields.each("players")]
    data["agenda"] = [_item(item, setup) for item in fields.each("agenda")]
    return Fields(fields.file, fields.place, data)


def _setup(fields: Fields) -> dict[str, Any]:
    """In format 1, a game without the forum had an empty list of tiles."""
    return {name: value for name, value in fields.data.items() if name != "tiles" or value}


def _modules(fields: Fields, setup: SetUp, data: dict[str, Any]) -> dict[str, Any]:
    """Take what modules add out of the table and the seats; without the module it has to be empty."""
    players = fields.each("players")
    seats = [player.get("seat") for player in players]
    by_seat = {key: [player.get(key) for player in players] for key in SEAT_KEYS}
    forum = {new: data.pop(old) for old, new in FORUM_KEYS.items()}
    fish, coins = data.pop("fish"), data.pop("market_coins")
    found: dict[str, Any] = {}
    if setup.options.forum:
        found["forum"] = {"held": dict(zip(seats, by_seat["tiles"], strict=True)), **forum}
    elif any(forum.values()) or any(by_seat["tiles"]):
        raise fields.fail("row", "the forum is not in play")
    if setup.options.auction:
        found["auction"] = {"bids": dict(zip(seats, by_seat["bid"], strict=True))}
    elif any(by_seat["bid"]):
        raise fields.fail("players", "there was no auction")
    if setup.options.fish:
        spaces = market_of(setup).space_ids
        markers = dict(zip(seats, by_seat["marker"], strict=True))
        found["fish"] = {"fish": fish, "coins": dict(zip(spaces, coins, strict=True)), "markers": markers}
    elif fish or coins or any(by_seat["marker"]):
        raise fields.fail("fish", "the fish market is not in play")
    return found


def _player(fields: Fields) -> dict[str, Any]:
    data = {key: value for key, value in fields.data.items() if key not in SEAT_KEYS}
    data["interim"] = _or_none(data["interim"])
    return data


def _item(fields: Fields, setup: SetUp) -> dict[str, Any]:
    known = items()
    cls = known[list(known)[fields.index("item", list(known))]]
    data = dict(fields.data)
    for name, kind in cls.fields.items():
        value = _value(kind, setup, fields.get(name))
        if not kind.fits(setup, value):
            raise fields.fail(name, f"{fields.get(name)!r} can't be")
        data[name] = kind.shown(setup, value)
    return data


def _value(kind: Kind, setup: SetUp, value: Any) -> Any:
    """A value that format 1 wrote as a number or as lists, with -1 for none."""
    if isinstance(kind, Costs):
        return tuple(map(_cost, value)) if isinstance(value, list) else value
    absent = type(value) is int and value == -1 and kind.fits(setup, None)
    return None if absent else _as_tuples(value)


def _cost(counts: Any) -> Any:
    """Anything but a list of counts stays as it is, and is later refused with its place."""
    whole = isinstance(counts, list) and len(counts) == TRADED + 1
    numbers = whole and all(type(count) is int for count in counts)
    return Cost(counts[:TRADED], counts[TRADED]) if numbers else counts


def _as_tuples(value: Any) -> Any:
    return tuple(_as_tuples(part) for part in value) if isinstance(value, list) else value


def _or_none(value: Any) -> Any:
    return None if type(value) is int and value == -1 else value
