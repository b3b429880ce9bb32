"""The arena: bots against bots, ratings, training and statistics."""
