"""Which of the people whom the server knows sits where."""

from __future__ import annotations

from collections.abc import Sequence

LOCAL = "local"


def people_at(seats: Sequence[tuple[str, str | None]]) -> dict[int, str]:
    """Who sits where, given the kinds and holders of a game's seats in their order.

    A browser holds the seats of all who share it. Only one of them is its person: rather whoever does not sit
    there as somebody else on the same device.
    """
    held = sorted((kind == LOCAL, seat, holder) for seat, (kind, holder) in enumerate(seats) if holder)
    found: dict[str, int] = {}
    for _, seat, holder in held:
        found.setdefault(holder, seat)
    return {seat: holder for holder, seat in found.items()}
