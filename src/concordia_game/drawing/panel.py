"""Below the board: the cards for sale, what the expansions add, and a row for each player."""

from __future__ import annotations

from collections.abc import Sequence

from concordia_game.drawing.cards import offered_card
from concordia_game.drawing.expansions import TILE_ROW, expansion_rows
from concordia_game.drawing.players import player_row
from concordia_game.drawing.rows import GAP, Row, words
from concordia_game.drawing.svg import element, group, number, width_of
from concordia_game.engine.ids import CHANCE, Seat
from concordia_game.engine.scoring import winner
from concordia_game.engine.state import State

HEAD = 36
CARD_HEIGHT = 128


def panel(state: State, width: float, names: Sequence[str]) -> tuple[str, float]:
    """All of it from its own top left, and its height."""
    lit = _lit(state)
    rows: list[tuple[str, float]] = [
        (_headline(state, width, names), HEAD),
        (_display(state, width), CARD_HEIGHT),
    ]
    rows += [(row, TILE_ROW) for row in expansion_rows(state, width)]
    rows += [
        player_row(state, player, width, names[player.seat], player.seat == lit) for player in state.players
    ]
    drawn, y = [], 0.0
    for row, height in rows:
        drawn.append(element("g", row, transform=f"translate(0 {number(y)})"))
        y += height + GAP
    return "".join(drawn), y - GAP


def _headline(state: State, width: float, names: Sequence[str]) -> str:
    """How many cards are still to come, and whose turn it is."""
    row = Row(0, HEAD / 2)
    row.icon("card-back", HEAD)
    row.words(f"{len(state.setup.stack) - state.drawn} in the stack", 24, "faint")
    told = f"Turn {state.turn} · {names[_lit(state)]}{' wins' if state.over else ''}"
    room = width - row.x - 20
    # What has to be pressed together begins at the left of its room, anything else ends at the right.
    long = width_of(told, 28) > room
    begin, anchor = (row.x + 20, "start") if long else (width, "end")
    words_ = words(told, begin, row.y, 28, "heading", room, font_weight="600", text_anchor=anchor)
    return group("headline", row.drawn(), words_)


def _lit(state: State) -> Seat:
    """Whom the game waits for: while chance decides, whose turn it is; at the end the winner."""
    if state.over:
        return winner(state)
    seat = state.decision.seat
    return state.active if seat == CHANCE else seat


def _display(state: State, width: float) -> str:
    surcharges = state.setup.surcharges
    wide = (width - (len(surcharges) - 1) * GAP) / len(surcharges)
    spaces = []
    for space, surcharge in enumerate(surcharges):
        kind = state.display[space] if space < len(state.display) else None
        card = None if kind is None else state.setup.cards[kind]
        spaces.append(offered_card(card, surcharge, space * (wide + GAP), wide, CARD_HEIGHT))
    return group("display", *spaces)
