"""What one seat may know, and possible full positions consistent with it."""

from __future__ import annotations

from copy import deepcopy

from concordia_game.engine.chance import Dice, arranged
from concordia_game.engine.ids import SEATS, SPECTATOR, CardId, Seat
from concordia_game.engine.setup import SetUp, check_seat
from concordia_game.engine.state import State


class View:
    """A position as a seat sees it: what is hidden is sorted, so that its order gives nothing away.

    It hides the order of the card stack within each deck, the random numbers, and what modules hide.
    """

    __slots__ = ("_masked", "_whole", "seat")

    def __init__(self, state: State, seat: Seat) -> None:
        if seat != SPECTATOR:
            check_seat(state.setup, seat)
        self.seat = seat
        self._whole = state
        self._masked: State | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self.state == other.state

    def __hash__(self) -> int:
        return hash((self.seat, self.state))

    def __reduce__(self) -> tuple[object, ...]:
        # Nothing hidden leaves: the masked position is all that the seat may know, and gives the same view.
        return View, (self.state, self.seat)

    def __copy__(self) -> View:
        return self

    def __deepcopy__(self, memo: object) -> View:
        return View(deepcopy(self._whole), self.seat)

    def __repr__(self) -> str:
        return f"<View of {SEATS[self.seat] if self.seat >= 0 else 'a spectator'}: {self._whole!r}>"

    @property
    def state(self) -> State:
        """The position with everything hidden masked; made when first asked for."""
        masked = self._masked
        if masked is None:
            masked = mask(self._whole, self.seat, None)
            self._masked = masked
        return masked

    def sample(self, dice: Dice) -> State:
        """A full position that could be the real one: what is hidden is shuffled."""
        return mask(self._whole, self.seat, dice)


def face_up(view: View) -> State:
    """The position behind a view, for code that reads nothing of it but what lies open to that seat.

    Masking takes longer than a move; observations are made at every step."""
    return view._whole


def mask(state: State, seat: Seat, dice: Dice | None) -> State:
    """The position with hidden things sorted, or shuffled if there are dice."""
    setup = state.setup
    masked = state.child()
    masked.chance = 0 if dice is None else dice.next()
    stack = setup.stack[: state.drawn] + rest_of_decks(setup, state.drawn, dice)
    modules = [module.hidden(state, seat, dice) for module in setup.modules]
    masked.setup = setup.rearranged(stack, modules, 0)
    for module in masked.setup.modules:
        module.hide(state, masked, seat, dice)
    masked.happened = state.happened
    return masked


def rest_of_decks(setup: SetUp, drawn: int, dice: Dice | None) -> list[CardId]:
    """The cards still to come; which deck follows which is known, the order within a deck is not."""
    found: list[CardId] = []
    end = len(setup.stack)
    for deck in reversed(setup.box.decks[: setup.players]):
        begin = max(drawn, end - len(deck))
        found = arranged(setup.stack[begin:end], dice) + found
        end = begin
    return arranged(setup.stack[drawn:end], dice) + found
