"""Texts: every event, every reason and every decision has its words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import concordia_game
from concordia_game.cli import prompts, reasons, telling
from concordia_game.cli.explanations import explanation
from concordia_game.cli.reasons import reason_words
from concordia_game.cli.telling import effect, tell
from concordia_game.cli.words import (
    card_name,
    cost_list,
    good_count,
    goods_list,
    joined,
    place_name,
    sestertii,
)
from concordia_game.data.box import load_box
from concordia_game.engine import events
from concordia_game.engine.agenda import Decision
from concordia_game.engine.cost import Cost
from concordia_game.engine.events import Event
from concordia_game.engine.goods import BRICK, FOOD
from concordia_game.engine.ids import CardId, PlaceId
from concordia_game.engine.reasons import Reason
from concordia_game.engine.values import final_classes
from concordia_game.games.game import Game

from .conftest import random_game


def test_amounts() -> None:
    assert [sestertii(count) for count in (0, 1, 2)] == ["0 sestertii", "1 sestertius", "2 sestertii"]
    counted = [good_count(BRICK, 1), good_count(BRICK, 2), good_count(FOOD, 2)]
    assert counted == ["1 brick", "2 bricks", "2 food"]
    assert goods_list((1, 0, 2, 0, 0, 0, 0)) == "1 brick, 2 tools"
    assert goods_list((0,) * 7) == "nothing"
    assert cost_list(Cost([1, 0, 0, 0, 2], 1)) == "brick + cloth + cloth + any"
    assert [joined([]), joined(["a"]), joined(["a", "b", "c"])] == ["", "a", "a, b and c"]


def test_names() -> None:
    names = {card.id: card_name(card) for card in load_box().cards}
    assert names["mercator"] == "Mercator"
    assert names["mercator5"] == "Mercator (5)"
    assert names["diplomat_mars_food"] == "Diplomat"
    board = Game.new(map="balearica", players=2).setup.board
    assert place_name(board, PlaceId(board.first_space)).startswith("the start space ")


def test_every_event_has_words() -> None:
    known = {*telling._CLAUSES, *telling._REVEALED, events.TurnBegan, events.GameEnded}
    assert set(final_classes(Event)) == known


def test_every_reason_has_words() -> None:
    package = Path(concordia_game.__path__[0])
    files = [*(package / "engine").rglob("*.py"), package / "notation" / "why.py"]
    source = "".join(file.read_text("utf-8") for file in files)
    codes = set(re.findall(r'Reason\(\s*"([a-z_]+)"', source)) | set(re.findall(r'"([a-z_]+)" if ', source))
    assert codes - {"goods_short"} <= set(reasons._WORDS)


def test_every_decision_has_words() -> None:
    asking = {cls.__name__ for cls in final_classes(Decision)}
    assert asking - {"GameOver", "DrawTile"} <= set(prompts._QUESTIONS)


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (Reason("money_short", {"have": 9, "need": 10}), "You have 9 of the 10 sestertii that it costs."),
        (Reason("goods_short", {"have": 1, "need": 3}), "You have 1, not 3."),
        (
            Reason("goods_short", {"have": "brick food", "need": "tool any"}),
            "It costs tool + any; you have brick, food.",
        ),
        (Reason("goods_short", {"have": "", "need": "tool"}), "It costs tool; you have no goods."),
        (Reason("new_code", {"word": 1}), "That is not possible: new_code: word=1."),
    ],
)
def test_reasons(reason: Reason, said: str) -> None:
    assert reason_words(reason) == said


def test_a_turn_is_told_in_one_line() -> None:
    game = Game.new(map="italia", players=3, seed=7)
    happened = [
        *game.play("mercator").events,
        *game.play("sell wine 1").events,
        *game.play("buy brick 2").events,
    ]
    assert tell(game.setup, happened) == (
        "Red plays the Mercator, receives 3 sestertii, sells 1 wine for 6 sestertii, "
        "buys 2 bricks for 6 sestertii."
    )
    assert tell(game.setup, []) == ""


def test_verbs_are_not_repeated() -> None:
    setup = Game.new(map="italia", players=3, seed=7).setup
    red = setup.seats[0]
    paid: list[Event] = [events.SestertiiPaid(red, 2), events.GoodsPaid(red, (1, 1, 0, 0, 0, 0))]
    assert (
        tell(setup, [*paid, events.GameEnded(red)])
        == "Red pays 2 sestertii, 1 brick, 1 food. The game is over."
    )


def test_effects_keep_what_is_hidden() -> None:
    setup = Game.new(map="italia", players=3, seed=7).setup
    _, green, blue = setup.seats
    happened: list[Event] = [
        events.CardBought(green, CardId(0), 1),
        events.CardRevealed(CardId(1), 7),
        events.TurnBegan(blue, 5),
        events.SestertiiReceived(blue, 3),
    ]
    assert effect(setup, green, happened) == "buys the Tribune"
    assert "New in the display: Architect." in tell(setup, happened)


def test_whole_games_are_told() -> None:
    variants: list[dict[str, Any]] = [
        {},
        {"salt": True, "forum": True, "fish": "slope"},
        {"forum": True, "auction": True},
    ]
    for options in variants:
        game = random_game(**options)
        told = [tell(game.setup, state.events) for state in game._states]
        assert not any("(seat=" in line or "  " in line for line in told)


def test_explanations() -> None:
    for card in load_box().cards:
        assert explanation("card", card.id), card.id
    for tile in load_box().tiles:
        assert explanation("tile", tile.id), tile.id
    assert explanation("tile", "nobody") == ""
