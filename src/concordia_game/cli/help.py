"""What can be typed, and what cards and tiles do."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from concordia_game.cli.board_view import legend
from concordia_game.cli.words import about, tile_help
from concordia_game.data.reconstructed import reconstructed_markets, reconstructed_tiles
from concordia_game.engine.modules.forum.checking import offered
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.state import State
from concordia_game.i18n.sentences import Sentences

TYPED = ("number", "words", "beginning")
"""What can be typed for a move."""

COMMANDS = {"u": "undo", "b": "board", "s": "scores", "w": "standing", "h": "hints", "l": "log", "t": "tiles"}
"""What a letter does."""


def _pairs() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    return table


def _commands(words: Sentences) -> list[tuple[str, str]]:
    """Everything that can be typed, and what it means."""
    say = words.say
    return [
        *[(say(f"terminal-type-{typed}"), say(f"terminal-type-{typed}-help")) for typed in TYPED],
        *[(typed, say(f"terminal-{command}-help")) for typed, command in COMMANDS.items()],
        (say("terminal-type-record"), say("terminal-record-help")),
        ("q", say("terminal-quit-help")),
    ]


def show_help(console: Console, words: Sentences, state: State) -> None:
    """The commands, and the cards in the hand of the seat asked."""
    table = _pairs()
    for command, meaning in _commands(words):
        table.add_row(command, meaning)
    seat = state.setup.seats[max(state.decision.seat, 0)]
    for kind in sorted(set(state.players[seat].hand)):
        id = state.setup.cards[kind].id
        table.add_row(words.card(id), words.card_help(id, state.setup))
    console.print(table)
    console.print(legend(words, state))
    if not state.setup.options.fish_market and state.setup.options.fish in reconstructed_markets():
        console.print(f"{words.say('ui-fish-market-note')} {words.say('ui-fish-market-correct')}")


def show_tiles(console: Console, words: Sentences, state: State) -> None:
    """The tiles to choose from or up for auction, in the forum and before the players."""
    numbers = sorted(offered(state.decision))
    if state.setup.options.forum:
        forum = forum_of(state)
        numbers += [*forum.row, *[tile for held in forum.held for tile in held]]
    table = _pairs()
    for number in numbers:
        tile = state.setup.tiles[number]
        kind = words.say("tile-patrician" if tile.patrician else "tile-citizen")
        name = words.tile(state.setup, tile.id)
        table.add_row(name, about(words, kind, tile_help(words, state.setup, tile)))
    console.print(table if numbers else words.say("terminal-no-tiles"))
    if any(state.setup.tiles[number].id in reconstructed_tiles() for number in numbers):
        console.print(words.say("ui-tile-correct"))
