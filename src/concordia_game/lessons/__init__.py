"""Lessons: positions of the real game, what is asked in each, and a coach who judges a move."""
