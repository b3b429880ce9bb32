"""What is kept in files: records of games, states as JSON, options; damage is refused with its place."""
