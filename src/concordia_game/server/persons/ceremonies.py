"""Challenges for passkeys: each is good for one answer, for a few minutes, and for whoever asked for it.

They are kept in memory: after a restart a browser asks for another one. Where several processes serve, an
answer is passed on to the one that asked.
"""

from __future__ import annotations

from collections import OrderedDict
from secrets import token_bytes

from concordia_game.server.clock import Clock
from concordia_game.server.errors import Refused
from concordia_game.server.homes.homes import Homes
from concordia_game.server.homes.peers import Elsewhere
from concordia_game.server.tables.people import new_token

WITHIN = 300.0
"""Seconds: as long as browsers let their people think about it."""
MOST = 10_000
BYTES = 32


class Ceremonies:
    """The challenges that wait for an answer."""

    def __init__(self, clock: Clock, homes: Homes) -> None:
        self._clock = clock
        self._homes = homes
        self._waiting: OrderedDict[str, tuple[str, bytes, float]] = OrderedDict()

    def begin(self, who: str) -> tuple[str, bytes]:
        """A new challenge for somebody, and what brings its answer back to it."""
        flow, challenge = self._homes.mark + new_token(), token_bytes(BYTES)
        self._waiting[flow] = (who, challenge, self._clock.now() + WITHIN)
        if len(self._waiting) > MOST:
            self._waiting.popitem(last=False)
        return flow, challenge

    def finish(self, flow: str, who: str) -> bytes:
        """The challenge that is answered; there is no second answer, whether this one is right or not."""
        maker = self._homes.maker(flow.partition("-")[0])
        if maker is not None:
            raise Elsewhere(maker)
        asked, challenge, until = self._waiting.pop(flow, ("", b"", 0.0))
        if asked != who or until < self._clock.now():
            raise Refused("no_such_challenge")
        return challenge
