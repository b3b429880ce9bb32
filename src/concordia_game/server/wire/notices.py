"""How people want to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from concordia_game.server.wire.common import Incoming, Outgoing
from concordia_game.server.wire.persons import GameId

ChannelKind = Literal["push", "webhook", "email"]
HookStyle = Literal["discord", "slack", "matrix", "json"]
WebAddress = Annotated[str, Meta(max_length=1000)]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
ChannelId = Annotated[str, Meta(max_length=40)]


class Offered(Outgoing):
    """By what the server tells people."""

    push_key: str
    """What a browser subscribes with."""
    email: bool


class PushChannel(Incoming):
    """A browser that has subscribed."""

    endpoint: WebAddress
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class WebhookChannel(Incoming):
    """A webhook; without a style, the host decides."""

    url: WebAddress
    style: HookStyle | None = None


class EmailChannel(Incoming):
    """An address, to be confirmed by a link that is sent there."""

    address: Annotated[str, Meta(max_length=254)]


class ChannelShown(Outgoing):
    """One way in which the caller is told."""

    id: str
    kind: ChannelKind
    address: str
    style: HookStyle | None
    confirmed: bool


class ChannelNamed(Incoming):
    """One of the caller's channels."""

    channel: ChannelId


class NoticeWishes(Incoming):
    """In which language, and when not: minutes after midnight in a time zone; without hours, always."""

    language: Annotated[str, Meta(max_length=16)]
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None


class Mute(Incoming):
    """A game of which the caller wants to hear no more, or again."""

    game: GameId
    mute: bool


class MailProof(Incoming):
    """What a link in a mail says."""

    token: Annotated[str, Meta(max_length=100)]


class MailProved(Outgoing):
    """What became of it."""

    done: bool


class NoticesShown(Outgoing):
    """How the caller is told."""

    channels: list[ChannelShown]
    language: str
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    muted: list[str]


class Tried(Outgoing):
    """What came of a notice for trying."""

    channel: str
    fate: Literal["sent", "later", "refused", "gone"]


class TriedAll(Outgoing):
    """What came of a notice for trying, for each channel that is in use."""

    tried: list[Tried]
