"""Hints, reasons and marks put into words, from the data that the page gets as well."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from concordia_game.bots.gains import Gains
from concordia_game.bots.hints import Hint
from concordia_game.engine.setup import GODS, SetUp
from concordia_game.i18n.sentences import Sentences

NOTICED = 0.05
"""A lead below it would be told as nothing."""

Args = Mapping[str, Any]
"""The arguments of a fact."""

_Filling = dict[str, str | int]


def listed(names: list[str]) -> str:
    """Names one after the other."""
    return ", ".join(names)


def _cities(words: Sentences, setup: SetUp, args: Args) -> _Filling:
    cities = [words.city(setup.board, id) for id in args["cities"]]
    return {"count": len(cities), "cities": listed(cities)}


def _provinces(words: Sentences, setup: SetUp, args: Args) -> _Filling:
    found = [words.province(setup.board, id) for id in args["provinces"]]
    return {"count": len(found), "provinces": listed(found)}


def _prefect(words: Sentences, setup: SetUp, args: Args) -> _Filling:
    province = words.province(setup.board, args["province"])
    return {"province": province, "goods": words.goods(args["goods"])}


_FILLINGS: dict[str, Callable[[Sentences, SetUp, Args], _Filling]] = {
    "money": lambda words, setup, args: {"money": words.sestertii(args["count"])},
    "goods": lambda words, setup, args: {"goods": words.goods(args["goods"])},
    "houses": _cities,
    "provinces": _provinces,
    "kinds": lambda words, setup, args: {"goods": listed([words.good(id) for id in args["kinds"]])},
    "colonists": lambda words, setup, args: {"count": args["count"]},
    "cards": lambda words, setup, args: {"cards": listed([words.card(id) for id in args["cards"]])},
    "tiles": lambda words, setup, args: {"tiles": listed([words.tile(setup, id) for id in args["tiles"]])},
    "prefect": _prefect,
    "hand": lambda words, setup, args: {"count": args["count"]},
}


def said_fact(words: Sentences, setup: SetUp, kind: str, args: Args) -> str:
    """What stands behind a reason: `a house in Aquileia`."""
    return words.say(f"analysis-fact-{kind}", **_FILLINGS[kind](words, setup, args))


def said_ground(words: Sentences, god: str | None, means: str | None) -> str:
    """A god, or the means to more points."""
    return words.say(f"analysis-means-{means}") if god is None else words.god(god)


def said_reason(words: Sentences, setup: SetUp, reason: Mapping[str, Any]) -> str:
    """`Saturnus -5.6: another province: Campania`."""
    ground = said_ground(words, reason["god"], reason.get("means"))
    points = signed(words, reason["points"])
    if reason["kind"] not in _FILLINGS:
        return words.say("analysis-why-plain", ground=ground, points=points)
    fact = said_fact(words, setup, reason["kind"], reason["args"])
    return words.say("analysis-why", ground=ground, points=points, fact=fact)


def decimal(words: Sentences, points: float, sign: str = "") -> str:
    """A figure with a decimal, as the language writes it; with its sign if that is `+`."""
    figure, tenth = f"{points:{sign}.1f}".split(".")
    return words.say("analysis-decimal", figure=figure, tenth=tenth)


def signed(words: Sentences, points: float) -> str:
    """A figure with its sign; whole ones without decimals."""
    return f"{points:+d}" if isinstance(points, int) else decimal(words, points, "+")


def percent(words: Sentences, share: float) -> str:
    """A share: `12%`."""
    return words.say("analysis-percent", figure=str(round(100 * share)))


def change(words: Sentences, share: float) -> str:
    """A change of a chance: `-12%`."""
    figure = round(100 * share)
    return words.say("analysis-percent", figure=f"{figure:+d}" if figure else "±0")


def said_gains(words: Sentences, setup: SetUp, gains: Gains) -> str:
    """`2 houses in Florentia, Spoletum: Jupiter +2, Saturnus +4, next Prefect 2 wine`."""
    deeds = [said_fact(words, setup, kind, args) for kind, args in deeds_of(gains)]
    gods = [f"{words.god(god)} {signed(words, gains.gods[god])}" for god in GODS if gains.gods.get(god)]
    if gains.houses and gains.prefect:
        gods.append(words.say("analysis-next-prefect", goods=words.goods(gains.prefect)))
    if not deeds:
        deeds = [words.say("analysis-fact-none")]
    return words.say("analysis-about", what=listed(deeds), said=listed(gods)) if gods else listed(deeds)


def deeds_of(gains: Gains) -> list[tuple[str, Args]]:
    """What a turn does, the most telling first; what it pays with goes without saying."""
    more = {good: count for good, count in gains.goods.items() if count > 0}
    found: list[tuple[str, Args, bool]] = [
        ("houses", {"cities": gains.houses}, bool(gains.houses)),
        ("cards", {"cards": gains.cards}, bool(gains.cards)),
        ("tiles", {"tiles": gains.tiles}, bool(gains.tiles)),
        ("colonists", {"count": gains.colonists}, gains.colonists > 0),
        ("hand", {"count": gains.hand}, gains.hand > 0 and not gains.cards),
        ("goods", {"goods": more}, bool(more)),
        ("money", {"count": gains.sestertii}, gains.sestertii > 0),
    ]
    return [(kind, args) for kind, args, there in found if there]


def said_hint(words: Sentences, setup: SetUp, hint: Hint, best: bool) -> str:
    """One line for a hint: what it is for, and by how much it is better than the next."""
    what = said_gains(words, setup, hint.gains)
    said = words.say("analysis-hint-best" if best else "analysis-hint-other", what=what)
    if not best or hint.lead is None or hint.lead < NOTICED:
        return said
    return f"{said} ({words.say('analysis-hint-lead', points=decimal(words, hint.lead))})"
