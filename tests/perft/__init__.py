"""How many move sequences of a given length start from a position: a fingerprint of the rules."""
