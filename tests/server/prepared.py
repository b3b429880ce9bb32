"""Tables of an empty SQLite database without migrations, which take longer than most tests of a server."""

from __future__ import annotations

from sqlalchemy import Connection, inspect

from concordia_game.server.store.store import ALONE, migrate

Statement = tuple[str, tuple[object, ...]]

_made: list[Statement] = []
"""What makes the tables; noted when the migrations first made them in this process."""


def made_at_once(connection: Connection, revision: str = "head") -> None:
    """In the place of `migrate`: the same tables and rows, the second time without alembic."""
    if connection.dialect.name != "sqlite" or revision != "head" or inspect(connection).get_table_names():
        migrate(connection, revision)
    elif not _made:
        migrate(connection)
        _made.extend(_contents(connection))
    else:
        connection.exec_driver_sql(ALONE["sqlite"])
        # Another server may have been faster; then it has made all of them.
        if not inspect(connection).get_table_names():
            for text, values in _made:
                connection.exec_driver_sql(text, values)


def _contents(connection: Connection) -> list[Statement]:
    """The statements that make a database like this one, rows and all."""
    own = "sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
    tables = connection.exec_driver_sql(f"SELECT sql FROM sqlite_master WHERE {own} ORDER BY rowid").all()
    found: list[Statement] = [(sql, ()) for (sql,) in tables]
    for name in inspect(connection).get_table_names():
        for row in connection.exec_driver_sql(f'SELECT * FROM "{name}"').all():
            found.append((f'INSERT INTO "{name}" VALUES ({", ".join("?" * len(row))})', tuple(row)))
    return found
