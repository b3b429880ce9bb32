"""The `concordia` command: one module for each of its words."""
