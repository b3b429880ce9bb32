"""A visitor whom the server knows."""

from __future__ import annotations

from typing import Any

import httpx

from server.authenticator import Authenticator
from server.house import Json, Visitor


class Known:
    """A browser with a key."""

    def __init__(self, visitor: Visitor, key: str) -> None:
        self.visitor = visitor
        self.key = key

    @property
    def headers(self) -> dict[str, str]:
        """The authorization of a call."""
        return {"authorization": f"Bearer {self.key}"}

    @classmethod
    async def begin(cls, visitor: Visitor, name: str) -> Known:
        """Somebody new."""
        return cls(visitor, (await visitor.post("/api/me", {"name": name}))["key"])

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """A call, whatever comes of it."""
        more: dict[str, Any] = {} if body is None else {"json": body}
        return await self.visitor.http.request(method, f"/api{path}", headers=self.headers, **more)

    async def get(self, path: str) -> Json:
        """A GET call that must work."""
        return _answer(await self.ask("GET", path))

    async def post(self, path: str, body: Json | None = None) -> Json:
        """A POST call that must work."""
        return _answer(await self.ask("POST", path, body))

    async def hold(self, game: str, *tokens: str) -> list[Json]:
        """Make seats this person's."""
        wanted = {"seats": [{"game": game, "token": token} for token in tokens]}
        found: list[Json] = (await self.post("/me/seats", wanted))["seats"]
        return found

    async def tokens(self, *games: str) -> dict[str, str]:
        """What opens this person's seats in some games, by seat."""
        given = await self.post("/me/tokens", {"games": list(games)})
        return {seat["seat"]: seat["token"] for seat in given["seats"]}

    async def register(self, authenticator: Authenticator) -> Json:
        """Get a passkey."""
        asked = await self.post("/me/passkeys/begin")
        return await self.post("/me/passkeys", authenticator.make(asked))

    async def recovery(self) -> str:
        """The secret of a new recovery link."""
        link: str = (await self.post("/me/recovery"))["link"]
        return link.partition("#recover=")[2]


def _answer(answer: httpx.Response) -> Json:
    assert answer.status_code in (200, 201), answer.text
    found: Json = answer.json()
    return found


async def sign_in(visitor: Visitor, authenticator: Authenticator) -> Known:
    """Somebody comes back with a passkey."""
    asked = await visitor.post("/api/sign-in/begin", {})
    return Known(visitor, (await visitor.post("/api/sign-in", authenticator.prove(asked)))["key"])
