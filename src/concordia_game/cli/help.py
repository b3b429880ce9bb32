"""What can be typed, and what cards and tiles do."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from concordia_game.cli.board_view import legend
from concordia_game.cli.explanations import explanation
from concordia_game.cli.words import card_name
from concordia_game.engine.ids import TileId
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.state import State

COMMANDS = (
    ("a number", "the move with that number; 0 leaves an optional part"),
    ("its words", "the move as it is written, such as `build aquileia`"),
    ("a beginning", "of a move or of one of its words, if no other move begins so: `aq`"),
    ("u", "undo: take your last move back"),
    ("b", "the board again"),
    ("s", "the scores by god, if the game ended now"),
    ("l", "the log: the last turns in words"),
    ("t", "the forum tiles in sight, and what they do"),
    ("r, r FILE", "save the record"),
    ("q", "quit"),
)


def _pairs() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    return table


def show_help(console: Console, state: State) -> None:
    """The commands, and the cards in the hand of the seat asked."""
    table = _pairs()
    for command, meaning in COMMANDS:
        table.add_row(command, meaning)
    seat = state.setup.seats[max(state.decision.seat, 0)]
    for kind in sorted(set(state.players[seat].hand)):
        card = state.setup.cards[kind]
        table.add_row(card_name(card), explanation("card", card.id))
    console.print(table)
    console.print(legend(state))


def show_tiles(console: Console, state: State) -> None:
    """The tiles up for auction, in the forum and before the players."""
    offered: tuple[TileId, ...] = getattr(state.decision, "offers", ())
    numbers = [*offered]
    if state.setup.options.forum:
        forum = forum_of(state)
        numbers += [*forum.row, *[tile for held in forum.held for tile in held]]
    table = _pairs()
    for number in numbers:
        tile = state.setup.tiles[number]
        kind = "patrician" if tile.patrician else "citizen"
        table.add_row(tile.name, f"{kind}: {explanation('tile', tile.id)}")
    console.print(table if numbers else "There are no forum tiles in sight.")
