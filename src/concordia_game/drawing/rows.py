"""Things side by side: each is put where the one before it ended."""

from __future__ import annotations

from concordia_game.drawing.looks import color
from concordia_game.drawing.svg import NOTHING, Attributes, element, text, use, width_of

GAP = 14
LETTERS = 28
ICON = 35
ROMAN: dict[str, str | float] = {"font-family": color("roman"), "font-weight": 600}


def words(text_: str, x: float, y: float, size: float, ink: str = "ink", room: float = 0, **more: str) -> str:
    """A line in the page's letters, around the height of its middle."""
    look: Attributes = {"fill": color(ink), **{key.replace("_", "-"): more[key] for key in more}}
    return text(text_, x, y + size * 0.35, size, look, room)


def box(x: float, y: float, width: float, height: float, look: Attributes = NOTHING) -> str:
    """A rectangle with round corners, paper unless told otherwise."""
    given: Attributes = {"fill": color("paper"), "stroke": color("hair"), "stroke-width": 2, **look}
    return element("rect", "", given, x=x, y=y, width=width, height=height, rx=9)


class Row:
    """A line of things around a middle height; `x` is where the next one begins."""

    def __init__(self, x: float, y: float) -> None:
        self.x = x
        self.y = y
        self.parts: list[str] = []

    def put(self, part: str, width: float) -> None:
        """A part that is drawn already, and how much room it takes."""
        self.parts.append(part)
        self.x += width

    def icon(self, symbol: str, size: float, look: Attributes = NOTHING) -> None:
        """A symbol."""
        self.put(use(symbol, self.x + size / 2, self.y, size, look), size + 3)

    def words(self, text_: str, size: float, ink: str = "ink", **more: str) -> None:
        """A text that takes the room that it needs."""
        self.put(words(text_, self.x, self.y, size, ink, 0, **more), width_of(text_, size) + 10)

    def count(self, symbol: str, number: int, width: float, look: Attributes = NOTHING) -> None:
        """A symbol and how many there are of it, faint if there is none."""
        shown: Attributes = look if number else {**look, "opacity": 0.35}
        begin = self.x
        self.icon(symbol, ICON, shown)
        self.parts.append(
            words(str(number), self.x, self.y, LETTERS, "ink" if number else "faint", font_weight="600")
        )
        self.x = begin + width

    def drawn(self) -> str:
        """All of them."""
        return "".join(self.parts)
