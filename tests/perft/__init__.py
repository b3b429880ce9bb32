"""How many move sequences of a length start from a position: a fingerprint of the rules."""
