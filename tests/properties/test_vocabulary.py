"""The vocabulary: what a class declares about its fields holds for all moves, events and items of games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest
from conformance.contract import BOARDS, MODULES, agreed, any_kind, counts, playing

from concordia_game.engine.agenda import Decision, Item
from concordia_game.engine.events import Event, event_name
from concordia_game.engine.kinds import Unreadable, Unwritten
from concordia_game.engine.modules.forum.moves import UseTile
from concordia_game.engine.moves import Closing, Move, PlayCard
from concordia_game.engine.options import Options
from concordia_game.engine.play import legal_moves
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.values import Value, final_classes
from concordia_game.notation.texts import meant, read_move


@cache
def games() -> list[list[State]]:
    """A game on every board, each with different modules."""
    found = []
    for number, board in enumerate(BOARDS):
        modules = list(MODULES)[number % len(MODULES)]
        options = agreed(board, counts(modules)[number % len(counts(modules))], modules, {})
        found.append([before for before, _, _ in playing(options, number, any_kind)])
    for further in (
        Options(map="imperium", forum=True, auction=True),
        agreed("italia", 3, "venus", {}),
        agreed("imperium", 4, "teams_auction", {}),
    ):
        found.append([before for before, _, _ in playing(further, 3, any_kind)])
    return found


def positions() -> Iterator[State]:
    """Every position of these games."""
    for game in games():
        yield from game


def declared(setup: SetUp, value: Value) -> None:
    """The fields are those of the constructor, in order, hold what their kinds allow, and show up in JSON."""
    fields = type(value).fields
    assert type(value)(*value.values()) == value
    assert type(value)(**dict(zip(fields, value.values(), strict=True))) == value
    for name, kind in fields.items():
        assert kind.fits(setup, getattr(value, name)), (value, name)
    shown = value.shown(setup)
    assert json.loads(json.dumps(shown)) == shown
    assert list(shown) == list(fields)


def written(move: Move) -> list[object]:
    """The values that appear in a move's text."""
    fields = type(move).fields
    return [getattr(move, name) for name, kind in fields.items() if not isinstance(kind, Unwritten)]


def test_moves_are_read_as_they_are_written() -> None:
    for state in positions():
        for move in legal_moves(state):
            text = move.text(state.setup)
            assert type(move) in meant(state.setup, text.split())
            again = read_move(state.setup, type(move), text.split())
            assert again.text(state.setup) == text
            assert type(again) is type(move)
            # Several kinds of cards may share a word.
            assert isinstance(move, PlayCard) or written(again) == written(move)


def test_moves_events_and_items_are_as_declared() -> None:
    seen: set[type[Value]] = set()
    for state in positions():
        values: list[Value] = [*legal_moves(state), *state.events, *state.items()]
        for value in values:
            declared(state.setup, value)
            seen.add(type(value))
    everything = {*final_classes(Move), *final_classes(Event), *final_classes(Item)}
    own = {cls for cls in everything if cls.__module__.startswith("concordia_game.")}
    assert len(seen) > 0.9 * len(own), sorted(cls.__name__ for cls in own - seen)


def test_decisions_take_only_moves_that_they_name() -> None:
    for state in positions():
        answers = (*type(state.decision).answers, UseTile, Closing)
        assert all(isinstance(move, answers) for move in legal_moves(state)), state.decision


@pytest.mark.parametrize(
    "cls", [cls for cls in final_classes(Decision) if cls.__module__.startswith("concordia_game.")]
)
def test_decisions_name_their_answers(cls: type[Decision]) -> None:
    assert cls.answers or cls.__name__ == "GameOver"


def test_names_on_the_wire_are_unique() -> None:
    names = [event_name(cls) for cls in final_classes(Event)]
    assert len(set(names)) == len(names)


def test_words_that_are_left_over_are_no_move() -> None:
    state = games()[0][0]
    move = legal_moves(state)[0]
    words = [*move.text(state.setup).split(), "and", "more"]
    with pytest.raises(Unreadable):
        read_move(state.setup, final_classes(Move)[0], words)
