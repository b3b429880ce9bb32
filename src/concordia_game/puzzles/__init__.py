"""Puzzles: positions in which one turn is clearly best, made by the bots' search and graded by the gap."""
