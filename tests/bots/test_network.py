"""The network: named inputs, whole numbers that are the same in C and in Python, and bots that use it."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from concordia_game.bots import load_bot, network
from concordia_game.bots.generations import settings_of
from concordia_game.bots.inputs import Inputs, game_names, seat_names, table_names
from concordia_game.bots.judge import Judge
from concordia_game.bots.levels import looking_ahead
from concordia_game.bots.network import (
    FIRST,
    GRAIN,
    HEAD,
    LATER,
    ONE,
    UNITS,
    Correction,
    Network,
    NetworkError,
    forward_in_python,
    network_from,
    network_text,
    whole,
)
from concordia_game.bots.planning import value_for
from concordia_game.bots.turns import TurnSearch
from concordia_game.engine.ids import Seat
from concordia_game.engine.moves import PlayCard
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_state

TABLES = [
    Options("italia", 2),
    Options("imperium", 5, salt=True, forum=True, own_tiles="mini", fish="coast"),
    Options("hispania", 6, venus=True, teams=True, forum=True),
]


def reached(options: Options, seed: int, most: int = 60) -> State:
    """A position that random moves lead to."""
    rng = Random(seed)
    state = past_chance(new_state(options, seed))
    for _ in range(most):
        state = past_chance(apply(state, rng.choice(legal_moves(state))))
    return state


LARGEST = 2**31 - 1


def any_network(setup: SetUp, seed: int, large: int = 2000) -> Network:
    """A network of random weights, some of them large."""
    rng = Random(seed)

    def row(size: int, most: int) -> list[int]:
        return [rng.randint(-most, most) for _ in range(size)]

    return Network(
        {name: row(UNITS, large) for name in game_names(setup)},
        {name: row(UNITS, 10_000) for name in table_names(setup.box)},
        {name: row(UNITS, 10_000) for name in seat_names(setup.box)},
        row(UNITS, 1_000_000),
        [row(HEAD, large if number % 5 else 2000) for number in range(3 * UNITS + 1)],
        row(HEAD + 1, 4000),
    )


def counting(part: str, name: str, place: int) -> Network:
    """A network that counts one input: of the seat itself, of its rivals' mean or of the most among them."""
    rows: dict[str, dict[str, list[int]]] = {"game": {}, "table": {}, "seat": {}}
    rows[part][name] = [FIRST // GRAIN] + [0] * (UNITS - 1)
    second = [[0] * HEAD for _ in range(3 * UNITS + 1)]
    second[place * UNITS][0] = LATER
    third = [LATER] + [0] * HEAD
    return Network(rows["game"], rows["table"], rows["seat"], [0] * UNITS, second, third)


@pytest.mark.parametrize("options", TABLES)
def test_every_input_has_a_name_of_its_own(options: Options) -> None:
    state = reached(options, 1)
    box, inputs = state.setup.box, Inputs(value_for(state))
    assert len(set(table_names(box))) == len(table_names(box)) == len(inputs.table(state))
    assert len(set(seat_names(box))) == len(seat_names(box)) == len(inputs.seat(state, state.players[0]))


def test_inputs_are_rounded_and_limited() -> None:
    assert [whole(amount) for amount in (0.0, 0.5, -0.5, 1.03, -1.03, 1e9, -1e9)] == [
        *(0, 8, -8, 16, -16, 32767, -32767)
    ]


@pytest.mark.parametrize("options", TABLES)
def test_c_and_python_agree(options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    if network.forward is forward_in_python:
        pytest.skip("the package was built without a compiler")

    def both(correction: Correction, state: State) -> tuple[list[float], list[float]]:
        found = [correction.points(state, Seat(seat)) for seat in state.setup.seats]
        with monkeypatch.context() as patch:
            patch.setattr(network, "forward", forward_in_python)
            return found, [correction.points(state, Seat(seat)) for seat in state.setup.seats]

    for seed in range(3):
        state = reached(options, seed, 20 * seed + 20)
        in_c, in_python = both(Correction(any_network(state.setup, seed), value_for(state)), state)
        assert in_c == in_python
        assert len(set(in_c)) == len(set(state.setup.teams))
        in_c, in_python = both(Correction(any_network(state.setup, seed, LARGEST), value_for(state)), state)
        assert in_c == in_python


def test_what_the_network_adds_up() -> None:
    state = reached(Options("italia", 4), 1, 90)
    hands = [len(player.hand) for player in state.players]
    assert len(set(hands)) > 2

    def points(part: str, name: str, place: int) -> float:
        return Correction(counting(part, name, place), value_for(state)).points(state, Seat(1))

    rivals = [hands[0], *hands[2:]]
    assert points("seat", "hand", 0) == hands[1]
    assert points("seat", "hand", 1) == ONE * sum(rivals) // 3 / ONE
    assert points("seat", "hand", 2) == max(rivals)
    assert points("game", "board_italia", 0) == points("game", "players_4", 2) == 1
    assert points("game", "board_imperium", 0) == points("seat", "no_such_name", 0) == 0
    assert points("table", "cards_to_come", 1) == len(state.setup.stack) - state.drawn


def test_partners_count_together() -> None:
    state = reached(Options("italia", 4, venus=True, teams=True), 2, 80)
    hands = [len(player.hand) for player in state.players]
    correction = Correction(counting("seat", "hand", 0), value_for(state))
    assert correction.points(state, Seat(1)) == (hands[1] + hands[3]) / 2
    assert correction.points(state, Seat(3)) == correction.points(state, Seat(1))


def test_a_finished_game_needs_no_correction() -> None:
    state = past_chance(new_state(Options("italia", 2), 1))
    bots = [load_bot("greedy"), load_bot("greedy")]
    while not state.over:
        seat, moves = state.decision.seat, legal_moves(state)
        state = past_chance(apply(state, bots[seat](View(state, seat), state.decision, moves, Random(1))))
    assert Correction(counting("seat", "played", 0), value_for(state)).points(state, Seat(0)) == 0


def test_a_network_is_written_and_read() -> None:
    made = any_network(reached(TABLES[1], 1, 0).setup, 1)
    text = network_text(made, {"games": 3})
    assert json.loads(text)["trained"] == {"games": 3}
    assert network_from(json.loads(text)).data() == made.data()


def test_a_network_has_no_say_where_it_does_harm() -> None:
    made = counting("seat", "houses", 0)
    made.not_for = ["with_fish"]
    kept = network_from(json.loads(network_text(made, {})))
    for fish in ("", "coast"):
        state = past_chance(new_state(Options("italia", 2, fish=fish), 1))
        assert kept.serves(state.setup) == (not fish)
        judge = Judge(value_for(state), kept, 28)
        assert (judge.correction is None) == bool(fish)


@pytest.mark.parametrize("part", ["bias", "second", "third", "seat"])
def test_another_shape_is_refused(part: str) -> None:
    data = counting("seat", "hand", 0).data()
    data[part] = {"hand": [1]} if part == "seat" else data[part][1:]
    with pytest.raises(NetworkError, match="expected"):
        network_from(data)


@pytest.mark.parametrize("card", ["prefect", "mercator"])
def test_a_bot_follows_its_network(card: str, tmp_path: Path) -> None:
    state = past_chance(new_state(Options("italia", 2), 1))
    made = counting("seat", f"on_pile_{card}", 0)
    made.third[0] *= 100
    (tmp_path / "network.json").write_text(network_text(made, {}), "utf-8")
    bot = load_bot(f"normal@1?network={tmp_path / 'network.json'}&reranked=1000")
    moves = legal_moves(state)
    move = bot(View(state, Seat(0)), state.decision, moves, Random(1))
    assert isinstance(move, PlayCard)
    assert state.setup.cards[move.card].id == card


def test_a_file_without_a_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "network.json").write_text("{}", "utf-8")
    for name in ("network.json", "missing.json"):
        with pytest.raises(NetworkError, match=f"{name}: no network can be read from it"):
            load_bot(f"normal?network={tmp_path / name}")


def test_looking_ahead_ends_with_the_network() -> None:
    state = past_chance(new_state(Options("italia", 2), 1))
    made = counting("seat", "houses", 0)
    made.third[0] *= 100
    value = value_for(state)
    ends = TurnSearch(value, Seat(0), 10, 400).run(state)
    deep = looking_ahead(settings_of("hard") | {"rounds": {2: 1}})
    plain = deep.ranked(View(state, Seat(0)), ends, Judge(value), Random(1), 40_000)
    ends = TurnSearch(value, Seat(0), 10, 400).run(state)
    judge = Judge(value, made, 28)
    judged = deep.ranked(View(state, Seat(0)), ends, judge, Random(1), 40_000)
    assert judged[0].mean() > 50 + plain[0].mean()


def test_the_same_game_on_every_machine(tmp_path: Path) -> None:
    """With random weights; compiled or not, in C or in Python, these are the moves."""
    state = past_chance(new_state(Options("imperium", 3, salt=True, forum=True), 1))
    (tmp_path / "network.json").write_text(network_text(any_network(state.setup, 1), {}), "utf-8")
    bots = [load_bot(f"normal@1?network={tmp_path / 'network.json'}") for _ in range(3)]
    texts, rng = list[str](), Random(1)
    while len(texts) < 40:
        seat, moves = state.decision.seat, legal_moves(state)
        move = bots[seat](View(state, seat), state.decision, moves, rng)
        texts.append(move.text(state.setup))
        state = past_chance(apply(state, move))
    assert sha256("\n".join(texts).encode()).hexdigest()[:16] == "7518e76114c4a878"
