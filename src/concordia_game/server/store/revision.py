"""Which version the tables have, and which one this program needs."""

from __future__ import annotations

from functools import cache

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def migrations() -> Config:
    """Where the migrations are."""
    config = Config()
    config.set_main_option("script_location", "concordia_game.server.store:migrations")
    return config


def revision_of(connection: Connection) -> str | None:
    """The version of a database's tables; None if it has none."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def newest_revision() -> str | None:
    """The version that this program needs."""
    return ScriptDirectory.from_config(migrations()).get_current_head()
