"""Why a move is illegal: a code with details, which the terminal and the browser put into words."""

from __future__ import annotations

from typing import Final, final


@final
class Reason:
    """Why a move is illegal: a code, and the numbers or names that go with it."""

    __slots__ = ("code", "details")

    def __init__(self, code: str, details: dict[str, int | str] | None = None) -> None:
        self.code: Final = code
        self.details: Final[dict[str, int | str]] = {} if details is None else details

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.code, self.details) == (other.code, other.details)

    def __hash__(self) -> int:
        return hash(self.code)

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, (self.code, self.details)

    def __str__(self) -> str:
        if "have" in self.details and "need" in self.details:
            return f"{self.code}: {self.details['have']} of {self.details['need']}"
        inner = ", ".join([f"{key}={value}" for key, value in self.details.items()])
        return f"{self.code}: {inner}" if inner else self.code

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.details!r})"
