"""Forum tiles from tiles.toml: every key is checked, and a fault is reported with its tile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from concordia_game.engine.cost import named
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.goods import GOODS, KINDS
from concordia_game.engine.ids import Good, TileId
from concordia_game.engine.modules.forum.deeds import DEEDS
from concordia_game.engine.modules.forum.tile import NO_TERMS, Amends, Deed, HouseTerms, Tile
from concordia_game.engine.moments import MOMENTS

KEYS: Mapping[str, type] = {
    "id": str,
    "name": str,
    "kind": str,
    "confidence": str,
    "amends": dict,
    "gains": list,
    "does": str,
    "at": str,
    "count": int,
    "money": int,
    "goods": list,
    "provinces": int,
    "house": dict,
}
AMENDS: Mapping[str, type] = {
    "steps": int,
    "spaces": int,
    "house_money": int,
    "trade_kinds": int,
    "sale_price": int,
    "marker_coins": int,
    "points": int,
    "free": list,
    "any_surcharge": bool,
    "copies_display": bool,
    "prefect_copies": bool,
}
HOUSE: Mapping[str, type] = {
    "free_money": bool,
    "free_goods": list,
    "instead": list,
    "city": str,
    "every": bool,
}
KINDS_OF_TILES = ("patrician", "citizen")


class TileFileError(ConcordiaError):
    """A tile whose entry can't be read."""


def read_tile(number: TileId, entry: Mapping[str, Any]) -> Tile:
    """A tile from its entry."""
    id = entry.get("id", f"tile {number + 1}")
    _check(id, entry, KEYS)
    for key in ("id", "name", "kind"):
        if key not in entry:
            raise TileFileError(f"{id}: no {key}")
    maker = DEEDS[_one_of(id, "does", entry["does"], DEEDS)] if "does" in entry else Tile
    patrician = _one_of(id, "kind", entry["kind"], KINDS_OF_TILES) == "patrician"
    amends, gains = _amends(id, entry.get("amends", {})), _goods(id, "gains", entry.get("gains", []))
    return maker(number, id, entry["name"], patrician, amends, gains, _deed(id, entry))


def _check(id: str, table: Mapping[str, Any], keys: Mapping[str, type]) -> None:
    for key, value in table.items():
        if key not in keys:
            raise TileFileError(f"{id}: there is no key {key!r}; known keys are {', '.join(keys)}")
        if type(value) is not keys[key]:
            raise TileFileError(f"{id}: {key}: {value!r} is not of type {keys[key].__name__}")


def _one_of(id: str, key: str, value: str, known: Any) -> str:
    if value not in known:
        shown = ", ".join(repr(name) for name in known if name)
        raise TileFileError(f"{id}: {key}: {value!r} is not one of {shown}; see CONTRIBUTING.md")
    return value


def _amends(id: str, table: Mapping[str, Any]) -> Amends:
    _check(id, table, AMENDS)
    free = {"free": _goods(id, "free", table["free"])} if "free" in table else {}
    return Amends(**{**table, **free})


def _deed(id: str, entry: Mapping[str, Any]) -> Deed:
    return Deed(
        moment=MOMENTS[_one_of(id, "at", entry["at"], MOMENTS)] if "at" in entry else 0,
        count=entry.get("count", 0),
        money=entry.get("money", 0),
        goods=_goods(id, "goods", entry.get("goods", [])),
        provinces=entry.get("provinces", 0),
        house=_house(id, entry["house"]) if "house" in entry else NO_TERMS,
    )


def _house(id: str, table: Mapping[str, Any]) -> HouseTerms:
    _check(id, table, HOUSE)
    city = _one_of(id, "city", table["city"], GOODS[:6]) if "city" in table else None
    instead = _goods(id, "instead", table.get("instead", []))
    return HouseTerms(
        free_money=table.get("free_money", False),
        free_goods=_goods(id, "free_goods", table.get("free_goods", [])),
        instead=named(table["instead"]) if instead else None,
        city=None if city is None else Good(GOODS.index(city)),
        every=table.get("every", False),
    )


def _goods(id: str, key: str, names: list[str]) -> tuple[int, ...]:
    """Counts from brick on; empty if there are none."""
    for name in names:
        _one_of(id, key, name, GOODS)
    return tuple(names.count(good) for good in GOODS[:KINDS]) if names else ()
