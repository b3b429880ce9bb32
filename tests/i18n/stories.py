"""Random games on every board, with every module: everything they ask, offer, refuse and report.

`python tests/i18n/stories.py` prints a line of JSON for each position: the browser test puts it into words.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from concordia_game.data.boards import board_ids
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.games.beginning import new_state
from concordia_game.notation.texts import move_text
from concordia_game.notation.why import why_not
from concordia_game.server.catalog import own_tiles_listed
from concordia_game.server.goods import fields_shown
from concordia_game.server.happenings import event_shown
from concordia_game.server.prompts import prompt_for
from concordia_game.server.tabletop import state_shown

PLIES = 900
TRIED = 3
"""How many earlier legal moves are asked about at each position."""
EFFECTS = str(Path(__file__).parent.parent / "own_tiles" / "effects.toml")
"""Tiles with an effect of every kind, some with names in several languages."""
FULL = 0.1
"""How often all moves are included, not only new ones: the same words may mean another card."""


def games() -> Iterator[Options]:
    """Every board with every module, with salt and fish switched off in turn."""
    for number, board in enumerate(board_ids()):
        players = 2 + number % 4
        side = ("coast", "slope")[number % 2]
        yield Options(
            map=board, players=players, forum=True, own_tiles="mini", salt=True, intermediate_scoring=True
        )
        yield Options(
            map=board,
            players=5 - number % 4,
            forum=True,
            own_tiles=EFFECTS,
            fish=side,
            start_without_goods=True,
        )
        yield Options(
            map=board, players=players, forum=True, auction=True, salt=True, fish=side, display="wine"
        )
    yield Options(map="italia", players=2, venus=True, copy_magister=True)
    yield Options(map="imperium", players=4, venus=True, teams=True, money_gifts=True, forum=True)
    yield Options(map="cyprus", players=6, venus=True, teams=True, fish="coast")


def positions(options: Options, seed: int) -> Iterator[State]:
    """A game of random moves."""
    rng = random.Random(seed)
    state = new_state(options, seed)
    for _ in range(PLIES):
        yield state
        if state.over:
            return
        state = apply(state, rng.choice(legal_moves(state)))


class Story:
    """What is new at each position of a game."""

    def __init__(self, options: Options, seed: int) -> None:
        self.options = options
        self.rng = random.Random(seed)
        self.pool = [
            "done",
            "tribune",
            "build nowhere",
            "move land nowhere > there",
            "produce nowhere",
            "fly",
        ]
        self.told: set[str] = set()

    def _fresh(self, entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
        keys = [str(entry) for entry in entries]
        new = [entry for key, entry in zip(keys, entries, strict=True) if key not in self.told]
        self.told.update(keys)
        return new

    def tell(self, state: State) -> dict[str, Any]:
        """A position as the browser gets it, reduced to what sentences are made from."""
        offered = legal_moves(state) if state.decision.seat >= 0 else []
        texts = [move_text(state.setup, move) for move in offered]
        reasons = [why_not(state, text) for text in self.rng.sample(self.pool, min(TRIED, len(self.pool)))]
        moves = [
            {"text": text, "verb": type(move).verb, "fields": move.shown(state.setup)}
            for text, move in zip(texts, offered, strict=True)
        ]
        self.pool.extend(set(texts) - set(self.pool))
        shown = msgspec.to_builtins(state_shown(state))
        return {
            "game": {
                "board": self.options.map,
                "options": {"teams": self.options.teams},
                "own_tiles": msgspec.to_builtins(own_tiles_listed(state.setup.box)),
            },
            "seats": [],
            "prompt": msgspec.to_builtins(prompt_for(state)),
            "moves": moves if self.rng.random() < FULL else self._fresh(moves),
            "state": {
                "display": [space and {"card": space["card"]} for space in shown["display"]],
                "forum": shown["forum"] and {"row": shown["forum"]["row"]},
                "players": [{key: player[key] for key in ("seat", "discard")} for player in shown["players"]],
            },
            "reasons": self._fresh(
                [{"code": r.code, "details": fields_shown(r.details)} for r in reasons if r]
            ),
            "events": self._fresh([event_shown(state.setup, event) for event in state.events]),
        }


def stories() -> Iterator[dict[str, Any]]:
    """Every position of every game."""
    for seed, options in enumerate(games()):
        story = Story(options, seed)
        for state in positions(options, seed):
            yield story.tell(state)


if __name__ == "__main__":
    for told in stories():
        sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
