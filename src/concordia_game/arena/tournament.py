"""A tournament: which games are played, and what they say about the bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import closing
from itertools import combinations
from typing import Any

from concordia_game.arena.kept import KeptGames
from concordia_game.arena.pairing import GameResult, Pairing, play_pairing
from concordia_game.arena.sprt import Sprt
from concordia_game.arena.strength import Order, Strength, fitted
from concordia_game.arena.workers import spread
from concordia_game.engine.options import Options
from concordia_game.files.options import chosen_data
from concordia_game.games.rating import wilson
from concordia_game.games.series import seed_of
from concordia_game.version import version


def line_ups(names: list[str], players: int) -> list[list[str]]:
    """Who meets whom: all at one table, or every possible table of them; the last bot fills empty seats.

    In team play `players` are teams.
    """
    if len(names) <= players:
        return [names + names[-1:] * (players - len(names))]
    return [list(table) for table in combinations(names, players)]


def rotations(names: list[str]) -> list[list[str]]:
    """The same table in every rotation; those that look alike are played once."""
    found: list[list[str]] = []
    for shift in range(len(names)):
        seating = names[shift:] + names[:shift]
        if seating not in found:
            found.append(seating)
    return found


def pairings(names: list[str], options: Options, games: int, seed: int) -> list[Pairing]:
    """At least `games` games: every table plays every deal in all its rotations.

    In team play a bot has both seats of a team, which are opposite, and the teams are rotated.
    """
    members = 2 if options.teams else 1
    line_up = line_ups(names, options.players // members)
    tables = [seating * members for table in line_up for seating in rotations(table)]
    seeds = -(-games // len(tables))
    deals = [seed_of(seed, number) for number in range(seeds)]
    return [Pairing(seating, options, deal) for deal in deals for seating in tables]


def table_data(options: Options, seed: int) -> dict[str, Any]:
    """The table at which a tournament is played, and what its games follow from."""
    table: dict[str, Any] = {"map": options.map, "players": options.players}
    if options.teams:
        table["teams"] = options.players // 2
    chosen = {"map": options.map, "players": options.players, **chosen_data(options)}
    return {**table, "options": chosen, "seed": seed, "version": version()}


class Standing:
    """One bot's results."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.wins = 0
        self.points = 0
        self.margin = 0
        self.decisions = 0
        self.seconds = 0.0

    def __repr__(self) -> str:
        low, high = wilson(self.wins, self.games)
        interval = f"{100 * low:.0f} - {100 * high:.0f} %"
        return f"{self.name}: {self.wins} of {self.games} won ({interval}), margin {self.mean_margin:+.1f}"

    @property
    def mean_margin(self) -> float:
        """By how many points it was ahead of its best rival, on average."""
        return self.margin / max(self.games, 1)

    def data(self, strength: Strength) -> dict[str, Any]:
        """As plain data."""
        low, high = wilson(self.wins, self.games)
        games = max(self.games, 1)
        return {
            "name": self.name,
            "games": self.games,
            "wins": self.wins,
            "win_rate": round(self.wins / games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_score": round(self.points / games, 2),
            "mean_margin": round(self.mean_margin, 2),
            "rating": round(strength.rating),
            "rating_low": round(strength.low),
            "rating_high": round(strength.high),
            "ms_per_decision": round(1000 * self.seconds / max(self.decisions, 1), 3),
        }


class Tournament:
    """The standings as games come in; with a test, it is over once the first bot's win rate is decided.

    Games without the first bot don't count for the test.
    """

    def __init__(
        self, names: list[str], test: Sprt | None = None, table: Mapping[str, Any] | None = None
    ) -> None:
        self.table = table or {}
        """What `table_data` says of where it is played."""
        self.rows: list[dict[str, Any]] = []
        """Every game: what it was dealt from, who sat where, and how it ended."""
        self.orders: Counter[Order] = Counter()
        self.standings = {name: Standing(name) for name in dict.fromkeys(names)}
        self.first = names[0]
        self.test = test
        self.played = 0
        self.turns = 0
        self.winning = 0

    def add(self, game: GameResult) -> None:
        """Count a game."""
        self.played += 1
        self.turns += game.turns
        self.winning += max(side.points for side in game.sides)
        for side in game.sides:
            standing = self.standings[side.name]
            standing.games += 1
            standing.wins += side.place == 0
            standing.points += side.points
            standing.margin += side.margin
        for seat in game.seats:
            standing = self.standings[seat.name]
            standing.decisions += seat.decisions
            standing.seconds += seat.seconds
        ranked = sorted(game.sides, key=lambda side: side.place)
        self.orders[tuple([side.name for side in ranked])] += 1
        self.rows.append(game.row())
        if self.test and any(seat.name == self.first for seat in game.seats):
            self.test.add(any(seat.place == 0 and seat.name == self.first for seat in game.seats))

    def __repr__(self) -> str:
        return "\n".join(map(repr, self.standings.values()))

    def strengths(self) -> dict[str, Strength]:
        """The ratings of the bots, fitted to all games so far."""
        return fitted(list(self.standings), self.orders)

    def head_to_head(self) -> list[dict[str, Any]]:
        """Each two bots: at how many tables, and how often the first finished before the second.

        Where a bot has several sides at a table, each two sides of both are compared.
        """
        return [self._meeting(first, second) for first, second in combinations(self.standings, 2)]

    def _meeting(self, first: str, second: str) -> dict[str, Any]:
        ahead = met = tables = 0
        for order, count in self.orders.items():
            pairs = [pair for pair in combinations(order, 2) if set(pair) == {first, second}]
            met += count * len(pairs)
            ahead += count * sum(pair[0] == first for pair in pairs)
            tables += count if pairs else 0
        low, high = wilson(ahead, met)
        rates = {"rate": round(ahead / max(met, 1), 4), "low": round(low, 4), "high": round(high, 4)}
        return {"bots": [first, second], "games": tables, "met": met, "ahead": ahead, **rates}

    @property
    def decided(self) -> bool:
        """Whether the test has reached its answer."""
        return self.test is not None and self.test.verdict != "open"

    def data(self) -> dict[str, Any]:
        """The outcome as plain data."""
        games = max(self.played, 1)
        found: dict[str, Any] = {
            **self.table,
            "games": self.played,
            "mean_turns": round(self.turns / games, 1),
            "mean_winning_score": round(self.winning / games, 2),
            "bots": self.bots(),
            "head_to_head": self.head_to_head(),
        }
        if self.test:
            found["sprt"] = {"low": self.test.low, "high": self.test.high, "verdict": self.test.verdict}
        return {**found, "rows": self.rows}

    def bots(self) -> list[dict[str, Any]]:
        """What came of each bot, as plain data."""
        strengths = self.strengths()
        return [standing.data(strengths[name]) for name, standing in self.standings.items()]


Tell = Callable[[int, int], None]
"""Called with the number of games done, and the total."""


def run_tournament(
    names: list[str],
    options: Options,
    games: int,
    seed: int,
    processes: int = 1,
    ray: str = "",
    test: Sprt | None = None,
    tell: Tell = lambda done, total: None,
) -> Tournament:
    """Play until all games are done or the test is decided."""
    tournament = Tournament(names, test, table_data(options, seed))
    play_all(tournament, pairings(names, options, games, seed), processes, ray, tell)
    return tournament


def play_all(
    tournament: Tournament,
    wanted: list[Pairing],
    processes: int,
    ray: str,
    tell: Tell,
    kept: KeptGames | None = None,
) -> None:
    """Add the games to the tournament one by one: after an interrupt it has those that were played.

    Games that are kept already are not played again.
    """
    played = kept.games[: len(wanted)] if kept else []
    for result in played:
        if not tournament.decided:
            tournament.add(result)
    if tournament.decided:
        return
    with closing(spread(play_pairing, wanted[len(played) :], processes, ray)) as results:
        for result in results:
            tournament.add(result)
            if kept:
                kept.add(result)
            tell(tournament.played, len(wanted))
            if tournament.decided:
                break
