"""The curve of an analysis as a picture, in any language."""

from __future__ import annotations

from typing import Any

from concordia_game.analysis.marks import BLAMED
from concordia_game.analysis.words import decimal, percent
from concordia_game.drawing.curve import Trace, draw_curve
from concordia_game.engine.ids import SEATS
from concordia_game.i18n.sentences import Sentences

DOTTED = BLAMED[1:]
"""The marks that get a dot."""


def analysis_svg(analysis: dict[str, Any], words: Sentences) -> str:
    """Every side's chance to win over the turns; dots are its mistakes and blunders."""
    turns = analysis["turns"]
    rows = [analysis["start"], *[turn["after"] for turn in turns]]
    sides: dict[int, list[int]] = {}
    for number, seat in enumerate(analysis["seats"]):
        sides.setdefault(seat["team"], []).append(number)
    traces = [_trace(analysis, words, seats, rows) for seats in sides.values()]
    exact = [
        f"{_name(analysis, words, number)} {decimal(words, analysis['accuracy'][seat['seat']])}"
        for number, seat in enumerate(analysis["seats"])
        if analysis["accuracy"][seat["seat"]] is not None
    ]
    below = f"{words.say('analysis-accuracy')}: {', '.join(exact)}"
    numbers = [0, *[turn["turn"] for turn in turns]]
    shares = [percent(words, quarter / 4) for quarter in range(5)]
    return draw_curve(words.say("analysis-curve"), below, traces, numbers, shares)


def _trace(analysis: dict[str, Any], words: Sentences, seats: list[int], rows: list[list[float]]) -> Trace:
    """The curve of a seat, or of both partners."""
    colors = [analysis["seats"][number]["seat"] for number in seats]
    marked = [
        place
        for place, turn in enumerate(analysis["turns"], 1)
        if turn["seat"] in colors and turn["mark"] in DOTTED
    ]
    name = " + ".join(_name(analysis, words, number) for number in seats)
    return Trace(colors[0], name, [row[seats[0]] for row in rows], marked)


def _name(analysis: dict[str, Any], words: Sentences, number: int) -> str:
    """A player's name, or the colour if it has none of its own."""
    seat = analysis["seats"][number]
    return words.say(f"seat-{seat['seat']}") if seat["name"] in ("", *SEATS) else str(seat["name"])
