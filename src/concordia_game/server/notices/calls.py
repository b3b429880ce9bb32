"""The calls of people who want to be told; each but those from a mail brings the key of its browser."""

from __future__ import annotations

from typing import cast

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody

from concordia_game.i18n import SOURCE, languages
from concordia_game.server import wire
from concordia_game.server.asking import REFUSALS, AnyRequest, guard_of, public_url
from concordia_game.server.errors import Refused
from concordia_game.server.notices.book import PUSH, WEBHOOK, Channel, Wishes
from concordia_game.server.notices.mail import read_address
from concordia_game.server.notices.notices import Notices
from concordia_game.server.notices.push import read_keys
from concordia_game.server.notices.quiet import zone_of
from concordia_game.server.notices.webhook import Wanted, style_of
from concordia_game.server.persons.calls import caller


def notices_of(request: AnyRequest) -> Notices:
    """Whoever tells people."""
    return cast(Notices, request.app.state.notices)


def shown(channel: Channel) -> wire.ChannelShown:
    """A channel for its person."""
    kind = cast(wire.ChannelKind, channel.kind)
    style = msgspec.json.decode(channel.details, type=Wanted).style if kind == WEBHOOK else None
    return wire.ChannelShown(channel.id, kind, channel.address, style, channel.confirmed)


@get("/notices", responses=REFUSALS)
async def show_offer(request: AnyRequest) -> wire.Offered:
    """By what people can be told here."""
    guard_of(request).call(request)
    notices = notices_of(request)
    return wire.Offered(notices.vapid.public, notices.mail is not None)


@get("/me/notices", responses=REFUSALS)
async def show_notices(request: AnyRequest) -> wire.NoticesShown:
    """How the caller is told."""
    person, book = await caller(request), notices_of(request).book
    wishes = await book.wishes(person.id)
    return wire.NoticesShown(
        channels=[shown(channel) for channel in await book.channels(person.id)],
        language=wishes.language,
        zone=wishes.zone,
        quiet_from=wishes.quiet_from,
        quiet_to=wishes.quiet_to,
        muted=await book.muted(person.id),
    )


@post("/me/notices", status_code=200, responses=REFUSALS)
async def wish(request: AnyRequest, data: JSONBody[wire.NoticeWishes]) -> wire.NoticesShown:
    """Choose language and quiet hours."""
    person = await caller(request)
    zone_of(data.zone)
    language = data.language if data.language in languages() else SOURCE
    wishes = Wishes(language, data.zone, data.quiet_from, data.quiet_to)
    await notices_of(request).book.wish(person.id, wishes)
    return await show_notices.fn(request)  # type: ignore[no-any-return]


@post("/me/channels/push", responses=REFUSALS)
async def add_push(request: AnyRequest, data: JSONBody[wire.PushChannel]) -> wire.ChannelShown:
    """Be told by this browser."""
    person, notices = await caller(request), notices_of(request)
    guard_of(request).new_game(request)
    keys = read_keys(data.p256dh, data.auth)
    await notices.reach.check(data.endpoint)
    return shown(await notices.add(person.id, PUSH, data.endpoint, keys, public_url(request)))


@post("/me/channels/webhook", responses=REFUSALS)
async def add_webhook(request: AnyRequest, data: JSONBody[wire.WebhookChannel]) -> wire.ChannelShown:
    """Be told by a webhook; an address in the host's own network is refused."""
    person, notices = await caller(request), notices_of(request)
    guard_of(request).new_game(request)
    await notices.reach.check(data.url)
    wanted = Wanted(data.style or style_of(data.url))
    return shown(await notices.add(person.id, WEBHOOK, data.url, wanted, public_url(request)))


@post("/me/channels/email", responses=REFUSALS)
async def add_email(request: AnyRequest, data: JSONBody[wire.EmailChannel]) -> wire.ChannelShown:
    """Be told by e-mail, once the address is confirmed."""
    person = await caller(request)
    address = read_address(data.address)
    guard_of(request).mail(request)
    return shown(await notices_of(request).add_mail(person.id, address, public_url(request)))


@post("/me/channels/remove", status_code=200, responses=REFUSALS)
async def remove_channel(request: AnyRequest, data: JSONBody[wire.ChannelNamed]) -> wire.NoticesShown:
    """Be told by it no more."""
    person, book = await caller(request), notices_of(request).book
    if data.channel not in [channel.id for channel in await book.channels(person.id)]:
        raise Refused("no_such_channel")
    await book.remove(data.channel)
    return await show_notices.fn(request)  # type: ignore[no-any-return]


@post("/me/notices/mute", status_code=200, responses=REFUSALS)
async def mute(request: AnyRequest, data: JSONBody[wire.Mute]) -> wire.NoticesShown:
    """Hear of one game no more, or again."""
    person = await caller(request)
    await notices_of(request).book.mute(person.id, data.game, data.mute)
    return await show_notices.fn(request)  # type: ignore[no-any-return]


@post("/me/notices/try", status_code=200, responses=REFUSALS)
async def try_notices(request: AnyRequest) -> wire.TriedAll:
    """Send the caller a notice now."""
    person = await caller(request)
    guard_of(request).new_game(request)
    tried = await notices_of(request).try_all(person.id)
    return wire.TriedAll([wire.Tried(channel.id, outcome.fate) for channel, outcome in tried])


@post("/notices/confirm", status_code=200, responses=REFUSALS)
async def confirm_mail(request: AnyRequest, data: JSONBody[wire.MailProof]) -> wire.MailProved:
    """Confirm an address, by the link that was sent there."""
    guard_of(request).call(request)
    notices = notices_of(request)
    id = notices.passes.read("confirm", data.token)
    if await notices.book.channel(id) is None:
        raise Refused("no_such_channel")
    await notices.book.confirm(id)
    return wire.MailProved(True)


@post("/notices/stop", status_code=200, responses=REFUSALS)
async def stop_mail(request: AnyRequest, token: FromQuery[str] = "") -> wire.MailProved:
    """Send no more mail, by a link in one, or by the button of a mail program (RFC 8058)."""
    guard_of(request).call(request)
    notices = notices_of(request)
    await notices.book.remove(notices.passes.read("stop", token))
    return wire.MailProved(True)


HANDLERS = [
    show_offer,
    show_notices,
    wish,
    add_push,
    add_webhook,
    add_email,
    remove_channel,
    mute,
    try_notices,
    confirm_mail,
    stop_mail,
]
