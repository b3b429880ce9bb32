"""The calls of analyses: ask for one, see how far it has come, see its game and its curve."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, cast

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Raw

from concordia_game.analysis.picture import analysis_svg
from concordia_game.i18n import Translator, languages
from concordia_game.i18n.sentences import Sentences
from concordia_game.server import wire
from concordia_game.server.asking import REFUSALS, AnyRequest, guard_of, hall_of, ready
from concordia_game.server.errors import Refused
from concordia_game.server.guard import address
from concordia_game.server.showing import encode
from concordia_game.server.studies import films
from concordia_game.server.studies.shelf import Kept
from concordia_game.server.studies.studies import Studies

BODY = wire.LONGEST_RECORD * 4
"""Bytes of a call: a record may be written in any script."""


def studies_of(request: AnyRequest) -> Studies:
    """The server's analyses."""
    return hall_of(request).studies


@post("/analyses", status_code=200, request_max_body_size=BODY, responses=REFUSALS)
async def ask_for_analysis(request: AnyRequest, data: JSONBody[wire.StudyAsked]) -> Response[wire.StudyShown]:
    """Have a game analysed; whoever asks for the same again is told how far it has come."""
    guard_of(request).call(request)
    guard_of(request).labour(request)
    text = await _record(request, data)
    kept = await studies_of(request).ask(text, data.depth, address(request))
    return ready(encode(shown(kept)))


async def _record(request: AnyRequest, asked: wire.StudyAsked) -> str:
    """The record that is meant; it is given in one way only."""
    if [asked.game, asked.record, asked.analysis].count(None) != 2:
        raise Refused("bad_message", {"field": "record"})
    if asked.game is not None:
        return await hall_of(request).record(asked.game)
    if asked.analysis is not None:
        return (await _found(request, asked.analysis)).record
    return str(asked.record)


@get("/analyses/{analysis:str}", responses=REFUSALS)
async def show_analysis(request: AnyRequest, analysis: FromPath[str]) -> Response[wire.StudyShown]:
    """How far an analysis has come, and what came out."""
    guard_of(request).call(request)
    return ready(encode(shown(await _found(request, analysis))))


@get("/analyses/{analysis:str}/replay", responses=REFUSALS)
async def show_film(request: AnyRequest, analysis: FromPath[str]) -> Response[wire.Replay]:
    """The game that it is about, move by move."""
    guard_of(request).call(request)
    guard_of(request).labour(request)
    kept = await _found(request, analysis)
    return _unpacked(await asyncio.to_thread(films.film, kept.id, kept.record))


@post("/analyses/{analysis:str}/line", status_code=200, responses=REFUSALS)
async def show_line(
    request: AnyRequest, analysis: FromPath[str], data: JSONBody[wire.LineAsked]
) -> Response[wire.Replay]:
    """How it might have gone on after a ply."""
    guard_of(request).call(request)
    guard_of(request).labour(request)
    kept = await _found(request, analysis)
    return _unpacked(await asyncio.to_thread(films.line, kept.id, kept.record, data))


@get("/analyses/{analysis:str}/curve.svg", media_type="image/svg+xml", responses=REFUSALS)
async def show_curve(
    request: AnyRequest, analysis: FromPath[str], language: FromQuery[str] = "en"
) -> Response[str]:
    """The chances of all over the turns, as a picture of its own."""
    guard_of(request).call(request)
    kept = await _found(request, analysis)
    if kept.data is None:
        raise Refused("not_over")
    if language not in languages():
        raise Refused("bad_message", {"field": "language"})
    words = Sentences(Translator(language))
    drawn = await asyncio.to_thread(lambda: analysis_svg(msgspec.json.decode(kept.data or b""), words))
    return Response(drawn, media_type="image/svg+xml")


async def _found(request: AnyRequest, id: str) -> Kept:
    studies = studies_of(request)
    kept = await studies.find(id)
    if kept is None:
        raise Refused("no_such_analysis")
    await studies.looked_at(kept)
    return kept


def shown(kept: Kept) -> wire.StudyShown:
    """An analysis as it is told."""
    data = None if kept.data is None else cast(Any, Raw(kept.data))
    return wire.StudyShown(kept.id, cast(wire.Depth, kept.depth), kept.done, kept.count, data)


def _unpacked(zipped: bytes) -> Response[Any]:
    """The answer is compressed by whoever sends it, if the client can read that."""
    return ready(gzip.decompress(zipped))


HANDLERS = (ask_for_analysis, show_analysis, show_film, show_line, show_curve)
