"""Puzzles at the table. Nothing of them is stored: the browser keeps what was done, and sends it along."""
