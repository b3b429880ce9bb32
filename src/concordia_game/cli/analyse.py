"""`concordia analyse`: where a game was won and lost."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from concordia_game.analysis.budgets import DEPTHS
from concordia_game.analysis.marks import BLAMED, NAMES
from concordia_game.analysis.picture import analysis_svg
from concordia_game.analysis.report import analyse
from concordia_game.analysis.words import change, decimal, said_ground, said_reason
from concordia_game.cli.files import add_maps_argument, read_game
from concordia_game.cli.output import OK, SEAT_STYLES, note_engine, show, show_json
from concordia_game.cli.words import add_language_argument, words_of
from concordia_game.cli.working import progress_bar
from concordia_game.engine.ids import SEATS, Seat
from concordia_game.engine.setup import SetUp
from concordia_game.games.game import Game
from concordia_game.i18n.sentences import Sentences

HELP = "find where a game was won and lost: every turn with the best one in its place"
DESCRIPTION = """Judge every turn of a record: the chance to win before and after it, what the best turn would
have been, what was lost and why, by god and means. What the cards that turned up did is luck and blames
nobody; what a seat could not know is never held against it. The quick pass compares turns by where they lead
at once, the deep one plays on. docs/analysis.md explains marks and figures."""

LUCK = 0.01
"""Less of a chance is not told: a game has many cards that turn up."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `analyse` takes."""
    parser.add_argument("file", help="a record")
    parser.add_argument("--depth", choices=list(DEPTHS), default="quick", help="how deep to look (quick)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--svg", metavar="FILE", type=Path, help="draw the chances over the turns as a picture"
    )
    add_maps_argument(parser)
    add_language_argument(parser)


def run(arguments: Namespace) -> int:
    """Judge, and tell."""
    game = read_game(arguments.file)
    words = words_of(arguments)
    note_engine(words)
    found = _analysed(game, arguments.depth)
    if arguments.svg:
        arguments.svg.write_text(analysis_svg(found, words) + "\n", "utf-8")
    if arguments.json:
        show_json(found)
    else:
        _tell(words, game.setup, found)
    return OK


def _analysed(game: Game, depth: str) -> dict[str, Any]:
    with progress_bar() as progress:
        task = progress.add_task(depth, total=None)

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return analyse(game, depth, tell)


def _tell(words: Sentences, setup: SetUp, found: dict[str, Any]) -> None:
    show(_summary(words, found))
    if not any(turn["mark"] in BLAMED for turn in found["turns"]):
        show("", words.say("analysis-nothing-lost"))
    for turn in found["turns"]:
        blamed, lucky = turn["mark"] in BLAMED, _lucky(words, found, turn)
        if blamed or lucky:
            show("", *(_turn_lines(words, setup, turn) if blamed else [_head(words, turn)]), *lucky)
    _tell_swings(words, found)
    _tell_habits(words, found)


def _summary(words: Sentences, found: dict[str, Any]) -> Table:
    """A row for each seat: accuracy, and how many turns got each mark."""
    table = Table("", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words.say("analysis-accuracy"), justify="right")
    for mark in NAMES:
        table.add_column(words.say(f"analysis-mark-{mark}"), justify="right")
    for seat in found["seats"]:
        id = seat["seat"]
        exact = found["accuracy"][id]
        marks = [str(found["marks"][id][mark]) for mark in NAMES]
        table.add_row(_seat(words, id), "-" if exact is None else decimal(words, exact), *marks)
    return table


def _seat(words: Sentences, id: str) -> Text:
    seat = Seat(SEATS.index(id))
    return Text(words.seat(seat), SEAT_STYLES[seat])


def _lucky(words: Sentences, found: dict[str, Any], turn: dict[str, Any]) -> list[Text]:
    """What came to light in a turn did for each, if it did much for anybody."""
    if max(map(abs, turn["luck"])) < LUCK:
        return []
    seats = [words.say(f"seat-{seat['seat']}") for seat in found["seats"]]
    told = [f"{seat} {change(words, luck)}" for seat, luck in zip(seats, turn["luck"], strict=True)]
    return [Text(f"  {words.say('analysis-luck', told=', '.join(told))}")]


def _head(words: Sentences, turn: dict[str, Any]) -> Text:
    """Which turn it is, and what it is called."""
    told = [words.say(f"analysis-mark-{turn['mark']}")]
    if turn["mark"] in BLAMED:
        told.append(words.say("analysis-lost", percent=change(words, -turn["loss"])))
    number = words.say("analysis-turn", turn=turn["turn"])
    return Text.assemble(f"{number}, ", _seat(words, turn["seat"]), ": ", ", ".join(told))


def _turn_lines(words: Sentences, setup: SetUp, turn: dict[str, Any]) -> list[Text | str]:
    """What was lost in a turn, by what, and what would have been better."""
    reasons = [f"  {said_reason(words, setup, reason)}" for reason in turn["why"]]
    played = words.say("analysis-played", moves="; ".join(turn["played"]))
    better = words.say("analysis-better", moves="; ".join(turn["best"]))
    return [_head(words, turn), f"  {played}", f"  {better}", *reasons]


def _tell_swings(words: Sentences, found: dict[str, Any]) -> None:
    if any(found["turning_points"].values()):
        show("", words.say("analysis-turning-points"))
    for id, swings in found["turning_points"].items():
        told = [_swing(words, swing) for swing in swings]
        if told:
            show(Text.assemble("  ", _seat(words, id), ": ", "; ".join(told)))


def _swing(words: Sentences, swing: dict[str, Any]) -> str:
    turn = words.say("analysis-turn", turn=swing["turn"])
    return f"{turn} {change(words, swing['change'])} ({_cause(words, swing)})"


def _cause(words: Sentences, swing: dict[str, Any]) -> str:
    if swing["cause"] == "rival":
        return words.say("analysis-cause-rival", seat=words.say(f"seat-{swing['seat']}"))
    return words.say(f"analysis-cause-{swing['cause']}")


def _tell_habits(words: Sentences, found: dict[str, Any]) -> None:
    if any(found["habits"].values()):
        show("", words.say("analysis-next-time"))
    for id, habits in found["habits"].items():
        for lesson in dict.fromkeys(habit["lesson"] for habit in habits):
            show(Text.assemble("  ", _seat(words, id), ": ", words.say(f"analysis-advice-{lesson}")))
            # Two grounds may have the same lesson.
            show(*[f"    {_habit(words, habit)}" for habit in habits if habit["lesson"] == lesson])


def _habit(words: Sentences, habit: dict[str, Any]) -> str:
    """A ground on which chances were lost, in how many turns, and how much in each."""
    ground, count = said_ground(words, habit["god"], habit["means"]), len(habit["turns"])
    return words.say("study-habit", ground=ground, percent=change(words, -habit["loss"] / count), count=count)
