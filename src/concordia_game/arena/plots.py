"""Plots of results; matplotlib is an optional extra, imported only here."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from concordia_game.engine.errors import ConcordiaError
from concordia_game.extras import extra

INK = "#4a3728"
BARS = "#a3482f"
FAINT = "#d8b9a6"
ENDINGS = (".pdf", ".png", ".svg")
STYLE = {
    "axes.spines.right": False,
    "axes.spines.top": False,
    "font.size": 9,
    "svg.fonttype": "none",
    "svg.hashsalt": "concordia",
}
"""Text stays text, which keeps files small; the salt makes equal data produce equal files."""


class PlotError(ConcordiaError):
    """No plot can be drawn."""


def check_plot(path: Path) -> None:
    """Refuse a plot that can't be written before hours of games are played."""
    if path.suffix.lower() not in ENDINGS:
        raise PlotError(f"--plot {path}: the name must end in {', '.join(ENDINGS)}")
    if not path.parent.is_dir():
        raise PlotError(f"--plot {path}: there is no such folder")
    _matplotlib()


def _matplotlib() -> Any:
    with extra("plot", "a plot"):
        return import_module("matplotlib")


def _figure(heights: list[float]) -> tuple[Any, list[Any]]:
    """A figure with panels stacked vertically, each as many lines high as given."""
    _matplotlib().rcParams.update(STYLE)
    figures = import_module("matplotlib.figure")
    figure = figures.Figure(figsize=(6.0, 0.19 * sum(heights) + 0.75 * len(heights)), layout="constrained")
    panels = figure.subplots(len(heights), 1, squeeze=False, height_ratios=heights)[:, 0]
    return figure, list(panels)


def _rates(axes: Any, rows: list[dict[str, Any]], par: float) -> None:
    """Win rates as dots with their intervals, next to the rate expected by chance alone.

    A dot is hollow where the difference may be due to chance.
    """
    rates, low, high = ([100 * row[key] for row in rows] for key in ("win_rate", "low", "high"))
    fills = [BARS if row.get("clear", True) else "white" for row in rows]
    axes.hlines(range(len(rows)), low, high, colors=INK, linewidth=1, zorder=1)
    axes.scatter(rates, range(len(rows)), s=22, c=fills, edgecolors=BARS, zorder=2)
    axes.set_yticks(range(len(rows)), [f"{row['name'].replace('_', ' ')} ({row['games']})" for row in rows])
    axes.axvline(100 * par, color=FAINT, linewidth=1.5, zorder=0)
    axes.set_ylim(len(rows) - 0.4, -0.6)


def plot_standings(data: dict[str, Any], path: Path) -> None:
    """Win rates with their intervals, and ratings, one line per bot."""
    bots = data["bots"]
    figure, (rates, ratings) = _figure([len(bots) + 1.0] * 2)
    _rates(rates, bots, 1 / data.get("teams", data["players"]))
    rates.set_xlim(-2, 102)
    rates.set_xlabel(f"win rate in %, 95 % interval; {data['games']} games; line: par")
    lines = range(len(bots))
    ratings.hlines(lines, *[[bot[key] for bot in bots] for key in ("rating_low", "rating_high")], colors=INK)
    ratings.scatter([bot["rating"] for bot in bots], lines, s=22, c=BARS, zorder=2)
    ratings.set_yticks(lines, [bot["name"] for bot in bots])
    ratings.set_ylim(len(bots) - 0.4, -0.6)
    ratings.set_xlabel("rating in Elo points (Plackett-Luce), 95 % interval; 1500 is the mean")
    _save(figure, path)


def plot_statistics(data: dict[str, Any], path: Path) -> None:
    """A panel for each table of the statistics: win rates with their intervals."""
    titles = [title for title in ("seats", "gods", "cards", "tiles", "openings") if data[title]]
    figure, panels = _figure([len(data[title]) + 1.0 for title in titles])
    for axes, title in zip(panels, titles, strict=True):
        _rates(axes, data[title], data["par"])
        axes.set_title(title, loc="left")
        axes.set_xlim(0, 105 * max(row["high"] for shown in titles for row in data[shown]))
    boards = ", ".join(row["name"] for row in data["boards"])
    games = sum(row["games"] for row in data["boards"])
    figure.suptitle(f"{boards}: {data['players']} players, {games} games", fontsize="medium")
    panels[-1].set_xlabel("win rate in %, 95 % interval; line: par; full dot: clear")
    _save(figure, path)


def plot_reliability(tables: dict[str, dict[str, Any]], path: Path) -> None:
    """A reliability diagram for each kind of table: how often chances came true.

    On the line they do exactly; the size of a dot goes by how many chances there were.
    """
    _matplotlib().rcParams.update(STYLE)
    figures = import_module("matplotlib.figure")
    columns = min(3, len(tables))
    rows = -(-len(tables) // columns)
    figure = figures.Figure(figsize=(2.4 * columns, 2.6 * rows), layout="constrained")
    panels = figure.subplots(rows, columns, squeeze=False).ravel()
    for axes, (name, table) in zip(panels, tables.items(), strict=False):
        expected, came, counts = ([tenth[part] for tenth in table["tenths"]] for part in range(3))
        most = max(counts)
        axes.plot([0, 100], [0, 100], color=FAINT, linewidth=1.5, zorder=0)
        axes.plot(
            [100 * chance for chance in expected], [100 * share for share in came], color=INK, linewidth=1
        )
        sizes = [8 + 60 * count / most for count in counts]
        axes.scatter([100 * chance for chance in expected], [100 * share for share in came], s=sizes, c=BARS)
        axes.set_title(f"{name}: error {table['calibration_error']:.3f}", loc="left", fontsize="small")
        axes.set(xlim=(-3, 103), ylim=(-3, 103), aspect="equal")
    for axes in panels[len(tables) :]:
        axes.set_visible(False)
    figure.supxlabel("chance to win in %", fontsize="small")
    figure.supylabel("won in %", fontsize="small")
    _save(figure, path)


def _save(figure: Any, path: Path) -> None:
    """Save without a date, so that the same games give the same file."""
    figure.savefig(path, dpi=100, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
