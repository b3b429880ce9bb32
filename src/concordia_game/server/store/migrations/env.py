"""Alembic's entry point: the server hands over its connection."""

from __future__ import annotations

from alembic import context

from concordia_game.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
