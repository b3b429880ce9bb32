"""Why a turn is better than another: by god and means, with what stands behind it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, Protocol

from concordia_game.analysis.grounds import LATER, Grounds
from concordia_game.bots.gains import Gains, gained
from concordia_game.engine.ids import Seat
from concordia_game.engine.setup import GODS
from concordia_game.engine.state import State

Entry = dict[str, Any]
"""`god`, or None and `means`; `points`; `kind` and `args`, what stands behind it."""

MOST: Final = 4
LEAST: Final = 0.5
"""How many reasons are told, and how many points one must be about."""

SHOWN: Final = 0.05
"""Less than this would be told as no points at all."""

_BEHIND: Final[dict[str, tuple[str, ...]]] = {
    "vesta": ("money", "goods"),
    "jupiter": ("houses", "cards"),
    "saturnus": ("provinces", "cards"),
    "mercurius": ("kinds", "cards"),
    "mars": ("colonists", "cards"),
    "minerva": ("cards", "houses"),
    "venus": ("cards", "houses"),
    "money": ("money",),
    "goods": ("goods",),
    "production": ("houses", "prefect"),
    "tiles": ("tiles",),
    LATER: ("houses", "cards", "tiles", "colonists"),
}
"""The kinds of facts that explain a ground, the most telling first."""

KINDS: Final[tuple[str, ...]] = (
    "money",
    "goods",
    "houses",
    "provinces",
    "kinds",
    "colonists",
    "cards",
    "tiles",
    "prefect",
)
PLAIN: Final = "plain"
"""The kind of a reason that nothing in particular stands behind."""


class Tried(Protocol):
    """A turn in several worlds."""

    @property
    def ends(self) -> Sequence[State]:
        """Where it ended."""
        ...

    @property
    def leaves(self) -> Sequence[State]:
        """Where playing on led to."""
        ...


def reasons(why: Grounds, played: Tried, best: Tried, seat: Seat) -> list[Entry]:
    """The weightiest reasons first; less than 0 is what was missed."""
    return [
        entry(
            ground,
            points,
            _behind(ground, *((played, best) if points < 0 else (best, played)), seat),
            best.ends[0],
        )
        for points, ground in weightiest(why)
    ]


def _behind(ground: str, less: Tried, more: Tried, seat: Seat) -> Gains:
    """What the better one has and the other has not; of later turns, what they lead to in the first world."""
    at_once = gained(less.ends[0], more.ends[0], seat)
    return since(at_once, gained(less.leaves[0], more.leaves[0], seat)) if ground == LATER else at_once


def since(before: Gains, after: Gains) -> Gains:
    """What was built and got only later."""
    cards = Counter(after.cards) - Counter(before.cards)
    return after._replace(
        houses=[city for city in after.houses if city not in before.houses],
        cards=sorted(cards.elements(), key=after.cards.index),
        tiles=[tile for tile in after.tiles if tile not in before.tiles],
        colonists=after.colonists - before.colonists,
    )


def weightiest(why: Grounds) -> list[tuple[float, str]]:
    """The grounds that matter; where none does by itself, the one by which most was missed."""
    told = sorted([(points, ground) for ground, points in why.items()], key=_weight)
    found = [one for one in told if abs(one[0]) >= LEAST]
    # Late in a close game small things decide, and whoever is blamed is told why.
    return found[:MOST] or [one for one in told if one[0] <= -SHOWN][:1]


def _weight(told: tuple[float, str]) -> tuple[float, str]:
    return -abs(told[0]), told[1]


def entry(ground: str, points: float, behind: Gains, state: State) -> Entry:
    """One reason, with the first fact that explains it."""
    god = ground if ground in GODS else None
    found: Entry = {"god": god, "points": round(points, 1), "kind": PLAIN, "args": {}}
    if god is None:
        found["means"] = ground
    for kind in _BEHIND.get(ground, ()):
        args = fact(kind, behind, god, state)
        if args:
            return {**found, "kind": kind, "args": args}
    return found


def fact(kind: str, behind: Gains, god: str | None, state: State) -> dict[str, Any]:
    """What fills the words of a kind of fact; nothing if there is no such fact."""
    match kind:
        case "money":
            return {"count": behind.sestertii} if behind.sestertii > 0 else {}
        case "goods":
            more = {good: count for good, count in behind.goods.items() if count > 0}
            return {"goods": more} if more else {}
        case "colonists":
            return {"count": behind.colonists} if behind.colonists > 0 else {}
        case "prefect":
            return {"province": behind.province, "goods": behind.prefect} if behind.prefect else {}
        case "cards":
            cards = [card for card in behind.cards if god is None or god in gods_of(state, card)]
            return {"cards": cards} if cards else {}
        case "houses":
            return {"cities": behind.houses} if behind.houses else {}
    things: Sequence[str] = getattr(behind, kind)
    return {kind: list(things)} if things else {}


def gods_of(state: State, card: str) -> list[str]:
    """The gods that reward a card; a specialist is Minerva's."""
    kind = state.setup.cards[state.setup.box.card_ids.index(card)]
    return ["minerva"] if kind.good is not None else [GODS[god] for god in kind.gods]
