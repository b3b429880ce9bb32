"""Writes a line of each recorded game: `PYTHONPATH=src:tests python -m records.lines`.

Needed again only when lines get another version, or the box other contents: then earlier lines are refused.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from concordia_game.engine.deal import begin
from concordia_game.engine.play import apply
from concordia_game.engine.state import State
from concordia_game.files.line import write_line
from concordia_game.files.record import Record, read_record
from concordia_game.notation.texts import parse_move

GAMES = Path(__file__).parent / "games" / "first_edition"
FILE = Path(__file__).parent / "states" / "lines.txt"
"""In each row a recorded game, a number of moves, and the line of the position after them."""


@cache
def recorded(game: str) -> Record:
    """A recorded game."""
    return read_record((GAMES / f"{game}.record").read_text("utf-8"), game)


def position(game: str, plies: int) -> State:
    """The position of a recorded game after so many moves."""
    record = recorded(game)
    state = begin(record.setup)
    for _, text in record.moves[:plies]:
        state = apply(state, parse_move(state, text))
    return state


def main() -> None:
    """Write all of them, from the middle of games and of turns."""
    rows = []
    for number, path in enumerate(sorted(GAMES.glob("*.record"))):
        plies = min(50 + 13 * number, len(recorded(path.stem).moves))
        rows.append(f"{path.stem} {plies} {write_line(position(path.stem, plies))}\n")
    FILE.write_text("".join(rows), "utf-8")


if __name__ == "__main__":
    main()
