"""The family of errors: whatever the package refuses is one of these, and a ValueError."""

from __future__ import annotations


class ConcordiaError(ValueError):
    """Something that the package refuses: an illegal move, a wrong option, a damaged file."""
