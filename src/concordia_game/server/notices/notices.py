"""Notices put together: what the calls of people need, and what runs beside the tables."""

from __future__ import annotations

import asyncio
from secrets import token_hex

import msgspec

from concordia_game.server.errors import Refused
from concordia_game.server.notices.book import EMAIL, PUSH, WEBHOOK, Book, Channel
from concordia_game.server.notices.letters import trial_letter
from concordia_game.server.notices.mail import MailSender, Pass, read_smtp
from concordia_game.server.notices.office import Office
from concordia_game.server.notices.push import PushSender
from concordia_game.server.notices.reach import Reach
from concordia_game.server.notices.sending import Outcome, Sender
from concordia_game.server.notices.teller import Teller
from concordia_game.server.notices.vapid import Vapid
from concordia_game.server.notices.webhook import WebhookSender
from concordia_game.server.settings import Settings
from concordia_game.server.store.store import Store
from concordia_game.server.tables.hall import Hall

MAIL_AGAIN = 60 * 60
"""Seconds before an address is asked once more whether it wants notices: nobody floods a stranger."""


class Notices:
    """All about telling people."""

    def __init__(self, book: Book, vapid: Vapid, passes: Pass, hall: Hall, settings: Settings) -> None:
        clock = settings.clock
        self.book = book
        self.vapid = vapid
        self.passes = passes
        self.reach = Reach(settings.allow_private_notices)
        self._clock = clock
        self._asked: dict[str, float] = {}
        """By address, when it was last asked whether it wants notices, even if that was undone."""
        self.mail = MailSender(read_smtp(settings.smtp), passes, clock) if settings.smtp else None
        contact = settings.public_url or ""
        senders: dict[str, Sender] = {
            PUSH: PushSender(self.reach, vapid, clock, contact),
            WEBHOOK: WebhookSender(self.reach),
        }
        if self.mail is not None:
            senders[EMAIL] = self.mail
        self.office = Office(book, senders, hall.at, clock)
        self.teller = Teller(book, self.office, hall.at, clock)

    @classmethod
    async def open(cls, store: Store, hall: Hall, settings: Settings, first: bool = True) -> Notices:
        """Begin to listen to the tables; the keys are those of before.

        The first process takes up what was under way before; what is now is in the hands of the others.
        """
        book = Book(store, settings.clock)
        vapid = Vapid.read(await book.key("vapid", Vapid.new().kept()))
        passes = Pass(await book.key("mail", token_hex(32)))
        notices = cls(book, vapid, passes, hall, settings)
        hall.news = notices.teller.hear
        notices.office.open()
        if first:
            notices.teller.resume()
        return notices

    async def close(self) -> None:
        """Tell nobody any more."""
        await self.teller.close()
        await self.office.close()

    @property
    def idle(self) -> bool:
        """Whether all that is due was done."""
        return self.teller.idle and self.office.idle

    async def add(self, person: str, kind: str, address: str, details: object, base: str) -> Channel:
        """Add a channel, in use at once unless its address has to be confirmed."""
        text = msgspec.json.encode(details).decode()
        id, confirmed = token_hex(16), kind != EMAIL
        return await self.book.add(
            Channel(id, person, kind, address, text, base, confirmed, self._clock.now())
        )

    async def add_mail(self, person: str, address: str, base: str) -> Channel:
        """Add an address and ask it whether it wants that."""
        if self.mail is None:
            raise Refused("no_mail")
        mine = await self.book.channels(person)
        known = next((old for old in mine if (old.kind, old.address) == (EMAIL, address)), None)
        if known is not None and known.confirmed:
            return known
        if not self._may_ask(address) or await self.book.written_to(address, self._clock.now() - MAIL_AGAIN):
            raise Refused("too_many", {"wait": MAIL_AGAIN})
        self._asked[address.lower()] = self._clock.now()
        channel = await self.add(person, EMAIL, address, {}, base)
        wishes = await self.book.wishes(person)
        asked = await self.mail.ask(channel, wishes.language)
        if asked.fate != "sent":
            self._asked.pop(address.lower(), None)
            await self.book.remove(channel.id)
            raise Refused("mail_failed")
        return channel

    def _may_ask(self, address: str) -> bool:
        """Whether an address was left alone for long enough: whoever removes it again is not to ask anew."""
        since = self._clock.now() - MAIL_AGAIN
        self._asked = {to: at for to, at in self._asked.items() if at > since}
        return address.lower() not in self._asked

    async def try_all(self, person: str) -> list[tuple[Channel, Outcome]]:
        """Send somebody a notice for trying, by every channel that is in use."""
        wishes = await self.book.wishes(person)
        channels = [to for to in await self.book.channels(person) if to.confirmed]
        tried = [self.office.send_now(to, trial_letter(wishes.language, to.base)) for to in channels]
        return list(zip(channels, await asyncio.gather(*tried), strict=True))
