"""Small immutable values: equal by class and fields, shown as the call that rebuilds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

if TYPE_CHECKING:
    from concordia_game.engine.kinds import Fields
    from concordia_game.engine.setup import SetUp


_C = TypeVar("_C")


class Value:
    """Something that never changes once made (a move, an event, an item of the agenda).

    Its class lists its fields once, with their kinds, in the order of its constructor.
    """

    __slots__ = ()

    fields: ClassVar[Fields] = {}

    def values(self) -> tuple[object, ...]:
        """The values of its fields."""
        return tuple([getattr(self, name) for name in type(self).fields])

    def shown(self, setup: SetUp) -> dict[str, Any]:
        """Its fields as JSON shows them: ids, not numbers."""
        return {name: kind.shown(setup, getattr(self, name)) for name, kind in type(self).fields.items()}

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Value) or type(self) is not type(other):
            return False
        return self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        inner = ", ".join([f"{name}={getattr(self, name)!r}" for name in type(self).fields])
        return f"{type(self).__name__}({inner})"


def final_classes(base: type[_C]) -> list[type[_C]]:
    """Every subclass of a base that has no subclasses itself, in the order of definition."""
    found: list[type[_C]] = []
    for cls in base.__subclasses__():
        found.extend(final_classes(cls) or [cls])
    return found
