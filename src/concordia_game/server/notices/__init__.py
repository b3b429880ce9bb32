"""Telling people that it is their turn: by browser push, webhook or e-mail."""
