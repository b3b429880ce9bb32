"""Properties that hold for every game, tested on positions chosen by Hypothesis."""
