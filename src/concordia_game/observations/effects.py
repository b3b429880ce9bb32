"""What a move would change at once, in a few words; the engine itself is asked."""

from __future__ import annotations

from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import SEATS
from concordia_game.engine.moves import Move
from concordia_game.engine.play import apply
from concordia_game.engine.scoring import score
from concordia_game.engine.state import Player, State

HIDDEN = "reveals something hidden"


def effect(state: State, move: Move) -> str:
    """The differences that a move makes, as `-5 sestertii, -1 brick, +7 points; green: +1 wine`.

    The position is that of a view: what a move would bring to light is not told, only that it does.
    """
    after = apply(state, move)
    asked = state.decision.seat
    told: list[str] = []
    for before, player in zip(state.players, after.players, strict=True):
        parts = _differences(before, player)
        gained = score(after, before.seat).total - score(state, before.seat).total
        if before.seat == asked and gained:
            parts.append(f"{gained:+} points")
        if parts:
            whose = "" if before.seat == asked else f"{SEATS[before.seat]}: "
            told.append(whose + ", ".join(parts))
    if any(event.reveals() for event in after.events):
        told.append(HIDDEN)
    return "; ".join(told)


def _differences(before: Player, after: Player) -> list[str]:
    found = [(after.sestertii - before.sestertii, "sestertii")]
    found += [(after.goods[good] - before.goods[good], name) for good, name in enumerate(GOODS)]
    return [f"{change:+} {name}" for change, name in found if change]
