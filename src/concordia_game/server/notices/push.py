"""Notices by browser push."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from concordia_game.server.clock import Clock
from concordia_game.server.errors import Refused
from concordia_game.server.notices.book import Channel
from concordia_game.server.notices.encryption import as64, encrypted, plain64, read_point
from concordia_game.server.notices.letters import Letter
from concordia_game.server.notices.reach import Reach, Unreached
from concordia_game.server.notices.sending import LATER, REFUSED, Outcome, judged
from concordia_game.server.notices.vapid import Vapid

KEPT_FOR = 28 * 24 * 60 * 60
"""Seconds for which a push service keeps a notice for a browser that is not there: as long as they do."""


class Keys(msgspec.Struct):
    """What a browser needs to be written to."""

    p256dh: str
    auth: str


def read_keys(p256dh: str, auth: str) -> Keys:
    """The keys of a subscription, or a refusal."""
    try:
        read_point(plain64(p256dh))
        secret = plain64(auth)
    except ValueError:
        raise Refused("bad_subscription") from None
    if len(secret) != 16:
        raise Refused("bad_subscription")
    return Keys(p256dh, auth)


class PushSender:
    """Pushes to browsers, by whatever service they have."""

    at_most_once = False
    """A second one has the same topic and the same tag: it takes the place of the first."""

    def __init__(self, reach: Reach, vapid: Vapid, clock: Clock, contact: str) -> None:
        self._reach = reach
        self._vapid = vapid
        self._clock = clock
        self._contact = contact

    async def send(self, channel: Channel, letter: Letter) -> Outcome:
        """Push a notice; a newer one of the same game takes the place of one that still waits."""
        keys = msgspec.json.decode(channel.details, type=Keys)
        said = {
            "kind": letter.kind,
            "game": letter.game,
            "title": letter.title,
            "body": letter.text,
            "language": letter.language,
        }
        body = encrypted(msgspec.json.encode(said), plain64(keys.p256dh), plain64(keys.auth))
        contact = self._contact or channel.base
        headers = {
            "authorization": self._vapid.authorization(channel.address, contact, self._clock.now()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_FOR),
            "topic": as64(sha256(f"{letter.kind} {letter.game}".encode()).digest())[:32],
            "urgency": "high",
        }
        try:
            return judged(await self._reach.post(channel.address, headers, body))
        except Unreached:
            return LATER
        except Refused:
            return REFUSED
