"""Lines from the player: typed at a terminal, or piped in."""

from __future__ import annotations

import sys
from contextlib import suppress

with suppress(ImportError):
    import readline  # noqa: F401 - being imported is all it takes for arrow keys and history at the prompt


class Lines:
    """Reads answers; a piped one is repeated after its prompt, so that the output reads like a session."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()

    def ask(self, prompt: str) -> str:
        """The next line; EOFError when there is none."""
        if self.interactive:
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.strip(), flush=True)
        return line.strip()
