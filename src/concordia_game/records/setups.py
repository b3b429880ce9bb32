"""A dealt set-up as plain data and back, so that nothing has to be shuffled again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from concordia_game.data.boards import BoardFileError, load_board
from concordia_game.data.box import load_box
from concordia_game.data.markets import MarketFileError
from concordia_game.engine.board import Board
from concordia_game.engine.deal import letter_piles, make_setup
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import CardId, Good, TileId
from concordia_game.engine.setup import SetUp
from concordia_game.records.errors import FileError
from concordia_game.records.fields import Fields
from concordia_game.records.options import OptionsError, check_market, options_data, options_from


def setup_data(setup: SetUp) -> dict[str, Any]:
    """A set-up as plain data."""
    cities = setup.board.cities
    return {
        "options": options_data(setup.options),
        "seed": setup.seed,
        "first": setup.first,
        "tokens": {cities[n].id: GOODS[good] for n, good in enumerate(setup.tokens) if good is not None},
        "stack": [setup.cards[kind].id for kind in setup.stack],
        "tiles": [setup.tiles[tile].id for tile in setup.tile_order],
    }


def setup_from(data: Mapping[str, Any], file: str, place: str = "") -> SetUp:
    """A set-up from plain data; damage is refused with its place."""
    fields = Fields(file, place, data)
    try:
        options = options_from(fields.inside("options").data)
        board = load_board(Path(options.map) if options.map.endswith(".toml") else options.map)
        box = load_box(options.fish_market)
        check_market(options, box.markets)
    except (OptionsError, BoardFileError, MarketFileError) as error:
        raise fields.fail("options", str(error)) from error
    tiles = [TileId(tile) for tile in fields.indices("tiles", box.tile_ids)]
    if bool(tiles) != options.forum or len(set(tiles)) != len(tiles):
        raise fields.fail("tiles", "all tiles once with the forum, none without")
    return make_setup(
        options,
        box,
        board,
        seed=fields.integer("seed"),
        tokens=_tokens(board, fields.inside("tokens")),
        stack=[CardId(card) for card in fields.indices("stack", box.card_ids)],
        first=fields.number("first", 0, options.players - 1),
        tile_order=tiles,
    )


def check_deal(setup: SetUp, file: str) -> None:
    """Refuse what no deal could have brought: a record holds a whole deal, a staged position need not."""
    box, decks = setup.box, setup.box.decks[: setup.players]
    left = setup.stack
    for number, deck in enumerate(decks, 1):
        if sorted(left[: len(deck)]) != sorted(deck):
            raise FileError(file, "stack", f"its cards from deck {number} are not those of the deck")
        left = left[len(deck) :]
    if left:
        raise FileError(file, "stack", f"{len(left)} cards too many")
    if setup.options.forum and sorted(setup.tile_order) != list(range(len(box.tiles))):
        raise FileError(file, "tiles", "they are not all the forum tiles")
    for letter, tokens in letter_piles(setup.options, box, setup.board).items():
        dealt = [setup.tokens[n] for n, city in enumerate(setup.board.cities) if city.letter == letter]
        if Counter(dealt) != Counter(tokens):
            raise FileError(file, "tokens", f"those of letter {letter} are not the ones in the box")


def _tokens(board: Board, fields: Fields) -> list[Good | None]:
    tokens: list[Good | None] = [None] * len(board.cities)
    for id in fields.data:
        city = board.city_number(id)
        if city is None or city == board.start_city:
            raise fields.fail(id, f"there is no such city with a token on {board.id}")
        tokens[city] = Good(fields.index(id, GOODS[:6]))
    bare = [city.id for n, city in enumerate(board.cities) if tokens[n] is None and n != board.start_city]
    if bare:
        raise fields.fail(bare[0], "no token")
    return tokens
