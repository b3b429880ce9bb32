"""What `weighing.c` has to know about a whole game, laid out as one row of whole numbers.

The order of the numbers is that of the C file, and the last word on their meaning is with `features.py`.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from concordia_game.bots.names import ARCHITECT, CONSUL, DIPLOMAT, MERCATOR, PREFECT, ROLES, SENATOR
from concordia_game.engine.cost import Cost
from concordia_game.engine.goods import KINDS
from concordia_game.engine.ids import CardId
from concordia_game.engine.setup import GODS, JUPITER, MARS, MERCURIUS, SATURNUS, VESTA

if TYPE_CHECKING:
    from concordia_game.bots.tables import Tables

NONE: Final = -1
"""Stands for a role or a good that a card doesn't have."""


def packed(numbers: list[int]) -> bytes:
    """Whole numbers as C reads them."""
    return array("q", numbers).tobytes()


def packed_fractions(numbers: list[float]) -> bytes:
    """Numbers with fractions as C reads them."""
    return array("d", numbers).tobytes()


def ledger(tables: Tables) -> bytes:
    """Everything about a game that doesn't change while it is played."""
    numbers = _sizes(tables)
    vesta = tables.setup.figures.vesta
    numbers.extend(tables.prices)
    numbers.extend(vesta + [0] * (KINDS - len(vesta)))
    numbers.extend(tables.other_gods)
    _add_board(tables, numbers)
    _add_cards(tables, numbers)
    for space in tables.costs:
        for cost in space:
            numbers.extend(_cost(cost))
    return packed(numbers)


def _sizes(tables: Tables) -> list[int]:
    """How many there are of everything, and the numbers of those gods and roles that have features."""
    setup, board = tables.setup, tables.setup.board
    start = NONE if board.start_city is None else board.start_city
    return [
        *(len(board.cities), len(board.provinces), len(setup.cards), len(tables.costs), len(GODS)),
        *(board.first_city, start, setup.figures.houses, setup.figures.colonists),
        *(VESTA, JUPITER, SATURNUS, MERCURIUS, MARS),
        *(ARCHITECT, PREFECT, MERCATOR, DIPLOMAT, SENATOR, CONSUL, len(ROLES)),
        len(tables.other_gods),
    ]


def _add_board(tables: Tables, numbers: list[int]) -> None:
    """The cities at the ends of each route; what a house in each city yields and costs."""
    setup = tables.setup
    for route in setup.board.routes:
        numbers.append(route.first)
        numbers.append(route.second)
    numbers.extend(tables.good_of_city)
    numbers.extend(tables.province_of)
    numbers.extend(setup.house_money)
    for cost in setup.house_goods:
        numbers.extend(_cost(cost))


def _add_cards(tables: Tables, numbers: list[int]) -> None:
    """Each kind of card: what it is in hand, its gods, its good, its points."""
    kinds = [CardId(kind) for kind in range(len(tables.roles))]
    for kind in kinds:
        numbers.extend(_halves(tables, kind))
    numbers.extend([NONE if role is None else role for role in tables.roles])
    numbers.extend(
        [1 if tables.venus and tables.roles[kind] is None and tables.repeats[kind] else 0 for kind in kinds]
    )
    for gods in tables.gods_of:
        numbers.extend([gods.count(god) for god in range(len(GODS))])
    numbers.extend([NONE if good is None else good for good in tables.good_of])
    numbers.extend(tables.points_of)
    numbers.extend([NONE if good is None else good for good in tables.yield_of])


def _halves(tables: Tables, kind: CardId) -> list[int]:
    """How many halves of each role a card in hand is."""
    found = [0] * len(ROLES)
    role = tables.roles[kind]
    if role is not None:
        found[role] = 2
    elif tables.venus:
        for half in tables.halves[kind]:
            found[half] += 1
    return found


def _cost(cost: Cost) -> list[int]:
    return [*cost.goods, cost.of_choice, cost.total]
