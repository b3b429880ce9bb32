"""Properties that hold for every game, tried on positions that Hypothesis chooses."""
