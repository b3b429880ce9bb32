"""What Python says about the games of `stories.py`, which the browser's test compares with the page.

`python -m i18n.same` prints a line of JSON for each position: what the page gets, and what is said.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from concordia_game.engine.play import legal_moves
from concordia_game.engine.reasons import Reason
from concordia_game.engine.state import State
from concordia_game.i18n import Translator, languages
from concordia_game.i18n.sentences import Sentences
from concordia_game.notation.texts import move_text
from concordia_game.server.happenings import event_shown
from i18n.stories import Story, games, positions

EVERY = 7
"""A sample is enough: which message it is depends on what happens, not on where."""


def said(words: Sentences, state: State, told: dict[str, Any]) -> list[str]:
    """The sentences of a position, in the order of the page's test."""
    shown = {move["text"] for move in told["moves"]}
    moves = [move for move in legal_moves(state) if move_text(state.setup, move) in shown] if shown else []
    reasons = [Reason(reason["code"], as_told(reason["details"])) for reason in told["reasons"]]
    happened = [event for event in state.events if event_shown(state.setup, event) in told["events"]]
    return [
        words.prompt(state),
        *[words.move(state, move) for move in moves],
        *[words.reason(state.setup, reason) for reason in reasons],
        *[words.event(state.setup, event) for event in happened],
    ]


def as_told(details: dict[str, Any]) -> dict[str, int | str]:
    """The details of a reason as the rules tell them: goods in words, each as often as it counts."""
    return {
        name: " ".join(Counter(value).elements()) if isinstance(value, dict) else value
        for name, value in details.items()
    }


def compared() -> Iterator[dict[str, Any]]:
    """A sample of every game."""
    spoken = {tag: Sentences(Translator(tag)) for tag in languages()}
    for seed, options in enumerate(games()):
        story = Story(options, seed)
        for number, state in enumerate(positions(options, seed)):
            if number % EVERY == 0:
                told = story.tell(state)
                yield {**told, "said": {tag: said(words, state, told) for tag, words in spoken.items()}}


if __name__ == "__main__":
    for position in compared():
        sys.stdout.write(msgspec.json.encode(position).decode() + "\n")
