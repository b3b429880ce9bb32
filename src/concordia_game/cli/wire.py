"""`concordia play --json`: the game as JSON lines, for a program at the other end of a pipe."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from concordia_game.bots import Bot
from concordia_game.bots.match import own_answer
from concordia_game.cli.keeper import Keeper
from concordia_game.cli.output import OK, REFUSED, show_json
from concordia_game.cli.scores import score_data
from concordia_game.engine.view import View
from concordia_game.games.game import Game
from concordia_game.i18n.sentences import Sentences
from concordia_game.i18n.telling import tell
from concordia_game.notation.texts import IllegalMoveText
from concordia_game.observations import observation_data


def play_wire(keeper: Keeper, bots: list[Bot | None]) -> int:
    """Play, and keep the record however it ends."""
    try:
        return _play(keeper.words, keeper.game, bots)
    finally:
        if keeper.path:
            print(keeper.save(), file=sys.stderr)


def _play(words: Sentences, game: Game, bots: list[Bot | None]) -> int:
    """Ask with one line, be answered with one; the last line is the score. 1 if the input ends early."""
    rng = Random(game.setup.seed)
    story = [tell(words, game.setup, game.events)]
    while not game.over:
        answer = own_answer(game.state, bots, rng)
        if answer is not None:
            game.play(answer)
        elif not _answered(words, game, story):
            return REFUSED
        else:
            story = []
        story.append(tell(words, game.setup, game.events))
    show_json({"ply": game.ply, "log": _told(story), **score_data(game.state)})
    return OK


def _answered(words: Sentences, game: Game, story: list[str]) -> bool:
    """Ask until a legal move comes; False when the input ends."""
    _show({**_asked(words, game), "log": _told(story), **_seen(game)})
    for line in sys.stdin:
        try:
            game.play(line.strip())
        except IllegalMoveText as error:
            refused = {"error": str(error.reason), "reason": words.reason(game.setup, error.reason)}
            _show({**refused, **_asked(words, game), "log": [], **_seen(game)})
        else:
            return True
    return False


def _asked(words: Sentences, game: Game) -> dict[str, Any]:
    return {"ply": game.ply, "seat": game.seat, "prompt": words.prompt(game.state), "moves": game.moves()}


def _seen(game: Game) -> dict[str, Any]:
    """The position as the seat that is asked sees it."""
    return {"position": observation_data(View(game.state, game.state.decision.seat))}


def _told(story: list[str]) -> list[str]:
    return [line for line in story if line]


def _show(data: dict[str, Any]) -> None:
    show_json(data)
    sys.stdout.flush()
