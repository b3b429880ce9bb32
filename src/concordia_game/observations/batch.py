"""Many games, one step at a time: compiled, so that a call for all costs little more than their moves."""

from __future__ import annotations

from librt.strings import BytesWriter

from concordia_game.actions.catalogue import Stepper
from concordia_game.engine.ids import NOBODY
from concordia_game.engine.play import past_chance
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.observations.observer import Observer


class Batch:
    """Games with the same board and options, each waiting for the seat that it asks."""

    __slots__ = ("observer", "steppers")

    def __init__(self, observer: Observer, states: list[State]) -> None:
        self.observer = observer
        self.steppers = [Stepper(observer.catalogue, past_chance(state)) for state in states]

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.observer, self.steppers)

    def __repr__(self) -> str:
        return f"<Batch of {len(self.steppers)} games>"

    def begin(self, game: int, state: State) -> None:
        """Put another position in the place of a game."""
        self.steppers[game].go_on(past_chance(state))

    def play(self, numbers: list[int]) -> list[int]:
        """Name a number in each game; which of the games have ended."""
        ended: list[int] = []
        for game, number in enumerate(numbers):
            stepper = self.steppers[game]
            if stepper.choose(number) is not None:
                seat = stepper.state.decision.seat
                if seat < NOBODY:
                    stepper.go_on(past_chance(stepper.state))
                    seat = stepper.state.decision.seat
                if seat == NOBODY:
                    ended.append(game)
        return ended

    def asked(self) -> list[int]:
        """The seat that each game asks."""
        return [stepper.state.decision.seat for stepper in self.steppers]

    def counts(self) -> bytes:
        """What the seats that are asked see, game by game."""
        writer = BytesWriter()
        for stepper in self.steppers:
            state = stepper.state
            writer.write(self.observer.counts(View(state, state.decision.seat), stepper.named))
        return writer.getvalue()

    def masks(self) -> bytes:
        """The masks of the seats that are asked, game by game."""
        writer = BytesWriter()
        for stepper in self.steppers:
            writer.write(stepper.mask_bytes())
        return writer.getvalue()


def restored(observer: Observer, steppers: list[Stepper]) -> Batch:
    """A batch that was taken apart, as by pickle."""
    batch = Batch(observer, [])
    batch.steppers = steppers
    return batch
