"""`concordia simulate`: many games between bots, and what came out."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Any

from rich.table import Table

from concordia_game.bots import BOTS, Bot, BotError, load_bot
from concordia_game.bots.match import play_counted
from concordia_game.cli.arguments import add_game_arguments, dealt, options_of
from concordia_game.cli.counts import positive
from concordia_game.cli.output import OK, note_engine, show, show_json
from concordia_game.cli.words import words_of
from concordia_game.cli.working import progress_bar
from concordia_game.engine.ids import SEATS, Seat
from concordia_game.engine.options import Options
from concordia_game.engine.scoring import score, team_totals, winner
from concordia_game.engine.state import State
from concordia_game.files.position import digest, state_json
from concordia_game.games.beginning import new_setup
from concordia_game.games.series import seed_of
from concordia_game.i18n.sentences import Sentences

HELP = "play many games between bots and print the outcome"
DESCRIPTION = """Play many games between bots. Game k is dealt from (seed, k), hashed, and the bots' chance
comes from the same number, so equal arguments give equal games: the digest of the final positions tells."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `simulate` takes."""
    parser.add_argument("--games", type=positive, default=100, help="how many (100)")
    known = ", ".join(BOTS)
    parser.add_argument(
        "--bots", default="random", help=f"one for all seats, or one a seat: {known}, path.py:Name (random)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_game_arguments(parser)


def seat_bots(names: str, players: int) -> list[Bot]:
    """A bot for each seat, from one name for all or one for each."""
    listed = names.split(",")
    if len(listed) not in (1, players):
        raise BotError(f"--bots: {len(listed)} bots for {players} seats; name one for all or one for each")
    each = listed * players if len(listed) == 1 else listed
    return [load_bot(name) for name in each]


class Tally:
    """What the games brought so far."""

    def __init__(self, players: int, teams: int = 0) -> None:
        self.players = players
        self.teams = teams
        self.decisions = 0
        self.seconds = 0.0
        self.wins = [0] * players
        self.points = [0] * players
        self.winning = 0
        self.finals: list[str] = []

    def add(self, state: State, decisions: int, seconds: float) -> None:
        """Count one game."""
        self.decisions += decisions
        self.seconds += seconds
        teams, totals = state.setup.teams, team_totals(state)
        best = teams[winner(state)]
        self.winning += totals[best]
        for seat in state.setup.seats:
            self.wins[seat] += teams[seat] == best
            self.points[seat] += score(state, seat).total
        self.finals.append(state_json(state))

    def data(self) -> dict[str, Any]:
        """The outcome as plain data; partners share their wins, and in team play the winning score."""
        games = len(self.finals)
        seats = SEATS[: self.players]
        found: dict[str, Any] = {
            "games": games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 4),
            "decisions_per_second": round(self.decisions / self.seconds),
            "games_per_second": round(games / self.seconds, 2),
            "wins": dict(zip(seats, self.wins, strict=True)),
            "mean_scores": {
                seat: round(total / games, 2) for seat, total in zip(seats, self.points, strict=True)
            },
            "mean_winning_score": round(self.winning / games, 2),
            "digest": digest(self.finals),
        }
        if self.teams:
            found["teams"] = {seats[team]: self._team(team) for team in range(self.teams)}
        return found

    def _team(self, team: int) -> dict[str, Any]:
        """A team's seats, wins and points; it goes by its first seat (V2.1)."""
        points = sum(self.points[team :: self.teams])
        return {
            "seats": list(SEATS[team : self.players : self.teams]),
            "wins": self.wins[team],
            "mean_score": round(points / len(self.finals), 2),
        }


def simulate(
    options: Options, bots: list[Bot], games: int, seed: int, step: Callable[[], object] = lambda: None
) -> Tally:
    """Play the games one after the other; the clock runs while they are dealt and played."""
    tally = Tally(options.players, options.players // 2 if options.teams else 0)
    for number in range(games):
        began = time.perf_counter()
        deal = seed_of(seed, number)
        state, decisions = play_counted(new_setup(options, deal), bots, deal)
        tally.add(state, decisions, time.perf_counter() - began)
        step()
    return tally


def run(arguments: Namespace) -> int:
    """Play and report."""
    words = words_of(arguments)
    options = options_of(arguments)
    dealt(words, options, arguments.seed)
    bots = seat_bots(arguments.bots, options.players)
    note_engine(words)
    with progress_bar() as progress:
        task = progress.add_task(words.say("terminal-playing"), total=arguments.games)
        tally = simulate(options, bots, arguments.games, arguments.seed, lambda: progress.advance(task))
    if arguments.json:
        show_json(tally.data())
    else:
        _print(words, tally.data(), arguments.bots)
    return OK


def _print(words: Sentences, data: dict[str, Any], names: str) -> None:
    listed = names.split(",") * (len(data["wins"]) if "," not in names else 1)
    table = Table(words.say("terminal-seat"), box=None, pad_edge=False)
    table.add_column(words.say("terminal-bot"), overflow="fold")
    table.add_column(words.say("terminal-wins-count"), justify="right")
    table.add_column(words.say("terminal-mean-points"), justify="right")
    for seat, wins in enumerate(data["wins"].values()):
        mean = data["mean_scores"][SEATS[seat]]
        table.add_row(words.seat(Seat(seat)), listed[seat], str(wins), f"{mean:.1f}")
    show(
        words.say(
            "terminal-simulated",
            count=data["games"],
            decisions=data["decisions"],
            seconds=f"{data['seconds']:.2f}",
            speed=data["decisions_per_second"],
            rate=f"{data['games_per_second']:.1f}",
        ),
        table,
        words.say(
            "terminal-simulated-points",
            points=f"{data['mean_winning_score']:.1f}",
            digest=data["digest"],
        ),
    )
