"""The other processes of a server."""

from __future__ import annotations

from dataclasses import dataclass

from concordia_game.server.errors import Refused


@dataclass(frozen=True, slots=True)
class Peer:
    """A process that serves the same database."""

    id: int
    address: str
    """Where it listens for the others, as HOST:PORT."""

    @property
    def place(self) -> tuple[str, int]:
        """Host and port."""
        host, _, port = self.address.rpartition(":")
        return host.strip("[]"), int(port)


class Elsewhere(Refused):
    """A game is at home in another process; what can't be passed on to it may be tried again there."""

    def __init__(self, peer: Peer) -> None:
        super().__init__("unavailable", {"wait": 1})
        self.peer = peer


class Unreachable(OSError):
    """A process does not answer: it may be gone, and its games with it."""
