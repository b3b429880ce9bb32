"""A set-up, packed: what was chosen and dealt, each deal by its number among all that the box allows (B1)."""

from __future__ import annotations

from typing import Any

from concordia_game.data.box import card_set, load_box
from concordia_game.engine.board import Board
from concordia_game.engine.deal import letter_piles, make_setup
from concordia_game.engine.ids import CardId, Good
from concordia_game.engine.kinds import Choice, Flag
from concordia_game.engine.module import Module
from concordia_game.engine.modules import in_play
from concordia_game.engine.options import OPTIONS, TABLE, Options
from concordia_game.engine.setup import Box, SetUp
from concordia_game.files.options import options_from
from concordia_game.files.outlines import MARKS, chosen_options, mark, option_outline
from concordia_game.files.packing import Packing
from concordia_game.files.pen import Pen, Unfit

PLACED = (
    "auction",
    "display",
    "edition",
    "fish",
    "forum",
    "intermediate_scoring",
    "salt",
    "start_without_goods",
)
"""Options with a place of their own: those of the first edition. Nothing is added to this list; an option
added later is identified by its mark, and only where it was chosen, so earlier lines keep their meaning."""


def pack_setup(pen: Pen, given: SetUp) -> SetUp:
    """A set-up; while reading, any one on the same board for as many players is given."""
    options = _options(Packing(pen, given), given.options)
    box = given.box
    if card_set(options) != card_set(given.options):
        box = load_box(cards_of=card_set(options))
    bare = make_setup(
        options,
        box,
        given.board,
        seed=_seed(pen, given.seed),
        tokens=_tokens(pen, options, given),
        stack=_stack(pen, box, given),
        first=pen.below(options.players, given.first),
        modules=[],
    )
    dealt = iter(given.modules)
    return bare.with_modules(
        [_module(Packing(pen, bare), cls, next(dealt, None)) for cls in in_play(options)]
    )


def _options(packing: Packing, given: Options) -> Options:
    found: dict[str, Any] = {name: getattr(given, name) for name in TABLE}
    chosen = chosen_options(given)
    for name in PLACED:
        if packing.pen.flag(name in chosen, 7):
            found[name] = _option(packing, name, given)
    later = [name for name in chosen if name not in PLACED]
    wanted = iter([mark(option_outline(name)) for name in later])
    known = {mark(option_outline(name)): name for name in OPTIONS if name not in PLACED}
    for _ in range(packing.pen.number(len(later), 0, len(OPTIONS))):
        number = packing.pen.below(MARKS, next(wanted, 0))
        if number not in known:
            raise Unfit("an option that is not known here")
        found[known[number]] = _option(packing, known[number], given)
    return options_from(found)


def _option(packing: Packing, name: str, given: Options) -> Any:
    """The value of an option that is not as usual."""
    kind, default = OPTIONS[name].kind, OPTIONS[name].default
    if isinstance(kind, Flag):
        return not default
    if isinstance(kind, Choice):
        others = tuple([choice for choice in kind.choices if choice != default])
        return packing.checked(Choice(kind.name, others), getattr(given, name))
    return packing.checked(kind, getattr(given, name))


def _seed(pen: Pen, seed: int) -> int:
    return -pen.large(-seed) if pen.flag(seed < 0, 63) else pen.large(seed)


def _tokens(pen: Pen, options: Options, given: SetUp) -> list[Good | None]:
    """The tokens of every letter in the order of its cities (B1.2)."""
    tokens: list[Good | None] = [None] * len(given.board.cities)
    for letter, pile in letter_piles(options, given.box, given.board).items():
        cities = _cities(given.board, letter)
        dealt = pen.drawn(
            pile,
            len(cities),
            [-1 if good is None else good for good in [given.tokens[city] for city in cities]],
        )
        for city, good in zip(cities, dealt, strict=True):
            tokens[city] = Good(good)
    return tokens


def _cities(board: Board, letter: str) -> list[int]:
    return [number for number, city in enumerate(board.cities) if city.letter == letter]


def _stack(pen: Pen, box: Box, given: SetUp) -> list[CardId]:
    """The cards of every deck in their order (B1.4)."""
    stack: list[CardId] = []
    for deck in box.decks[: given.players]:
        dealt = pen.drawn(deck, len(deck), given.stack[len(stack) :])
        stack.extend([CardId(card) for card in dealt])
    return stack


def _module(packing: Packing, cls: type[Module], given: Module | None) -> Module:
    values = [] if given is None else [getattr(given, name) for name in cls.fields]
    return cls(**packing.fields(cls.fields, values))
