"""What the same people came to at several tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

from concordia_game.server import wire
from concordia_game.server.past.played import Played, Somebody


def group_id(played: Played) -> str | None:
    """Which group played a game: the same people have the same id; None for somebody alone with bots."""
    keys = sorted({sitter.key for sitter in played.sitters if sitter})
    return sha256("\n".join(keys).encode()).hexdigest()[:16] if len(keys) > 1 else None


def groups_of(games: Sequence[Played]) -> dict[str, list[Played]]:
    """The finished games of each group, those that played last first; the last game first."""
    found: dict[str, list[Played]] = {}
    for played in games:
        group = group_id(played)
        if group and played.result:
            found.setdefault(group, []).append(played)
    return found


def group_shown(group: str, games: Sequence[Played], me: str) -> wire.Group:
    """A group in a list."""
    names = [somebody.name for somebody in _people(games[0], me)]
    return wire.Group(group, names, len(games), games[0].at)


def group_past(group: str, games: Sequence[Played], me: str) -> wire.GroupPast:
    """All that a group came to; its games from the first to the last."""
    in_order = list(reversed(games))
    return wire.GroupPast(
        id=group,
        players=[_tally(somebody, in_order, me) for somebody in _people(games[0], me)],
        boards=dict(Counter(played.result.board for played in in_order if played.result)),
        games=[played.shown(me) for played in in_order],
    )


def _people(played: Played, me: str) -> list[Somebody]:
    """Everybody of a group, the caller first, the others by name."""
    found = {sitter.key: sitter for sitter in played.sitters if sitter}
    return sorted(found.values(), key=lambda one: (one.key != me, one.name.casefold(), one.key))


def _tally(somebody: Somebody, games: Sequence[Played], me: str) -> wire.Tally:
    scores, boards, gods = [], Counter[str](), Counter[str]()
    for played in games:
        assert played.result is not None
        keys = [sitter.key if sitter else None for sitter in played.sitters]
        end = played.result.seats[keys.index(somebody.key)]
        scores.append(end.score)
        if end.place == 1:
            boards[played.result.board] += 1
            gods.update([played.result.god] if played.result.god else [])
    return wire.Tally(
        name=somebody.name,
        me=somebody.key == me,
        wins=boards.total(),
        mean=round(sum(scores) / len(scores), 1),
        best=max(scores),
        boards=dict(boards),
        gods=dict(gods),
        scores=scores,
    )
