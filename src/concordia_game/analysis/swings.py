"""The turning points of a game, and what cost a player most, gathered over its turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from concordia_game.analysis.grounds import LATER
from concordia_game.engine.ids import SEATS
from concordia_game.engine.setup import GODS, SetUp

Turn = dict[str, Any]

POINTS: Final = 3
SWING: Final = 0.03
"""How many turning points a seat has, and how much each must have changed its chance."""

HABITS: Final = 2
OFTEN: Final = 2
"""How many habits are told, and in how many turns something must have cost a chance to be one."""

_LESSONS: Final[dict[str, str]] = {
    "sites": "build",
    "building": "build",
    "money": "trade",
    "goods": "trade",
    "storehouse": "trade",
    "production": "trade",
    "hand": "cards",
    "copying": "cards",
    "buying": "cards",
    "tiles": "cards",
}
"""The lesson that teaches what a means is about; gods have their own, the rest only playing teaches."""

_LED_TO: Final[dict[str, str]] = {"houses": "building", "cards": "buying"}
"""The means that later turns would have come to, by the kind of fact behind them."""


def turning_points(turns: Sequence[Turn], setup: SetUp) -> dict[str, list[Turn]]:
    """For each seat the turns that changed its chance to win the most, in the order of the game.

    What comes of a turn is compared with what the best one would have led to: a slip of one's own changes it,
    one of somebody else, or what turned up. What the estimate makes of a position from one turn to the next
    is nobody's doing.
    """
    found: dict[str, list[Turn]] = {SEATS[seat]: [] for seat in setup.seats}
    for turn in turns:
        for seat in setup.seats:
            change = turn["after"][seat] - turn["before"][seat]
            if abs(change) >= SWING:
                own = setup.teams[SEATS.index(turn["seat"])] == setup.teams[seat]
                cause = "luck" if _lucky(turn["luck"][seat], change) else "own" if own else "rival"
                told = {"turn": turn["turn"], "ply": turn["ply"], "seat": turn["seat"]}
                found[SEATS[seat]].append({**told, "change": round(change, 4), "cause": cause})
    return {seat: _largest(those) for seat, those in found.items()}


def _lucky(luck: float, change: float) -> bool:
    """Whether most of a change was luck, for better or worse."""
    return luck * change > 0 and abs(luck) >= abs(change) / 2


def _largest(swings: list[Turn]) -> list[Turn]:
    largest = sorted(swings, key=lambda swing: (-abs(swing["change"]), swing["ply"]))[:POINTS]
    return sorted(largest, key=lambda swing: int(swing["ply"]))


def habits(turns: Sequence[Turn], blamed: Sequence[str], setup: SetUp) -> dict[str, list[dict[str, Any]]]:
    """For each seat the grounds on which it lost most of its chances, with the lesson about them."""
    costs: dict[str, dict[str, list[Turn]]] = {SEATS[seat]: {} for seat in setup.seats}
    for turn in turns:
        missed = [reason for reason in turn["why"] if reason["points"] < 0]
        if turn["mark"] in blamed and missed:
            costs[turn["seat"]].setdefault(_ground(missed), []).append(turn)
    return {seat: _dearest(by_ground) for seat, by_ground in costs.items()}


def _ground(missed: Sequence[dict[str, Any]]) -> str:
    """What was missed most, as far as it can be named: of later turns, what they would have led to."""
    named = [reason for reason in missed if reason.get("means") != LATER]
    first = (named or missed)[0]
    return first["god"] or (first["means"] if named else _LED_TO.get(first["kind"], LATER))


def _dearest(by_ground: dict[str, list[Turn]]) -> list[dict[str, Any]]:
    found = [
        {
            "god": ground if ground in GODS else None,
            "means": None if ground in GODS else ground,
            "loss": round(sum(turn["loss"] for turn in turns), 4),
            "turns": [turn["turn"] for turn in turns],
            "lesson": lesson_about(ground),
        }
        for ground, turns in by_ground.items()
    ]
    dearest = sorted(found, key=lambda habit: -float(habit["loss"]))
    often = [habit for habit in dearest if len(habit["turns"]) >= OFTEN]
    if not often:
        return dearest[:1]
    # Two grounds of one lesson are one advice: something else comes before the second of them.
    others = [habit for habit in often[1:] if habit["lesson"] != often[0]["lesson"]]
    return [often[0], *(others or often[1:])][:HABITS]


def lesson_about(ground: str) -> str:
    """The lesson that teaches it."""
    return "gods" if ground in GODS else _LESSONS.get(ground, "game")
