"""What happened: one sentence for each event, one line for each turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from concordia_game.engine import events as e
from concordia_game.engine.events import Event
from concordia_game.engine.ids import Seat
from concordia_game.engine.modules.fish.events import FishTaken
from concordia_game.engine.modules.teams.events import CardShared, MoneyGiven, StartNamed
from concordia_game.engine.setup import SetUp
from concordia_game.i18n.sentences import Sentences


def tell(words: Sentences, setup: SetUp, happened: Iterable[Event]) -> str:
    """Events as a few sentences; who acts is said again only where that changes."""
    told = ""
    before: Seat | None = None
    for event in _worth_telling(happened):
        seat: Seat | None = getattr(event, "seat", None)
        sentence = words.event(setup, event)
        clause = "" if seat is None else _clause(words, seat, sentence)
        if clause and seat == before:
            told = words.say("terminal-also", before=told.removesuffix("."), more=clause)
        else:
            told = f"{told} {sentence}".lstrip()
        before = seat if clause else None
    return told


def _worth_telling(happened: Iterable[Event]) -> Iterator[Event]:
    """All but whose turn it is, and the money for a house, which its price has said."""
    said = 0
    for event in happened:
        if not isinstance(event, e.TurnBegan) and not (
            isinstance(event, e.SestertiiPaid) and event.count == said
        ):
            yield event
        said = event.price if isinstance(event, e.HouseBuilt) else 0


def _clause(words: Sentences, seat: Seat, sentence: str) -> str:
    """A sentence without the seat that it begins with; empty if it begins otherwise."""
    name = words.seat(seat)
    for lead in (f"{name}: ", f"{name} "):
        if sentence.startswith(lead):
            return sentence.removeprefix(lead)
    return ""


_SAID_BY_THE_MOVE = (
    e.CardPlayed,
    e.CardCopied,
    e.CardBought,
    e.CardRepeated,
    e.RoleTaken,
    StartNamed,
    MoneyGiven,
    e.ColonistMoved,
    e.ColonistPlaced,
    e.HouseBuilt,
    e.MarkerTurned,
    FishTaken,
    e.MagnusPassed,
    e.GameEnded,
)


def effect(words: Sentences, setup: SetUp, seat: Seat, happened: Iterable[Event]) -> str:
    """What a move would bring about, for the menu: up to the end of one's part, nothing hidden told."""
    known = []
    for event in happened:
        if isinstance(event, (e.TurnBegan, CardShared)):
            break
        if not event.reveals() and not isinstance(event, _SAID_BY_THE_MOVE):
            known.append(event)
    told = tell(words, setup, known)
    return (_clause(words, seat, told) or told).removesuffix(".")
