"""A dealt set-up as plain data and back, so that nothing has to be shuffled again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import accumulate
from pathlib import Path
from typing import Any

from concordia_game.data.board_problems import BoardFileError
from concordia_game.data.boards import load_board
from concordia_game.data.box import card_set, load_box, own_tiles_from, with_decks
from concordia_game.data.markets import MarketFileError
from concordia_game.data.own_tiles import OwnTilesError, entries_in
from concordia_game.engine.board import Board
from concordia_game.engine.deal import letter_piles, make_setup
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import CardId, Good
from concordia_game.engine.module import Module
from concordia_game.engine.modules import MODULES, in_play
from concordia_game.engine.options import Options
from concordia_game.engine.setup import Box, SetUp
from concordia_game.files.errors import TOO_DEEP, FileError
from concordia_game.files.fields import Fields, read_fields
from concordia_game.files.older import with_patricians
from concordia_game.files.options import OptionsError, check_market, options_from, told_data

FIRST_DECKS = (8, 7, 6, 5, 4)
FIRST_DECKS_OF_VENUS = (7, 8, 6, 5, 4)
"""How many cards the decks had when they came into the box; a set-up tells its own where they differ."""


def setup_data(setup: SetUp) -> dict[str, Any]:
    """A set-up as plain data."""
    cities = setup.board.cities
    sizes = [len(deck) for deck in setup.box.decks[: setup.players]]
    return {
        "options": told_data(setup.options),
        **({"own_tiles": entries_in(setup.box.own_tiles)} if setup.box.own_tiles else {}),
        "seed": setup.seed,
        "first": setup.first,
        "tokens": {cities[n].id: GOODS[good] for n, good in enumerate(setup.tokens) if good is not None},
        "stack": [setup.cards[kind].id for kind in setup.stack],
        **({} if sizes == first_decks(setup.options) else {"decks": sizes}),
        **{name: shown for module in setup.modules for name, shown in dealt_data(setup, module).items()},
    }


def first_decks(options: Options) -> list[int]:
    """How many cards the decks of a game had when they came into the box."""
    return list((FIRST_DECKS_OF_VENUS if options.venus else FIRST_DECKS)[: options.players])


def dealt_names() -> list[str]:
    """The names of everything that modules deal, in their order."""
    return [name for module in MODULES for name in module.fields]


def dealt_data(setup: SetUp, module: Module) -> dict[str, Any]:
    """What was dealt for a module, as its kinds show it."""
    return {name: kind.shown(setup, getattr(module, name)) for name, kind in type(module).fields.items()}


def setup_from(data: Mapping[str, Any], file: str, place: str = "") -> SetUp:
    """A set-up from plain data; damage is refused with its place."""
    try:
        return _setup_from(data, file, place)
    except RecursionError as error:
        raise FileError(file, place, TOO_DEEP) from error


def _setup_from(data: Mapping[str, Any], file: str, place: str) -> SetUp:
    fields = Fields(file, place, with_patricians(Fields(file, place, data).data))
    try:
        options = options_from(fields.inside("options").data)
        board = load_board(Path(options.map) if options.map.endswith(".toml") else options.map)
        box = load_box(options.fish_market, _own_tiles(fields, options.own_tiles), card_set(options))
        check_market(options, box.markets)
    except BoardFileError as error:
        raise fields.fail("options.map", str(error)) from error
    except OwnTilesError as error:
        raise fields.fail("own_tiles", str(error.problems[0])) from error
    except (OptionsError, MarketFileError) as error:
        raise fields.fail("options", str(error)) from error
    stack = [CardId(card) for card in fields.indices("stack", box.card_ids)]
    box = _as_dealt(box, stack, _deck_sizes(fields, options, len(stack)))
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
        stack=stack,
        first=fields.number("first", 0, options.players - 1),
        modules=[],
    )
    return bare.with_modules([read_fields(module, fields, bare) for module in modules])


def _own_tiles(fields: Fields, chosen: str) -> str:
    """The tiles of one's own: those that were played with, whatever their file says by now (S5.1)."""
    entries = fields.data.get("own_tiles", [])
    if bool(entries) != bool(chosen):
        missing = "none without the option" if entries else f"the tiles of {chosen!r} are missing"
        raise fields.fail("own_tiles", missing)
    return own_tiles_from(entries, fields.file) if chosen else ""


def _deck_sizes(fields: Fields, options: Options, cards: int) -> list[int]:
    """How many cards of the stack belong to each deck."""
    least = first_decks(options)
    if "decks" not in fields.data:
        return least
    sizes = fields.entries("decks")
    if len(sizes) != len(least) or any(type(size) is not int for size in sizes):
        raise fields.fail("decks", f"{sizes!r} is not a number of cards for each of {len(least)} decks")
    if any(size < first for size, first in zip(sizes, least, strict=True)):
        raise fields.fail("decks", f"{sizes!r}, but there were at least {least} cards from the beginning")
    if sum(sizes) != cards:
        raise fields.fail("decks", f"{sizes!r} for a stack of {cards} cards")
    return sizes


def _as_dealt(box: Box, stack: list[CardId], sizes: list[int]) -> Box:
    """The box as it was when the stack was dealt: a deck may have got more cards since then.

    Whoever looks at the game knows which cards a deck has, so the engine must know which they were.
    """
    ends = list(accumulate(sizes))
    decks = [sorted(stack[end - size : end]) for end, size in zip(ends, sizes, strict=True)]
    same = decks == [sorted(deck) for deck in box.decks[: len(sizes)]]
    if same or ends[-1] != len(stack):
        return box
    return with_decks(box, [*decks, *box.decks[len(sizes) :]])


def check_deal(setup: SetUp, file: str) -> None:
    """Refuse what no deal could have brought: a record holds a whole deal, a staged position need not.

    The deal may be one from a box that held less: no card is there more often than in today's deck.
    """
    box = load_box(setup.options.fish_market, cards_of=card_set(setup.options))
    left = setup.stack
    for number, deck in enumerate(setup.box.decks[: setup.players], 1):
        part = left[: len(deck)]
        if len(part) < len(deck) or Counter(part) - Counter(box.decks[number - 1]):
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
