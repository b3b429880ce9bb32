"""What the expansions lay beside the board: the forum's open tiles, an auction, the fish market."""

from __future__ import annotations

from collections.abc import Sequence

from concordia_game.drawing.looks import color
from concordia_game.drawing.pieces import mark
from concordia_game.drawing.rows import Row, box, words
from concordia_game.drawing.svg import Attributes, group, width_of
from concordia_game.engine.ids import SEATS, TileId
from concordia_game.engine.modules.fish.kinds import market_of
from concordia_game.engine.modules.fish.part import market_part
from concordia_game.engine.modules.forum.auction import NextAuction, OpenAuction, PickFree, RaiseBid
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.state import State

TILE_ROW = 40
LETTERS = 22
LABEL_ROOM = 118
GAP = 8
MARK = 26


def expansion_rows(state: State, width: float) -> list[str]:
    """A row for each that is in play."""
    return [*_forum(state), *_auction(state), *_market(state, width)]


def _label(name: str) -> Row:
    row = Row(0, TILE_ROW / 2)
    row.put(words(name, 0, row.y, 26, "heading", font_weight="600"), LABEL_ROOM)
    return row


def _chip(row: Row, name: str, note: str = "", look: Attributes | None = None) -> None:
    """A name with a note, in a frame."""
    wide = width_of(name, LETTERS) + (width_of(note, LETTERS) + 8 if note else 0) + 26
    parts = [box(row.x, row.y - 17, wide, 34, {"stroke": color("line"), **(look or {})})]
    if note:
        parts.append(words(name, row.x + 12, row.y, LETTERS, font_weight="600"))
        parts.append(words(note, row.x + wide - 12, row.y, LETTERS, "faint", text_anchor="end"))
    else:
        middle = row.x + wide / 2
        parts.append(words(name, middle, row.y, LETTERS, font_weight="600", text_anchor="middle"))
    row.put(group("tile", *parts), wide + 10)


def tile_row(state: State, tiles: Sequence[TileId], used: Sequence[TileId], row: Row) -> str:
    """Tiles by name; those that have acted this turn are faint."""
    for tile in tiles:
        _chip(row, state.setup.tiles[tile].name, look={"fill-opacity": 0.3} if tile in used else None)
    return row.drawn()


def _forum(state: State) -> list[str]:
    """The open tiles with the number of cards that each asks for; of the stack only how high it is."""
    if not state.setup.options.forum:
        return []
    forum = forum_of(state)
    if not forum.row and not forum.face_down():
        return []
    row = _label("Forum")
    thresholds = state.setup.figures.tile_thresholds
    for tile, threshold in zip(forum.row, thresholds, strict=False):
        _chip(row, state.setup.tiles[tile].name, f"from {threshold} cards")
    row.words(f"{forum.face_down()} in the stack", LETTERS, "faint")
    return [group("forum", row.drawn())]


def _auction(state: State) -> list[str]:
    """The tiles still to be had; the one being auctioned with the highest bid and whose it is."""
    for item in state.items():
        if isinstance(item, (RaiseBid, OpenAuction, PickFree, NextAuction)):
            row = _label("Auction")
            for tile in item.offers:
                name = state.setup.tiles[tile].name
                if isinstance(item, RaiseBid) and tile == item.tile:
                    look = {"fill": color("lit-paper"), "stroke": color("terracotta")}
                    _chip(row, name, str(item.bid), look)
                    row.put(mark(SEATS[item.leader], row.x + 12, row.y, 28), 44)
                else:
                    _chip(row, name)
            return [group("auction", row.drawn())]
    return []


def _market(state: State, width: float) -> list[str]:
    """The market's spaces in the order of the arrows."""
    if not state.setup.options.fish:
        return []
    spaces = market_of(state.setup).spaces
    row = _label("Market")
    wide = (width - LABEL_ROOM - GAP * (spaces - 1)) / spaces
    for space in range(spaces):
        row.put(_market_space(state, space, row.x, row.y, wide), wide + GAP)
    return [group("market", row.drawn())]


def _market_space(state: State, space: int, x: float, y: float, width: float) -> str:
    """The stalls of a space, with the coins and the players' markers on it."""
    market, part = market_of(state.setup), market_part(state)
    stalls = sorted({offer.stall for offer in market.offers if offer.space == space})
    name = " / ".join(market.stalls[stall].replace("_", " ") for stall in stalls)
    coins = part.coins[space]
    markers = [SEATS[seat] for seat in state.setup.seats if part.markers[seat] == space]
    room = width - 16 - MARK * len(markers) - (46 if coins else 0)
    row = Row(x + 8, y)
    row.put(words(name, row.x, y, LETTERS, "stall-ink", room), min(room, width_of(name, LETTERS)) + 4)
    if coins:
        row.icon("coin", 22)
        row.words(str(coins), LETTERS, font_weight="700")
    for seat in markers:
        row.put(mark(seat, row.x + MARK / 2, y, MARK - 2), MARK)
    frame = box(x, y - 17, width, 34, {"fill": color("stall"), "stroke": color("stall-line")})
    return group("market-space", frame, row.drawn())
