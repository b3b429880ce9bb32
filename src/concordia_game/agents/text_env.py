"""An environment that speaks, in the style of TextArena: texts out, texts in, rewards at the end."""

from __future__ import annotations

import re
from typing import Any

from concordia_game.agents.answers import move_meant
from concordia_game.bots import view_for
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import Seat
from concordia_game.files.options import options_from
from concordia_game.games.beginning import drawn_seed, new_setup
from concordia_game.games.game import Game
from concordia_game.games.standing import winners
from concordia_game.i18n import SOURCE, Translator
from concordia_game.i18n.sentences import Sentences
from concordia_game.i18n.telling import tell
from concordia_game.notation.texts import IllegalMoveText
from concordia_game.observations.description import describe

MISTAKES = 3
"""Illegal answers in a row after which a player has lost."""

_BRACKETED = re.compile(r"\[([^\[\]]+)\]")


class ConcordiaTextEnv:
    """A game for players who read and write.

    `reset` deals, `get_observation` tells who is asked and what that player sees, `step` takes the answer,
    `close` gives the rewards: the methods of TextArena's environments, which is not needed for it.
    """

    def __init__(self, mistakes: int = MISTAKES, **options: Any) -> None:
        self.options = options
        self.mistakes = mistakes
        self.words = Sentences(Translator(SOURCE))
        self._game: Game | None = None
        self._wrong = 0
        self._lost: Seat | None = None
        self._heard: list[list[str]] = []

    @property
    def game(self) -> Game:
        """The game that is being played."""
        if self._game is None:
            raise ConcordiaError("reset the environment first")
        return self._game

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Deal a game."""
        given = self.options if num_players is None else {**self.options, "players": num_players}
        setup = new_setup(options_from(given), drawn_seed() if seed is None else seed)
        self._game = Game(setup)
        self._wrong, self._lost = 0, None
        self._heard = [[] for _ in setup.seats]

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, what happened since that player was asked before, and the position."""
        seat = self.game.state.decision.seat
        told = [*self._heard[seat], describe(view_for(self.game.state, seat))]
        self._heard[seat] = []
        return int(seat), "\n".join(told)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Answer with a move, in brackets if there are words around it; whether the game is over now.

        A whole line of the list of moves will do, and so will capitals and quotes: `info` names the move.
        """
        game, seat = self.game, self.game.state.decision.seat
        if self.done:
            raise ConcordiaError("the game is over")
        text = (_BRACKETED.findall(action) or [action])[-1].strip()
        move = move_meant(text, game.moves())
        before = game.ply
        try:
            game.play(move)
        except IllegalMoveText as error:
            reason = self.words.reason(game.setup, error.reason)
            self._wrong += 1
            self._heard[seat].append(f"{text!r} is not legal: {reason}")
            if self._wrong >= self.mistakes:
                self._lost = seat
            return self.done, {"legal": False, "reason": reason}
        self._wrong = 0
        happened = [
            tell(self.words, game.setup, game.at(ply).events) for ply in range(before + 1, game.ply + 1)
        ]
        for heard in self._heard:
            heard += [told for told in happened if told]
        return self.done, {"legal": True, "move": move, "happened": happened}

    @property
    def done(self) -> bool:
        """Whether the game is over, by its rules or by too many illegal answers."""
        return self.game.over or self._lost is not None

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """The rewards by player: 1 for who has won, -1 for the others; and every player's points.

        Whoever lost by illegal answers has -1, and nobody else gains by it.
        """
        game = self.game
        points = {int(score.seat): {"points": score.total} for score in game.scores()}
        if self._lost is not None:
            return {seat: -1.0 if seat == self._lost else 0.0 for seat in points}, points
        if not game.over:
            return dict.fromkeys(points, 0.0), points
        won = winners(game.state)
        return {seat: 1.0 if seat in won else -1.0 for seat in points}, points
