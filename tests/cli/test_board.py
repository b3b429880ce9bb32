"""The position on the screen, with an unusual set-up."""

from __future__ import annotations

import io

from rich.console import Console
from server.salty import SALTY, salty_state

from concordia_game.cli.board_view import province_table

from .conftest import ENGLISH


def test_a_province_without_a_marker_shows_a_dash() -> None:
    state = salty_state()
    stream = io.StringIO()
    Console(file=stream, width=100).print(province_table(ENGLISH, state, state.active, 100))
    name = state.setup.board.provinces[SALTY].name
    row = next(line for line in stream.getvalue().splitlines() if line.startswith(name))
    assert row.removeprefix(name).split()[0] == "-"
