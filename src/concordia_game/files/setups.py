"""A dealt set-up as plain data and back, so that nothing has to be shuffled again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from concordia_game.data.board_problems import BoardFileError
from concordia_game.data.boards import load_board
from concordia_game.data.box import load_box
from concordia_game.data.markets import MarketFileError
from concordia_game.engine.board import Board
from concordia_game.engine.deal import letter_piles, make_setup
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import CardId, Good
from concordia_game.engine.module import Module
from concordia_game.engine.modules import MODULES, in_play
from concordia_game.engine.setup import SetUp
from concordia_game.files.errors import FileError
from concordia_game.files.fields import Fields, read_fields
from concordia_game.files.options import OptionsError, check_market, options_data, options_from


def setup_data(setup: SetUp) -> dict[str, Any]:
    """A set-up as plain data."""
    cities = setup.board.cities
    return {
        "options": options_data(setup.options),
        "seed": setup.seed,
        "first": setup.first,
        "tokens": {cities[n].id: GOODS[good] for n, good in enumerate(setup.tokens) if good is not None},
        "stack": [setup.cards[kind].id for kind in setup.stack],
        **{name: shown for module in setup.modules for name, shown in dealt_data(setup, module).items()},
    }


def dealt_names() -> list[str]:
    """The names of everything that modules deal, in their order."""
    return [name for module in MODULES for name in module.fields]


def dealt_data(setup: SetUp, module: Module) -> dict[str, Any]:
    """What was dealt for a module, as its kinds show it."""
    return {name: kind.shown(setup, getattr(module, name)) for name, kind in type(module).fields.items()}


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
    modules = in_play(options)
    for name in dealt_names():
        # Set-ups written before modules had keys hold an empty list.
        if fields.data.get(name) and not any(name in module.fields for module in modules):
            raise fields.fail(name, "none without the module that they belong to")
    bare = make_setup(
        options,
        box,
        board,
        seed=fields.integer("seed"),
        tokens=_tokens(board, fields.inside("tokens")),
        stack=[CardId(card) for card in fields.indices("stack", box.card_ids)],
        first=fields.number("first", 0, options.players - 1),
        modules=[],
    )
    return bare.with_modules([read_fields(module, fields, bare) for module in modules])


def check_deal(setup: SetUp, file: str) -> None:
    """Refuse what no deal could have produced: a record holds a whole deal, a staged position need not."""
    box, decks = setup.box, setup.box.decks[: setup.players]
    left = setup.stack
    for number, deck in enumerate(decks, 1):
        if sorted(left[: len(deck)]) != sorted(deck):
            raise FileError(file, "stack", f"its cards from deck {number} are not those of the deck")
        left = left[len(deck) :]
    if left:
        raise FileError(file, "stack", f"{len(left)} cards too many")
    for module in setup.modules:
        place, problem = module.deal_fault(setup)
        if problem:
            raise FileError(file, place, problem)
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
