"""The effects that tiles of one's own are put together from, each with what it does and an example (S5.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from concordia_game.data.tiles import EFFECT_CARDS


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect by the words of the file: `amends.steps`, `does = gift`, `gains`."""

    name: str
    says: str
    example: Mapping[str, Any]

    @property
    def card(self) -> str | None:
        """The card that it goes with, if it needs one."""
        return EFFECT_CARDS.get(self.name.rpartition(" ")[2].rpartition(".")[2])

    def toml(self) -> str:
        """The example as an entry of a file."""
        return "\n".join(["[[tile]]", *[f"{key} = {_toml(value)}" for key, value in self.example.items()]])


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(_toml(inner) for inner in value)}]"
    return str(value) if isinstance(value, int) else f'"{value}"'


def _example(id: str, kind: str, text: str, **effect: Any) -> dict[str, Any]:
    name = " ".join([word.capitalize() for word in id.split("_")])
    return {"id": id, "name": name, "kind": kind, "texts": {"en": text}, **effect}


def _amends(key: str, says: str, value: Any, text: str, **more: Any) -> Effect:
    example = _example(f"my_{key}", "patrician", text, **more, amends={key: value})
    return Effect(f"amends.{key}", says, example)


def _does(word: str, says: str, text: str, kind: str = "citizen", **more: Any) -> Effect:
    where = {key: more.pop(key) for key in ("card", "stalls") if key in more}
    return Effect(f"does = {word}", says, _example(f"my_{word}", kind, text, **where, does=word, **more))


_HOUSE: Final[Mapping[str, Any]] = {"card": "architect", "stalls": ["house"]}
_TRADE: Final[Mapping[str, Any]] = {"card": "mercator", "stalls": ["trade"]}

EFFECTS: Final[tuple[Effect, ...]] = (
    _amends("steps", "extra steps of an Architect", 1, "1 step more with an Architect.", **_HOUSE),
    _amends(
        "house_money",
        "sestertii added to the price of each house; negative for a discount",
        -1,
        "Each house costs 1 sestertius less.",
        **_HOUSE,
    ),
    _amends("trade_kinds", "extra kinds of goods in a trade", 1, "Trade one kind more.", **_TRADE),
    _amends("sale_price", "extra sestertii for each good sold", 1, "1 sestertius more for each.", **_TRADE),
    _amends("cash", "extra sestertii of a Mercator's cash", 2, "2 sestertii more of cash.", **_TRADE),
    _amends("free", "goods that are free when their kind is bought", ["brick"], "A brick is free.", **_TRADE),
    _amends(
        "any_surcharge",
        "any goods pay what lies under the display",
        True,
        "Any goods pay the surcharge.",
        card="senator",
        stalls=["card"],
    ),
    _amends(
        "cards",
        "extra cards bought with a Senator; at the card stall for a fish more each; or with a Consul",
        1,
        "With a Consul you may buy one card more.",
        card="consul",
    ),
    _amends("marker_coins", "how often the coins on a turned marker are paid", 1, "The marker's coins, too."),
    _amends("copies_display", "a Diplomat may copy the display", True, "Copy a card on display."),
    _amends("prefect_copies", "a Prefect may be used as a Diplomat", True, "A Prefect may copy."),
    _amends("spaces", "extra storehouse spaces", 2, "2 spaces more in your storehouse."),
    _amends("points", "points at the end", 3, "3 points at the end."),
    Effect(
        "gains",
        "goods when it is gained",
        _example("my_gains", "patrician", "1 brick when you get it, 1 point at the end.", gains=["brick"])
        | {"amends": {"points": 1}},
    ),
    Effect(
        "gains_money",
        "sestertii when it is gained",
        _example("my_gains_money", "citizen", "5 sestertii when you get it.", gains_money=5),
    ),
    _does(
        "gift",
        "money and goods, once or for every so many provinces, houses or colonists",
        "With a Senator: 1 sestertius for each of your houses.",
        card="senator",
        money=1,
        houses=1,
    ),
    _does("settlement", "a new colonist for money", "A new colonist for 4 sestertii.", money=4),
    _does("more_kinds", "further kinds in the trade going on", "Trade one kind more.", **_TRADE, count=1),
    _does("bargain", "one kind of goods at half price", "One kind at half price.", card="mercator"),
    _does(
        "other_bonus",
        "the bonus good of another marker; with fish the province's dearest good",
        "The bonus good may be that of another marker.",
        "patrician",
        card="prefect",
    ),
    _does("sell_bonus", "bonus goods are sold at once", "Sell one of the bonus goods at once.", count=1),
    _does(
        "builder",
        "another price for one house, or with `every` for all houses of the turn",
        "One house costs no money.",
        **_HOUSE,
        house={"free_money": True},
    ),
    _does(
        "neighbour",
        "one house a turn beside another's colonist",
        "Build beside others.",
        "patrician",
        **_HOUSE,
    ),
    _does("found_house", "a free house in a city of one of these goods", "A free house.", goods=["food"]),
    _does("journey", "movement as with an Architect", "Move as with an Architect."),
    _does(
        "exchange", "stored goods become salt", "With a Tribune 1 good becomes salt.", card="tribune", count=1
    ),
    _does("salt", "a salt", "Take 1 salt."),
    _does("shown_good", "a good that a marker shows", "Take 1 good that a marker shows."),
)
"""All of them, in the order of the list."""
