"""Analyses of games, made by the workers between all else, and kept."""
