"""What a module adds to the position: a part of its own, copied when it is first touched."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from concordia_game.engine.values import Value

if TYPE_CHECKING:
    from concordia_game.engine.ids import Seat


class Part(Value):
    """A module's part of a state. Its fields hold numbers and tuples, which are replaced, never changed.

    The fields and their kinds are declared as in any value: its key, its JSON and the check of damaged files
    need no code of their own.
    """

    __slots__ = ()

    name: ClassVar[str] = ""
    """Its key in the JSON of a state."""

    def copy(self) -> Part:
        """Another part with the same contents."""
        raise NotImplementedError

    def __copy__(self) -> Part:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Part:
        return self.copy()

    def key(self) -> tuple[object, ...]:
        """Equal for parts from which the game goes on in the same way."""
        return self.values()

    def alike(self, other: Part, seat: Seat) -> bool:
        """Whether a seat's situation is the same in another such part; may say no to be on the safe side."""
        return self is other
