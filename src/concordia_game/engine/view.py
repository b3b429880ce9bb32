"""What one seat may know, and possible full positions that agree with it."""

from __future__ import annotations

from typing import Final, TypeVar

from concordia_game.engine.agenda import Frame, Item
from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import CardId, Seat, TileId
from concordia_game.engine.modules.forum import KeepPatrician, dealt_pair
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State

_N = TypeVar("_N", bound=int)

SPECTATOR: Final = Seat(-1)


class View:
    """A position as a seat sees it: what is hidden is sorted, so that nothing can be read off its order.

    Hidden are the order of the card stack within each deck and of the forum stack, the random numbers,
    and the patricians dealt to others that have not been chosen yet.
    """

    __slots__ = ("_masked", "_whole", "seat")

    def __init__(self, state: State, seat: Seat) -> None:
        self.seat = seat
        self._whole = state
        self._masked: State | None = None

    @property
    def state(self) -> State:
        """The position with everything hidden masked; made when it is first asked for."""
        masked = self._masked
        if masked is None:
            masked = mask(self._whole, self.seat, None)
            self._masked = masked
        return masked

    def sample(self, dice: Dice) -> State:
        """A full position that could be the real one: what is hidden is shuffled."""
        return mask(self._whole, self.seat, dice)


def mask(state: State, seat: Seat, dice: Dice | None) -> State:
    """The position with hidden things sorted, or shuffled if there are dice."""
    setup = state.setup
    masked = state.child()
    masked.tile_stack = arranged(state.tile_stack, dice)
    masked.agenda = hide_pairs(state, seat, dice)
    masked.chance = 0 if dice is None else dice.next()
    stack = setup.stack[: state.drawn] + rest_of_decks(setup, state.drawn, dice)
    masked.setup = setup.rearranged(stack, tiles_in_order(state, seat, dice), 0)
    masked.events = state.events
    return masked


def arranged(things: list[_N], dice: Dice | None) -> list[_N]:
    """In ascending order, or shuffled."""
    in_order = sorted(things)
    return in_order if dice is None else dice.shuffled(in_order)


def rest_of_decks(setup: SetUp, drawn: int, dice: Dice | None) -> list[CardId]:
    """The cards still to come; which deck follows which is known, the order within a deck is not."""
    found: list[CardId] = []
    end = len(setup.stack)
    for deck in reversed(setup.box.decks[: setup.players]):
        begin = max(drawn, end - len(deck))
        found = arranged(setup.stack[begin:end], dice) + found
        end = begin
    return arranged(setup.stack[drawn:end], dice) + found


def tiles_in_order(state: State, seat: Seat, dice: Dice | None) -> list[TileId]:
    """The tiles as they were shuffled; while patricians are dealt, the seat's own pair keeps its places."""
    order = arranged(state.setup.tile_order, dice)
    if seat == SPECTATOR or not dealing(state.items()):
        return order
    tiles = state.setup.tiles
    places = [at for at, tile in enumerate(order) if tiles[tile].patrician and tile not in state.row]
    first, second = dealt_pair(state, seat)
    swap_in(order, places[2 * seat], first)
    swap_in(order, places[2 * seat + 1], second)
    return order


def swap_in(order: list[TileId], place: int, tile: TileId) -> None:
    """Bring a tile to a place; the one from there takes its."""
    order[order.index(tile)] = order[place]
    order[place] = tile


def dealing(items: list[Item]) -> bool:
    """Whether somebody has still to choose a patrician."""
    return any([isinstance(item, KeepPatrician) for item in items])


def hide_pairs(state: State, seat: Seat, dice: Dice | None) -> Frame:
    """The agenda with other seats' unchosen patricians replaced by any that the seat has not seen."""
    items = state.items()
    if not dealing(items):
        return state.agenda
    pool = unseen_patricians(state, seat, items, dice)
    hidden: Frame | None = None
    for item in reversed(items):
        shown = item
        if isinstance(item, KeepPatrician) and item.seat != seat:
            shown = KeepPatrician(item.seat, pool.pop(), pool.pop())
        hidden = Frame(shown, hidden)
    assert hidden is not None
    return hidden


def unseen_patricians(state: State, seat: Seat, items: list[Item], dice: Dice | None) -> list[TileId]:
    """The patricians that a seat has not seen: neither kept by anybody nor dealt to itself (S2.2)."""
    seen = [tile for player in state.players for tile in player.tiles]
    for item in items:
        if isinstance(item, KeepPatrician) and item.seat == seat:
            seen.extend([item.first, item.second])
    if seat != SPECTATOR and state.players[seat].tiles:
        # The seat has chosen, and knows what it put back.
        seen.extend(dealt_pair(state, seat))
    unseen = [tile.number for tile in state.setup.tiles if tile.patrician and tile.number not in seen]
    return arranged(unseen, dice)
