"""What opens a seat for a signed-in browser opens its person's seat in the rematch, too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from concordia_game.server.store.store import Store
from concordia_game.server.tables.keys import SeatKey, writing
from concordia_game.server.tables.table import Table


async def carry_keys(store: Store, old: Table, new: Table, tokens: Iterable[str]) -> None:
    """Let those of the tokens that are keys of the old game open the same people's seats in the new one."""
    found = [key for token in tokens if (key := old.people.key_of(token))]
    carried = [key for key in (_carried(key, old, new) for key in found) if key]
    if carried:
        # First here, so that nobody writes them a second time.
        new.people.add_keys(carried)
        await store.write([writing(carried)])


def _carried(key: SeatKey, old: Table, new: Table) -> SeatKey | None:
    """The key in the new game, unless it is known there or the seat is somebody else's."""
    seat = new.people.seat_of_person(old.people.rows[key.seat].person)
    is_theirs = new.people.rows[seat].holder == key.person
    known = key.hash in new.people.keys
    return replace(key, game=new.game.id, seat=seat) if is_theirs and not known else None
