"""Environments for programs that learn, compared with others in one run: `make bench-env`.

PettingZoo's chess and connect four, catanatron's environment, which needs an older Gymnasium, and OpenSpiel's
chess are installed from the package index into throwaway environments. PettingZoo's are stepped as ours is:
"raw", and with PettingZoo's wrappers. `--own` measures ours only. Rounds are interleaved, since single runs
vary; the figures are medians.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from compare import run

STEPPING = str(Path(__file__).with_name("stepping.py"))
OURS = {"concordia raw": 20_000, "concordia": 10_000, "concordia gym": 4_000, "concordia vector": 40_000}
GOALS = {"concordia raw": 30_000, "concordia vector": 100_000}
OTHERS = {
    "pettingzoo[classic]": {
        "chess_v6 raw": 500,
        "chess_v6": 500,
        "connect_four_v3 raw": 6_000,
        "connect_four_v3": 3_000,
    },
    "catanatron_gym": {"catanatron": 1_000},
    "open_spiel": {"openspiel chess": 10_000},
}


def installed(folder: Path, package: str) -> Path:
    """The Python of a new environment with a package."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    python = folder / "bin" / "python"
    subprocess.run([str(python), "-m", "pip", "install", "-q", package], check=True)
    return python


def main() -> None:
    """Measure and print one JSON line per figure."""
    own = "--own" in sys.argv
    rounds = 5
    with tempfile.TemporaryDirectory() as folder:
        pythons = {name: Path(sys.executable) for name in OURS}
        steps = dict(OURS)
        for number, (package, names) in enumerate([] if own else OTHERS.items()):
            python = installed(Path(folder) / str(number), package)
            pythons.update(dict.fromkeys(names, python))
            steps.update(names)
        speeds: dict[str, list[float]] = {name: [] for name in steps}
        for _ in range(rounds):
            for name, count in steps.items():
                speeds[name].append(run(pythons[name], STEPPING, name, str(count)))
    for name, values in speeds.items():
        line = {
            "figure": f"environment, {name}",
            "value": round(statistics.median(values)),
            "unit": "steps/s",
        }
        print(json.dumps({**line, "goal": GOALS.get(name), "rounds": rounds}))


if __name__ == "__main__":
    main()
