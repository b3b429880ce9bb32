"""The calls of puzzles: which there are, a move and what comes of it, what a turn is worth, the best one."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from concordia_game.puzzles.daily import of_the_day, today
from concordia_game.puzzles.judging import judged, known_as_right
from concordia_game.puzzles.puzzle import Puzzle, load_puzzles
from concordia_game.server import wire
from concordia_game.server.asking import REFUSALS, AnyRequest, guard_of, hall_of, ready
from concordia_game.server.errors import Refused
from concordia_game.server.guard import address
from concordia_game.server.puzzles.solving import Solving, film
from concordia_game.server.showing import encode


@get("/puzzles", responses=REFUSALS)
async def list_puzzles(request: AnyRequest) -> wire.Puzzles:
    """All puzzles, and which is the one of the day."""
    guard_of(request).call(request)
    collection, day = load_puzzles(), today()
    return wire.Puzzles(collection.edition, day.isoformat(), of_the_day(collection, day).id, _listed())


@post("/puzzles/{puzzle:str}", status_code=200, responses=REFUSALS)
async def try_move(
    request: AnyRequest, puzzle: FromPath[str], data: JSONBody[wire.LessonDone]
) -> Response[wire.PuzzleShown]:
    """Begin a puzzle, go on with a turn, or make the next move of it."""
    guard_of(request).call(request)
    solving = Solving(_puzzle(puzzle), data.deeds)
    since = 0
    if data.deed is not None:
        since = solving.history.ply
        solving.do(data.deed)
    shown = wire.PuzzleParts(solving.deeds, [solving.position(since)], solving.asked())
    return ready(encode(shown))


@post("/puzzles/{puzzle:str}/why", status_code=200, responses=REFUSALS)
async def why_not_there(
    request: AnyRequest, puzzle: FromPath[str], data: JSONBody[wire.AskWhy]
) -> wire.NotAsked:
    """Why a move can't be made."""
    guard_of(request).call(request)
    return Solving(_puzzle(puzzle), data.deeds).why_not(data.text)


@post("/puzzles/{puzzle:str}/answer", status_code=200, responses=REFUSALS)
async def answer_puzzle(
    request: AnyRequest, puzzle: FromPath[str], data: JSONBody[wire.TurnTried]
) -> Response[wire.TurnAnswered]:
    """What a whole turn is worth; workers find it out apart from all that tables wait for."""
    guard_of(request).call(request)
    guard_of(request).labour(request)
    asked = _puzzle(puzzle)
    if not Solving(asked, data.deeds).over:
        raise Refused("illegal")
    if known_as_right(asked, asked.begin(), data.deeds):
        found = judge(asked.id, data.deeds)
    else:
        who = f"puzzle {address(request)}"
        found = await hall_of(request).thinking.study(judge, (asked.id, data.deeds), who)
    if not found:
        raise Refused("unavailable")
    return ready(encode(found[0]))


@post("/puzzles/{puzzle:str}/line", status_code=200, responses=REFUSALS)
async def show_turn(
    request: AnyRequest, puzzle: FromPath[str], data: JSONBody[wire.TurnTried]
) -> Response[wire.Replay]:
    """A turn, move by move."""
    guard_of(request).call(request)
    guard_of(request).labour(request)
    return ready(film(_puzzle(puzzle), data.deeds))


@get("/puzzles/{puzzle:str}/solution", responses=REFUSALS)
async def show_solution(request: AnyRequest, puzzle: FromPath[str]) -> Response[wire.PuzzleSolution]:
    """The best turn, and why it is."""
    guard_of(request).call(request)
    found = _puzzle(puzzle)
    names = [field.name for field in msgspec.structs.fields(wire.PuzzleSolution)]
    return ready(encode({name: getattr(found, name) for name in names}))


def judge(id: str, texts: list[str]) -> list[Any]:
    """A worker's judgement of a turn."""
    return [judged(_puzzle(id), texts)]


def _puzzle(id: str) -> Puzzle:
    found = load_puzzles().find(id)
    if found is None:
        raise Refused("no_such_puzzle")
    return found


def _listed() -> list[wire.PuzzleListed]:
    """All of them at a glance."""
    return [
        wire.PuzzleListed(
            puzzle.id,
            cast(wire.PuzzleTheme, puzzle.theme),
            cast(wire.PuzzleGrade, puzzle.grade),
            puzzle.board,
            puzzle.players,
            list(puzzle.modules),
        )
        for puzzle in load_puzzles().puzzles
    ]


HANDLERS = (list_puzzles, try_move, why_not_there, answer_puzzle, show_turn, show_solution)
