"""The contract of the engine's interface: what holds for every position and every step of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from concordia_game.data.boards import board_ids
from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import CHANCE, LAND, NOBODY, SEA, PlaceId
from concordia_game.engine.modules.forum.module import forum_in
from concordia_game.engine.modules.forum.part import forum_of, tiles_of
from concordia_game.engine.moves import DONE, Build, Move
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, chance_move, legal_moves
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import Player, State
from concordia_game.engine.turn import GameOver
from concordia_game.files.line import read_line, write_line
from concordia_game.files.position import state_json
from concordia_game.files.reading import state_from_json
from concordia_game.games.beginning import new_state
from concordia_game.notation.texts import move_text, parse_move
from conformance.ledger import COLONISTS, DISPLAY, HOUSES, ROW, Holdings, Ledger, spaces

BOARDS = tuple(board_ids())

COUNTS = (2, 3, 4, 5)
TEAM_COUNTS = (4, 6)

MODULES: dict[str, dict[str, Any]] = {
    "base": {},
    "salt": {"salt": True},
    "forum": {"forum": True},
    "salsa": {"salt": True, "forum": True},
    "auction": {"forum": True, "auction": True},
    "coast": {"fish": "coast"},
    "slope": {"fish": "slope", "salt": True, "forum": True},
    "venus": {"venus": True, "copy_magister": True},
    "venus_slope": {"venus": True, "fish": "slope", "salt": True, "forum": True},
    "teams": {"venus": True, "teams": True},
    "teams_auction": {
        **{"venus": True, "teams": True, "forum": True, "auction": True, "salt": True},
        **{"money_gifts": True, "proconsul_price": "free", "last_turns": "teams"},
    },
    "teams_coast": {"venus": True, "teams": True, "forum": True, "fish": "coast"},
}
"""The expansions in play, by a short name: a line here subjects them to the whole suite."""

OWN_TILES: dict[str, dict[str, Any]] = {"salsa": {"own_tiles": "mini"}, "slope": {"own_tiles": "mini"}}
"""Tiles of one's own beside these expansions; not where every position must be written as a line."""

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "2013", "intermediate_scoring": True},
    {"start_without_goods": True, "display": "wine"},
)


def counts(modules: str) -> tuple[int, ...]:
    """How many can play with these expansions."""
    return TEAM_COUNTS if MODULES[modules].get("teams") else COUNTS


def agreed(board: str, players: int, modules: str, variant: dict[str, Any]) -> Options:
    """The options of a game; no intermediate scoring in team play (V2.16)."""
    values = {**MODULES[modules], **variant}
    if values.get("teams"):
        values.pop("intermediate_scoring", None)
    return Options(map=board, players=players, **values)


MOST_DECISIONS = 20_000
"""No random game comes close: one that does would never end."""

Choice = Callable[[State, list[Move], Dice], Move]
"""A way to play: it picks one of the legal moves."""


def any_move(state: State, moves: list[Move], dice: Dice) -> Move:
    """Any legal move, all equally likely."""
    return moves[dice.below(len(moves))]


def any_kind(state: State, moves: list[Move], dice: Dice) -> Move:
    """Any kind of move, all equally likely, so that a few houses are not lost among many routes."""
    kinds = sorted({type(move).__name__ for move in moves})
    kind = kinds[dice.below(len(kinds))]
    return any_move(state, [move for move in moves if type(move).__name__ == kind], dice)


def busy(state: State, moves: list[Move], dice: Dice) -> Move:
    """Builds wherever possible and skips nothing: full storehouses and many houses."""
    houses: list[Move] = [move for move in moves if isinstance(move, Build)]
    return any_move(state, houses or [move for move in moves if move is not DONE] or moves, dice)


WAYS: dict[str, Choice] = {"any_move": any_move, "any_kind": any_kind, "busy": busy}


def playing(
    options: Options, seed: int, choice: Choice = any_move, most: int = MOST_DECISIONS
) -> Iterator[tuple[State, Move, State]]:
    """Play a game: every step as (before, move, after), up to a limit."""
    state, dice = new_state(options, seed), Dice(seed)
    for _ in range(most):
        if state.over:
            return
        move = chance_move(state) or choice(state, legal_moves(state), dice)
        after = apply(state, move)
        yield state, move, after
        state = after


def position(options: Options, seed: int, choice: Choice, plies: int) -> State:
    """The position after this many decisions, or the last one of the game."""
    state = new_state(options, seed)
    for _, _, after in playing(options, seed, choice, plies):
        state = after
    return state


def agenda(state: State) -> list[Any]:
    """The items on the agenda, the top one last."""
    return state.items()[::-1]


def check_position(state: State) -> None:
    """What holds for every position, whatever led to it."""
    for player in state.players:
        check_player(state, player)
    check_board(state)
    check_cards(state)
    check_tiles(state)
    check_agenda(state)
    assert state.magnus in range(state.setup.players), "exactly one seat holds the PM (B12.1)"
    teams = state.setup.teams
    assert state.magnus is not None
    assert not state.magnus_used or teams[state.magnus] == teams[state.active]
    assert 0 <= state.active < state.setup.players
    assert state.concordia in (None, *range(state.setup.players))
    assert 0 <= state.coins < 1 << len(state.setup.board.provinces)


def check_player(state: State, player: Player) -> None:
    """Nobody owns what the rules don't give, nor more than there is (B1.7, B3.1)."""
    board = state.setup.board
    assert player is state.players[player.seat]
    assert player.sestertii >= 0
    assert min(player.goods) >= 0
    assert player.house_count == player.houses.bit_count() <= HOUSES
    assert not player.houses & board.start_bit, "never in the start city (B5.7)"
    assert len(player.land) <= COLONISTS // 2
    assert len(player.sea) <= COLONISTS // 2
    assert Holdings(state, player.seat).taken_spaces() <= spaces(state, list(tiles_of(state, player.seat)))
    assert player.hand == sorted(player.hand)
    for kind, places in ((LAND, player.land), (SEA, player.sea)):
        assert places == sorted(places)
        for place in places:
            carried = board.carries and kind == LAND and board.first_city <= place < board.first_space
            assert carried or board.first_steps(kind, place), "a colonist that can never move"


def check_board(state: State) -> None:
    """The arrays that speed up the engine agree with the players' pieces (B5.3, B5.7)."""
    board = state.setup.board
    on_routes = [
        (place, player.seat)
        for player in state.players
        for place in player.land + player.sea
        if place < board.first_city
    ]
    standing = dict(on_routes)
    assert len(standing) == len(on_routes), "two colonists on a route"
    assert state.occupants == [standing.get(PlaceId(route)) for route in range(len(board.routes))]
    built = [sum(1 for player in state.players if player.houses & bit) for bit in board.bits]
    assert state.built == built


def check_cards(state: State) -> None:
    """No card is lost or duplicated, and the display is full while the stack lasts (B1.4, B10.3)."""
    setup = state.setup
    everywhere = Counter(setup.stack[state.drawn :])
    everywhere.update(card for card in state.display if card is not None)
    for player in state.players:
        everywhere.update(player.hand + player.discard)
    hands = [setup.box.starting_hand(seat, setup.players) for seat in setup.seats]
    assert everywhere == Counter([*setup.stack, *[card for hand in hands for card in hand]])
    buying = any(type(item).__name__ == "Refill" for item in agenda(state))
    buying = buying or any(module.keeps_gaps(state) for module in setup.modules)
    if not buying:
        assert None not in state.display
        assert len(state.display) == min(DISPLAY, len(state.display) + len(setup.stack) - state.drawn)


def check_tiles(state: State) -> None:
    """No tile is lost or duplicated once the forum is open, and without it there are none (S2.1, S2.3)."""
    if not state.setup.options.forum:
        assert not any(type(part).name == "forum" for part in state.parts)
        return
    forum = forum_of(state)
    held = [tile for tiles in forum.held for tile in tiles]
    everywhere = [*held, *forum.row, *forum.stack, *forum.renewed, *forum.discard]
    if state.turn:
        assert sorted(everywhere) == sorted(forum_in(state.setup).tiles)
    assert len(set(everywhere)) == len(everywhere)
    own = [tile for tile in state.setup.tiles if tile.own]
    assert len(forum_in(state.setup).tiles) == 27 + len(own)
    assert len(forum.row) <= ROW
    assert not (forum.stack and forum.renewed)


def check_agenda(state: State) -> None:
    """Somebody has to decide until the game is over; then nobody."""
    items = agenda(state)
    assert [number for number, item in enumerate(items) if item == GameOver()] == [0]
    assert state.over == (items[-1] == GameOver()) == (state.decision.seat == NOBODY)
    assert state.over == (legal_moves(state) == [])
    asked = state.decision.seat
    assert state.over or asked == CHANCE or 0 <= asked < state.setup.players
    assert not state.over or state.concordia is not None


def check_moves(state: State) -> None:
    """Every move is listed once, has a text of its own, and is found again by it."""
    moves = legal_moves(state)
    texts = [move_text(state.setup, move) for move in moves]
    assert len(set(texts)) == len(texts) == len(set(moves))
    for move, text in zip(moves, texts, strict=True):
        assert text == text.lower()
        assert text.isascii()
        assert text == " ".join(text.split())
        assert parse_move(state, text) == move


def check_children(state: State) -> None:
    """Every listed move applies, and none of them changes the position it is applied to."""
    text, key, moves = state_json(state), state.key(), repr(legal_moves(state))
    for move in legal_moves(state):
        check_step(state, apply(state, move))
    assert (state_json(state), state.key(), repr(legal_moves(state))) == (text, key, moves)


def check_step(before: State, after: State) -> None:
    """Every change is explained by an event, and no event lacks a change."""
    ledger = Ledger(before)
    for event in after.events:
        ledger.tell(event)
    assert ledger.differences(after) == []


def check_saving(state: State) -> None:
    """JSON -> state -> JSON is the identity, and so is a line if there is one; the copy plays on likewise."""
    text = state_json(state)
    copy = state_from_json(text)
    assert state_json(copy) == text
    assert copy.key() == state.key()
    assert legal_moves(copy) == legal_moves(state)
    for move in legal_moves(state)[:3]:
        assert state_json(apply(copy, move)) == state_json(apply(state, move))
    if not state.setup.box.own_tiles:
        assert state_json(read_line(write_line(state))) == text


def fixed_parts(setup: SetUp) -> str:
    """Everything that a game never changes: set-up, board, cards and figures, as text."""
    return repr(
        [
            [(name, getattr(thing, name)) for name in sorted(_names(thing)) if name not in ("box", "board")]
            for thing in (setup, setup.board, setup.figures, setup.box, *setup.cards)
        ]
    )


def _names(thing: object) -> list[str]:
    return [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]
