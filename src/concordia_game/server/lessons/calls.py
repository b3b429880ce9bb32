"""The calls of a lesson: what there is to learn, a deed and its answer, and why something is not asked."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from concordia_game.lessons.lesson import ORDER, Lesson, load_lesson
from concordia_game.server import wire
from concordia_game.server.asking import REFUSALS, AnyRequest, guard_of, hall_of, ready
from concordia_game.server.errors import Refused
from concordia_game.server.guard import address
from concordia_game.server.lessons.coaching import mistake_in, next_moves
from concordia_game.server.lessons.practice import Practice
from concordia_game.server.showing import encode
from concordia_game.server.thinking.thinking import Thinking


@get("/lessons", responses=REFUSALS)
async def list_lessons(request: AnyRequest) -> wire.Lessons:
    """All lessons."""
    guard_of(request).call(request)
    return wire.Lessons([wire.LessonListed(id, len(load_lesson(id).steps)) for id in ORDER])


@post("/lessons/{lesson:str}", status_code=200, responses=REFUSALS)
async def go_on(
    request: AnyRequest, lesson: FromPath[str], data: JSONBody[wire.LessonDone]
) -> Response[wire.LessonShown]:
    """Begin a lesson, go on with it, or do the next deed."""
    guard_of(request).call(request)
    asked = _lesson(lesson)
    if asked.rival:
        # Bots have to think.
        guard_of(request).labour(request)
    who = f"lesson {address(request)}"
    return ready(encode(await practised(asked, data, hall_of(request).thinking, who)))


@post("/lessons/{lesson:str}/why", status_code=200, responses=REFUSALS)
async def why_not(request: AnyRequest, lesson: FromPath[str], data: JSONBody[wire.AskWhy]) -> wire.NotAsked:
    """Why a move is not what is asked."""
    guard_of(request).call(request)
    return _so_far(_lesson(lesson), data.deeds).why_not(data.text)


def _lesson(id: str) -> Lesson:
    try:
        return load_lesson(id)
    except KeyError as error:
        raise Refused("no_such_lesson") from error


def _so_far(lesson: Lesson, deeds: list[str]) -> Practice:
    practice = Practice(lesson)
    for deed in deeds:
        practice.do(deed)
    return practice


async def practised(lesson: Lesson, data: wire.LessonDone, thinking: Thinking, who: str) -> wire.LessonParts:
    """A lesson after a further deed and what the rivals answer to it; without one, as it stands."""
    practice = _so_far(lesson, data.deeds)
    mistake = None
    positions = []
    since = 0
    if data.deed is not None:
        since = practice.history.ply
        mistake = await mistake_in(practice, data.deed, thinking, who)
        practice.do(data.deed)
        positions.append(practice.position(since))
        since = practice.history.ply
    while practice.step is not None and not practice.pupils_turn:
        for text in await next_moves(practice, thinking, who):
            practice.do(text)
            positions.append(practice.position(since))
            since = practice.history.ply
    return wire.LessonParts(practice.deeds, positions or [practice.position(0)], practice.coach(mistake))


HANDLERS = [list_lessons, go_on, why_not]
