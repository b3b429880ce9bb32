"""Games to be analysed."""

from __future__ import annotations

from random import Random

from concordia_game.analysis.stretches import Stretch, stretches
from concordia_game.bots import load_bot
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.files.options import told_data
from concordia_game.games.game import Game


def played(options: Options, turns: int, bot: str = "easy@1", seed: int = 3) -> Game:
    """A game of bots up to the beginning of a turn, or to its end; with commas, a bot for each seat."""
    game = Game.new(**told_data(options), seed=seed)
    names = bot.split(",") if "," in bot else [bot] * options.players
    bots, rng = [load_bot(name) for name in names], Random(seed)
    while not game.over and game.state.turn < turns:
        seat = game.state.decision.seat
        game.play(bots[seat](View(game.state, seat), game.state.decision, list(game.legal), rng))
    return game


def cut(game: Game) -> list[Stretch]:
    """The stretches of a game."""
    return stretches(game.record())


def straight_on(state: State) -> Stretch:
    """A turn in which the last move of the list is always made, without much thought."""
    stretch = Stretch(0, state.decision.seat, state)
    turn = state.turn
    while state.turn == turn and not state.over:
        mover = state.decision.seat
        move = legal_moves(state)[-1]
        after = apply(state, move)
        stretch.add((mover, move.text(state.setup)), state, after)
        state = after
    return stretch
