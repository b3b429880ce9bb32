"""A series of games from one seed: what each of them is dealt from."""

from __future__ import annotations

import hashlib


def seed_of(seed: int, number: int) -> int:
    """The seed of a game in a series, hashed: the series of neighbouring seeds have no deal in common."""
    told = hashlib.sha256(f"{seed} {number}".encode()).digest()
    return int.from_bytes(told[:8], "big")
