"""A row for each player: sestertii, storehouse, pieces, hand, pile and points, all of which is open."""

from __future__ import annotations

from collections import Counter

from concordia_game.drawing.cards import MINI_WIDTH, mini_card
from concordia_game.drawing.expansions import TILE_ROW, tile_row
from concordia_game.drawing.looks import color, seat_colors
from concordia_game.drawing.pieces import mark
from concordia_game.drawing.rows import LETTERS, Row, box, words
from concordia_game.drawing.svg import Attributes, element, group, width_of
from concordia_game.engine import amend
from concordia_game.engine.goods import FISH, GOODS, SALT
from concordia_game.engine.ids import SEATS
from concordia_game.engine.modules.forum.part import tiles_of, tiles_used
from concordia_game.engine.scoring import score
from concordia_game.engine.state import Player, State

ROW_HEIGHT = 76
MIDDLE = ROW_HEIGHT / 2
NAME_ROOM = 226
GOOD_ROOM = 78
PIECE_ROOM = 68
POINTS_ROOM = 120
PILE_ROOM = 76


def player_row(state: State, player: Player, width: float, name: str, lit: bool) -> tuple[str, float]:
    """The row and its height; `lit` if the game waits for this player, or the player has won."""
    seat = SEATS[player.seat]
    tiles = tile_row(state, tiles_of(state, player.seat), tiles_used(state), Row(30, ROW_HEIGHT + 14))
    height = ROW_HEIGHT + (TILE_ROW if tiles else 0)
    look: Attributes = {"fill": color("lit-paper"), "stroke": color("terracotta"), "stroke-width": 5}
    row = Row(26, MIDDLE)
    row.put(mark(seat, row.x + 19, MIDDLE, 38), 50)
    row.put(_name(state, player, name, row.x), NAME_ROOM + 14)
    _storehouse(state, player, row)
    _pieces(player, row)
    end = width - POINTS_ROOM
    if player.discard:
        end -= PILE_ROOM
    parts = [
        box(0, 0, width, height, look if lit else {}),
        _stripe(seat, height),
        row.drawn(),
        _hand(state, player, row.x + 6, end),
        _pile(state, player, end + 16),
        _points(state, player, width - 16),
        tiles,
    ]
    return group(f"player {seat}", *parts), height


def _stripe(seat: str, height: float) -> str:
    """The seat's colour at the left of its row, with an edge: white would be lost on the paper."""
    edge: Attributes = {"stroke": color("mark-line"), "stroke-width": 1}
    return element("rect", "", edge, x=0, y=0, width=12, height=height, rx=5, fill=seat_colors()[seat])


def _name(state: State, player: Player, name: str, x: float) -> str:
    """The name, and what lies before the player: the Praefectus Magnus, the Concordia card."""
    tags = []
    if state.magnus == player.seat:
        tags.append("PP" if state.setup.options.fish else "PM")
    if state.concordia == player.seat:
        tags.append("C")
    tag = " ".join(tags)
    room = NAME_ROOM - (width_of(tag, 22) + 10 if tags else 0)
    named = words(name, x, MIDDLE, LETTERS, room=room, font_weight="700")
    if not tags:
        return named
    return named + words(tag, x + NAME_ROOM, MIDDLE, 22, "sea", text_anchor="end", font_weight="700")


def _storehouse(state: State, player: Player, row: Row) -> None:
    """Sestertii, goods, and how much of the storehouse is taken, colonists not yet on the board included."""
    options = state.setup.options
    row.count("coins", player.sestertii, GOOD_ROOM + 36)
    for good, name in enumerate(GOODS):
        if good < SALT or (good == SALT and options.salt) or (good == FISH and options.fish):
            row.count("fish" if good == FISH else f"good-{name}", player.goods[good], GOOD_ROOM)
    waiting = state.setup.figures.colonists - player.colonists()
    taken = f"{player.stored() + waiting}/{amend.spaces(state, player)}"
    row.put(words(taken, row.x, MIDDLE, 22, "faint"), 80)


def _pieces(player: Player, row: Row) -> None:
    look: Attributes = {"color": seat_colors()[SEATS[player.seat]]}
    row.count("house", player.house_count, PIECE_ROOM + 16, look)
    row.count("colonist-land", len(player.land), PIECE_ROOM, look)
    row.count("colonist-sea", len(player.sea), PIECE_ROOM, look)


def _hand(state: State, player: Player, begin: float, end: float) -> str:
    """The cards of a hand side by side; where there is no room for that, they overlap."""
    hand = list(Counter(player.hand).items())
    step = min(MINI_WIDTH + 6.0, (end - begin - MINI_WIDTH - 8) / max(1, len(hand) - 1))
    cards = state.setup.cards
    return group(
        "hand",
        *[mini_card(cards[kind], count, begin + at * step, MIDDLE) for at, (kind, count) in enumerate(hand)],
    )


def _pile(state: State, player: Player, x: float) -> str:
    """The card on top of the pile, on as many as lie below it."""
    if not player.discard:
        return ""
    top = mini_card(state.setup.cards[player.discard[-1]], len(player.discard), x, MIDDLE)
    line = element("path", d=f"M{x - 13:g} {MIDDLE - 30:g}v60", stroke=color("line"), stroke_width=2)
    return line + group("pile", top)


def _points(state: State, player: Player, end: float) -> str:
    points = str(score(state, player.seat).total)
    unit = words("VP", end, MIDDLE, 20, "faint", text_anchor="end")
    return words(points, end - 34, MIDDLE, 32, text_anchor="end", font_weight="700") + unit
