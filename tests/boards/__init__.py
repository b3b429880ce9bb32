"""Board files: what is wrong with one is named with its place and remedy."""
