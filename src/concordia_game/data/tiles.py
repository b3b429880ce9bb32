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
from concordia_game.engine.moments import (
    AT_BUILDING,
    AT_COLONIST,
    AT_CONSUL,
    AT_DIPLOMAT,
    AT_PREFECT,
    AT_PURCHASE,
    AT_TRADE,
    AT_TRADE_STALL,
    AT_TRIBUNE,
    MOMENTS,
)

KEYS: Mapping[str, type] = {
    "id": str,
    "name": str,
    "kind": str,
    "confidence": str,
    "card": str,
    "stalls": list,
    "amends": dict,
    "gains": list,
    "gains_money": int,
    "does": str,
    "at": str,
    "count": int,
    "money": int,
    "goods": list,
    "provinces": int,
    "houses": int,
    "colonists": int,
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
    "cash": int,
    "cards": int,
}
HOUSE: Mapping[str, type] = {
    "free_money": bool,
    "free_goods": list,
    "instead": list,
    "city": str,
    "every": bool,
}
KINDS_OF_TILES = ("patrician", "citizen")

EFFECT_CARDS: Mapping[str, str] = {
    "steps": "architect",
    "house_money": "architect",
    "trade_kinds": "mercator",
    "sale_price": "mercator",
    "free": "mercator",
    "cash": "mercator",
    "any_surcharge": "senator",
    "cards": "senator",
    "marker_coins": "prefect",
    "prefect_copies": "prefect",
    "copies_display": "diplomat",
    "builder": "architect",
    "neighbour": "architect",
    "bargain": "mercator",
    "more_kinds": "mercator",
    "sell_bonus": "prefect",
    "other_bonus": "prefect",
}
"""The card that an effect needs; all others go with any card, or with none."""

CARD_MOMENTS: Mapping[str, int] = {
    "architect": AT_BUILDING,
    "colonist": AT_COLONIST,
    "consul": AT_CONSUL,
    "diplomat": AT_DIPLOMAT,
    "mercator": AT_TRADE,
    "prefect": AT_PREFECT,
    "senator": AT_PURCHASE,
    "tribune": AT_TRIBUNE,
}
"""When a tile is used that goes with a card."""

STALL_CARDS: Mapping[str, str] = {
    "trade": "mercator",
    "card": "senator",
    "house": "architect",
    "colonist": "colonist",
}
"""The stalls of the fish market, by what they do, where the tiles of a card may work, too."""


class TileFileError(ConcordiaError):
    """A tile whose entry can't be read."""


def read_tile(number: TileId, entry: Mapping[str, Any], own: bool = False) -> Tile:
    """A tile from its entry; `own` if the players added it."""
    id = entry.get("id", f"tile {number + 1}")
    _check(id, entry, KEYS)
    for key in ("id", "name", "kind"):
        if key not in entry:
            raise TileFileError(f"{id}: no {key}")
    maker = DEEDS[_one_of(id, "does", entry["does"], DEEDS)] if "does" in entry else Tile
    patrician = _one_of(id, "kind", entry["kind"], KINDS_OF_TILES) == "patrician"
    return maker(
        number,
        id,
        entry["name"],
        patrician,
        _amends(id, entry.get("amends", {}), card_of(entry)),
        _goods(id, "gains", entry.get("gains", [])),
        _deed(id, entry),
        entry.get("gains_money", 0),
        entry.get("stalls") == [],
        own,
    )


def card_of(entry: Mapping[str, Any]) -> str | None:
    """The card that a tile goes with: the one it names, or the one its effects need."""
    named: str | None = entry.get("card")
    effects = [entry.get("does", ""), *entry.get("amends", {})]
    return named or next((EFFECT_CARDS[effect] for effect in effects if effect in EFFECT_CARDS), None)


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


def _amends(id: str, table: Mapping[str, Any], card: str | None) -> Amends:
    _check(id, table, AMENDS)
    changes = dict(table)
    if "free" in table:
        changes["free"] = _goods(id, "free", table["free"])
    if "cards" in table and card == "consul":
        changes["consul_cards"] = changes.pop("cards")
    return Amends(**changes)


def _moment(id: str, entry: Mapping[str, Any]) -> int:
    """When a tile is used: as its entry says, with its card, or at its behaviour's own moment."""
    if "at" in entry:
        return MOMENTS[_one_of(id, "at", entry["at"], MOMENTS)]
    card, own_moment = card_of(entry), entry.get("does") in EFFECT_CARDS
    if card is None or (own_moment and card != "mercator"):
        return 0
    moment = CARD_MOMENTS[_one_of(id, "card", card, CARD_MOMENTS)]
    return moment | AT_TRADE_STALL if "trade" in entry.get("stalls", []) else moment


def _deed(id: str, entry: Mapping[str, Any]) -> Deed:
    return Deed(
        moment=_moment(id, entry),
        count=entry.get("count", 0),
        money=entry.get("money", 0),
        goods=_goods(id, "goods", entry.get("goods", [])),
        provinces=entry.get("provinces", 0),
        house=_house(id, entry["house"]) if "house" in entry else NO_TERMS,
        houses=entry.get("houses", 0),
        colonists=entry.get("colonists", 0),
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
