"""The store: games, seats and append-only moves, on SQLite or PostgreSQL."""
