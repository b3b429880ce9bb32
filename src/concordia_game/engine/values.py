"""Small immutable values: equal by class and fields, shown as the call that rebuilds them."""

from __future__ import annotations

from typing import Final

_NAMES: Final[dict[type, tuple[str, ...]]] = {}


def field_names(cls: type) -> tuple[str, ...]:
    """The names of a value class's fields in alphabetical order, the same compiled and interpreted."""
    names = _NAMES.get(cls)
    if names is None:
        names = _find_names(cls)
        _NAMES[cls] = names
    return names


def _find_names(cls: type) -> tuple[str, ...]:
    # A compiled class lists its attributes itself; an interpreted one has slots.
    compiled: tuple[str, ...] | None = getattr(cls, "__mypyc_attrs__", None)
    if compiled is not None:
        return tuple(sorted(compiled))
    found: list[str] = []
    for base in cls.__mro__:
        found.extend(getattr(base, "__dict__", {}).get("__slots__", ()))
    return tuple(sorted(found))


class Value:
    """A thing that nobody changes once it is made (a move, an event, a decision)."""

    __slots__ = ()

    def fields(self) -> tuple[object, ...]:
        """The values of its fields, in the order of `field_names`."""
        return tuple([getattr(self, name) for name in field_names(type(self))])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Value) or type(self) is not type(other):
            return False
        return self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        names = field_names(type(self))
        inner = ", ".join([f"{name}={getattr(self, name)!r}" for name in names])
        return f"{type(self).__name__}({inner})"
