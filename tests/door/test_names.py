"""At the door things have names: nothing prints as an address, and no number stands for a city."""

from __future__ import annotations

import re

import pytest

import concordia_game
from concordia_game import ConcordiaError, Game, State, View, legal_moves, parse_move, score, suggest
from concordia_game.engine.ids import Seat
from concordia_game.engine.kinds import Listed, Maybe
from concordia_game.engine.values import Value
from door.positions import TABLES, played

ADDRESS = re.compile(r"0x[0-9a-f]{4,}")
GAMES = range(len(TABLES))


def reached(root: object) -> list[object]:
    """Everything of the package that hangs on something, by attributes and in containers."""
    seen: dict[int, object] = {}
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, str | int | None):
            continue
        seen[id(thing)] = thing
        if isinstance(thing, dict):
            waiting.extend(thing.values())
        elif isinstance(thing, list | tuple | set | frozenset):
            waiting.extend(thing)
        elif type(thing).__module__.startswith("concordia_game"):
            names = [name for name in dir(thing) if not name.startswith("__")]
            found = [getattr(thing, name, None) for name in names]
            waiting.extend(value for value in found if not callable(value))
    return [thing for thing in seen.values() if type(thing).__module__.startswith("concordia_game")]


@pytest.mark.parametrize("number", GAMES)
def test_nothing_prints_as_an_address(number: int) -> None:
    game = played(number, 60)
    roots = [game, game.record(), View(game.state, game.setup.seats[0]), *game.scores()]
    found = [thing for root in roots for thing in reached(root)]
    assert len({type(thing) for thing in found}) > 20
    assert [type(thing).__name__ for thing in found if ADDRESS.search(repr(thing))] == []


def named_fields(value: Value) -> list[str]:
    """The fields of a value that stand for something with a name."""
    return [
        name
        for name, kind in type(value).fields.items()
        if isinstance(kind.kind if isinstance(kind, Maybe) else kind, Listed)
        and getattr(value, name) is not None
    ]


@pytest.mark.parametrize("number", GAMES)
def test_moves_events_and_questions_name_their_things(number: int) -> None:
    game = played(number)
    for ply, state in enumerate(game.positions):
        values: list[Value] = [*legal_moves(state), *state.events]
        for value in values:
            for name in named_fields(value):
                shown = str(type(value).fields[name].shown(state.setup, getattr(value, name)))
                assert f"{name}={shown!r}" in repr(value), (ply, value)


def test_what_all_games_share_is_named_without_a_game() -> None:
    game = Game.new(map="italia", players=2, seed=7).play("mercator")
    raw = game.state.decision
    assert repr(raw).startswith("Trade(seat='red'")
    assert repr(game.play("sell wine 1").events[0]).startswith("GoodSold(seat='red', good='wine'")


def test_every_way_to_a_move_names_its_things() -> None:
    game = Game.new(map="italia", players=2, seed=7, forum=True)
    text = game.moves()[0]
    assert repr(parse_move(game.state, text)) == repr(game.legal[0])
    hints = suggest(View(game.state, game.setup.seats[0]), game.state.decision)
    assert all(repr(hint.move) in map(repr, game.legal) for hint in hints)
    assert not ADDRESS.search(repr(hints))


def test_a_position_in_short_and_drawn() -> None:
    game = Game.new(map="italia", players=2, seed=7)
    assert repr(game.state) == "<State on italia, 2 players, turn 1: red is asked ChooseCard>"
    drawn = str(game.state)
    assert str(game) == drawn
    assert "Messana" in drawn
    assert "\x1b" not in drawn
    assert max(len(line) for line in drawn.splitlines()) <= 100


def test_possessions_by_name() -> None:
    state = Game.new(map="italia", players=2, seed=7).play("architect").state
    red = state.player("red")
    assert red.seat == "red"
    assert red.goods == {"brick": 1, "food": 2, "tool": 1, "wine": 1, "cloth": 1}
    assert red.sestertii == 5
    assert red.discard == ("architect",)
    assert "tribune" in red.hand
    assert red.colonists == {"land": ("roma",), "sea": ("roma",)}
    assert red.houses == ()
    with pytest.raises(ConcordiaError, match="black"):
        state.player("black")
    assert state.asked == "red"


def test_possessions_follow_the_moves() -> None:
    game = Game.new(map="italia", players=2, seed=7).play("architect")
    for text in game.moves():
        if text.startswith("move sea"):
            game.play(text)
            break
    while not any(text.startswith("build") for text in game.moves()):
        game.play(game.moves()[0])
    city = next(text for text in game.moves() if text.startswith("build")).removeprefix("build ")
    assert game.play(f"build {city}").state.player("red").houses == (city,)
    assert len(game.at(0).player("red").houses) == 0


def test_salt_and_fish_are_listed_where_they_are_played() -> None:
    assert "salt" in Game.new(map="italia", salt=True).state.player("red").goods
    assert "fish" in Game.new(map="cyprus", players=2, fish="coast").state.player("red").goods


def test_modules_by_name() -> None:
    state = Game.new(map="imperium", players=3, forum=True).state
    assert set(state.modules) == {"forum"}
    assert Game.new(map="italia", players=2).state.modules == {}


def test_one_family_of_errors() -> None:
    exported = [getattr(concordia_game, name) for name in concordia_game.__all__]
    errors = [thing for thing in exported if isinstance(thing, type) and issubclass(thing, Exception)]
    assert len(errors) >= 8
    assert all(issubclass(error, ConcordiaError) for error in errors)
    assert issubclass(ConcordiaError, ValueError)
    game = Game.new(map="italia", players=2)
    for refused in (
        lambda: Game.new(map="atlantis"),
        lambda: Game.new(players=9),
        lambda: game.play("build roma"),
        lambda: concordia_game.read_record("nothing"),
        lambda: concordia_game.state_from_json("{"),
        lambda: State.from_line("nothing"),
        lambda: game.at(1),
        game.pop,
        game.undo,
        lambda: concordia_game.load_board("atlantis"),
        lambda: Game.new(players=2, names=["Ada"]),
        lambda: Game.new(players=2, names="ab"),  # type: ignore[arg-type]
        lambda: Game.new(players=2, names=[1, 2]),  # type: ignore[list-item]
        lambda: Game.new(seed="7"),  # type: ignore[arg-type]
        lambda: Game.new(seed=2**200),
        lambda: game.play(None),  # type: ignore[arg-type]
        lambda: game.state.player(5),
        lambda: score(game.state, Seat(-1)),
        lambda: score(game.state, Seat(2)),
        lambda: View(game.state, Seat(4)),
        lambda: View(game.state, Seat(-9)),
    ):
        with pytest.raises(ConcordiaError):
            refused()
