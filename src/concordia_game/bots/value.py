"""What a position is worth to a seat: its expected margin over the others at the end of the game.

The value is linear in the features; the weights shift gradually from the start of a game to its end.
"""

from __future__ import annotations

from typing import Final

from concordia_game.bots.features import copied_piles, game_left, holds, turns_to_wait, weigh
from concordia_game.bots.holding import Tally
from concordia_game.bots.names import KNOTS, FeaturesError, Weights, feature_names, knots_of
from concordia_game.bots.scales import Row, Scales
from concordia_game.bots.tables import Tables
from concordia_game.engine import amend
from concordia_game.engine.amendment import SITES
from concordia_game.engine.deal import start
from concordia_game.engine.ids import Seat
from concordia_game.engine.scoring import score, tie_breaker
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import Player, State
from concordia_game.engine.turn import last_seat

LEADER: Final = 0.5
"""How much the best rival counts in the rivals' standing; the rest is their mean."""

_GRAIN: Final = 240
"""Parts into which a game is divided: weights between two knots are computed once for each."""


class Standing:
    """What a seat's total was last time, and what it was computed from."""

    __slots__ = ("copies", "part", "piles", "seen", "total")

    def __init__(self) -> None:
        self.seen: State | None = None
        self.part = 0
        self.copies = False
        """Whether it matters to the seat what lies on the others' piles."""
        self.piles = 0
        self.total = 0.0


class Value:
    """Judges positions of one game with one set of weights."""

    __slots__ = ("exact_end", "knots", "last", "rivals", "scales", "sliding", "tables", "teams", "turn_order")

    def __init__(self, weights: Weights, setup: SetUp, exact_end: bool = False, rivals: float = 1.0) -> None:
        names = feature_names(setup.box)
        self.knots = knots_of(weights, names)
        self.turn_order = len(names) - 1
        self.tables = Tables(setup)
        self.scales = Scales(self.tables)
        check_features(names, self.tables)
        self.teams = setup.teams if setup.options.teams else None
        self.sliding: dict[int, Row] = {}
        self.last = [Standing() for _ in range(setup.players)]
        self.exact_end = exact_end
        """Whether a seat that has taken its last turn stands at its points, instead of being judged."""
        self.rivals = rivals
        """How much of the rivals' standing counts against a seat; with 0 it plays for its own points."""

    def margin(self, state: State, seat: Seat) -> float:
        """A seat's expected points at the end, less those of its rivals; partners count together (V2.1)."""
        teams = self.teams
        if teams is None:
            return lead(self.standings(state), seat, self.rivals)
        return lead(together(self.standings(state), teams), Seat(teams[seat]), self.rivals)

    def standings(self, state: State) -> list[float]:
        """How every seat stands; only the differences are meaningful."""
        if state.over:
            return final_standings(state)
        part = int(game_left(state) * _GRAIN + 0.5)
        row = self.row_at(part)
        waiting = row.weights[self.turn_order]
        found = [
            self.total(state, player, part, row) + waiting * turns_to_wait(state, player.seat)
            for player in state.players
        ]
        if self.exact_end and state.concordia is not None:
            for seat in finished(state):
                found[seat] = final_standing(state, seat)
        return found

    def total(self, state: State, player: Player, part: int, row: Row) -> float:
        """How a seat stands, whoever's turn it is; reused until something concerns the seat."""
        seat = player.seat
        last = self.last[seat]
        seen = last.seen
        same = seen is not None and seen.players[seat] is player
        copies = last.copies if same else self.tables.copies(player)
        piles = copied_piles(state, seat, self.tables) if copies else 0
        if (
            same
            and seen is not None
            and last.part == part
            and last.piles == piles
            and seen.built is state.built
            and seen.display is state.display
            and seen.coins == state.coins
            and (seen.parts is state.parts or alike(seen, state, seat))
            and (seen.occupants is state.occupants or not amend.amended(state, player, SITES))
            and holds(seen.magnus, seat) == holds(state.magnus, seat)
            and holds(seen.concordia, seat) == holds(state.concordia, seat)
            # What a god that the engine alone knows depends on is unknown here: it may be anything.
            and not self.tables.far_gods
        ):
            return last.total
        last.seen = state
        last.part = part
        last.copies = copies
        last.piles = piles
        last.total = self.scales.total(state, player, row, piles)
        return last.total

    def vector(self, state: State, player: Player) -> list[float]:
        """A seat's features, for training and for the network."""
        found = self.scales.vector(state, player, copied_piles(state, player.seat, self.tables))
        found.append(float(turns_to_wait(state, player.seat)))
        return found

    def row_at(self, part: int) -> Row:
        """The weights when this many of the game's parts are left."""
        found = self.sliding.get(part)
        if found is None:
            found = Row(blended(self.knots, part / _GRAIN))
            self.sliding[part] = found
        return found


def alike(seen: State, state: State, seat: Seat) -> bool:
    """Whether a seat's situation in the modules' parts is unchanged."""
    for place, part in enumerate(state.parts):
        if part is not seen.parts[place] and not part.alike(seen.parts[place], seat):
            return False
    return True


def check_features(names: tuple[str, ...], tables: Tables) -> None:
    """Check, once a game, that as many features are weighed as have names, turn order aside."""
    state = start(tables.setup)
    tally = Tally([], True)
    weigh(state, state.players[0], tables, tally, 0)
    if len(tally.noted) != len(names) - 1:
        raise FeaturesError(f"{len(tally.noted)} features are weighed, but {len(names) - 1} have names")


def hats(left: float) -> list[float]:
    """How much each knot counts when this much of the game is left; the sum is 1."""
    place = (1.0 - left) * (KNOTS - 1)
    return [max(0.0, 1.0 - abs(place - knot)) for knot in range(KNOTS)]


def blended(knots: list[list[float]], left: float) -> list[float]:
    """The weights between two knots."""
    shares = hats(left)
    count = len(knots[0])
    found = [0.0] * count
    for share, row in zip(shares, knots, strict=True):
        if share > 0.0:
            for index in range(count):
                found[index] += share * row[index]
    return found


def lead(standings: list[float], seat: Seat, rivals: float = 1.0) -> float:
    """How far a seat is ahead of the others, of whom the best counts most, or of a part of what they have."""
    best = -1000000.0
    total = 0.0
    for other, standing in enumerate(standings):
        if other != seat:
            total += standing
            best = max(best, standing)
    others = len(standings) - 1
    return standings[seat] - rivals * LEADER * best - rivals * (1.0 - LEADER) * total / others


def together(standings: list[float], teams: list[int]) -> list[float]:
    """How the teams stand: the sum of both partners."""
    found = [0.0] * (len(standings) // 2)
    for seat, standing in enumerate(standings):
        found[teams[seat]] += standing
    return found


def final_standings(state: State) -> list[float]:
    """How all seats stand at the end."""
    return [final_standing(state, seat) for seat in state.setup.seats]


def final_standing(state: State, seat: Seat) -> float:
    """The points; a tie is decided by the PM (B14.3), so it counts half a point."""
    count = state.setup.players
    behind = float((tie_breaker(state) - seat) % count)
    return score(state, seat).total - 0.5 * behind / count


def finished(state: State) -> list[Seat]:
    """The seats that have no turn left once the end has been triggered (B14.2), nor a partner who has."""
    last = last_seat(state)
    assert last is not None
    count = state.setup.players
    turns = (last - state.active) % count
    if turns == 0:
        turns = count
    ended = [(seat - state.active) % count >= turns for seat in state.setup.seats]
    found: list[Seat] = []
    for seat in state.setup.seats:
        partner = state.setup.partners[seat]
        if ended[seat] and (partner is None or ended[partner]):
            found.append(seat)
    return found
