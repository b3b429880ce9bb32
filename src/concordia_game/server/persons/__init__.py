"""People whom the server knows again, from game to game and from browser to browser."""
