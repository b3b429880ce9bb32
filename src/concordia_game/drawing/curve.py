"""A curve of chances over the turns of a game, as a picture to be shared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from concordia_game.drawing.looks import color, seat_colors
from concordia_game.drawing.rows import words
from concordia_game.drawing.svg import Attributes, element, escape, group, number, width_of

WIDTH, HEIGHT = 1200, 560
LEFT, TOP, BOTTOM = 92, 84, 64
LETTERS, SMALL, TITLE = 22, 18, 30
LABEL_GAP = 30
DOT = 7


class Trace(NamedTuple):
    """The curve of a side: its colour and name, a share from 0 to 1 after each turn, and what to mark."""

    seat: str
    name: str
    shares: Sequence[float]
    marked: Sequence[int]
    """The places in `shares` with a dot."""


def draw_curve(
    title: str, below: str, traces: Sequence[Trace], turns: Sequence[int], quarters: Sequence[str]
) -> str:
    """The curves as an SVG document, whole in itself.

    `turns` are the numbers below, one for each place; `quarters` what stands at the side, from 0 to 1.
    """
    right = max(width_of(trace.name, LETTERS) for trace in traces) + 34
    frame = _Frame(WIDTH - LEFT - right, HEIGHT - TOP - BOTTOM, max(len(turns) - 1, 1))
    heading: dict[str, str] = {"font-family": color("roman"), "font-weight": "600"}
    parts = [
        element("title", escape(title)),
        element("rect", width=WIDTH, height=HEIGHT, fill=color("ground")),
        element("rect", x=LEFT, y=TOP, width=frame.width, height=frame.height, fill=color("paper")),
        words(title, LEFT, TOP / 2, TITLE, "heading", WIDTH - LEFT - 20, **heading),
        words(below, LEFT, HEIGHT - BOTTOM / 3, SMALL, "faint", WIDTH - LEFT - 20),
        _grid(frame, turns, quarters),
        *[_trace(frame, trace) for trace in traces],
        _labels(frame, traces),
    ]
    inner = group("curve", *parts, look={"font-family": color("body")})
    size: Attributes = {"width": WIDTH, "height": HEIGHT}
    box = f"0 0 {WIDTH} {HEIGHT}"
    return element("svg", inner, size, xmlns="http://www.w3.org/2000/svg", viewBox=box, role="img")


class _Frame:
    """Where the curves are drawn: so many steps wide."""

    def __init__(self, width: float, height: float, steps: int) -> None:
        self.width = width
        self.height = height
        self.steps = steps

    def x(self, place: int) -> float:
        return LEFT + self.width * place / self.steps

    def y(self, share: float) -> float:
        return TOP + self.height * (1.0 - share)


def _grid(frame: _Frame, turns: Sequence[int], quarters: Sequence[str]) -> str:
    """A line for every quarter, and some of the turns' numbers."""
    parts: list[str] = []
    for quarter, share in enumerate(quarters):
        y = frame.y(quarter / 4)
        look: Attributes = {"stroke": color("hair"), "stroke-width": 2 if quarter % 4 == 0 else 1}
        parts.append(element("line", "", look, x1=LEFT, y1=y, x2=LEFT + frame.width, y2=y))
        parts.append(words(share, LEFT - 10, y, SMALL, "faint", text_anchor="end"))
    every = max(1, -(-len(turns) // 12))
    for place in range(0, len(turns), every):
        x = frame.x(place)
        parts.append(
            words(str(turns[place]), x, TOP + frame.height + 18, SMALL, "faint", text_anchor="middle")
        )
    return group("grid", *parts)


def _trace(frame: _Frame, trace: Trace) -> str:
    """A curve with an edge, so that light colours stand out from the paper; marks are dots on it."""
    points = [(frame.x(place), frame.y(share)) for place, share in enumerate(trace.shares)]
    path = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    line: Attributes = {"fill": "none", "stroke-linejoin": "round", "stroke-linecap": "round"}
    ink = seat_colors()[trace.seat]
    parts = [
        element("polyline", "", {**line, "stroke": color("mark-line"), "stroke-width": 6.5}, points=path),
        element("polyline", "", {**line, "stroke": ink, "stroke-width": 4}, points=path),
    ]
    for place in trace.marked:
        x, y = points[place]
        edge: Attributes = {"fill": ink, "stroke": color("mark-line"), "stroke-width": 2.5}
        parts.append(element("circle", "", edge, cx=x, cy=y, r=DOT))
    return group("trace", *parts)


def _labels(frame: _Frame, traces: Sequence[Trace]) -> str:
    """The names where the curves end, pushed apart where these end close together."""
    parts: list[str] = []
    lowest: float = TOP - LABEL_GAP
    ends = sorted(traces, key=lambda trace: -trace.shares[-1])
    room = TOP + frame.height - LABEL_GAP * (len(ends) - 1)
    for place, trace in enumerate(ends):
        y = max(lowest + LABEL_GAP, min(frame.y(trace.shares[-1]), room + LABEL_GAP * place))
        lowest = y
        x = LEFT + frame.width + 12
        look: Attributes = {
            "fill": seat_colors()[trace.seat],
            "stroke": color("mark-line"),
            "stroke-width": 1.5,
        }
        parts.append(element("rect", "", look, x=x, y=y - 8, width=12, height=16, rx=3))
        parts.append(words(trace.name, x + 18, y, LETTERS))
    return group("names", *parts)
