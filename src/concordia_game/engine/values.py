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

    __slots__ = ("_setup", "_shared")

    fields: ClassVar[Fields] = {}

    _setup: SetUp
    """The game that it belongs to, where it is known: then its `repr` names cities, cards and tiles."""

    _shared: Value
    """The engine's own, if this is a copy for others."""

    def values(self) -> tuple[object, ...]:
        """The values of its fields."""
        return tuple([getattr(self, name) for name in type(self).fields])

    def told_by(self) -> tuple[object, ...]:
        """What tells it from others of its class: all of its fields, unless some follow from the rest."""
        return self.values()

    def shown(self, setup: SetUp) -> dict[str, Any]:
        """Its fields as JSON shows them: ids, not numbers."""
        return {name: kind.shown(setup, getattr(self, name)) for name, kind in type(self).fields.items()}

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Value) or type(self) is not type(other):
            return False
        return self.told_by() == other.told_by() and of_one_board(self, other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.told_by()))

    def __repr__(self) -> str:
        setup = setup_of(self)
        inner: list[str] = []
        for name, kind in type(self).fields.items():
            value = getattr(self, name)
            inner.append(f"{name}={kind.plain(value) if setup is None else kind.shown(setup, value)!r}")
        return f"{type(self).__name__}({', '.join(inner)})"

    def __reduce__(self) -> tuple[object, ...]:
        setup = setup_of(self)
        return (
            (type(self), self.values())
            if setup is None
            else (named_again, (type(self), self.values(), setup))
        )

    def __copy__(self) -> Value:
        return self

    def __deepcopy__(self, memo: object) -> Value:
        return self


_V = TypeVar("_V", bound=Value)


def named(setup: SetUp, value: _V) -> _V:
    """An equal value whose `repr` names things of the game instead of numbering them.

    The engine shares its values between games, so this is a copy: whoever is handed one can do no harm.
    """
    made = type(value)(*value.values())
    made._setup = setup
    made._shared = value
    return made


def named_again(cls: type[_V], values: tuple[object, ...], setup: SetUp) -> _V:
    """A named value that was taken apart, as by pickle."""
    return named(setup, cls(*values))


def setup_of(value: Value) -> SetUp | None:
    """The game that a value is known to belong to."""
    setup: SetUp | None = getattr(value, "_setup", None)
    return setup


def of_one_board(one: Value, other: Value) -> bool:
    """Whether two values may be about the same things: numbers mean other cities on another board."""
    first, second = setup_of(one), setup_of(other)
    return first is None or second is None or first.board is second.board or first.board == second.board


def shared(value: _V) -> _V:
    """The engine's own of a copy for others."""
    original: _V = getattr(value, "_shared", value)
    return original


def final_classes(base: type[_C]) -> list[type[_C]]:
    """Every subclass of a base that has no subclasses itself, in the order of definition."""
    found: list[type[_C]] = []
    for cls in base.__subclasses__():
        found.extend(final_classes(cls) or [cls])
    return found
