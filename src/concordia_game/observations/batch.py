"""Many games, one step at a time: compiled, so that a call for all costs little more than their moves."""

from __future__ import annotations

from collections.abc import Callable

from librt.strings import BytesWriter

from concordia_game.actions.catalogue import Stepper
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import NOBODY
from concordia_game.engine.play import IllegalMove, past_chance
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.observations.observer import Observer, Rows


class Batch:
    """Games with the same board and options, each waiting for the seat that it asks.

    `counts` and `masks` are what these seats see and may do, game by game, once all games have moved on.
    """

    __slots__ = ("_rows", "counts", "masks", "observer", "steppers")

    def __init__(self, observer: Observer, states: list[State]) -> None:
        self.observer = observer
        self.steppers = [Stepper(observer.catalogue, past_chance(state)) for state in states]
        self._rows = [Rows(observer.players) for _ in states]
        self.counts = b""
        self.masks = b""
        self.observe()

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.observer, self.steppers)

    def __repr__(self) -> str:
        return f"<Batch of {len(self.steppers)} games>"

    def begin(self, game: int, state: State) -> None:
        """Put another position in the place of a game; `observe` before anybody asks."""
        self.steppers[game].go_on(past_chance(state))

    def play(self, numbers: list[int], next_game: Callable[[int], State]) -> None:
        """Name a number in each game; where one ends, `next_game` is asked for the position to go on from.

        Nothing is played if a number is missing or not legal."""
        self._check(numbers)
        for game, number in enumerate(numbers):
            stepper = self.steppers[game]
            if stepper.choose(number) is not None:
                seat = stepper.state.decision.seat
                if seat < NOBODY:
                    stepper.go_on(past_chance(stepper.state))
                    seat = stepper.state.decision.seat
                if seat == NOBODY:
                    self.begin(game, next_game(game))
        self.observe()

    def _check(self, numbers: list[int]) -> None:
        """Refuse what the masks don't allow, before any game has changed."""
        games = len(self.steppers)
        if len(numbers) != games:
            raise ConcordiaError(f"{len(numbers)} numbers for {games} games")
        catalogue = self.observer.catalogue
        size = catalogue.size
        for game, number in enumerate(numbers):
            if not 0 <= number < size or not self.masks[game * size + number]:
                named = f"{number} ({catalogue.text(number)!r})"
                raise IllegalMove(f"game {game}: {named} is not one of the legal numbers")

    def observe(self) -> None:
        """Look at all games anew."""
        counts, masks = BytesWriter(), BytesWriter()
        for game, stepper in enumerate(self.steppers):
            state = stepper.state
            view = View(state, state.decision.seat)
            counts.write(self.observer.counts(view, stepper.named, self._rows[game]))
            masks.write(stepper.mask_bytes())
        self.counts = counts.getvalue()
        self.masks = masks.getvalue()

    def asked(self) -> list[int]:
        """The seat that each game asks."""
        return [stepper.state.decision.seat for stepper in self.steppers]


def restored(observer: Observer, steppers: list[Stepper]) -> Batch:
    """A batch that was taken apart, as by pickle."""
    batch = Batch(observer, [])
    batch.steppers = steppers
    batch._rows = [Rows(observer.players) for _ in steppers]
    batch.observe()
    return batch
