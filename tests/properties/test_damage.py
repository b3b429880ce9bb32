"""Damaged states, records and scenarios: refused with the documented error, or still valid."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from conformance.contract import check_position
from hypothesis import given
from hypothesis import strategies as st

from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.files.errors import FileError
from concordia_game.files.options import OptionsError, options_data, options_from, told_data
from concordia_game.files.position import state_data, state_json
from concordia_game.files.reading import state_from, state_from_json
from concordia_game.files.record import read_record, write_record
from concordia_game.games.beginning import new_state
from concordia_game.notation.texts import legal_texts
from concordia_game.scenarios.scenario import read_scenario, run_file, run_scenario
from properties.damage import attempt, damaged, damaged_text
from properties.strategies import options, positions, seeds, ways
from properties.test_games import played

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.toml"))


def told_whole(data: dict[str, Any]) -> dict[str, Any]:
    """A state as it is written: an option that is left out means its default."""
    options = told_data(options_from(data["setup"]["options"]))
    return {**data, "setup": {**data["setup"], "options": options}}


@given(positions, st.data())
def test_a_damaged_state_is_refused_or_can_be_played(state: State, data: st.DataObject) -> None:
    broken = data.draw(damaged(state_data(state)))
    read, refused = attempt(lambda: state_from(broken), FileError)
    if refused:
        assert refused.file == "state"
        assert refused.problem
    if read:
        assert json.loads(state_json(read)) == told_whole(broken)
        assert len(legal_texts(read)) == len(legal_moves(read))
        check_position(read)
        for move in legal_moves(read):
            check_position(apply(read, move))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *[("sestertii", value) for value in (None, "5", 1.5, True, -1)],
        *[("goods", {"brick": count}) for count in (None, "1", 1.5, True, -1, 9)],
        *[("interim", value) for value in (-1, "x", 1.5)],
        *[("bid", value) for value in (None, "x", 1.5)],
    ],
)
def test_a_number_that_no_player_can_have_is_refused(field: str, value: Any) -> None:
    """Nine goods are one more than fit alongside four colonists (B3.1); JSON's true is not 1."""
    data = state_data(new_state(Options(map="italia", players=2), 1))
    data["players"][0][field] = value
    with pytest.raises(FileError):
        state_from(data)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *[("format", value) for value in (None, 3, True, 2.0)],
        *[("turn", value) for value in (None, "1", 1.5, True, -1)],
        *[("drawn", value) for value in (None, "7", 7.0, 99, -1)],
        *[("magnus_used", value) for value in (None, 0, "no")],
        *[("chance", value) for value in (None, "x", 1.5)],
        *[("active", value) for value in (None, "blue", 0)],
        *[("agenda", [{"item": "GameOver", "seat": -1}, top]) for top in ({"item": "Refill"}, {}, None)],
        *[("agenda", [{"item": "ChooseCard", "seat": seat}]) for seat in (2, 1.0, None, "red")],
    ],
)
def test_a_part_that_no_state_can_have_is_refused(field: str, value: Any) -> None:
    data = state_data(new_state(Options(map="italia", players=2), 1))
    data[field] = value
    with pytest.raises(FileError):
        state_from(data)


@given(positions, st.data())
def test_damaged_json_text_is_refused_or_can_be_read(state: State, data: st.DataObject) -> None:
    text = data.draw(damaged_text(json.dumps(state_data(state), indent=1)))
    read, refused = attempt(lambda: state_from_json(text), FileError)
    if refused:
        assert refused.problem
    if read:
        assert json.loads(state_json(read)) == told_whole(json.loads(text))


@pytest.mark.parametrize("text", ["", "[]", "null", "{}", "[" * 100_000, '{"format": 1e999}'])
def test_text_that_is_not_a_state(text: str) -> None:
    with pytest.raises(FileError):
        state_from_json(text)


@given(options(), seeds, ways, st.integers(0, 120), st.data())
def test_a_damaged_record_is_refused_or_is_a_record(
    agreed: Options, seed: int, way: str, plies: int, data: st.DataObject
) -> None:
    text = data.draw(damaged_text(write_record(played(agreed, seed, way, plies).record())))
    record, refused = attempt(lambda: read_record(text, "game.record"), FileError)
    if refused:
        assert refused.file == "game.record"
        assert refused.place.startswith("line ")
        assert refused.problem
    if record:
        written = write_record(record)
        assert read_record(written) == record
        assert write_record(read_record(written)) == written


@given(st.sampled_from(SCENARIOS).map(read_scenario), st.data())
def test_a_damaged_scenario_is_refused_or_runs(scenario: dict[str, Any], data: st.DataObject) -> None:
    broken = data.draw(damaged(scenario))
    outcome, refused = attempt(lambda: run_scenario(broken, "damaged.toml"), FileError)
    if refused:
        assert refused.file == "damaged.toml"
        assert refused.problem
    if outcome:
        assert outcome.passed == (outcome.problems == [])


@given(st.sampled_from(SCENARIOS), st.data())
def test_a_damaged_scenario_file_is_an_outcome(
    tmp_path_factory: pytest.TempPathFactory, path: Path, data: st.DataObject
) -> None:
    """On the command line, the file is named and the others still run."""
    broken = tmp_path_factory.getbasetemp() / "damaged.toml"
    broken.write_text(data.draw(damaged_text(path.read_text("utf-8"))), "utf-8")
    assert run_file(broken).file == "damaged.toml"


@given(options(), st.data())
def test_damaged_options_are_refused_or_are_options(agreed: Options, data: st.DataObject) -> None:
    broken = data.draw(damaged(options_data(agreed)))
    read, refused = attempt(lambda: options_from(broken), OptionsError)
    if refused:
        assert str(refused)
    if read:
        assert {**options_data(read), **broken} == options_data(read)
