"""How long an analysis takes, in CPU time of one process: games of the easy level, quick and deep.

python benchmarks/analysing.py [--depth quick,deep] [--save FOLDER]
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from pathlib import Path
from random import Random

from engine import figure

from concordia_game import Game, View, analyse, load_bot, write_record
from concordia_game.engine.options import Options
from concordia_game.files.options import told_data

TABLES = {
    "italia, 2": Options("italia", 2),
    "imperium, 4": Options("imperium", 4),
    "imperium, 4, salt, forum, fish": Options("imperium", 4, salt=True, forum=True, fish="coast"),
    "hispania, 2, salt, forum, fish": Options("hispania", 2, salt=True, forum=True, fish="coast"),
    "hispania, 5, everything": Options("hispania", 5, salt=True, forum=True, auction=True, fish="slope"),
    "imperium, 4, teams": Options("imperium", 4, venus=True, teams=True),
}


def game_of(options: Options, level: str) -> Game:
    """A game of bots."""
    game, rng = Game.new(**told_data(options), seed=1), Random(1)
    bots = [load_bot(level) for _ in range(options.players)]
    while not game.over:
        seat = game.state.decision.seat
        game.play(bots[seat](View(game.state, seat), game.state.decision, list(game.legal), rng))
    return game


def main() -> None:
    """Print a line for each table and depth."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--depth", default="quick,deep")
    parser.add_argument("--level", default="easy", help="who plays the games")
    parser.add_argument("--save", type=Path, help="keep the records here")
    arguments = parser.parse_args()
    for table, options in TABLES.items():
        game = game_of(options, arguments.level)
        if arguments.save:
            (arguments.save / f"{table.replace(', ', '-')}.record").write_text(
                write_record(game.record()), "utf-8"
            )
        for depth in arguments.depth.split(","):
            began = time.process_time()
            found = analyse(game, depth)
            took = time.process_time() - began
            exact = {seat: share for seat, share in found["accuracy"].items() if share is not None}
            mean = sum(exact.values()) / len(exact)
            figure(f"analysis, {depth}: {table}, {len(found['turns'])} turns, accuracy {mean:.1f}", took, "s")


if __name__ == "__main__":
    main()
