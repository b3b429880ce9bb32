"""Random playouts compared with catanatron's and python-chess's, in one run, as ratios.

Installs both from the package index into a throwaway environment. The rounds are interleaved, since
single runs vary by 15 %; the figures are medians.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src"

CATANATRON = """
import random, time
from catanatron import Color, Game, RandomPlayer
decisions, began = 0, time.process_time()
for seed in range(1, 6):
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
print(decisions / (time.process_time() - began))
"""

CHESS = """
import random, time, chess
rng, decisions, began = random.Random(1), 0, time.process_time()
for _ in range(12):
    board = chess.Board()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        decisions += 1
print(decisions / (time.process_time() - began))
"""


def run(python: Path, *arguments: str, source: str = "") -> float:
    """The last word that a Python process prints, as a number."""
    environment = {**os.environ, "PYTHONPATH": source}
    done = subprocess.run(
        [str(python), *arguments], capture_output=True, text=True, check=True, env=environment
    )
    return float(done.stdout.split()[-1])


def main() -> None:
    """Measure and print one JSON line per figure."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        other = Path(folder) / "bin" / "python"
        subprocess.run([str(other), "-m", "pip", "install", "-q", "catanatron", "chess"], check=True)
        own = Path(sys.executable)
        speeds: dict[str, list[float]] = {
            "concordia": [],
            "concordia pure": [],
            "catanatron": [],
            "chess": [],
        }
        for _ in range(rounds):
            speeds["concordia"].append(run(own, str(HERE / "playouts.py"), "40"))
            speeds["concordia pure"].append(run(own, str(HERE / "playouts.py"), "8", source=str(SOURCE)))
            speeds["catanatron"].append(run(other, "-c", CATANATRON))
            speeds["chess"].append(run(other, "-c", CHESS))
    for name, values in speeds.items():
        ratios = [a / b for a, b in zip(values, speeds["catanatron"], strict=True)]
        line = {
            "figure": f"random playouts, {name}",
            "value": round(statistics.median(values)),
            "unit": "decisions/s",
            "of_catanatron": round(statistics.median(ratios), 2),
            "rounds": rounds,
        }
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
