"""Playthroughs: games as an environment tells them, kept as files so that any change is seen as a difference.

`PYTHONPATH=src:tests python -m env.playthroughs` writes them again: look at what `git diff` says.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill

from conformance.contract import BOARDS, MODULES, agreed, counts

from concordia_game import Dice, Options, View, score
from concordia_game.engine.ids import SEATS
from concordia_game.env.table import Table
from concordia_game.files.options import options_data

FOLDER = Path(__file__).with_name("playthroughs")
TOLD = 4
"""So many steps are told in full; after them every 250th."""


def plans() -> dict[str, Options]:
    """A game on each board with each set of expansions."""
    return {
        f"{board}_{modules}": agreed(
            board, counts(modules)[(place + number) % len(counts(modules))], modules, {}
        )
        for place, board in enumerate(BOARDS)
        for number, modules in enumerate(sorted(MODULES))
    }


def playthrough(options: Options) -> str:
    """A random game of the compact catalogue."""
    return "\n".join(_lines(options)) + "\n"


def _lines(options: Options) -> Iterator[str]:
    table, dice = Table(options_data(options), "compact"), Dice(1)
    table.reset(1, None)
    spec, catalogue = table.observer.spec, table.catalogue
    yield f"{options.map}, {options.players} players; {catalogue.size} actions, {spec.size} values"
    for section in spec.sections.values():
        yield f"  {section.name}: {len(section.rows)} x {section.width} from {section.first}"
    step = 0
    while not table.is_over():
        legal = sorted(table.stepper.numbers())
        number = legal[dice.below(len(legal))]
        if step < TOLD or step % 250 == 0:
            question = type(table.state.decision).__name__
            yield f"\nstep {step}: {SEATS[table.asked]} is asked {question}, named {table.stepper.named}"
            moves = ", ".join(f"{found} {catalogue.text(found)}" for found in legal)
            yield fill(moves, 140, initial_indent="  legal: ", subsequent_indent="    ")
            counted = table.observer.counts(View(table.state, table.asked), table.stepper.named)
            seen = [f"{name} {count}" for name, count in zip(spec.names(), counted, strict=True) if count]
            if step == 0:
                # Routes are most of it, and the same on a board: the hash below has them.
                first = [told for told in seen if not told.startswith("routes.")]
                yield fill(", ".join(first), 140, initial_indent="  seen: ", subsequent_indent="    ")
            yield f"  seen: {len(seen)} values, {hashlib.sha256(counted).hexdigest()[:12]}"
            yield f"  chosen: {number} {catalogue.text(number)}"
        table.play(number)
        step += 1
    yield f"\n{step} steps; points: {[score(table.state, seat).total for seat in table.state.setup.seats]}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, options in plans().items():
        FOLDER.joinpath(f"{name}.txt").write_text(playthrough(options), "utf-8")
