"""Plots of results; matplotlib is an optional extra, imported only here."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

INK = "#4a3728"
BARS = "#a3482f"


class PlotError(ValueError):
    """No plot can be drawn."""


def _figure(rows: int, height: float) -> Any:
    try:
        figures = import_module("matplotlib.figure")
    except ImportError as error:
        raise PlotError("plots need matplotlib: pip install matplotlib") from error
    figure = figures.Figure(figsize=(7.0, height), layout="constrained")
    return figure, figure.subplots(rows, 1, squeeze=False)[:, 0]


def plot_standings(data: dict[str, Any], path: Path) -> None:
    """Win rates with their intervals, and ratings, one bar a bot."""
    bots = data["bots"]
    names = [bot["name"] for bot in bots]
    figure, (rates, ratings) = _figure(2, 2.0 + 0.8 * len(bots))
    errors = [
        [bot["win_rate"] - bot["low"] for bot in bots],
        [bot["high"] - bot["win_rate"] for bot in bots],
    ]
    rates.barh(names, [bot["win_rate"] for bot in bots], xerr=errors, color=BARS, ecolor=INK, capsize=4)
    rates.set_xlim(0, 1)
    rates.set_xlabel(f"win rate with 95 % interval, {data['games']} games")
    ratings.barh(names, [bot["rating"] for bot in bots], color=BARS)
    ratings.set_xlabel("rating (Plackett-Luce, 25 at the start)")
    for axes in (rates, ratings):
        axes.invert_yaxis()
    figure.savefig(path)


def plot_tables(tables: dict[str, list[dict[str, Any]]], path: Path) -> None:
    """One panel for each table of the statistics: win rates with their intervals."""
    shown = {title: rows for title, rows in tables.items() if rows}
    lines = sum(len(rows) for rows in shown.values())
    figure, panels = _figure(len(shown), 1.0 + len(shown) + 0.25 * lines)
    for axes, (title, rows) in zip(panels, shown.items(), strict=True):
        names = [str(row["name"]) for row in rows]
        rates = [row["win_rate"] for row in rows]
        errors = [
            [row["win_rate"] - row["low"] for row in rows],
            [row["high"] - row["win_rate"] for row in rows],
        ]
        axes.barh(names, rates, xerr=errors, color=BARS, ecolor=INK, capsize=2)
        axes.set_title(title)
        axes.set_xlabel("win rate")
        axes.invert_yaxis()
    figure.savefig(path)
