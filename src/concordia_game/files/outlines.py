"""Outlines: what has to be as it was for a packed position to mean the same, and short marks for them."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from concordia_game.engine.agenda import Item
from concordia_game.engine.board import Board
from concordia_game.engine.chance import Dice
from concordia_game.engine.deal import letter_piles
from concordia_game.engine.goods import GOODS
from concordia_game.engine.kinds import Fields, Kind, Listed
from concordia_game.engine.options import OPTIONS, TABLE, Options
from concordia_game.engine.setup import Box, SetUp
from concordia_game.engine.state import State

MARKS = 1 << 16
"""How many marks there are."""

_BOUNDS = ("least", "most", "values", "choices", "kinds")
_INNER = ("things", "kind")


def mark(outline: str) -> int:
    """A short number for an outline, the same everywhere; two outlines hardly ever have the same."""
    return int.from_bytes(sha256(outline.encode()).digest()[:2], "big")


def outline(name: str, fields: Fields, setup: SetUp | None = None) -> str:
    """A class by its name and the kinds of its fields; with a set-up also what these can name in it."""
    return f"{name}({', '.join([f'{field}: {_kind(kind, setup)}' for field, kind in fields.items()])})"


def _kind(kind: Kind, setup: SetUp | None) -> str:
    bounds = [str(getattr(kind, name)) for name in _BOUNDS if hasattr(kind, name)]
    inner = [_kind(getattr(kind, name), setup) for name in _INNER if hasattr(kind, name)]
    ids = kind.ids(setup) if setup and isinstance(kind, Listed) else ()
    return f"{type(kind).__name__}({', '.join([*bounds, *inner, *ids])})"


def chosen_options(options: Options) -> list[str]:
    """The names of the options, board and players left out, that are not as they usually are."""
    names = [name for name in sorted(OPTIONS) if name not in TABLE]
    return [name for name in names if getattr(options, name) != OPTIONS[name].default]


def option_outline(name: str) -> str:
    """What has to be as it was for the value of an option."""
    return outline("option", {name: OPTIONS[name].kind})


def position_outline(state: State, plan: list[Item]) -> str:
    """What has to be as it was for a position, where the agenda of a turn begins with this plan."""
    setup = state.setup
    return "\n".join(
        [
            _table_outline(setup.options, setup.box, setup.board),
            *[outline(type(module).__name__, module.fields, setup) for module in setup.modules],
            *[outline(part.name, part.fields, setup) for part in state.parts],
            *[type(item).__name__ for item in plan],
            *[outline(type(item).__name__, item.fields, setup) for item in state.items()],
        ]
    )


@lru_cache(maxsize=64)
def _table_outline(options: Options, box: Box, board: Board) -> str:
    """The things on the table: of those that stay in the box nothing has to be known."""
    cards, figures = box.card_ids, box.figures
    decks = [*box.decks[: options.players], *box.starting_hands]
    return "\n".join(
        [
            *[option_outline(name) for name in chosen_options(options)],
            *[f"{city.id} {city.letter} {city.province}" for city in board.cities],
            " ".join([*board.place_ids, *board.route_ids, *board.province_ids, *GOODS]),
            *[" ".join([cards[card] for card in deck]) for deck in decks],
            *[f"{letter} {sorted(pile)}" for letter, pile in letter_piles(options, box, board).items()],
            f"{board.start_bit} {figures.houses} {figures.colonists} {figures.spaces} {Dice(0).next()}",
        ]
    )
