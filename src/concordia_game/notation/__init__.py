"""Moves as text, and why a text is not a legal move."""
