"""A game in progress: beginning one, playing it move by move, taking moves back."""
