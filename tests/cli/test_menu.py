"""The menu: numbers, words and prefixes choose a move, and every move is offered once."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from concordia_game.cli.menu import Menu, Unclear
from concordia_game.games.game import Game
from concordia_game.notation.texts import move_text

from .conftest import ENGLISH, random_game


def menu_of(*moves: str, **options: Any) -> Menu:
    game = Game.new(**{"map": "imperium", "players": 3, "seed": 1, **options})
    for move in moves:
        game.play(move)
    return Menu(ENGLISH, game.state)


def chosen(menu: Menu, line: str) -> str | None:
    move = menu.choose(line)
    return None if move is None else move_text(menu.state.setup, move)


def shown(menu: Menu, width: int = 80) -> str:
    stream = io.StringIO()
    menu.show(Console(file=stream, width=width, markup=False, highlight=False))
    return stream.getvalue()


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("1", "tribune"),
        ("architect", "architect"),
        ("  ARCHITECT ", "architect"),
        ("arch", "architect"),
        ("dip", "diplomat"),
        ("dance", None),
    ],
)
def test_cards(line: str, text: str | None) -> None:
    assert chosen(menu_of(), line) == text


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("0", "done"),
        ("d", "done"),
        ("move sea roma > massilia-roma", "move sea roma > massilia-roma"),
        ("massilia-r", "move sea roma > massilia-roma"),
        ("mo la ro > aquileia-r", "move land roma > aquileia-roma"),
    ],
)
def test_colonists(line: str, text: str) -> None:
    assert chosen(menu_of("architect"), line) == text


@pytest.mark.parametrize(
    ("line", "text"), [("sell wine 1", "sell wine 1"), ("se wi 1", "sell wine 1"), ("bu br 2", "buy brick 2")]
)
def test_trades(line: str, text: str) -> None:
    assert chosen(menu_of("mercator"), line) == text


@pytest.mark.parametrize(
    ("line", "said"), [("move", "could be"), ("99", "no number 99"), ("roma", "or others")]
)
def test_unclear(line: str, said: str) -> None:
    with pytest.raises(Unclear, match=said):
        menu_of("architect").choose(line)


def test_moves_are_grouped_by_colonist_and_steps() -> None:
    lines = shown(menu_of("architect")).splitlines()
    assert lines[0] == "Land colonist: Roma"
    assert lines[1].startswith("1 step ")
    assert "Sea colonist: Roma" in lines
    assert lines[-1].split() == ["0)", "done", "Stop", "moving"]
    assert all(len(line) <= 80 for line in lines)


def test_prices_and_effects() -> None:
    assert "1 for 6" in shown(menu_of("mercator"))
    assert "receives 1 " in shown(menu_of("prefect"))
    assert "take 3 sestertii, then trade 2 kinds of goods" in shown(menu_of())


def test_patricians_are_explained() -> None:
    assert "keep " in shown(menu_of(forum=True))
    assert "Bid for " in shown(menu_of(forum=True, auction=True))


@pytest.mark.parametrize("options", [{}, {"salt": True, "forum": True, "fish": "coast"}])
def test_every_move_is_shown_once(options: dict[str, Any]) -> None:
    texts = [text for seat, text in random_game(**options).history() if seat != "chance"]
    game = Game.new(map="italia", players=2, seed=3, **options)
    for text in texts[:150]:
        menu = Menu(ENGLISH, game.state)
        numbers = [entry.number for entry in menu.entries]
        assert len(set(numbers)) == len(game.moves()) == len(numbers)
        output = shown(menu)
        assert all(f"{number})" in output for number in numbers)
        assert all(chosen(menu, move) == move for move in game.moves())
        game.play(text)


def test_a_province_is_named_as_the_board_prints_it() -> None:
    """On Balearica moves name provinces by their colours."""
    assert "produce cyan    Let Northwestern Maiorica produce · receives 1 fish" in shown(
        menu_of("prefect", map="balearica", fish="coast")
    )
    assert "produce aegyptus    Let Aegyptus produce · receives 1 cloth" in shown(menu_of("prefect"))
