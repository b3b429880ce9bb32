"""Concordia: the board game by Mac Gerdts, unofficial and open.

>>> import concordia
>>> game = concordia.Game.new(map="italia", players=2, seed=7)
>>> game.play("architect").seat
'red'
"""

from concordia.engine.play import apply, legal_moves
from concordia.engine.setup import Options
from concordia.engine.state import State
from concordia.engine.view import View
from concordia.records.game import Game
from concordia.records.games import new_state
from concordia.records.notation import move_text, parse_move
from concordia.records.record import read_record, write_record
from concordia.records.why import why_not

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
