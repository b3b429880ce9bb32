"""Board files: what is wrong with one is reported with its place and remedy."""
