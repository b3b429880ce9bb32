"""What every baseline does: learn until the time is over, keep a curve, write a table of what it reached."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any


def learned(folder: Path, minutes: float, rounds: int, learn: Callable[[int], dict[str, Any]]) -> None:
    """Learn round by round until the time or the rounds are over; what each tells is a line of the curve."""
    folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * minutes
    with (folder / "curve.jsonl").open("w", encoding="utf-8") as curve:
        for number in range(rounds):
            print(json.dumps(learn(number)), file=curve, flush=True)
            if time.monotonic() > end:
                break


def reader(about: str | None) -> argparse.ArgumentParser:
    """The arguments of all baselines."""
    arguments = argparse.ArgumentParser(description=about)
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("--minutes", type=float, default=30.0)
    arguments.add_argument("--seed", type=int, default=1)
    return arguments


def tell(folder: Path, rows: Iterable[dict[str, Any]]) -> None:
    """Write and print the table."""
    table = list(rows)
    (folder / "table.json").write_text(json.dumps(table, indent=2) + "\n", "utf-8")
    print("\n".join(json.dumps(row) for row in table))
