"""A seat at a live table: a server is asked over HTTP, with the token of the seat (docs/api.md)."""

from __future__ import annotations

import json
import time
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from concordia_game.agents.answers import move_meant
from concordia_game.agents.tables import Refused, played_text
from concordia_game.agents.wire_text import moves_of, next_text, position_text, texts_of
from concordia_game.observations.description import over_text

PATIENCE = 20.0
"""Seconds that a server has to answer."""

PAUSE = 0.5
"""Seconds between two looks at a table where others are to move."""


class _NoDetours(HTTPRedirectHandler):
    """Whoever sends us elsewhere is refused: the token is for the server that was named."""

    def redirect_request(self, req: Any, fp: Any, code: Any, msg: Any, headers: Any, newurl: Any) -> None:
        """No other address is asked."""


_OPENER = build_opener(_NoDetours)


class LiveGame:
    """A seat at a table of a server."""

    def __init__(self, server: str, game: str, token: str) -> None:
        self.server = checked_server(server)
        self.game = game
        self.token = token
        self.seat = self._seat(self.position())

    def _seat(self, position: dict[str, Any]) -> str:
        if not position["yours"]:
            raise Refused("the token opens no seat at this table")
        return str(position["yours"][0])

    def position(self) -> dict[str, Any]:
        """The table as this seat sees it."""
        return call(self.server, f"/games/{quote(self.game, safe='')}/position", self.token)

    def asked(self) -> bool:
        """Whether it is this seat that has to answer."""
        return self._is_asked(self.position())

    def _is_asked(self, position: dict[str, Any]) -> bool:
        return bool(position["asked"] == self.seat and not position["winner"])

    def look(self) -> str:
        """The position, as text."""
        return position_text(self.position(), self.seat)

    def wait(self, seconds: float) -> None:
        """Wait until this seat is asked or the game is over, so many seconds at most."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            position = self.position()
            if self._is_asked(position) or position["winner"]:
                return
            time.sleep(PAUSE)

    def moves(self) -> str:
        """The legal moves with their effects."""
        position = self.position()
        if not self._is_asked(position):
            raise Refused(_waiting(position))
        return moves_of(position)

    def play(self, text: str) -> str:
        """Make a move; `confirm` ends a turn where turns are confirmed."""
        position = self.position()
        if not self._is_asked(position):
            raise Refused(_waiting(position))
        move = move_meant(text, texts_of(position))
        return f"{played_text(move)}\n{self._told(self._send(position, move), position)}"

    def undo(self) -> str:
        """Take back the last move."""
        position = self.position()
        return self._told(self._send(position, "undo"), position)

    def _send(self, position: dict[str, Any], text: str) -> dict[str, Any]:
        body = {"token": self.token, "ply": position["ply"], "text": text}
        return call(self.server, f"/games/{quote(self.game, safe='')}/moves", self.token, body)

    def _told(self, position: dict[str, Any], before: dict[str, Any]) -> str:
        new = [row for row in position["log"] if row["ply"] > before["ply"]]
        lines = [f"{row['seat']}: {row['text']}" for row in new]
        if self._is_asked(position):
            lines.append(next_text(position))
        else:
            lines.append(_waiting(position))
        return "\n".join(lines)

    def score(self) -> dict[str, Any]:
        """Everybody's points by god, as if the game ended now."""
        position = self.position()
        scores = position["scores"]
        return {
            "over": bool(position["winner"]),
            "points": {row["seat"]: row["total"] for row in scores},
            "by_god": {
                row["seat"]: {god: each["points"] for god, each in row["gods"].items()} for row in scores
            },
            "ranking": [row["seat"] for row in sorted(scores, key=lambda row: -row["total"])],
        }


def _waiting(position: dict[str, Any]) -> str:
    if position["winner"]:
        return over_text(position["winners"])
    return f"It is not your turn: {position['asked']} is asked."


def joined(server: str, invite: str, name: str) -> LiveGame:
    """Take the seat that an invite is for."""
    answer = call(checked_server(server), "/join", "", {"invite": invite, "name": name})
    return LiveGame(server, answer["game"], answer["token"])


def checked_server(server: str) -> str:
    """The address of a server, without a path of the page."""
    parts = urlsplit(server)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refused(f"{server!r} is not the address of a server, such as https://example.org")
    return f"{parts.scheme}://{parts.netloc}"


def call(server: str, path: str, token: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """Ask a server; what it refuses is an error that says why."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    try:
        with _OPENER.open(Request(f"{server}/api{path}", data, headers), timeout=PATIENCE) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except HTTPError as error:
        with error:
            raise Refused(f"the server refuses: {_refusal(error)}") from error
    except (URLError, TimeoutError, ValueError) as error:
        raise Refused(f"{server} does not answer: {error}") from error


def _refusal(error: HTTPError) -> str:
    try:
        told = json.load(error)
        return f"{told['code']} {json.dumps(told['details'])}"
    except (ValueError, KeyError, TypeError):
        return f"status {error.code}"
