"""Games of a bot against itself. Their moves are kept, as what a network is told of them may change."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from concordia_game.arena.comparing import Comparison, comparing
from concordia_game.bots import load_bot, view_for
from concordia_game.data.boards import board_ids
from concordia_game.engine.chance import Dice
from concordia_game.engine.deal import begin
from concordia_game.engine.ids import NOBODY
from concordia_game.engine.modules.forum.moves import KeepTile, OpenBid, TakeTile
from concordia_game.engine.moves import Move
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.state import State
from concordia_game.files.options import options_from, told_data
from concordia_game.games.beginning import new_setup

CHUNK = 20
"""Games in one file."""

LONGEST = 3000
"""Decisions after which a game is broken off; nothing is learned from it."""

ITALIA, IMPERIUM, VENUS, TEAMS, MODULES = 0.3, 0.3, 0.06, 0.04, 0.5
"""Shares of the tables at which strength is claimed, of Venus and team play, and of modules in the others.

Games on Italia and Imperium without modules take a quarter of the time of the others, so there are many of
them for little, and most of what they teach is true everywhere.
"""

LOT = 0.25
"""In this share of the games tiles are handed out by lot, so that none stays untried."""


class Game:
    """A game as it was played: everything that it follows from, and what was compared in its turns."""

    __slots__ = ("comparisons", "moves", "options", "seed")

    def __init__(self, options: Options, seed: int, moves: list[str], comparisons: list[Comparison]) -> None:
        self.options = options
        self.seed = seed
        self.moves = moves
        self.comparisons = comparisons

    def data(self) -> dict[str, Any]:
        """As plain data."""
        compared = [comparison.data() for comparison in self.comparisons]
        return {
            "options": told_data(self.options),
            "seed": self.seed,
            "moves": self.moves,
            "compared": compared,
        }


def game_from(data: dict[str, Any]) -> Game:
    """A game from plain data."""
    compared = [Comparison(*each) for each in data["compared"]]
    return Game(options_from(data["options"]), data["seed"], data["moves"], compared)


def any_table(rng: Random) -> Options:
    """A table: often one of the two at which strength is claimed, otherwise any board, count and modules."""
    kind = rng.random()
    if kind < ITALIA:
        return Options("italia", 2)
    if kind < ITALIA + IMPERIUM:
        return Options("imperium", 4)
    teams = kind < ITALIA + IMPERIUM + TEAMS
    venus = teams or kind < ITALIA + IMPERIUM + TEAMS + VENUS
    players = rng.choice((4, 6)) if teams else rng.choice((2, 3, 4, 5))
    options = Options(rng.choice(board_ids()), players, venus=venus, teams=teams)
    return _with_modules(options, rng) if rng.random() < MODULES else options


def _with_modules(options: Options, rng: Random) -> Options:
    options.salt = rng.random() < 0.6
    options.forum = rng.random() < 0.7
    options.auction = options.forum and rng.random() < 0.2
    options.own_tiles = "mini" if options.forum and rng.random() < 0.2 else ""
    options.fish = rng.choice(("", "", "coast", "slope"))
    options.display = "wine" if rng.random() < 0.2 else "cloth"
    options.start_without_goods = rng.random() < 0.1
    return options


def practised(bot: str, seed: int) -> Game:
    """Play a game; all that happens follows from its seed."""
    rng = Random(f"practice {seed}")
    options = any_table(rng)
    by_lot = options.forum and rng.random() < LOT
    setup = new_setup(options, seed)
    bots = [load_bot(bot) for _ in setup.seats]
    choosers = [comparing(each) for each in bots]
    state = past_chance(begin(setup))
    texts: list[str] = []
    compared: list[Comparison] = []
    while (seat := state.decision.seat) != NOBODY and len(texts) < LONGEST:
        moves = legal_moves(state)
        drawn = [move for move in moves if isinstance(move, (KeepTile, OpenBid, TakeTile))] if by_lot else []
        if drawn:
            move: Move = rng.choice(drawn)
        else:
            move = bots[seat](view_for(state, seat), state.decision, moves, rng)
            compared += choosers[seat].taken(len(texts))
        texts.append(move.text(setup))
        state = past_chance(apply(state, move))
    return Game(options, seed, texts, compared)


def positions(game: Game) -> Iterator[State]:
    """All positions of a game in which somebody decides, and the last one."""
    state = past_chance(begin(new_setup(game.options, game.seed)))
    yield state
    for text in game.moves:
        state = past_chance(apply(state, _read(state, text)))
        yield state


def compared_ends(state: State, comparison: Comparison) -> list[State]:
    """The ends that were compared in a position, in the world of the comparison."""
    world = view_for(state, state.decision.seat).sample(Dice(comparison.world))
    return [_carried_out(world, line) for line in comparison.lines]


def _carried_out(world: State, line: list[str]) -> State:
    """The world after a line, as far as it is possible there, as playing on began from it."""
    state = world
    for text in line:
        state = past_chance(state)
        move = None if state.turn != world.turn else _called(legal_moves(state), text, state)
        if move is None:
            break
        state = apply(state, move)
    return past_chance(state)


def _read(state: State, text: str) -> Move:
    """The legal move of this text."""
    legal = legal_moves(state)
    # Where there is no choice, it needn't be written to be known.
    move = legal[0] if len(legal) == 1 else _called(legal, text, state)
    if move is None:
        raise ValueError(f"{text!r} is not legal here")
    return move


def _called(legal: list[Move], text: str, state: State) -> Move | None:
    """The move of this text, if there is one."""
    for move in legal:
        if move.text(state.setup) == text:
            return move
    return None


def write_games(path: Path, games: list[Game]) -> None:
    """Write a file of games, replaced as a whole; equal games give equal files."""
    text = "".join(json.dumps(game.data(), separators=(",", ":")) + "\n" for game in games)
    part = path.with_name(path.name + ".part")
    part.write_bytes(gzip.compress(text.encode(), mtime=0))
    part.replace(path)


def read_games(path: Path) -> list[Game]:
    """The games of a file."""
    lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    return [game_from(json.loads(line)) for line in lines]
