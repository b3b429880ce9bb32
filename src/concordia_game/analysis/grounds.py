"""What a judgement rests on: the parts of the bots' value, gathered by god and by means.

The value of a position is a sum of features times weights. Each feature belongs to one ground: a god whose
points it stands for, or the means to get more. What the grounds of two positions differ by is all that the
value knows about the difference.
"""

from __future__ import annotations

from typing import Final

from concordia_game.bots.features import game_left
from concordia_game.bots.names import feature_names
from concordia_game.bots.value import Value, blended, finished, lead, together
from concordia_game.engine.ids import Seat
from concordia_game.engine.scoring import score
from concordia_game.engine.setup import GODS
from concordia_game.engine.state import State

Grounds = dict[str, float]
"""Points by ground."""

OTHER: Final = "other"
RIVALS: Final = "rivals"
PACE: Final = "pace"
LATER: Final = "later"
MEANS: Final[tuple[str, ...]] = (
    "money",
    "goods",
    "storehouse",
    "production",
    "hand",
    "copying",
    "sites",
    "building",
    "buying",
    "tiles",
    "order",
    OTHER,
    RIVALS,
    PACE,
    LATER,
)
"""The grounds that are no gods. `rivals` is what the turn did for or against them, `pace` how near it brought
the end, `later` what only playing on, or a network, sees."""

_WHOLE: Final[dict[str, str]] = {
    "points_a_specialist_house": "minerva",
    "points_else": OTHER,
    "houses_for_jupiter": "jupiter",
    "provinces": "saturnus",
    "kinds": "mercurius",
    "colonists": "mars",
    "ships": "mars",
    "colonists_on_routes": "sites",
    "salt": "goods",
    "fish": "goods",
    "room": "storehouse",
    "tight": "storehouse",
    "best_province": "production",
    "next_province": "production",
    "prefect_now": "production",
    "coins_for_prefect": "production",
    "magnus": "production",
    "specialist_yield_in_hand": "production",
    "hand": "hand",
    "played": "hand",
    "steps_now": "hand",
    "sales_now": "hand",
    "patricians": "tiles",
    "citizens": "tiles",
    "turn_order": "order",
}

_BEGINNINGS: Final[tuple[tuple[str, str], ...]] = (
    ("money_", "money"),
    ("first_", "goods"),
    ("second_", "goods"),
    ("more_", "goods"),
    ("houses_affordable", "building"),
    ("best_house", "building"),
    ("houses_", "production"),
    ("hand_", "hand"),
    ("copy_", "copying"),
    ("sites", "sites"),
    ("cards_affordable", "buying"),
    ("best_card", "buying"),
    ("tile_", "tiles"),
)


def ground_of(feature: str) -> str:
    """The ground that a feature belongs to."""
    found = _WHOLE.get(feature)
    if found is not None:
        return found
    for beginning, ground in _BEGINNINGS:
        if feature.startswith(beginning):
            return ground
    kind, _, god = feature.partition("_")
    return god if kind in ("points", "cards") and god in GODS else OTHER


class Weighing:
    """Takes the judgements of one game apart."""

    def __init__(self, value: Value) -> None:
        self.value = value
        self.grounds = [ground_of(name) for name in feature_names(value.tables.setup.box)]

    def of(self, state: State, seat: Seat, left: float | None = None) -> Grounds:
        """What a seat's standing consists of; once it has taken its last turn, its points.

        Weights shift as a game goes on. Positions are compared with those of one moment: when `left` of
        it was left.
        """
        if state.over or (state.concordia is not None and seat in finished(state)):
            points = score(state, seat)
            gods = {god: float(count) for god, count in zip(GODS, points.gods, strict=True)}
            return {**gods, OTHER: float(points.rest)}
        weights = blended(self.value.knots, game_left(state) if left is None else left)
        found: Grounds = {}
        features = self.value.vector(state, state.players[seat])
        for ground, feature, weight in zip(self.grounds, features, weights, strict=True):
            if feature and weight:
                found[ground] = found.get(ground, 0.0) + feature * weight
        return found

    def side(self, state: State, seat: Seat, left: float) -> Grounds:
        """What a seat and its partner have together."""
        teams = state.setup.teams
        return summed([self.of(state, one, left) for one in state.setup.seats if teams[one] == teams[seat]])

    def margin(self, state: State, seat: Seat, left: float) -> float:
        """The margin of a seat, or its team, with the weights of one moment."""
        setup = state.setup
        totals = [sum(self.of(state, one, left).values()) for one in setup.seats]
        by_side = together(totals, setup.teams) if setup.options.teams else totals
        return lead(by_side, Seat(setup.teams[seat]))


def summed(parts: list[Grounds]) -> Grounds:
    """Grounds added up."""
    found: Grounds = {}
    for part in parts:
        for ground, points in part.items():
            found[ground] = found.get(ground, 0.0) + points
    return found


def scaled(grounds: Grounds, by: float) -> Grounds:
    """All points multiplied."""
    return {ground: points * by for ground, points in grounds.items()}


def less(first: Grounds, second: Grounds) -> Grounds:
    """What one has beyond the other."""
    return summed([first, scaled(second, -1.0)])
