"""The server: live tables for browsers and bots, and a store that loses nothing."""
