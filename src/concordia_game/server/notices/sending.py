"""How a notice leaves the server: one sender for each kind of channel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from concordia_game.server.notices.book import Channel
from concordia_game.server.notices.letters import Letter
from concordia_game.server.notices.reach import Reply

Fate = Literal["sent", "later", "refused", "gone"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of sending something."""

    fate: Fate
    wait: float = 0
    """How many seconds the other side wants to be left alone."""


LATER = Outcome("later")
REFUSED = Outcome("refused")


class Sender(Protocol):
    """Sends notices through channels of one kind."""

    at_most_once: bool
    """Whether a notice is rather lost than sent twice, if the server ends while it is under way."""

    async def send(self, channel: Channel, letter: Letter) -> Outcome:
        """Send a notice."""


def judged(reply: Reply) -> Outcome:
    """What an answer over HTTP means: whoever is busy or broken is asked again."""
    if 200 <= reply.status < 300:
        return Outcome("sent")
    if reply.status in (404, 410):
        return Outcome("gone")
    if reply.status in (408, 425, 429) or reply.status >= 500:
        return Outcome("later", reply.wait)
    return REFUSED
