"""Short explanations of cards and tiles, from the English message catalogue."""

from __future__ import annotations

import re
from functools import cache

from concordia_game.i18n import catalogue

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)
_REFERENCE = re.compile(r"\{ ([a-z0-9-]+) \}")


@cache
def _messages() -> dict[str, str]:
    """The messages of one line; those with plural forms are not needed here."""
    return dict(_MESSAGE.findall(catalogue("en")))


def explanation(kind: str, id: str) -> str:
    """What a `card`, `tile` or `god` does; empty if nobody has written it down."""
    found = _messages().get(f"{kind}-{id.replace('_', '-')}-help", "")
    return _REFERENCE.sub(lambda match: _messages().get(match[1], ""), found).replace("\u2019", "'")
