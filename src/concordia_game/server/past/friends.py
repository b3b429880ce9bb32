"""With whom somebody has played."""

from __future__ import annotations

from collections.abc import Sequence

from concordia_game.server import wire
from concordia_game.server.past.played import Played


def friends_of(games: Sequence[Played], me: str) -> list[wire.Friend]:
    """Everybody else at somebody's tables, finished or not; in the order of these."""
    found: dict[str, wire.Friend] = {}
    for played in games:
        for sitter in {sitter.key: sitter for sitter in played.sitters if sitter}.values():
            if sitter.key != me:
                new = wire.Friend(sitter.name, sitter.known, 0, played.at)
                found.setdefault(sitter.key, new).games += 1
    return list(found.values())
