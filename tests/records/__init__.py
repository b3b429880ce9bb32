"""Recorded games that are replayed, and how they were made."""
