"""Rewrites table.toml: `PYTHONPATH=src:tests python -m perft.write_table`.

Only after an intended change of the rules: look at every figure that differs, and say why in the commit.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

from conformance.contract import COUNTS, MODULES

from concordia_game.engine.options import Options
from concordia_game.engine.state import State
from concordia_game.files.record import Record, read_record
from concordia_game.games.beginning import new_state
from concordia_game.games.game import Game, count_leaves

HERE = Path(__file__).parent
TABLE = HERE / "table.toml"
RECORDS = HERE.parent / "records" / "games" / "rules_2"
BOARDS = ("imperium", "italia", "byzantium", "hispania", "balearica", "cyprus")
"""Boards whose figures have been checked; a new one need not be among them."""
START_DEPTH = 4
MODULES_DEPTH = 7
LATER_DEPTH = 3
MOST_LEAVES = 60_000


def start(board: str, players: int, modules: str, seed: int) -> State:
    """The first position of a game."""
    return new_state(Options(map=board, players=players, **MODULES[modules]), seed)


def later(name: str, ply: int) -> State:
    """A position in the middle of a recorded game."""
    record = read_record((RECORDS / f"{name}.record").read_text("utf-8"))
    return Game.replay(Record(record.setup, record.names, record.moves[:ply], "unfinished")).state


def counts(state: State, depth: int) -> list[int]:
    """Leaves at depth 1, 2, ... until there are too many for a quick test."""
    found: list[int] = []
    while len(found) < depth and (not found or found[-1] < MOST_LEAVES // 10):
        found.append(count_leaves(state, len(found) + 1))
    return found


def entries() -> list[dict[str, Any]]:
    """Every board with every player count, every module, and the middles of recorded games."""
    found: list[dict[str, Any]] = []
    for board, players in product(BOARDS, COUNTS):
        found.append({"board": board, "players": players, "modules": "base", "seed": 1})
    for board, modules in (
        ("italia", "salt"),
        ("imperium", "forum"),
        ("hispania", "salsa"),
        ("italia", "auction"),
    ):
        found.append({"board": board, "players": 3, "modules": modules, "seed": 2})
    for board, modules in (("balearica", "coast"), ("cyprus", "slope")):
        found.append({"board": board, "players": 4, "modules": modules, "seed": 3})
    found.append({"board": "italia", "players": 3, "modules": "venus", "seed": 4})
    for board, players, modules in (
        ("imperium", 4, "teams"),
        ("byzantium", 6, "teams_auction"),
        ("balearica", 6, "teams_coast"),
    ):
        found.append({"board": board, "players": players, "modules": modules, "seed": 5})
    for path in sorted(RECORDS.glob("*.record")):
        moves = len(read_record(path.read_text("utf-8")).moves)
        found += [{"record": path.stem, "ply": moves // 3}, {"record": path.stem, "ply": 2 * moves // 3}]
    return found


def line(entry: dict[str, Any]) -> str:
    """A row of the table, counted."""
    if "record" in entry:
        found = counts(later(entry["record"], entry["ply"]), LATER_DEPTH)
    else:
        found = counts(start(**entry), START_DEPTH if entry["modules"] == "base" else MODULES_DEPTH)
    fields = [
        f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}" for key, value in entry.items()
    ]
    return f"  {{ {', '.join(fields)}, counts = {found} }},"


def main() -> None:
    """Count and write."""
    head = "# Perft: leaves at depth 1, 2, ... Written by write_table.py; see there before changing a figure."
    lines = [head, "", "position = [", *map(line, entries()), "]", ""]
    TABLE.write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
