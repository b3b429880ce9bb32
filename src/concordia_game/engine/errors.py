"""The family of errors: whatever the package refuses is one of these, and a ValueError."""

from __future__ import annotations

from typing import Any


class ConcordiaError(ValueError):
    """Something that the package refuses: an illegal move, a wrong option, a damaged file."""

    def __reduce__(self) -> Any:
        # Subclasses are made of what their message says; an error from another process has its message.
        return restored_error, (type(self), self.args, dict(getattr(self, "__dict__", {})))


def restored_error(
    cls: type[ConcordiaError], args: tuple[object, ...], fields: dict[str, Any]
) -> ConcordiaError:
    """An error that was taken apart, as by pickle."""
    error = cls.__new__(cls)
    error.args = args
    for name, value in fields.items():
        setattr(error, name, value)
    return error
