"""Moves as text, and why a text is no legal move."""
