"""Concordia: the board game by Mac Gerdts with its expansions, unofficial and open.

A game is a `Game`: it deals, plays moves by their texts, takes back, tells the score.

>>> from concordia_game import Game
>>> game = Game.new(map="italia", players=2, seed=7)
>>> game.play("architect").seat
'red'
>>> game.legal[1]
MoveColonist(kind='land', origin='roma', route='land:casinum-roma', steps=1)
>>> game.state.player("red").goods["wine"]
1

`print(game.state)` draws the board as the terminal does, `game.svg()` paints it (a notebook shows the
picture), `game.state.line()` is the position as one line of text, and `State.from_line` reads it back.

A game consists of positions, which are values: `new_state` deals one, `legal_moves` lists its moves, `apply`
gives the position after a move, `View` is what one seat may know of it.

>>> from concordia_game import Options, apply, legal_moves, new_state
>>> state = new_state(Options(map="imperium", players=3), seed=1)
>>> apply(state, legal_moves(state)[0]).asked
'red'

Games are kept as texts by `write_record` and `read_record`, positions as JSON by `state_json` and
`state_from_json`. Whatever is refused raises a `ConcordiaError`. docs/library.md has the whole tour, and says
which names are stable.
"""

from concordia_game.analysis.report import Analysis, analyse
from concordia_game.analysis.standing import standing
from concordia_game.arena.competition import compete
from concordia_game.arena.workers import all_cores, spread
from concordia_game.bots import load_bot
from concordia_game.bots.chances import chances
from concordia_game.data.board_problems import BoardFileError
from concordia_game.data.boards import board_ids, load_board
from concordia_game.data.markets import MarketFileError
from concordia_game.data.tiles import TileFileError
from concordia_game.engine.agenda import Decision
from concordia_game.engine.chance import Dice
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.events import Event
from concordia_game.engine.ids import CHANCE, NOBODY, SEATS, SPECTATOR
from concordia_game.engine.moves import Move
from concordia_game.engine.options import Options
from concordia_game.engine.play import IllegalMove, apply, past_chance
from concordia_game.engine.possessions import Possessions
from concordia_game.engine.reasons import Reason
from concordia_game.engine.scoring import Score, score, winner
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.face import legal_moves, parse_move, put_on, suggest
from concordia_game.files.errors import FileError
from concordia_game.files.options import OptionsError
from concordia_game.files.position import state_data, state_json
from concordia_game.files.reading import state_from, state_from_json
from concordia_game.files.record import Record, read_record, write_record
from concordia_game.games.beginning import new_setup, new_state
from concordia_game.games.game import Game
from concordia_game.games.undo import UndoRefused
from concordia_game.notation.texts import IllegalMoveText, move_text
from concordia_game.notation.why import why_not
from concordia_game.observations.description import describe

__all__ = [
    "CHANCE",
    "NOBODY",
    "SEATS",
    "SPECTATOR",
    "Analysis",
    "BoardFileError",
    "ConcordiaError",
    "Decision",
    "Dice",
    "Event",
    "FileError",
    "Game",
    "IllegalMove",
    "IllegalMoveText",
    "MarketFileError",
    "Move",
    "Options",
    "OptionsError",
    "Possessions",
    "Reason",
    "Record",
    "Score",
    "SetUp",
    "State",
    "TileFileError",
    "UndoRefused",
    "View",
    "all_cores",
    "analyse",
    "apply",
    "board_ids",
    "chances",
    "compete",
    "describe",
    "legal_moves",
    "load_board",
    "load_bot",
    "move_text",
    "new_setup",
    "new_state",
    "parse_move",
    "past_chance",
    "read_record",
    "score",
    "spread",
    "standing",
    "state_data",
    "state_from",
    "state_from_json",
    "state_json",
    "suggest",
    "why_not",
    "winner",
    "write_record",
]
__version__ = "0.1.0"

put_on()
