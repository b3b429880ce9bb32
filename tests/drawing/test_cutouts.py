"""Parts of boards for the page: only what lies there is drawn, and moves leave marks."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from concordia_game.data.boards import board_ids
from concordia_game.drawing.cutout import draw_part
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply
from concordia_game.games.beginning import new_state
from concordia_game.notation.texts import legal_texts

from .reading import Element, of_class, texts, uses


def part(*around: str, board: str = "italia") -> Element:
    """A part of a board at the start of a game."""
    state = new_state(Options(map=board, players=2), 1)
    return ElementTree.fromstring(draw_part(state, "part", around))


def box(root: Element) -> list[float]:
    """Left, top, width, height."""
    return [float(value) for value in root.get("viewBox", "").split()]


def test_what_is_asked_for_is_there_and_what_is_far_away_is_not() -> None:
    named = texts(part("cosa", "florentia"))
    assert {"Cosa", "Florentia"} <= set(named)
    assert not {"Syracusae", "Brundisium", "Nicaea"} & set(named)


@pytest.mark.parametrize("board", board_ids())
def test_every_part_lies_on_its_board(board: str) -> None:
    state = new_state(Options(map=board, players=2), 1)
    for city in state.setup.board.city_ids:
        left, top, width, height = box(part(city, board=board))
        assert left >= 0
        assert top >= 0
        assert left + width <= 2400
        assert top + height <= 1280
        assert 1.2 <= width / height <= 2.45


def test_its_colours_are_those_of_the_page() -> None:
    """The reader's own seat colours, by day and by night: no picture has colours of its own for them."""
    root = part("roma", "cosa")
    styles = {found.get("style") for found in root.iter() if found.get("style")}
    assert "--seat:var(--seat-red)" in styles
    assert any(style and style.startswith("--province:#") for style in styles)
    assert not [found for found in root.iter() if found.get("fill", "").startswith("#b4ccc9")]


def test_a_house_and_a_way_are_marked() -> None:
    state = new_state(Options(map="italia", players=2), 1)
    events = []
    for text in ("architect", "move land roma > cosa-florentia", "build cosa"):
        state = apply(state, legal_texts(state)[text])
        events += state.happened
    drawn = ElementTree.fromstring(draw_part(state, "part", ["roma", "cosa", "florentia"], events))
    (marks,) = of_class(drawn, "marks")
    kinds = [found.tag.rpartition("}")[2] for found in marks]
    assert kinds.count("circle") == 2, "a ring around the house, in two colours"
    assert kinds.count("path") == 4, "an arrow with its edge"
    assert uses(of_class(drawn, "houses")[0]).count("house") == 1


def test_a_whole_board_is_a_part_too() -> None:
    assert box(part()) == [0, 0, 2400, 1240]
    assert len(of_class(part(), "name")) == 26
