"""Advice at the terminal: hints with what they are for, and who is winning and why."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from concordia_game.analysis.standing import standing
from concordia_game.analysis.words import percent, said_ground, said_hint, signed
from concordia_game.bots.hints import suggest
from concordia_game.cli.output import SEAT_STYLES
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.i18n.sentences import Sentences

GROUNDS = 3
"""How many reasons are told for the standing of a seat."""


def show_hints(console: Console, words: Sentences, state: State) -> None:
    """The most promising moves of whoever is asked, best first, each with what its turn is for."""
    view = View(state, state.decision.seat)
    for number, hint in enumerate(suggest(view, state.decision)):
        console.print(Text(hint.move.text(state.setup), "bold"))
        console.print(Text(f"  {said_hint(words, state.setup, hint, number == 0)}"))


def show_standing(console: Console, words: Sentences, state: State) -> None:
    """Points so far, expected points and chance of every seat, and what they rest on."""
    table = Table("", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in ("points-now", "points-expected", "curve"):
        table.add_column(words.say(f"analysis-{head}"), justify="right")
    table.add_column("")
    for seat, one in zip(state.setup.seats, standing(View(state, state.decision.seat)), strict=True):
        figures = [str(one["points"]["total"]), f"{one['expected']:.0f}", percent(words, one["chance"])]
        table.add_row(Text(words.seat(seat), SEAT_STYLES[seat]), *figures, _grounds(words, one["why"]))
    console.print(table)


def _grounds(words: Sentences, why: list[dict[str, Any]]) -> str:
    """The weightiest reasons, good and bad."""
    told = sorted(why, key=lambda reason: -abs(reason["points"]))[:GROUNDS]
    return ", ".join(
        f"{said_ground(words, reason['god'], reason['means'])} {signed(words, reason['points'])}"
        for reason in told
    )
