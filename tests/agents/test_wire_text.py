"""What a server tells of a position says in words what `describe` says here, and nothing beyond."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest
from conformance.contract import BOARDS, MODULES, agreed, counts, playing

from agents.test_description import staged
from concordia_game import Options, State, View, describe, new_state
from concordia_game.agents.wire_text import position_text
from concordia_game.engine.ids import CHANCE, SEATS
from concordia_game.engine.scoring import score
from concordia_game.server.apart import game_apart
from concordia_game.server.previews import moves_shown
from concordia_game.server.prompts import prompt_for
from concordia_game.server.tabletop import state_shown

Data = dict[str, Any]


def position(state: State) -> Data:
    """What a server sends to the seat that is asked, as far as it is read."""
    seat, setup = state.decision.seat, state.setup
    sent = {
        "game": game_apart("game", setup),
        "state": state_shown(state),
        "asked": SEATS[seat],
        "prompt": prompt_for(state),
        "moves": moves_shown(state, seat),
        "confirm": False,
        "scores": [{"seat": SEATS[one], "total": score(state, one).total} for one in setup.seats],
        "winner": None,
        "winners": [],
    }
    found: Data = msgspec.json.decode(msgspec.json.encode(sent))
    return found


def some_positions(options: Options, seed: int) -> Iterator[State]:
    """The first positions of a game, where tiles are chosen, and some later ones."""
    for ply, (state, _, _) in enumerate(playing(options, seed)):
        if state.decision.seat != CHANCE and (ply < 4 or ply % 40 == 0):
            yield state


def before_moves(text: str) -> str:
    return text.partition("\nMOVES")[0]


@pytest.mark.parametrize("modules", sorted(MODULES))
def test_the_same_is_told(modules: str) -> None:
    number = sorted(MODULES).index(modules)
    players = counts(modules)[number % len(counts(modules))]
    for state in some_positions(agreed(BOARDS[number % len(BOARDS)], players, modules, {}), number):
        seat, sent = state.decision.seat, position(state)
        told, here = position_text(sent, SEATS[seat]), describe(View(state, seat))
        assert before_moves(told).partition("\nAUCTION")[0].partition("\nTEAM TURN")[0] == before_moves(here)
        assert [move.partition(": ")[0] for move in told.partition("\nMOVES")[2].splitlines()] == [
            move.partition(": ")[0] for move in here.partition("\nMOVES")[2].splitlines()
        ]


def first(**options: Any) -> Data:
    return position(new_state(Options("italia", 2, **options), 1))


def test_what_a_move_would_change() -> None:
    told = position_text(first(), "red")
    assert "- mercator: +3 sestertii\n" in told
    assert "- architect\n" in told
    sent = first()
    sent["moves"][0]["preview"] = {
        **{"sestertii": -2, "goods": {"wine": 1}, "points": 3, "partner": 4, "final": True},
        **{"yields": {"red": {"wine": 1}, "green": {"brick": 2}}, "pays": [{"food": 1}, {"wine": 1}]},
    }
    assert (
        ": -2 sestertii, +1 wine, +3 points; green: +2 brick; partner: +4 points; "
        "still to pay: 1 food or 1 wine; reveals something hidden\n"
    ) in position_text(sent, "red")


@pytest.mark.parametrize(
    ("scenario", "moves", "first"),
    [
        ("v1_25_magister_repeats_a_diplomat_another_card", ["diplomat"], [("copy green", "copies mercator")]),
        ("v1_07_magister_repeats_a_prefect", [], [("magister", "repeats prefect")]),
        ("v1_09_magister_over_a_senator", [], []),
        ("s2_lucius_no_displayed_diplomat", ["diplomat"], [("copy 1", "copies consul")]),
    ],
)
def test_which_card_is_carried_out(scenario: str, moves: list[str], first: list[tuple[str, str]]) -> None:
    state = staged(scenario, *moves)
    seat = state.decision.seat
    told = position_text(position(state), SEATS[seat])
    assert carried_out(told)[:1] == first
    assert carried_out(told) == carried_out(describe(View(state, seat)))


def carried_out(text: str) -> list[tuple[str, str]]:
    """The moves that carry out another card, and which."""
    return re.findall(r"(?m)^- ([^:\n]+): ((?:copies|repeats) \w+)", text)


def test_points_that_are_kept_back_are_not_told() -> None:
    told = position_text({**first(), "scores": []}, "red")
    assert (
        "points are shown at the end; of the cards played, the last is on top\nred (you, its turn); " in told
    )
    assert not [line for line in told.splitlines() if line.endswith("points")]
    assert " points; " not in told


def test_the_end_is_told() -> None:
    sent = {**first(), "asked": None, "winner": "green", "winners": ["green"], "moves": []}
    told = position_text(sent, "red")
    assert "\nThe game is over. Won by: green.\n" in told
    assert "MOVES" not in told
    assert "its turn" not in told


def test_a_board_that_is_not_known_is_told_in_the_words_of_the_wire() -> None:
    sent = first(forum=True)
    sent["game"]["options"]["map"] = sent["game"]["board"] = "atlantis"
    told = position_text(sent, "red")
    assert told.startswith("CONCORDIA on atlantis, 2 players, turn ")
    assert "colonists land roma, sea roma; houses nothing" in told
    assert "PROVINCES, marker: " in told
    assert ", value" not in told
    assert "- " in told.partition("\nMOVES")[2]


def test_no_file_is_read_whatever_a_server_says(tmp_path: Any) -> None:
    sent = first()
    sent["game"]["options"]["fish_market"] = sent["game"]["options"]["map"] = str(tmp_path / "board.toml")
    assert position_text(sent, "red").startswith("CONCORDIA on italia")


def test_who_waits_is_told_how_an_auction_stands() -> None:
    options = Options("italia", 3, forum=True, auction=True)
    for state, _, _ in islice(playing(options, 1), 4):
        sent = {**position(state), "moves": [], "prompt": {"id": "wait-for", "args": {"seat": "green"}}}
        waiting = position_text(sent, "blue")
        assert "\nAUCTION: offers " in waiting
        assert "Waiting for Green." in waiting
        for tile in sent["state"]["auction"]["offers"]:
            assert f"\ntile {tile}: " in waiting, "what it does is open to all"
