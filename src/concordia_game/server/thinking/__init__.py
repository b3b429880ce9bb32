"""Bots think in worker processes behind a fair queue, so that no table has to wait for another."""
