"""What Python says about reasons and gains of turns, which the browser's test compares with the page.

`python -m i18n.grounds` prints a line of JSON for each: what the page gets, and what every language says.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from concordia_game import Game
from concordia_game.analysis.grounds import MEANS
from concordia_game.analysis.words import said_gains, said_reason
from concordia_game.bots.gains import NOTHING, Gains
from concordia_game.engine.setup import GODS, SetUp
from concordia_game.games.standing import gods_in_play
from concordia_game.i18n import Translator, languages
from concordia_game.i18n.sentences import Sentences

FACTS: dict[str, dict[str, Any]] = {
    "plain": {},
    "money": {"count": 5},
    "goods": {"goods": {"brick": 2, "wine": 1}},
    "houses": {"cities": ["aquileia", "roma"]},
    "provinces": {"provinces": ["campania"]},
    "kinds": {"kinds": ["tool", "cloth"]},
    "colonists": {"count": 1},
    "cards": {"cards": ["prefect", "mercator"]},
    "tiles": {"tiles": ["commodus"]},
    "prefect": {"province": "umbria", "goods": {"wine": 2}},
}
"""What stands behind a reason, of every kind."""

GAINS: list[Gains] = [
    NOTHING,
    NOTHING._replace(
        gods={"saturnus": 4, "jupiter": 2, "vesta": -1},
        houses=["florentia", "spoletum"],
        goods={"brick": -2},
        sestertii=-7,
        prefect={"wine": 2},
        province="umbria",
    ),
    NOTHING._replace(cards=["prefect"], gods={"saturnus": 3}, hand=1, colonists=1),
    NOTHING._replace(hand=5, sestertii=3, goods={"food": 2, "cloth": 1}, tiles=["commodus"]),
]


def reasons() -> Iterator[dict[str, Any]]:
    """A reason of every kind, by every god and every means."""
    grounds = [*[(god, None) for god in GODS], *[(None, means) for means in MEANS]]
    for number, (god, means) in enumerate(grounds):
        for points, (kind, args) in enumerate(FACTS.items(), number - 6):
            yield {"god": god, "means": means, "points": points + 0.6, "kind": kind, "args": args}


def told(setup: SetUp) -> Iterator[dict[str, Any]]:
    """Everything that is compared."""
    spoken = {tag: Sentences(Translator(tag)) for tag in languages()}
    game = {"board": setup.options.map, "gods": [GODS[god] for god in gods_in_play(setup)]}
    for reason in reasons():
        said = {tag: said_reason(words, setup, reason) for tag, words in spoken.items()}
        yield {"game": game, "reason": reason, "said": said}
    for gains in GAINS:
        said = {tag: said_gains(words, setup, gains) for tag, words in spoken.items()}
        yield {"game": game, "gains": gains.data(), "said": said}


if __name__ == "__main__":
    for line in told(Game.new(map="italia", players=2, seed=7, forum=True).setup):
        sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
