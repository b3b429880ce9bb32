"""What opens a seat for a signed-in browser opens its person's seat in the rematch, too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from concordia_game.server.store.store import Store
from concordia_game.server.tables.keys import SeatKey, writing
from concordia_game.server.tables.table import Table

Carried = tuple[SeatKey, int]
"""A key of the old game, and whose it is by the creator's list, which is the same in both games."""


def keys_to_carry(old: Table, tokens: Iterable[str]) -> list[Carried]:
    """Those of some tokens that are keys of a game's seats."""
    found = [key for token in tokens if (key := old.people.key_of(token))]
    return [(key, old.people.rows[key.seat].person) for key in found]


async def carry_keys(store: Store, new: Table, keys: Iterable[Carried]) -> None:
    """Let keys of the old game open the same people's seats in the new one."""
    carried = [found for key, person in keys if (found := _carried(key, person, new))]
    if carried:
        # First here, so that nobody writes them a second time.
        new.people.add_keys(carried)
        await store.write([writing(carried)])


def _carried(key: SeatKey, person: int, new: Table) -> SeatKey | None:
    """The key in the new game, unless it is known there or the seat is somebody else's."""
    seat = new.people.seat_of_person(person)
    is_theirs = new.people.rows[seat].holder == key.person
    known = key.hash in new.people.keys
    return replace(key, game=new.game.id, seat=seat) if is_theirs and not known else None
