"""At the door everything is a value: pickled, copied and compared, and never changed by accident."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from concordia_game import (
    ConcordiaError,
    Game,
    Options,
    State,
    View,
    apply,
    legal_moves,
    new_state,
    read_record,
)
from concordia_game.engine import play
from concordia_game.engine.values import Value
from door.positions import TABLES, played

GAMES = range(len(TABLES))

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


def things(game: Game, state: State) -> Iterator[object]:
    """Whatever somebody may hold of a position."""
    yield state
    yield from (View(state, seat) for seat in state.setup.seats)
    yield from legal_moves(state)
    yield from play.legal_moves(state)
    yield from state.events
    yield from state.items()
    yield from state.parts
    yield from (state.player(name) for name in ("red", "green"))


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("number", GAMES)
def test_what_is_taken_apart_is_equal_when_put_together(number: int, way: Callable[[Any], Any]) -> None:
    game = played(number)
    for state in game.positions[::7]:
        for thing in things(game, state):
            again = way(thing)
            assert again == thing
            assert type(again) is type(thing)
            if getattr(type(thing), "__hash__", None):
                assert hash(again) == hash(thing)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_games_and_records_are_equal_when_put_together(way: Callable[[Any], Any]) -> None:
    game = played(2)
    again, record = way(game), way(game.record())
    assert again == game
    assert again.positions == game.positions
    assert record == game.record()
    if not game.over:
        again.play(again.legal[0])
        assert again != game, "a copy goes its own way"


@pytest.mark.parametrize("number", GAMES)
def test_a_position_from_elsewhere_is_played_on(number: int) -> None:
    """As when it comes from another process: none of its moves is the very move of this one."""
    game = played(number)
    for state in game.positions[:-1:13]:
        there = pickle.loads(pickle.dumps(state))
        assert there.events == state.events
        moves = legal_moves(state)
        assert legal_moves(there) == moves
        for move in moves:
            assert apply(there, pickle.loads(pickle.dumps(move))) == apply(state, move)


def test_a_deep_copy_is_independent() -> None:
    for number in GAMES:
        state = played(number).at(40)
        before = state.key()
        other = copy.deepcopy(state)
        for player in other.players:
            player.sestertii += 1
            player.goods[0] += 1
            player.hand.clear()
        other.occupants[0] = other.setup.seats[0]
        other.built[0] += 1
        other.display.clear()
        assert state.key() == before
        assert other != state


def test_positions_are_compared_by_what_can_follow() -> None:
    game, same, other = (Game.new(map="italia", players=2, seed=seed) for seed in (7, 7, 8))
    assert game == same
    assert game.state == same.state
    assert hash(game.state) == hash(same.state)
    assert game != other
    assert game.state != other.state, "another deal"
    assert game.state != "italia"
    assert game != game.state
    # Two ways to one position: the order of two sales does not matter when the turn is over.
    one, two = (Game.new(map="italia", players=2, seed=7) for _ in "ab")
    for text in ("mercator", "sell brick 1", "sell food 1"):
        one.play(text)
    for text in ("mercator", "sell food 1", "sell brick 1"):
        two.play(text)
    assert one.state == two.state
    assert one != two, "a game is its moves, too"


@pytest.mark.parametrize("number", GAMES)
def test_names_travel(number: int) -> None:
    """Whatever is logged in another process names its things, too."""
    game = played(number)
    for state in game.positions[::17]:
        for value in (*legal_moves(state), *state.events):
            for way in WAYS.values():
                assert repr(way(value)) == repr(value)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_errors_travel(way: Callable[[Any], Any]) -> None:
    """As from a worker of `spread`: an error that can't be put together again would stop it for good."""
    game = Game.new(map="italia", players=2, seed=7)
    refused: list[Callable[[], object]] = [
        lambda: game.play("build roma"),
        lambda: read_record("nothing"),
        lambda: Game.new(map="atlantis"),
        lambda: State.from_line("concordia1 italia 2 nothing"),
        lambda: apply(game.state, Game.new(map="imperium", players=2).play("architect").legal[0]),
        lambda: load_market_file("no such file"),
    ]
    for refusal in refused:
        with pytest.raises(ConcordiaError) as caught:
            refusal()
        again = way(caught.value)
        assert type(again) is type(caught.value)
        assert str(again) == str(caught.value)
        assert getattr(again, "__dict__", {}) == getattr(caught.value, "__dict__", {})


def load_market_file(path: str) -> object:
    """A market board of one's own that is not there."""
    return Game.new(map="cyprus", players=2, fish="coast", fish_market=path)


def test_a_move_of_another_board_is_not_played() -> None:
    """Province 0 is Venetia on one board and Britannia on another."""
    there = Game.new(map="imperium", players=2, seed=7).play("prefect")
    here = Game.new(map="italia", players=2, seed=7).play("prefect")
    for move in there.legal:
        if "province" in repr(move):
            assert move not in here.legal
            with pytest.raises(ConcordiaError):
                here.play(move)
    assert here.ply == 1


def test_options_are_copied_when_a_game_is_dealt() -> None:
    options = Options(map="italia", players=2)
    state = new_state(options, 7)
    options.players = 5
    assert state.setup.options.players == 2
    assert State.from_line(state.line()) == state


def test_names_belong_to_one_game() -> None:
    names = ["Ada", "Bo"]
    game = Game.new(players=2, names=names)
    record = game.record()
    names[0] = "X"
    record.names[1] = "Y"
    assert game.names == ["Ada", "Bo"]


def test_a_view_takes_no_secret_with_it() -> None:
    game = Game.new(map="imperium", players=3, forum=True, seed=4)
    view = pickle.loads(pickle.dumps(View(game.state, game.setup.seats[1])))
    real = game.state.setup.stack
    assert view._whole.setup.stack != real
    assert sorted(view._whole.setup.stack) == sorted(real)


@pytest.mark.parametrize("number", GAMES)
def test_moves_and_events_cannot_be_changed(number: int) -> None:
    game = played(number)
    for state in game.positions[::11]:
        values: list[Value] = [*legal_moves(state), *play.legal_moves(state), *state.events, state.decision]
        for value in values:
            for name in type(value).fields:
                with pytest.raises(AttributeError):
                    setattr(value, name, 1)
                with pytest.raises(AttributeError):
                    delattr(value, name)


def test_lists_handed_out_are_ones_own() -> None:
    game = Game.new(map="italia", players=2, seed=7)
    legal_moves(game.state).clear()
    game.moves().clear()
    game.state.player("red").goods.clear()
    assert len(game.legal) == len(legal_moves(game.state)) == len(game.moves()) > 0
    assert game.state.player("red").goods["wine"] == 1
    game.play(game.legal[0])
    assert game.ply == 1


def test_moves_of_one_kind_are_copied_once() -> None:
    """The door hands out copies; making them anew each time would cost more than the engine's whole work."""
    game = Game.new(map="italia", players=2, seed=7)
    assert all(one is two for one, two in zip(legal_moves(game.state), game.legal, strict=True))
    assert not any(one is two for one, two in zip(game.legal, play.legal_moves(game.state), strict=True))
