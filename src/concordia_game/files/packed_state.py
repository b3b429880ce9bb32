"""A position, packed: each part costs about as much as there is to say about it."""

from __future__ import annotations

from collections import Counter
from functools import cache

from concordia_game.engine.agenda import Frame, Item
from concordia_game.engine.chance import WIDE, WIDE_STEP, Dice, seed_of_play
from concordia_game.engine.deal import open_game, start
from concordia_game.engine.display import SPACES
from concordia_game.engine.ids import CardId, Seat
from concordia_game.engine.part import Part
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.turn import BeginTurn
from concordia_game.files.items import items
from concordia_game.files.outlines import MARKS, mark, outline, position_outline
from concordia_game.files.packed_players import pack_players
from concordia_game.files.packed_setup import pack_setup
from concordia_game.files.packing import Packing
from concordia_game.files.pen import Pen, Unfit

RANGE = 1 << 64
"""The engine's random numbers are below it, unless the seed is a wide one."""
MOST_STEPS = 1 << 16
"""So often they may have been used; after more they are told as they are."""


def pack_state(pen: Pen, given: State) -> State:
    """A position; while reading, the first one of any game on the same board for as many players is given."""
    setup = pack_setup(pen, given.setup)
    packing = Packing(pen, setup)
    turn = pen.number(given.turn, 5)
    active = Seat(pen.usually((turn - 1) % setup.players if turn else 0, setup.players, given.active))
    drawn = pen.below(len(setup.stack) + 1, given.drawn)
    display = _display(pen, setup.stack[:drawn], given.display)
    plan = _plan(setup, turn, active)
    magnus = pen.below(setup.players, -1 if given.magnus is None else given.magnus)
    concordia = pen.maybe(setup.players, given.concordia)
    state = State(
        setup=setup,
        players=pack_players(packing, _bought(setup, drawn, display), given.players),
        occupants=[],
        built=[],
        coins=_coins(packing, given.coins),
        display=display,
        drawn=drawn,
        active=active,
        turn=turn,
        magnus=Seat(magnus),
        magnus_used=pen.flag(given.magnus_used, 31),
        concordia=None if concordia is None else Seat(concordia),
        copied=pen.maybe(SPACES + 1, given.copied),
        parts=_parts(packing, given.parts),
        chance=_chance(pen, setup.seed, given.chance),
        agenda=_agenda(packing, plan, given.items()[::-1]),
    )
    world = mark(position_outline(state, plan))
    if pen.below(MARKS, world) != world:
        raise Unfit("cards, tiles, boards or decisions are other ones here")
    return state


def _display(pen: Pen, pool: list[CardId], given: list[CardId | None]) -> list[CardId | None]:
    """Cards that lie in the order in which they were drawn (B10.3), with gaps during a purchase."""
    spaces = pen.usually(SPACES, SPACES + 1, len(given))
    shown = [card for card in given if card is not None]
    full = (1 << spaces) - 1
    gaps = pen.maybe(full + 1, sum([1 << n for n, card in enumerate(given) if card is None]) or None)
    filled = full ^ (gaps or 0)
    lying = _lying(pool, shown)
    if pen.flag(lying is None, 63):
        cards = pen.drawn(pool, filled.bit_count(), shown)
    else:
        mask = pen.mask(filled.bit_count(), len(pool), lying or 0)
        cards = [card for n, card in enumerate(pool) if mask & (1 << n)]
    left = iter(cards)
    return [CardId(next(left)) if filled & (1 << n) else None for n in range(spaces)]


def _lying(pool: list[CardId], shown: list[CardId]) -> int | None:
    """Which of the drawn cards are shown, the last ones of equals; none if they are in another order."""
    mask, end = 0, len(pool)
    for card in reversed(shown):
        end = next((n for n in range(end - 1, -1, -1) if pool[n] == card), -1)
        if end < 0:
            return None
        mask |= 1 << end
    return mask


def _bought(setup: SetUp, drawn: int, display: list[CardId | None]) -> Counter[CardId]:
    return Counter(setup.stack[:drawn]) - Counter([card for card in display if card is not None])


def _coins(packing: Packing, given: int) -> int:
    """Any of the provinces that have a marker."""
    setup = packing.setup
    lie = setup.bonus is setup.box.bonus
    marked = [province for province, good in enumerate(setup.markers) if lie and good is not None]
    coins = sum([(given >> province & 1) << bit for bit, province in enumerate(marked)])
    turned = packing.pen.below(1 << len(marked), coins)
    return sum([1 << province for bit, province in enumerate(marked) if turned >> bit & 1])


def _parts(packing: Packing, given: list[Part]) -> list[Part]:
    """What each module adds, of the class that it begins with."""
    values, found = iter(given), []
    for first in start(packing.setup).parts:
        part = next(values, None)
        found.append(type(first)(**packing.fields(type(first).fields, part.values() if part else ())))
    return found


def _chance(pen: Pen, seed: int, given: int) -> int:
    """Where the random numbers stand: so many steps after the first, or anywhere."""
    first = seed_of_play(seed)
    least, many, step = (WIDE, WIDE, WIDE_STEP) if first >= WIDE else (0, RANGE, _step())
    steps = (given - first) * pow(step, -1, many) % many
    if pen.flag(steps >= MOST_STEPS or not least <= given < least + many, 15):
        return pen.large(given)
    return least + (first - least + pen.number(steps, 0) * step) % many


@cache
def _step() -> int:
    dice = Dice(0)
    dice.next()
    return dice.state


def _agenda(packing: Packing, plan: list[Item], given: list[Item]) -> Frame:
    """So much of what lies there when a turn begins, the bottom first, and what has been put on top of it."""
    pen = packing.pen
    left = pen.below(len(plan) + 1, _shared(plan, given))
    frame: Frame | None = None
    for item in plan[:left]:
        frame = Frame(item, frame)
    more = iter(given[left:])
    for _ in range(pen.number(len(given) - left, 0, 99)):
        frame = Frame(_item(packing, next(more, None)), frame)
    if frame is None:
        raise Unfit("an empty agenda")
    return frame


def _shared(plan: list[Item], given: list[Item]) -> int:
    same = 0
    while same < len(plan) and same < len(given) and plan[same] == given[same]:
        same += 1
    return same


def _plan(setup: SetUp, turn: int, active: Seat) -> list[Item]:
    """The agenda as a turn begins, or the game."""
    if not turn:
        return open_game(setup).items()[::-1]
    state = start(setup)
    state.turn = turn - 1
    BeginTurn(active).run(state)
    return state.items()[::-1]


@cache
def _item_marks() -> dict[int, type[Item]]:
    return {mark(outline(name, cls.fields)): cls for name, cls in items().items()}


def _item(packing: Packing, given: Item | None) -> Item:
    """An item by the mark of its class, which stays the same whatever classes are added."""
    number = mark(outline(type(given).__name__, given.fields)) if given else 0
    cls = _item_marks().get(packing.pen.below(MARKS, number))
    if cls is None:
        raise Unfit("a decision that is not known here")
    return cls(**packing.fields(cls.fields, given.values() if given else ()))
