"""The analysis of a game as plain data: docs/analysis.md says what each key means."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from concordia_game.analysis.arbiter import Arbiter
from concordia_game.analysis.budgets import budget_of
from concordia_game.analysis.marks import BLAMED, NAMES, Risked, accuracy, mark_of
from concordia_game.analysis.reasons import reasons
from concordia_game.analysis.series import Series
from concordia_game.analysis.stretches import Stretch, stretches
from concordia_game.analysis.swings import habits, turning_points
from concordia_game.bots.gains import gained
from concordia_game.bots.planning import collector_at_rest
from concordia_game.engine.ids import SEATS, Seat
from concordia_game.engine.setup import SetUp
from concordia_game.engine.view import View
from concordia_game.files.record import Record, read_record
from concordia_game.games.game import Game

VERSION: Final = 1
"""Of the format; it goes up when a reader has to change."""

EDITION: Final = 2
"""Of the judgement; it goes up when the same budgets and weights lead to other words: what was kept of an
earlier one is judged anew."""

Turn = dict[str, Any]
Tell = Callable[[int, int], None]


def analyse(record: Record | Game | str, depth: str = "quick", tell: Tell | None = None) -> dict[str, Any]:
    """Where a game was won and lost: every turn with the best one in its place, as plain data.

    `record` is a record, its text or a game; an unfinished one is analysed as far as it goes. `depth` is
    `quick` or `deep`. `tell` is called with the number of turns judged so far and of all. The same record
    gives the same analysis on every machine. docs/analysis.md has the format, the thresholds and the limits.

    >>> from concordia_game import Game, analyse
    >>> game = Game.new(map="italia", players=2, seed=7)
    >>> for text in ("architect", "done"):
    ...     _ = game.play(text)
    >>> found = analyse(game)
    >>> found["turns"][0]["played"], found["turns"][0]["mark"] in ("best", "good")
    (['architect', 'done'], False)
    """
    analysis = Analysis(record, depth)
    for done, _ in enumerate(analysis.turns(), 1):
        if tell:
            tell(done, analysis.count)
    return analysis.data()


class Analysis:
    """An analysis under way: `turns` judges one turn after the other, `data` tells what is known so far."""

    def __init__(self, record: Record | Game | str, depth: str = "quick") -> None:
        if isinstance(record, str):
            record = read_record(record)
        self.record = record.record() if isinstance(record, Game) else record
        self.depth = depth
        self.setup: SetUp = self.record.setup
        self._stretches = stretches(self.record)
        self.count = len(self._stretches)
        """How many turns there are to judge."""
        self._arbiter = Arbiter(self.record.positions()[0], budget_of(depth, self.setup))
        self._judged: list[Turn] = []

    def turns(self) -> Iterator[Turn]:
        """Judge the turns that are left, one by one."""
        for number in range(len(self._judged), self.count):
            turn = self.judge(number)
            self._judged.append(turn)
            yield turn

    def judge(self, number: int) -> Turn:
        """What is to be said of one turn; it depends on no other, so that many can be judged side by side."""
        with collector_at_rest():
            return self._turn(self._stretches[number])

    def take(self, turns: list[Turn]) -> None:
        """Go on from turns that were judged elsewhere: the first ones, in their order."""
        self._judged = list(turns)

    def _turn(self, stretch: Stretch) -> Turn:
        seat = stretch.seat
        verdict = self._arbiter.verdict(stretch)
        best, played, after = verdict.best, verdict.played, verdict.after
        known = View(stretch.state, seat).state
        same = best is played
        loss = round(verdict.loss(seat), 4)
        texts = stretch.texts if same else self._arbiter.followed(known, seat, best.line, known.turn)[0]
        return {
            "turn": stretch.state.turn,
            "ply": stretch.ply,
            "end": stretch.end,
            "seat": SEATS[seat],
            "before": rounded(best.chances),
            "after": rounded(after.chances),
            "margin_before": round(best.margin, 1),
            "margin_after": round(after.margin, 1),
            "best": texts,
            "played": stretch.texts,
            "loss": loss,
            "luck": rounded(verdict.luck()),
            "revealed": stretch.revealed,
            "mark": mark_of(loss),
            "why": [] if same else reasons(verdict.why, played, best, seat),
            "gains": {
                "best": gained(known, best.ends[0], seat).data(),
                "played": gained(known, played.ends[0], seat).data(),
            },
        }

    def data(self) -> dict[str, Any]:
        """What has been judged so far."""
        states = self.record.positions()
        start = rounded(self._arbiter.forecast.chances(states[0]))
        return {
            "version": VERSION,
            "depth": self.depth,
            "board": self.setup.board.id,
            "result": self.record.result,
            "seats": [
                {"seat": SEATS[seat], "name": self.record.names[seat], "team": self.setup.teams[seat]}
                for seat in self.setup.seats
            ],
            "start": start,
            "end": rounded(self._arbiter.forecast.chances(states[-1])) if states[-1].over else None,
            "turns": self._judged,
            "accuracy": {SEATS[seat]: accuracy(self._risked(seat)) for seat in self.setup.seats},
            "marks": {SEATS[seat]: self._marks(SEATS[seat]) for seat in self.setup.seats},
            "turning_points": turning_points(self._judged, self.setup),
            "habits": habits(self._judged, BLAMED, self.setup),
            "series": self._series(),
        }

    def _series(self) -> dict[str, list[list[int]]]:
        series = Series()
        for stretch in self._stretches[: len(self._judged)]:
            series.add(stretch.after, stretch.seat, stretch.moves)
        return series.data()

    def _risked(self, seat: Seat) -> list[Risked]:
        turns = [turn for turn in self._judged if turn["seat"] == SEATS[seat]]
        return [Risked(turn["before"][seat], turn["loss"]) for turn in turns]

    def _marks(self, seat: str) -> dict[str, int]:
        marks = [turn["mark"] for turn in self._judged if turn["seat"] == seat]
        return {name: marks.count(name) for name in NAMES}


def rounded(chances: list[float]) -> list[float]:
    """Chances with four decimals: more would not be the same on every machine."""
    return [round(chance, 4) + 0.0 for chance in chances]
