"""The deal: the only place that shuffles before a game (B1)."""

from __future__ import annotations

from concordia_game.engine.agenda import Frame, advance
from concordia_game.engine.board import Board
from concordia_game.engine.chance import Dice, seed_of_play
from concordia_game.engine.display import SPACES
from concordia_game.engine.goods import SALT
from concordia_game.engine.ids import LAND, SEA, CardId, Good, Seat
from concordia_game.engine.module import Module
from concordia_game.engine.modules import in_play
from concordia_game.engine.options import Options
from concordia_game.engine.part import Part
from concordia_game.engine.setup import Box, SetUp, lay_markers
from concordia_game.engine.state import Player, State
from concordia_game.engine.turn import BeginTurn, GameOver


def deal(options: Options, box: Box, board: Board, seed: int) -> SetUp:
    """Shuffle tokens, decks and the start player for a game, then what the modules add (B1.2, B1.4, B1.6)."""
    dice = Dice(seed)
    tokens = _deal_tokens(options, box, board, dice)
    stack = _stack_decks(options, box, dice)
    first = dice.below(options.players)
    modules = [module.deal(options, box, dice) for module in in_play(options)]
    return make_setup(options, box, board, seed, tokens, stack, first, modules)


def make_setup(
    options: Options,
    box: Box,
    board: Board,
    seed: int,
    tokens: list[Good | None],
    stack: list[CardId],
    first: int,
    modules: list[Module],
) -> SetUp:
    """A set-up made from what was dealt; the markers follow from the tokens."""
    markers = lay_markers(tokens, board)
    return SetUp(options, box, board, seed, tokens, markers, stack, first, modules)


def _deal_tokens(options: Options, box: Box, board: Board, dice: Dice) -> list[Good | None]:
    """A token for each city, from the pile of its letter."""
    tokens: list[Good | None] = [None] * len(board.cities)
    for letter, tokens_of_letter in letter_piles(options, box, board).items():
        pile = dice.shuffled(tokens_of_letter)
        for number, city in enumerate(board.cities):
            if city.letter == letter:
                tokens[number] = pile.pop()
    return tokens


def letter_piles(options: Options, box: Box, board: Board) -> dict[str, list[Good]]:
    """The tokens of each letter that the board uses; those of other letters stay in the box (B1.2)."""
    letters = sorted({city.letter for city in board.cities if city.letter})
    return {letter: _letter_tokens(options, box, board, letter) for letter in letters}


def _letter_tokens(options: Options, box: Box, board: Board, letter: str) -> list[Good]:
    """The tokens of a letter: salt replaces one of them, or is added on a salt board (S1.4, S1.7)."""
    pile: list[Good] = []
    for good, count in enumerate(box.letter_tokens[letter]):
        pile.extend([Good(good)] * count)
    if board.salt_board:
        pile.append(SALT if options.salt else box.salt_board_plain[letter])
    elif options.salt:
        pile.remove(box.salt_replaces[letter])
        pile.append(SALT)
    return pile


def _stack_decks(options: Options, box: Box, dice: Dice) -> list[CardId]:
    """Decks I to N, each shuffled separately, I on top (B1.4)."""
    stack: list[CardId] = []
    for deck in box.decks[: options.players]:
        stack.extend(dice.shuffled(deck))
    return stack


def start(setup: SetUp) -> State:
    """The position before anything happens (B1.5)."""
    shown = min(SPACES, len(setup.stack))
    return State(
        setup=setup,
        players=[_new_player(setup, seat) for seat in setup.seats],
        occupants=[None] * len(setup.board.routes),
        built=[0] * len(setup.board.cities),
        coins=0,
        display=list(setup.stack[:shown]),
        drawn=shown,
        active=setup.seats[0],
        turn=0,
        magnus=setup.seats[-1],
        magnus_used=False,
        concordia=None,
        copied=None,
        parts=_parts(setup),
        chance=seed_of_play(setup.seed),
        agenda=Frame(GameOver(), None),
    )


def _parts(setup: SetUp) -> list[Part]:
    found: list[Part] = []
    for module in setup.modules:
        part = module.part(setup)
        if part is not None:
            found.append(part)
    return found


def open_game(setup: SetUp) -> State:
    """The position before the first turn, with everything that precedes it on the agenda."""
    state = start(setup)
    state.push(BeginTurn(setup.seats[0]))
    for module in setup.modules:
        module.begin(state)
    return state


def begin(setup: SetUp) -> State:
    """The first position of a dealt game."""
    state = open_game(setup)
    advance(state)
    return state


def _new_player(setup: SetUp, seat: Seat) -> Player:
    figures = setup.figures
    bare = setup.options.start_without_goods
    money = figures.bare_start_money if bare else figures.start_money
    if setup.options.teams:
        money = figures.bare_team_money if bare else figures.team_money
    goods = figures.salt_start_goods if setup.options.salt else figures.start_goods
    places = setup.board.start_places()
    return Player(
        seat=seat,
        sestertii=money[setup.teams[seat]],
        goods=[0] * len(goods) if bare else goods[:],
        hand=sorted(setup.box.starting_hand(seat, setup.players)),
        discard=[],
        land=[place for kind, place in places if kind == LAND],
        sea=[place for kind, place in places if kind == SEA],
        houses=0,
        house_count=0,
        interim=None,
    )
