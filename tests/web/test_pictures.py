"""The page and the package draw the same board: each symbol, line and word at the same place in the same look."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from concordia_game.data.boards import board_ids
from concordia_game.drawing import draw_svg
from concordia_game.games.game import Game

from .conftest import Server, Visit
from .driver import deal, get, open_table, post, tokens_of

BOARD = (Path(__file__).parent / "board.js").read_text()
PEOPLE = [{"kind": "you", "name": "Ann"}, {"kind": "local", "name": "Ben"}]
SEED = 5
TURNS = 12
EXTRAS: dict[str, dict[str, Any]] = {"cyprus": {"fish": "coast"}, "byzantium": {"salt": True}}


def play(base: str, made: dict[str, Any], game: Game) -> None:
    """Some turns at the server's table, until a house stands, and the same in a game of our own."""
    path, rng = f"/api/games/{made['game']}", Random(1)
    while game.state.turn < TURNS or not any(player.houses for player in game.state.players):
        for token in tokens_of(made):
            position = json.loads(get(base, f"{path}/position?token={token}"))
            if position["asked"] in position["yours"]:
                break
        text = "confirm"
        if position["moves"]:
            moves = position["moves"]
            text = max(moves, key=lambda move: move["preview"].get("points", 0) + rng.random())["text"]
            game.play(text)
        post(base, f"{path}/moves", {"token": token, "ply": position["ply"], "text": text})


def shown(page: Page, selector: str) -> dict[str, list[str]]:
    """What a drawing shows, in an order of its own; what is drawn twice at one place counts once."""
    found = page.eval_on_selector(selector, BOARD)
    return {kind: sorted({json.dumps(entry) for entry in entries}) for kind, entries in found.items()}


def differences(one: list[str], other: list[str]) -> list[str]:
    """What is only in the one or only in the other."""
    return sorted({*one} ^ {*other})


@pytest.mark.parametrize("board", board_ids())
def test_the_package_draws_what_the_page_draws(server: Server, visit: Visit, board: str) -> None:
    options = {"map": board, **EXTRAS.get(board, {})}
    made = deal(server.base, options, PEOPLE, seed=SEED)
    game = Game.new(seed=SEED, players=2, **options)
    play(server.base, made, game)
    # No larger: there the page writes the names smaller.
    page = visit(1280, 720)
    open_table(page, server.base, made["game"], [])
    pieces = sum(player.house_count + player.colonists() for player in game.state.players)
    expect(page.locator(".over .piece")).to_have_count(pieces)
    ground, over = shown(page, ".ground svg"), shown(page, "svg.over")

    drawing = visit(2200, 1700)
    drawing.set_content(draw_svg(game.state))
    picture = shown(drawing, "svg.board")

    assert len(picture["words"]) > len(game.setup.board.cities)
    assert differences(picture["words"], ground["words"]) == []
    assert differences(picture["shapes"], ground["shapes"]) == []
    assert len(picture["symbols"]) > len(game.setup.board.cities) + pieces
    assert differences(picture["symbols"], [*ground["symbols"], *over["symbols"]]) == []
