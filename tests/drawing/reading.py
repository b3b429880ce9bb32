"""Reading pictures again: their elements by class, and the games that they are made of."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from concordia_game.drawing import draw_svg
from concordia_game.engine.deal import begin
from concordia_game.engine.play import apply
from concordia_game.engine.state import State
from concordia_game.files.record import Record, read_record
from concordia_game.notation.texts import parse_move

Element = ElementTree.Element
RECORDS = sorted((Path(__file__).parents[1] / "records" / "games" / "first_edition").glob("*.record"))
NAMESPACE = "{http://www.w3.org/2000/svg}"


def record(path: Path) -> Record:
    """The record of a game."""
    return read_record(path.read_text("utf-8"), str(path))


@cache
def positions(path: Path) -> list[State]:
    """Some positions of a recorded game: its beginning, every hundredth one, its end."""
    game = record(path)
    state = begin(game.setup)
    found = [state]
    for ply, (_, text) in enumerate(game.moves, 1):
        state = apply(state, parse_move(state, text))
        if ply % 100 == 0 or ply in (3, len(game.moves)):
            found.append(state)
    return found


def drawn(state: State) -> Element:
    """The picture of a position as a tree."""
    return ElementTree.fromstring(draw_svg(state))


def of_class(root: Element, *classes: str) -> list[Element]:
    """The elements that have all of these classes."""
    return [found for found in root.iter() if set(classes) <= set(found.get("class", "").split())]


def uses(root: Element) -> list[str]:
    """The symbols that are used below an element, in their order."""
    return [found.get("href", "")[1:] for found in root.iter(f"{NAMESPACE}use")]


def texts(root: Element) -> list[str]:
    """Every text below an element."""
    return ["".join(found.itertext()) for found in root.iter(f"{NAMESPACE}text")]
