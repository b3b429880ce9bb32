"""The rules as a booklet: its sections, and examples that the engine plays."""
