"""Opens the store once before the server starts, so that any fault is reported in one line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from concordia_game.engine.errors import ConcordiaError
from concordia_game.extras import install
from concordia_game.server.settings import Settings, data_folder
from concordia_game.server.store.lock import AlreadyLocked, lock_for
from concordia_game.server.store.store import Store


class CannotStore(ConcordiaError):
    """The games can't be stored where they should be."""


@contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """Keep other servers away from the games in a file, or say that one has them."""
    try:
        lock = lock_for(settings.database_url())
    except AlreadyLocked as error:
        raise CannotStore(f"{place(settings)} is in use by another server") from error
    except Exception as error:
        raise cannot(settings, error) from error
    with lock:
        yield


async def try_store(settings: Settings) -> None:
    """Bring the tables up to date, or say why not."""
    try:
        store = await Store.open(settings.database_url())
    except Exception as error:  # Drivers may raise anything; whatever it is, there is no store.
        raise cannot(settings, error) from error
    await store.close()


def cannot(settings: Settings, error: Exception) -> CannotStore:
    """Why there is no store, in one line."""
    return CannotStore(f"the games can't be stored in {place(settings)}: {_reason(error)}")


def place(settings: Settings) -> str:
    """The folder or the database, without its password."""
    if not settings.database:
        return str(settings.data_dir or data_folder())
    try:
        return make_url(settings.database).render_as_string(hide_password=True)
    except ArgumentError:
        return "--database"


def _reason(error: Exception) -> str:
    if isinstance(error, CommandError) and "locate revision" in str(error):
        return "its tables come from a newer version"
    if isinstance(error, ModuleNotFoundError):
        driver = install("postgresql") if error.name == "asyncpg" else f"pip install {error.name}"
        return f"it needs the driver {error.name}: {driver}"
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    said = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
    return said.splitlines()[0] if said else type(cause).__name__
