"""Live tables: who sits there, whose turn it is, who is watching."""
