"""Several runs of a baseline together: `python together.py FOLDER ... --title TITLE --picture FILE`.

One curve for each run in one picture, and the rows of a table in Markdown: wins with each seed and their
intervals, all of them together, and their mean margin. Seeds are what differs between the runs; an interval
over all games would leave out how much they do, so each seed has its own.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path

from course import Row, draw


def rows(folders: list[Path]) -> list[str]:
    """A row for each opponent."""
    tables: list[list[Row]] = [json.loads((folder / "table.json").read_text("utf-8")) for folder in folders]
    found: list[str] = []
    for same in zip(*tables, strict=True):
        wins, games = [row["wins"] for row in same], sum(row["games"] for row in same)
        share = f"{100 * sum(wins) / games:.0f} %"
        margin = sum(row["margin"] * row["games"] for row in same) / games
        each = [f"{row['wins']} ({100 * row['low']:.0f} - {100 * row['high']:.0f} %)" for row in same]
        cells = [f"`{same[0]['opponent']}`", ", ".join(each), share, f"{margin:+.1f}"]
        unfinished = sum(row["unfinished"] for row in same)
        found.append(f"| {' | '.join([*cells, str(unfinished)])} |")
    return found


def main() -> None:
    """Draw and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--title", default="")
    parser.add_argument("--picture", type=Path)
    given = parser.parse_args()
    if given.picture:
        draw(given.folders, given.title, given.picture)
    print("\n".join(rows(given.folders)))


if __name__ == "__main__":
    main()
