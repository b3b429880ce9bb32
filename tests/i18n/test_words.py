"""Everything that the game names, asks, tells and refuses has its message, and no message is left over."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator

import concordia.engine
from concordia.data.box import load_box
from concordia.data.markets import SIDES, load_market
from concordia.engine import events
from concordia.engine.agenda import Decision, Offer
from concordia.engine.events import Event
from concordia.engine.goods import GOODS
from concordia.engine.moves import KIND_NAMES
from concordia.engine.setup import GODS, SEATS, Options
from concordia.engine.values import field_names
from concordia.i18n.prompts import FIELDS, OTHER_PROMPTS, PROMPTS
from concordia.records import why
from concordia.records.options import CHOICES
from i18n.reading import all_messages, messages, variables

WIRE_REASONS = {"not_your_turn", "stale"}
"""Reasons of the server, which knows who sends what and when."""

UNNAMED_OPTIONS = {"fish_market", "map", "players"}
"""A file, Latin names, and a number."""

ENGLISH = all_messages("en")


def kebab(name: str) -> str:
    """An id or a class name as messages write it."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower().replace("_", "-")


def ids(file: str) -> set[str]:
    """The messages of a file."""
    return {found.id.name for found in messages("en", file)}


def missing(prefix: str, names: list[str] | tuple[str, ...], *endings: str) -> list[str]:
    """The messages that there should be and are not."""
    wanted = [f"{prefix}-{kebab(name)}{ending}" for name in names for ending in endings or ("",)]
    return [id for id in wanted if id not in ENGLISH]


def event_classes() -> list[type[Event]]:
    """Everything that can happen."""
    return [
        value
        for value in vars(events).values()
        if isinstance(value, type) and issubclass(value, Event) and value is not Event
    ]


def decision_classes() -> set[type[Decision]]:
    """Everything that can be asked."""
    for module in pkgutil.walk_packages(concordia.engine.__path__, "concordia.engine."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found = {*Decision.__subclasses__(), *Offer.__subclasses__()} - {Offer}
    return {cls for cls in found if cls.__module__.startswith("concordia.")}


def reason_calls() -> Iterator[tuple[str, set[str]]]:
    """The codes that `why_not` can give, each with the details that it gives there."""
    for node in ast.walk(ast.parse(inspect.getsource(why))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            code, *details = node.args
            codes = [code.body, code.orelse] if isinstance(code, ast.IfExp) else [code]
            names = {ast.literal_eval(key) for given in details for key in dict_keys(given)}
            for constant in codes:
                yield ast.literal_eval(constant), names


def dict_keys(node: ast.expr) -> list[ast.expr]:
    """The keys of a dict that is written out."""
    assert isinstance(node, ast.Dict)
    return [key for key in node.keys if key is not None]


def test_one_message_for_each_event() -> None:
    assert ids("log.ftl") == {f"log-{kebab(cls.__name__)}" for cls in event_classes()}


def test_events_are_told_with_their_own_fields() -> None:
    for cls in event_classes():
        fields = {"stall" if name == "offer" else name for name in field_names(cls)}
        if "good" in fields:
            fields.add("goods")
        assert variables(ENGLISH[f"log-{kebab(cls.__name__)}"]) <= fields, cls


def test_one_prompt_for_each_decision() -> None:
    assert set(PROMPTS) == {cls.__name__ for cls in decision_classes()}
    assert len(set(PROMPTS.values())) == len(PROMPTS)
    assert ids("prompts.ftl") == {f"prompt-{id}" for id in [*PROMPTS.values(), *OTHER_PROMPTS]}


def test_prompts_want_the_fields_that_are_listed() -> None:
    for id in [*PROMPTS.values(), *OTHER_PROMPTS]:
        assert variables(ENGLISH[f"prompt-{id}"]) == set(FIELDS.get(id, ())), id


def test_one_message_for_each_reason() -> None:
    codes = {code for code, _ in reason_calls()} | WIRE_REASONS
    assert ids("reasons.ftl") == {f"reason-{kebab(code)}" for code in codes}


def test_reasons_use_only_details_that_are_always_given() -> None:
    for code, details in reason_calls():
        assert variables(ENGLISH[f"reason-{kebab(code)}"]) <= details, code


def test_cards_and_gods() -> None:
    assert missing("card", [card.id for card in load_box().cards], "", "-help") == []
    assert missing("card", ["concordia", "praefectus_magnus", "praefectus_piscatus"], "", "-help") == []
    assert missing("god", GODS, "", "-help") == []


def test_goods_seats_and_colonists() -> None:
    assert missing("good", (*GOODS, "any")) == []
    assert missing("goods", (*GOODS, "any")) == []
    assert missing("seat", SEATS) == []
    assert missing("colonist", KIND_NAMES) == []


def test_tiles_and_stalls() -> None:
    assert missing("tile", [tile.id for tile in load_box().tiles], "-help") == []
    for side in SIDES:
        assert missing("stall", load_market(side).stalls, "", "-help") == []


def test_options_and_their_choices() -> None:
    names = set(field_names(Options)) - UNNAMED_OPTIONS
    assert missing("option", sorted(names), "", "-help") == []
    for name, values in CHOICES.items():
        assert missing(f"option-{name}", [value or "none" for value in values], "", "-help") == []
