"""The table of `concordia stats` that says which forum tiles are taken, and what they are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.table import Table

from concordia_game.i18n.names import latin
from concordia_game.i18n.sentences import Sentences

Row = dict[str, Any]

NONE = "-"
"""For what never happened."""


def tile_table(words: Sentences, rows: list[Row]) -> Table:
    """A line for each tile; without an auction or a lot their columns are left out."""
    columns: list[tuple[str, Callable[[Row], str]]] = [
        (words.say("terminal-tile-open"), lambda row: str(row["open"])),
        (words.say("terminal-tile-taken"), lambda row: _percent(row["taken_share"])),
        ("95 %", lambda row: _between(row["taken_low"], row["taken_high"], 100)),
    ]
    if any(row["dealt"] for row in rows):
        columns.append((words.say("terminal-tile-dealt"), lambda row: str(row["dealt"])))
        columns.append((words.say("terminal-tile-kept"), lambda row: _percent(row["kept_share"])))
    if any(row["auctioned"] for row in rows):
        columns.append((words.say("terminal-tile-bid"), lambda row: _number(row["mean_bid"])))
    if "worth" in rows[0]:
        columns.append((words.say("terminal-tile-worth"), lambda row: _number(row["worth"])))
        columns.append(("95 %", lambda row: _between(row["worth_low"], row["worth_high"], 1)))
    table = Table(words.say("terminal-tiles-offered"), box=None, pad_edge=False)
    for head, _ in columns:
        table.add_column(head, justify="right")
    for row in rows:
        table.add_row(latin(row["name"]), *[shown(row) for _, shown in columns])
    return table


def _percent(share: float | None) -> str:
    return NONE if share is None else f"{100 * share:.1f} %"


def _number(value: float | None) -> str:
    return NONE if value is None else f"{value:.1f}"


def _between(low: float | None, high: float | None, times: int) -> str:
    return NONE if low is None or high is None else f"{times * low:.0f} - {times * high:.0f}"
