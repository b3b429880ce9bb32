"""Notices by e-mail, if the host has a server that sends it."""

from __future__ import annotations

import asyncio
import hmac
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from hashlib import sha256
from typing import Literal
from urllib.parse import parse_qs, unquote, urlsplit

from concordia_game.server.clock import Clock
from concordia_game.server.errors import Refused
from concordia_game.server.notices.book import Channel
from concordia_game.server.notices.letters import Letter, words
from concordia_game.server.notices.sending import LATER, REFUSED, Outcome

WITHIN = 20.0
AT_A_TIME = 2
LONGEST = 254
PORTS = {"smtp": 587, "smtps": 465}
Deed = Literal["confirm", "stop"]


@dataclass(frozen=True, slots=True)
class Smtp:
    """The host's mail server."""

    host: str
    port: int
    secure: bool
    """TLS from the first byte on; otherwise STARTTLS."""
    plain: bool
    """Without any TLS if the server offers none, as one on the same machine may."""
    user: str
    password: str
    sender: str


def read_smtp(url: str) -> Smtp:
    """Settings such as smtp://user:password@host:587?from=concordia@example.org, or a ValueError."""
    parts = urlsplit(url)
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in PORTS or not parts.hostname or not parseaddr(sender)[1]:
        raise ValueError(
            f"{parts.scheme}://{parts.hostname} is not like smtp://user:password@host:587?from=a@b"
        )
    return Smtp(
        host=parts.hostname,
        port=parts.port or PORTS[parts.scheme],
        secure=parts.scheme == "smtps",
        plain=parse_qs(parts.query).get("tls", [""])[0] == "no",
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        sender=sender,
    )


def read_address(text: str) -> str:
    """A plain e-mail address, or a refusal."""
    try:
        found = Address(addr_spec=text)
        text.encode("ascii")
    except (ValueError, IndexError):
        raise Refused("bad_address") from None
    if (
        found.addr_spec != text
        or not found.domain.count(".")
        # In figures: perhaps one of the host's own machines.
        or found.domain.startswith("[")
        or not text.isprintable()
        or len(text) > LONGEST
    ):
        raise Refused("bad_address")
    return text


class Pass:
    """What the links in mails prove: that somebody reads the mail of a channel."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def made(self, deed: Deed, channel: str) -> str:
        """The token of a link."""
        return f"{channel}-{self._sign(deed, channel)}"

    def read(self, deed: Deed, token: str) -> str:
        """The channel that a token is for."""
        channel, _, sign = token.partition("-")
        if not hmac.compare_digest(sign.encode(), self._sign(deed, channel).encode()):
            raise Refused("bad_token")
        return channel

    def _sign(self, deed: Deed, channel: str) -> str:
        return hmac.new(self._secret, f"{deed} {channel}".encode(), sha256).hexdigest()[:40]


class MailSender:
    """Writes to people who have confirmed their address, and asks others to."""

    at_most_once = False
    """A second one has the same Message-ID."""

    def __init__(self, smtp: Smtp, passes: Pass, clock: Clock) -> None:
        self._smtp = smtp
        self._passes = passes
        self._clock = clock
        self._room = asyncio.Semaphore(AT_A_TIME)

    async def send(self, channel: Channel, letter: Letter) -> Outcome:
        """Send a notice."""
        say = words(letter.language).format
        token = self._passes.made("stop", channel.id)
        text = (
            f"{letter.text}\n{letter.link}\n\n-- \n{say('notice-mail-stop')}\n{channel.base}/#stop={token}\n"
        )
        message = self._mail(channel, f"{letter.title} \N{EN DASH} {letter.text}", text, letter.id)
        message["List-Unsubscribe"] = f"<{channel.base}/api/notices/stop?token={token}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return await self._post(message)

    async def ask(self, channel: Channel, language: str) -> Outcome:
        """Ask whether an address is whose it is said to be."""
        say = words(language).format
        link = f"{channel.base}/#confirm={self._passes.made('confirm', channel.id)}"
        text = f"{say('notice-mail-confirm-text')}\n{link}\n\n{say('notice-mail-confirm-not')}\n"
        return await self._post(self._mail(channel, say("notice-mail-confirm"), text, channel.id))

    def _mail(self, channel: Channel, subject: str, text: str, id: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._smtp.sender
        message["To"] = channel.address
        # Names may have any letters, but a header has one line.
        message["Subject"] = " ".join(subject.split())
        message["Date"] = formatdate(self._clock.now())
        message["Message-ID"] = (
            f"<{id or 'test'}.{channel.id}@{parseaddr(self._smtp.sender)[1].partition('@')[2]}>"
        )
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        return message

    async def _post(self, message: EmailMessage) -> Outcome:
        async with self._room:
            return await asyncio.to_thread(self._talk, message)

    def _talk(self, message: EmailMessage) -> Outcome:
        """Hand a mail over; in a thread of its own, as the library waits."""
        try:
            with self._connected() as server:
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            return REFUSED if all(code >= 500 for code in codes) else LATER
        except smtplib.SMTPResponseException as error:
            return REFUSED if error.smtp_code >= 500 and not _login(error) else LATER
        except (smtplib.SMTPException, OSError):
            return LATER
        return Outcome("sent")

    def _connected(self) -> smtplib.SMTP:
        smtp, secure = self._smtp, ssl.create_default_context()
        if smtp.secure:
            server: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=WITHIN, context=secure)
        else:
            server = smtplib.SMTP(smtp.host, smtp.port, timeout=WITHIN)
            server.ehlo()
            if not smtp.plain:
                server.starttls(context=secure)
        if smtp.user:
            server.login(smtp.user, smtp.password)
        return server


def _login(error: smtplib.SMTPResponseException) -> bool:
    """Whether the server would not let us in: the host will mend that."""
    return isinstance(error, smtplib.SMTPAuthenticationError)
