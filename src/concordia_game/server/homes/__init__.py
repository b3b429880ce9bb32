"""Several processes on one database: each game is at home in one of them, and the others pass on to it."""
