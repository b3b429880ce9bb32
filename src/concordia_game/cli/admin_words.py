"""How the games of a server look on its host's terminal."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

from rich.table import Table

from concordia_game.cli.output import show
from concordia_game.cli.words import about
from concordia_game.i18n.sentences import Sentences

if TYPE_CHECKING:
    from concordia_game.server.admin.games import Kept

HOUR, DAY = 3600, 86_400


def print_list(words: Sentences, games: Sequence[Kept], now: float) -> None:
    """The games, a line each, and what they take together."""
    if games:
        heads = [words.say(f"terminal-{head}") for head in ("admin-game", "admin-state", "board", "players")]
        table = Table(*heads, box=None, pad_edge=False)
        table.columns[0].no_wrap = True
        for head in ("admin-age", "admin-last", "admin-size"):
            table.add_column(words.say(f"terminal-{head}"), justify="right", no_wrap=True)
        for kept in games:
            times = [ago(words, now - kept.created), ago(words, now - kept.last)]
            state = state_name(words, kept.state)
            table.add_row(kept.game, state, kept.board, ", ".join(kept.players), *times, _kb(kept.size))
        show(table)
    total = _kb(sum(kept.size for kept in games))
    show(words.say("terminal-admin-total", count=len(games), size=total))


def print_game(words: Sentences, game: dict[str, Any], now: float) -> None:
    """One game, and its seats."""
    title = f"{game['game']} ({game['name']})" if game["name"] else game["game"]
    show(about(words, title, state_name(words, game["state"])))
    for head in ("created", "moved", "seen"):
        if game[head] is not None:
            day = datetime.fromtimestamp(game[head]).isoformat(" ", "minutes")
            show(about(words, words.say(f"terminal-admin-{head}"), f"{day} ({ago(words, now - game[head])})"))
    show(words.say("terminal-admin-moves", count=game["plies"], size=_kb(game["size"])))
    show(about(words, words.say("terminal-admin-options"), _pairs(game["options"])))
    if game["clock"]:
        show(about(words, words.say("terminal-admin-clock"), _pairs(game["clock"])))
    heads = ("seat", "admin-name", "admin-opens", "admin-left")
    table = Table(*[words.say(f"terminal-{head}") for head in heads], box=None, pad_edge=False)
    for seat in game["seats"]:
        left = "" if seat["left"] is None else _clock(seat["left"])
        table.add_row(words.say(f"seat-{seat['seat']}"), _sitter(seat), words.say(opens(seat)), left)
    show(table)


def _sitter(seat: dict[str, Any]) -> str:
    return f"{seat['name']} ({seat['bot']})" if seat["bot"] else seat["name"]


def opens(seat: dict[str, Any]) -> str:
    """What opens a seat: never the secret itself."""
    if seat["kind"] == "bot":
        return "terminal-bot"
    if seat["holder"]:
        return "terminal-admin-by-person"
    if seat["token"]:
        return "terminal-admin-by-token"
    return "terminal-admin-by-invite" if seat["invite"] else "terminal-admin-by-nothing"


def state_name(words: Sentences, state: str) -> str:
    """How far a game has come."""
    names = {
        "running": "terminal-admin-running",
        "finished": "terminal-admin-finished",
        "abandoned": "terminal-admin-abandoned",
    }
    return words.say(names[state])


def ago(words: Sentences, seconds: float) -> str:
    """How long ago something was, in few letters."""
    if seconds >= DAY:
        return words.say("terminal-admin-days", count=int(seconds // DAY))
    if seconds >= HOUR:
        return words.say("terminal-admin-hours", count=int(seconds // HOUR))
    return words.say("terminal-admin-minutes", count=max(0, int(seconds // 60)))


def _kb(size: int) -> str:
    return f"{size / 1000:.1f}"


def _clock(left: int) -> str:
    sign, left = ("-" if left < 0 else ""), abs(left)
    return f"{sign}{left // HOUR}:{left // 60 % 60:02}:{left % 60:02}"


def _pairs(values: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in values.items())
