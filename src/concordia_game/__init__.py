"""Concordia: the board game by Mac Gerdts, unofficial and open.

>>> import concordia_game
>>> game = concordia_game.Game.new(map="italia", players=2, seed=7)
>>> game.play("architect").seat
'red'
"""

from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.files.record import read_record, write_record
from concordia_game.games.beginning import new_state
from concordia_game.games.game import Game
from concordia_game.notation.texts import move_text, parse_move
from concordia_game.notation.why import why_not

__all__ = [
    "Game",
    "Options",
    "State",
    "View",
    "apply",
    "legal_moves",
    "move_text",
    "new_state",
    "parse_move",
    "read_record",
    "why_not",
    "write_record",
]
__version__ = "0.1.0"
