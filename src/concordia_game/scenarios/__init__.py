"""Scenarios: rule tests as files. Setting up a position, running the moves, comparing the outcome."""
