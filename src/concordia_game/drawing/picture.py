"""A position as one picture: the board with its pieces, and below it what lies before the players."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape

from concordia_game.drawing.boards import drawing_stamp, geometry_of
from concordia_game.drawing.geometry import Geometry
from concordia_game.drawing.ground import ground
from concordia_game.drawing.looks import color, look, symbols
from concordia_game.drawing.panel import panel
from concordia_game.drawing.pieces import pieces
from concordia_game.drawing.svg import Attributes, element, group, number
from concordia_game.engine.board import Board
from concordia_game.engine.ids import SEATS
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State

MARGIN = 24
_USED = re.compile(r'href="#([^"]+)"')


def draw_svg(state: State, *, names: Sequence[str] | None = None, width: int = 1000) -> str:
    """The position as an SVG document, whole in itself: no style sheet, no script, no other file.

    It shows the board as the page draws it, with everything that lies on it; below, the cards for sale, what
    the expansions add, and a row for each player with sestertii, storehouse, pieces, hand, pile and points.
    All of this is open to everybody, so the picture is the same for every seat: of stacks it shows only how
    high they are, and tiles that somebody is still choosing from are not in it. The same position gives the
    same text.

    `names` are those of the players in turn order; without them the seats go by their colours. `width` is
    that of the picture in pixels.

    >>> from concordia_game import Game
    >>> picture = draw_svg(Game.new(map="cyprus", players=2, seed=7).state, names=["Livia", "Gaius"])
    >>> picture[:39], "Livia" in picture
    ('<svg xmlns="http://www.w3.org/2000/svg"', True)
    """
    board, under = _board(state.setup)
    on_top = pieces(state, board)
    below, height = panel(state, board["width"] - 2 * MARGIN, _called(state.setup, names))
    whole = board["height"] + height + 2 * MARGIN
    edge: Attributes = {"width": board["width"], "height": board["height"]}
    shift = f"translate({MARGIN} {number(board['height'] + MARGIN)})"
    parts = [
        element("title", escape(f"Concordia: {state.setup.board.name}")),
        element("defs", definitions(under + on_top + below)),
        element("rect", width=board["width"], height=whole, fill=color("ground")),
        # In an SVG of its own: land and ripples go on beyond the board's edge, and are cut off there.
        element("svg", under + on_top, {**look(""), **edge}, class_="board"),
        group("panel", below, look={"transform": shift, "font-family": color("body")}),
    ]
    size: Attributes = {"width": width, "height": round(width * whole / board["width"])}
    box = f"0 0 {number(board['width'])} {number(whole)}"
    return element("svg", "".join(parts), size, xmlns="http://www.w3.org/2000/svg", viewBox=box, role="img")


def _called(setup: SetUp, names: Sequence[str] | None) -> list[str]:
    """The names of the players; a seat without one goes by its colour."""
    given = [*(names or ()), *[""] * setup.players]
    return [
        SEATS[seat].capitalize() if given[seat] in ("", SEATS[seat]) else given[seat] for seat in setup.seats
    ]


def definitions(drawn: str) -> str:
    """The definitions of all symbols that a drawing uses."""
    used = set(_USED.findall(drawn))
    return "".join(definition for id, definition in symbols().items() if id in used)


def _board(setup: SetUp) -> tuple[Geometry, str]:
    """Where things lie, and the board without them."""
    source = setup.options.map
    return _drawn(setup.board, source, drawing_stamp(source))


@lru_cache(maxsize=16)
def _drawn(board: Board, source: str, stamp: int) -> tuple[Geometry, str]:
    """Boards are one object each, so each is drawn once; one's own again when its drawing has been made."""
    drawn = geometry_of(board, source)
    return drawn, ground(drawn)
