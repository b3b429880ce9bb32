"""Thinking ahead: what things would bring a seat, computed when it asks and from what it may know."""
