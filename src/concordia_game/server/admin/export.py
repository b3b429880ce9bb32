"""A game's record from its rows, over or not, while its table may be anywhere."""

from __future__ import annotations

import asyncio

from concordia_game.server.agreements.book import Book
from concordia_game.server.clock import Clock
from concordia_game.server.errors import Refused
from concordia_game.server.history import NotLegal
from concordia_game.server.store.store import Store
from concordia_game.server.tables.hall import fold, record_text
from concordia_game.server.tables.people import People


async def exported(store: Store, game: str) -> tuple[str, bool]:
    """The record, and whether the game is over; that of a running game tells what is still hidden."""
    row = await store.game(game)
    if row is None:
        raise Refused("no_such_game", {"game": game})
    clock = Clock()
    try:
        history = await asyncio.to_thread(fold, row, await store.moves(game))
    except (NotLegal, ValueError, KeyError, IndexError) as error:
        raise Refused("damaged", {"game": game}) from error
    book = await Book.read(game, store, clock)
    people = People(await store.seats(game), clock)
    return record_text(history, people, book), history.state.over or book.ended is not None
