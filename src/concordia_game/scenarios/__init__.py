"""Scenarios: rule tests as files. Setting a position up, running the moves, comparing what came out."""
