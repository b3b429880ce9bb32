"""The call for the rules as a booklet: the same for everybody, so it is put together once."""

from __future__ import annotations

import asyncio
from functools import cache

from litestar import Response, get

from concordia_game.booklet.contents import contents
from concordia_game.booklet.example import READER, Played, load_example
from concordia_game.data.box import load_box
from concordia_game.engine.events import CardCopied, CardPlayed, CardRepeated
from concordia_game.engine.state import Player
from concordia_game.engine.things import goods_data
from concordia_game.server import wire
from concordia_game.server.asking import REFUSALS, AnyRequest, guard_of, ready
from concordia_game.server.goods import cost_shown
from concordia_game.server.happenings import events_shown
from concordia_game.server.scores import score_shown
from concordia_game.server.showing import encode
from concordia_game.server.tabletop import wire_seat


@get("/booklet", responses=REFUSALS)
async def show_booklet(request: AnyRequest) -> Response[wire.Booklet]:
    """The rules as a booklet: sections, pictures and examples; the words are the page's."""
    guard_of(request).call(request)
    return ready(await asyncio.to_thread(_encoded))


@cache
def _encoded() -> bytes:
    return encode(booklet())


def booklet() -> wire.Booklet:
    """The whole booklet."""
    figures = load_box().figures
    sections = contents()
    examples = [id for section in sections for id in section.examples]
    return wire.Booklet(
        sections=[
            wire.BookletSection(
                section.id,
                section.chapter,
                list(section.needs),
                list(section.shows),
                list(section.examples),
            )
            for section in sections
        ],
        examples=[example_shown(load_example(id).play()) for id in examples],
        surcharges={
            side: [cost_shown(space) for space in spaces] for side, spaces in figures.surcharges.items()
        },
        colonist=cost_shown(figures.colonist_cost),
        start=wire.StartShown(
            list(figures.start_money), goods_data(figures.start_goods), goods_data(figures.salt_start_goods)
        ),
    )


def example_shown(played: Played) -> wire.BookletExample:
    """An example that has been played."""
    example, setup = played.example, played.last.setup
    reader = played.last.players[READER]
    return wire.BookletExample(
        id=example.id,
        board=setup.board.id,
        around=list(example.around),
        provinces=played.provinces(),
        picture=played.picture(),
        events=events_shown(setup, played.events),
        purses=[
            wire.PurseChanged(wire_seat(old.seat), _purse(old), _purse(new)) for old, new in played.changed()
        ],
        cards=_cards(played) if "cards" in example.shows else [],
        display=_display(played) if "display" in example.shows else [],
        scores=score_shown(played.last, reader).gods if "score" in example.shows else {},
        figures=played.figures(),
    )


def _purse(player: Player) -> wire.Purse:
    return wire.Purse(player.sestertii, goods_data(player.goods))


def _cards(played: Played) -> list[str]:
    """What was played, copied or repeated, in order."""
    cards = played.last.setup.cards
    found = [event for event in played.events if isinstance(event, (CardPlayed, CardCopied, CardRepeated))]
    return [cards[event.card].id for event in found]


def _display(played: Played) -> list[str]:
    cards = played.first.setup.cards
    return [cards[kind].id for kind in played.first.display if kind is not None]


HANDLERS = [show_booklet]
