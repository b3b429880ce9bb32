"""The deal: the only place that shuffles before a game (B1)."""

from __future__ import annotations

from concordia.engine.agenda import Frame
from concordia.engine.board import Board
from concordia.engine.chance import Dice
from concordia.engine.display import SPACES
from concordia.engine.goods import SALT
from concordia.engine.setup import Box, Options, SetUp, lay_markers
from concordia.engine.state import Player, State
from concordia.engine.turn import BeginTurn, GameOver


def deal(options: Options, box: Box, board: Board, seed: int) -> SetUp:
    """Shuffle tokens, decks and the start player for a game (B1.2, B1.4, B1.6)."""
    dice = Dice(seed)
    tokens = _deal_tokens(options, box, board, dice)
    stack = _stack_decks(options, box, dice)
    first = dice.below(options.players)
    return SetUp(options, box, board, seed, tokens, lay_markers(tokens, board), stack, first)


def _deal_tokens(options: Options, box: Box, board: Board, dice: Dice) -> list[int]:
    """One token for each city of its letter."""
    tokens = [-1] * len(board.cities)
    for letter in sorted({city.letter for city in board.cities if city.letter}):
        pile = dice.shuffled(_letter_tokens(options, box, board, letter))
        for number, city in enumerate(board.cities):
            if city.letter == letter:
                tokens[number] = pile.pop()
    return tokens


def _letter_tokens(options: Options, box: Box, board: Board, letter: str) -> list[int]:
    """The tokens of a letter: salt is exchanged for one, or added on a salt board (S1.4, S1.7)."""
    pile: list[int] = []
    for good, count in enumerate(box.letter_tokens[letter]):
        pile.extend([good] * count)
    if board.salt_board:
        pile.append(SALT if options.salt else box.salt_board_plain[letter])
    elif options.salt:
        pile.remove(box.salt_replaces[letter])
        pile.append(SALT)
    return pile


def _stack_decks(options: Options, box: Box, dice: Dice) -> list[int]:
    """Decks I to N, each shuffled by itself, I on top (B1.4)."""
    stack: list[int] = []
    for deck in box.decks[: options.players]:
        stack.extend(dice.shuffled(deck))
    return stack


def start(setup: SetUp) -> State:
    """The position before the first turn begins (B1.5)."""
    count = setup.players
    shown = min(SPACES, len(setup.stack))
    state = State(
        setup=setup,
        players=[_new_player(setup, seat) for seat in range(count)],
        occupants=[-1] * len(setup.board.routes),
        built=[0] * len(setup.board.cities),
        coins=0,
        display=setup.stack[:shown],
        drawn=shown,
        active=0,
        turn=0,
        magnus=count - 1,
        magnus_used=False,
        concordia=-1,
        agenda=Frame(GameOver(), None),
    )
    state.push(BeginTurn(0))
    return state


def _new_player(setup: SetUp, seat: int) -> Player:
    figures = setup.figures
    bare = setup.options.start_without_goods
    goods = figures.salt_start_goods if setup.options.salt else figures.start_goods
    places = setup.board.start_places()
    return Player(
        seat=seat,
        sestertii=figures.bare_start_money[seat] if bare else figures.start_money[seat],
        goods=[0] * len(goods) if bare else goods[:],
        hand=sorted(setup.box.starting_hand),
        discard=[],
        land=[place for kind, place in places if kind == 0],
        sea=[place for kind, place in places if kind == 1],
        houses=0,
        house_count=0,
        interim=-1,
        tiles=[],
        bid=0,
        marker=-1,
    )
