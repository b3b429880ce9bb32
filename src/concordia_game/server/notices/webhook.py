"""Notices by webhook: one URL of a chat, or of a program."""

from __future__ import annotations

import re
from typing import Any, Literal, get_args
from urllib.parse import urlsplit

import msgspec

from concordia_game.server.errors import Refused
from concordia_game.server.notices.book import Channel
from concordia_game.server.notices.letters import Letter
from concordia_game.server.notices.reach import Reach, Unreached
from concordia_game.server.notices.sending import LATER, REFUSED, Outcome, judged

Style = Literal["discord", "slack", "matrix", "json"]
STYLES: tuple[Style, ...] = get_args(Style)
HOSTS: dict[str, Style] = {
    "discord.com": "discord",
    "discordapp.com": "discord",
    "hooks.slack.com": "slack",
}


class Wanted(msgspec.Struct):
    """How a webhook wants to be told."""

    style: Style


def style_of(url: str) -> Style:
    """The style by the host: that of a chat, or else JSON for programs."""
    host = urlsplit(url).hostname or ""
    named = (style for name, style in HOSTS.items() if host == name or host.endswith(f".{name}"))
    return next(named, "json")


def plain(text: str) -> str:
    """Text of players without the signs by which chats format, link and call people."""
    return re.sub(r"[@<>`*_~|\[\]()#&\\]", " ", text)


def payload(style: Style, letter: Letter) -> dict[str, Any]:
    """What is posted."""
    line = f"{letter.title} \N{EN DASH} {plain(letter.text)}\n{letter.link}"
    if style == "discord":
        return {"content": line, "allowed_mentions": {"parse": []}}
    if style == "slack":
        return {"text": line}
    if style == "matrix":
        return {"text": line, "username": "Concordia"}
    return {
        "kind": letter.kind,
        "game": letter.game,
        "seat": letter.seat,
        "name": letter.name,
        "board": letter.board,
        "link": letter.link,
        "title": letter.title,
        "text": letter.text,
        "id": letter.id,
    }


class WebhookSender:
    """Posts to the addresses that people gave."""

    at_most_once = True
    """A chat would show a second one."""

    def __init__(self, reach: Reach) -> None:
        self._reach = reach

    async def send(self, channel: Channel, letter: Letter) -> Outcome:
        """Post a notice."""
        style = msgspec.json.decode(channel.details, type=Wanted).style
        headers = {"content-type": "application/json", "user-agent": "Concordia"}
        body = msgspec.json.encode(payload(style, letter))
        try:
            outcome = judged(await self._reach.post(channel.address, headers, body))
        except Unreached:
            return LATER
        except Refused:
            return REFUSED
        # Its person sees it in the list and decides.
        return REFUSED if outcome.fate == "gone" else outcome
