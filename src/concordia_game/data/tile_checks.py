"""What is wrong with tiles of one's own: every fault at once, with its place and remedy (S5.1)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from concordia_game.data.board_problems import Problem, did_you_mean, shown
from concordia_game.data.tiles import (
    AMENDS,
    CARD_MOMENTS,
    EFFECT_CARDS,
    HOUSE,
    KEYS,
    KINDS_OF_TILES,
    STALL_CARDS,
    card_of,
)
from concordia_game.engine.goods import GOODS, SALT
from concordia_game.engine.modules.forum.deeds import DEEDS
from concordia_game.engine.moments import MOMENTS

OWN_KEYS: Final[Mapping[str, type]] = {**KEYS, "names": dict, "texts": dict}
RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "steps": (1, 6),
    "spaces": (1, 12),
    "house_money": (-9, 9),
    "trade_kinds": (1, 4),
    "sale_price": (1, 9),
    "marker_coins": (1, 5),
    "points": (-20, 20),
    "cash": (1, 20),
    "cards": (1, 5),
    "gains_money": (1, 50),
    "count": (1, 2),
    "money": (1, 50),
    "provinces": (1, 20),
    "houses": (1, 15),
    "colonists": (1, 6),
}
"""Which figures make sense; 0 never does, for it changes nothing."""

EACH: Final = ("provinces", "houses", "colonists")
FIGURES: Final = ("count", "money", "goods", "house", *EACH)
TAKES: Final[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "gift": (("money", "goods"), EACH),
    "builder": (("house",), ()),
    "exchange": (("count",), ()),
    "found_house": (("goods",), ()),
    "more_kinds": (("count",), ()),
    "sell_bonus": (("count",), ()),
    "settlement": (("money",), ()),
    "bargain": ((), ()),
    "journey": ((), ()),
    "neighbour": ((), ()),
    "other_bonus": ((), ()),
    "salt": ((), ()),
    "shown_good": ((), ()),
}
"""For what a tile does: figures of which it needs one, and figures that it may have besides."""

MOST_TILES: Final = 32
MOST_SPACES: Final = 12
LONGEST: Final[Mapping[str, int]] = {"name": 40, "names": 40, "texts": 400}
"""How many letters are shown well."""

_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_TAG: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_HELP: Final = "`concordia tiles` lists what there is"


def tile_problems(entries: Sequence[Any], taken: Collection[str]) -> list[Problem]:
    """All faults of these entries; `taken` are the ids of the tiles in the box."""
    problems: list[Problem] = []
    ids: list[str] = list(taken)
    for number, entry in enumerate(entries, 1):
        if not isinstance(entry, Mapping):
            problems.append(Problem(f"tile {number}", f"{shown(entry)} is not a table", "write [[tile]]"))
            continue
        id = entry.get("id")
        named = id if isinstance(id, str) and _ID.fullmatch(id) else f"tile {number}"
        check = _Check(named, entry)
        check.whole(ids)
        problems += check.problems
        ids.append(named)
    return problems + _too_much(entries)


def _too_much(entries: Sequence[Any]) -> list[Problem]:
    """What is wrong with all of them together."""
    if not entries:
        return [Problem("file", "there is no tile in it", "write [[tile]] and what it does")]
    if len(entries) > MOST_TILES:
        return [Problem("file", f"{len(entries)} tiles", f"keep at most {MOST_TILES} of them")]
    amends = [entry.get("amends") for entry in entries if isinstance(entry, Mapping)]
    found = [table.get("spaces", 0) for table in amends if isinstance(table, Mapping)]
    spaces = sum(count for count in found if type(count) is int)
    if spaces > MOST_SPACES:
        return [Problem("file", f"{spaces} storehouse spaces in all", f"give away at most {MOST_SPACES}")]
    return []


class _Check:
    """The faults of one entry."""

    def __init__(self, id: str, entry: Mapping[str, Any]) -> None:
        self.id = id
        self.entry = entry
        self.problems: list[Problem] = []

    def fail(self, place: str, fault: str, remedy: str) -> None:
        self.problems.append(Problem(f"{self.id}: {place}" if place else self.id, fault, remedy))

    def whole(self, taken: list[str]) -> None:
        """Everything about the entry; what is read together is only read if it can be."""
        self.keys("", self.entry, OWN_KEYS)
        self.identity(taken)
        self.words()
        typed = len(self.problems)
        amends, house = self.entry.get("amends", {}), self.entry.get("house", {})
        if isinstance(amends, Mapping):
            self.keys("amends", amends, AMENDS)
            self.goods("amends.free", amends.get("free", []), GOODS[:SALT])
        if isinstance(house, Mapping):
            self.keys("house", house, HOUSE)
            self.house(house)
        self.goods("gains", self.entry.get("gains", []), GOODS[: SALT + 1])
        self.goods("goods", self.entry.get("goods", []), GOODS[: SALT + 1])
        self.one_of("does", DEEDS, _HELP)
        self.one_of("at", MOMENTS, f"say one of {', '.join(MOMENTS)}")
        self.one_of("card", CARD_MOMENTS, f"say one of {', '.join(CARD_MOMENTS)}")
        if len(self.problems) == typed and isinstance(amends, Mapping):
            self.effect(amends)
            self.card(amends)

    def keys(self, place: str, table: Mapping[str, Any], known: Mapping[str, type]) -> None:
        """Only known keys, each of its type and in its range."""
        for key, value in table.items():
            at = f"{place}.{key}" if place else key
            if key not in known:
                what = "effect" if place == "amends" else "key"
                self.fail(at, f"there is no such {what}", did_you_mean(key, known, _HELP))
            elif type(value) is not known[key]:
                self.fail(at, f"{shown(value)} is not right here", f"write {_WRITTEN[known[key]]}")
            elif isinstance(value, int) and key in RANGES and not _in_range(key, value):
                least, most = RANGES[key]
                self.fail(
                    at, f"{shown(value)} is too much or nothing", f"say a number from {least} to {most}"
                )
            elif value is False and place == "amends":
                self.fail(at, "false changes nothing", "say true, or leave it out")

    def identity(self, taken: list[str]) -> None:
        """Id, kind, and that it is the only one of its id."""
        id = self.entry.get("id")
        if not isinstance(id, str) or not _ID.fullmatch(id):
            remedy = 'write an id of small letters, digits and _, as in `id = "sextus"`'
            self.fail("id", f"{shown(id)} can't be part of a move" if id else "there is none", remedy)
        elif id in taken:
            self.fail("id", "there is another tile with this id", "choose a different one")
        if self.entry.get("kind") not in KINDS_OF_TILES:
            self.fail("kind", f"{shown(self.entry.get('kind'))} is no kind", "say patrician or citizen")

    def words(self) -> None:
        """A name, and what it does, in at least one language."""
        name, names, texts = (self.entry.get(key) for key in ("name", "names", "texts"))
        if not name and not names:
            self.fail("name", "there is none", 'write `name = "..."`, or `names` for several languages')
        if not texts:
            self.fail("texts", "nobody could tell what it does", 'write `texts = { en = "..." }`')
        if isinstance(name, str) and name:
            self.text("name", name, LONGEST["name"])
        for key, table in (("names", names), ("texts", texts)):
            for tag, text in table.items() if isinstance(table, Mapping) else ():
                if not _TAG.fullmatch(tag):
                    self.fail(f"{key}.{tag}", "this is no language", "use tags as en, ru, fr, sr-Latn")
                self.text(f"{key}.{tag}", text, LONGEST[key])

    def text(self, place: str, text: Any, longest: int) -> None:
        """One line that can be shown."""
        if not isinstance(text, str) or not text.strip() or any(_unseen(letter) for letter in text):
            self.fail(place, f"{shown(text)} can't be shown", "write a line of text")
        elif len(text) > longest:
            self.fail(place, f"{len(text)} letters are too many", f"use at most {longest}")

    def goods(self, place: str, names: Any, known: Sequence[str]) -> None:
        """Goods that there are."""
        for name in names if isinstance(names, list) else ():
            if name not in known:
                otherwise = f"there are {', '.join(known)}"
                self.fail(
                    place, f"there is no good {shown(name)} here", did_you_mean(str(name), known, otherwise)
                )

    def house(self, house: Mapping[str, Any]) -> None:
        """The terms of a house."""
        for key in ("free_goods", "instead"):
            self.goods(f"house.{key}", house.get(key, []), GOODS[: SALT + 1])
        if "city" in house:
            self.goods("house.city", [house["city"]], GOODS[: SALT + 1])

    def one_of(self, key: str, known: Collection[str], otherwise: str) -> None:
        """A word that the rules know; whatever else is refused by its name."""
        value = self.entry.get(key)
        if isinstance(value, str) and value not in known:
            self.fail(key, f"the rules know no {shown(value)}", did_you_mean(value, known, otherwise))

    def effect(self, amends: Mapping[str, Any]) -> None:
        """It does something, and its figures fit what it does."""
        does = self.entry.get("does")
        if not amends and not does and not any(self.entry.get(key) for key in ("gains", "gains_money")):
            self.fail("", "it does nothing", f"add `amends`, `does`, `gains` or `gains_money`; {_HELP}")
        if self.entry.get("kind") == "citizen":
            for key in amends:
                if key != "points":
                    remedy = "make it a patrician, or use `does`"
                    self.fail(f"amends.{key}", "a citizen is used once, so nothing it changes lasts", remedy)
        needs, may = TAKES.get(does or "", ((), FIGURES if does else ()))
        if needs and not any(self.entry.get(key) for key in needs):
            self.fail("does", f"{does} needs {' or '.join(needs)}", f"add `{needs[0]} = ...`")
        for key in FIGURES:
            if key in self.entry and key not in (*needs, *may):
                fault = f"{does} has no use for it" if does else "it belongs to something that the tile does"
                self.fail(key, fault, "leave it out" if does else "say what it `does`")
        each = [key for key in EACH if key in self.entry]
        if len(each) > 1:
            self.fail(each[1], f"it can't be for each of {' and '.join(each)}", f"keep `{each[0]}` only")

    def card(self, amends: Mapping[str, Any]) -> None:
        """The card belongs to the effects, the stalls belong to the card."""
        card, does = self.entry.get("card"), self.entry.get("does")
        effects = [*amends, *([does] if does else [])]
        for effect in effects:
            wanted = EFFECT_CARDS.get(effect)
            fits = wanted is None or card in (None, wanted) or (effect == "cards" and card == "consul")
            if not fits:
                self.fail("card", f"{effect} goes with the {wanted}", f'write `card = "{wanted}"`')
        bound = [effect for effect in effects if effect in EFFECT_CARDS or effect == does]
        if card and not bound:
            self.fail("card", "nothing that the tile does goes with a card", "leave `card` out")
        if "at" in self.entry and (card or not does or does in EFFECT_CARDS):
            self.fail("at", "the moment is already settled", "leave `at` out")
        self.stalls(card_of(self.entry))

    def stalls(self, card: str | None) -> None:
        """Only stalls where the same is done as with the card; the house stall goes with every Architect."""
        stalls = self.entry.get("stalls", [])
        for stall in stalls:
            if stall not in STALL_CARDS:
                otherwise = f"say {' or '.join(STALL_CARDS)}"
                remedy = did_you_mean(str(stall), STALL_CARDS, otherwise)
                self.fail("stalls", f"tiles don't work at {shown(stall)}", remedy)
            elif STALL_CARDS[stall] != card:
                goes = f"what the {STALL_CARDS[stall]} does is done at the {stall} stall"
                self.fail("stalls", goes, f"leave `{stall}` out")
        if card == "architect" and "house" not in stalls:
            fault = "what goes with the Architect also goes with the house stall (F4.1)"
            self.fail("stalls", fault, 'write `stalls = ["house"]`')


def _unseen(letter: str) -> bool:
    """Whether a letter breaks the line or changes how others are shown; hard spaces are fine."""
    return unicodedata.category(letter)[0] == "C" or unicodedata.category(letter) in ("Zl", "Zp")


def _in_range(key: str, value: int) -> bool:
    least, most = RANGES[key]
    return value != 0 and least <= value <= most


_WRITTEN: Final[Mapping[type, str]] = {
    str: "a text in quotes",
    int: "a whole number",
    bool: "true or false",
    list: 'a list, as ["brick"]',
    dict: "a table, as { ... }",
}
