"""What a move would change at once, in a few words; the engine itself is asked."""

from __future__ import annotations

from collections.abc import Iterator

from concordia_game.engine.events import CardCopied, CardRepeated
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import SEATS, Seat
from concordia_game.engine.moves import Move
from concordia_game.engine.play import apply
from concordia_game.engine.scoring import score
from concordia_game.engine.state import Player, State

HIDDEN = "reveals something hidden"


def effect(state: State, move: Move) -> str:
    """The differences that a move makes, as `-5 sestertii, -1 brick, +7 points; green: +1 wine`.

    Before them stands another card that it carries out, as `copies architect`. The position is that of a
    view: what a move would bring to light is not told, only that it does.
    """
    after = apply(state, move)
    asked = state.decision.seat
    told = list(_carried_out(after, asked))
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


def _carried_out(after: State, seat: Seat) -> Iterator[str]:
    """The cards that a seat has just copied with a Diplomat, or repeated with a Magister."""
    for event in after.events:
        if isinstance(event, CardCopied) and event.seat == seat:
            yield copying(after.setup.cards[event.card].id)
        elif isinstance(event, CardRepeated) and event.seat == seat:
            yield repeating(after.setup.cards[event.card].id)


def copying(card: str) -> str:
    """That a move copies a card."""
    return f"copies {card}"


def repeating(card: str) -> str:
    """That a move carries out a card of the own pile once more."""
    return f"repeats {card}"


def _differences(before: Player, after: Player) -> list[str]:
    found = [(after.sestertii - before.sestertii, "sestertii")]
    found += [(after.goods[good] - before.goods[good], name) for good, name in enumerate(GOODS)]
    return [f"{change:+} {name}" for change, name in found if change]
